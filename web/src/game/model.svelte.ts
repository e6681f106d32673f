/** One player's look at a table: what is shown, what can be chosen, and what has been half chosen. */

import { api } from '../net/api'
import type { BoardData, Decision, Lit, Look, Option, PlaceKey } from '../board/types'
import type { Odds } from '../net/protocol'
import type { TableStore } from '../net/table.svelte'
import { say, sayName, texts } from '../texts/current'
import { Narrator } from '../texts/narrator'
import { lastBattle } from './battles'
import { Carrying } from './carrying.svelte'
import { amountOf, byPlace, gathered, isleOf, lights, meant, placeOf, withAmount, type Action, type Choice } from './choices'
import { holdingsOf, isArtifact } from './holdings'
import { inventory } from './inventory'
import { CITIES, looksOf } from './looks'

/** Kinds of decisions in which a god is chosen. */
const OFFERINGS = ['offering', 'prelude_offering']
/** What is asked twice: it can't be taken back, or something is lost by it. */
const GRAVE = ['end_turn', 'sacrifice', 'let_go']

/** Decisions about an isle that was named before, or about the metropolis that stands there. */
const AT_ISLE = ['erinyes_target', 'special_choice', 'military_victory']

export class TableModel {
  board: BoardData | null = $state.raw(null)
  /** In a turn: the key of the action whose places are lit alone. */
  mode: string | null = $state(null)
  god: string | null = $state(null)
  amount: number | null = $state(null)
  /** A place where several things can be done. */
  at: PlaceKey | null = $state(null)
  /** An option that waits for a second yes: an attack, the end of the turn, a hero given up. */
  doubtful: Option | null = $state.raw(null)
  focus: PlaceKey | null = $state(null)
  /** What is explained in a sheet. */
  about: { kind: 'god' | 'card' | 'building' | 'metropolis' | 'item' | 'favour'; name: string } | null = $state.raw(null)
  /** What the player asked about: the action, whose reason is in the store when the answer is there. */
  question: { action: string; place: PlaceKey | null } | null = $state.raw(null)

  readonly game = $derived.by(() => this.store.game)
  readonly view = $derived.by(() => this.store.game?.view ?? null)
  readonly decision = $derived.by(() => this.view?.decision ?? null)
  readonly mine = $derived.by(() => this.decision?.options !== undefined)
  readonly choices = $derived.by(() => gathered(this.decision?.options ?? []))
  readonly looks: Record<string, Look> = $derived.by(() => looksOf(this.store.table?.seats ?? []))
  readonly narrator = $derived.by(() => (this.board ? new Narrator(texts(), this.board, this.looks) : null))
  readonly places = $derived.by(() => byPlace(this.choices.filter((choice) => this.inMode(choice)), this.view))
  readonly battle = $derived.by(() => lastBattle(this.store.entries))
  readonly lit: Map<PlaceKey, Lit> = $derived.by(() => {
    const lit = lights(this.places, (choice) => this.label(choice))
    if (this.question?.place && this.reason) lit.set(this.question.place, { label: this.narrator!.place(this.question.place), reason: this.reason })
    return lit
  })
  readonly selected: PlaceKey | null = $derived.by(() => {
    if (this.at) return this.at.startsWith('card:') ? null : this.at
    const { mine, decision } = this
    if (mine && decision?.kind === 'lyre_isle') return `isle:${isleOf(this.view!, String(decision.subject.card))}`
    if (mine && decision?.kind === 'send_target') return `isle:${isleOf(this.view!, String(decision.subject.artifact))}`
    if (mine && AT_ISLE.includes(decision!.kind)) return `isle:${String(decision!.subject.isle)}`
    return this.carrying.held
  })
  /** Why what the player asked about can't be done, as a sentence. */
  readonly reason: string | null = $derived.by(() => (this.question ? this.whyNot(this.question.action) : null))
  /** What the server refused last, as a sentence. */
  readonly refused: string | null = $derived.by(() =>
    this.store.refusal && this.narrator ? this.narrator.refusal(this.store.refusal) : null,
  )
  /** One's own magic items that lie face down. */
  readonly secrets: string[] = $derived.by(() => (this.view && this.me ? holdingsOf(this.view, this.me).secrets : []))
  /** Whether a marker is being placed on a god. */
  readonly offering = $derived.by(() => this.mine && OFFERINGS.includes(this.decision!.kind))
  /** The numbers of normal units that can go somewhere. */
  readonly counts = $derived.by(() => {
    const counts = this.choices.flatMap(({ options }) => options.flatMap(({ count }) => (count === undefined ? [] : [count])))
    return [...new Set(counts)].sort((one, other) => one - other)
  })

  /** What the hint that is shown advises, and where that is done. */
  readonly advised: Option | null = $derived.by(() => {
    const best = this.store.hint?.choices[0]
    return (best && this.decision?.options?.find(({ action }) => action === best.action)) ?? null
  })
  readonly advisedPlace: PlaceKey | null = $derived.by(() => this.advised && placeOf(this.advised, this.view))

  readonly carrying = new Carrying(this)

  constructor(readonly store: TableStore) {}

  async load(): Promise<void> {
    const { game, table } = this.store
    if (game && table && this.board?.id !== game.view.board) this.board = await api.boardOf(table)
  }

  /** A new position: nothing is half chosen any more. */
  reset(): void {
    this.mode = this.god = this.amount = this.at = this.doubtful = this.question = null
  }

  // Choosing

  act(option: Option): void {
    this.at = this.doubtful = null
    this.store.act(option.text)
  }

  /** Take an option, or ask again first where it begins a battle or gives something up. */
  choose(option: Option): void {
    if (this.oddsOf(option) || GRAVE.includes(option.kind)) this.doubtful = option
    else this.act(option)
  }

  take(choice: Choice): void {
    this.choose(choice.options.length === 1 ? choice.option : withAmount(choice, this.amount ?? amountOf(choice.option)))
  }

  pick(place: PlaceKey): void {
    this.pickAmong(place, this.places.get(place) ?? [])
  }

  /** Choices about a card of the track. */
  ofCard(card: string): Choice[] {
    return this.choices.filter(({ option }) => option.card === card)
  }

  pickCard(card: string): void {
    this.pickAmong(`card:${card}`, this.ofCard(card))
  }

  private pickAmong(key: string, here: Choice[]): void {
    this.question = null
    this.doubtful = null
    if (here.length === 1) this.take(here[0]!)
    else if (here.length) this.at = this.at === key ? null : key
  }

  /** What can be done where several things can. */
  get here(): Choice[] {
    if (!this.at) return []
    return this.at.startsWith('card:') ? this.ofCard(this.at.slice(5)) : (this.places.get(this.at) ?? [])
  }

  /** Whether a choice is the one that the hint advises. */
  advises({ options }: Choice): boolean {
    return options.some(({ action }) => action === this.advised?.action)
  }

  // Why not

  why(place: PlaceKey): void {
    this.focus = place
    this.at = null
    const action = this.meantAt(place)
    if (action) this.ask(action, place)
  }

  ask(action: string, place: PlaceKey | null = null): void {
    this.question = { action, place }
    this.store.why(action)
  }

  /** Somebody rests on something that can't be chosen: the answer is shown there, nothing else changes. */
  wonder(action: string | null): void {
    if (action && this.mine) this.store.why(action)
  }

  wonderAt(place: PlaceKey): void {
    this.wonder(this.meantAt(place))
  }

  /** Why an action can't be done, as far as it was asked. */
  whyNot(action: string | null): string | null {
    const refusal = action ? this.store.reasons.get(action) : null
    return refusal && this.narrator ? this.narrator.refusal(refusal) : null
  }

  /** A place that can't be chosen: what it is called, what stands there, and why not. */
  tell(place: PlaceKey): string {
    const what = inventory(this, place) || this.narrator!.place(place)
    const why = this.whyNot(this.meantAt(place))
    return why ? `${what}\n${why}` : what
  }

  /** The action a place would be chosen for. */
  private meantAt(place: PlaceKey): string | null {
    if (!this.mine || !this.decision || !this.view) return null
    return meant(this.decision, this.view, place, this.mode)
  }

  /** The odds of the battle an option begins. */
  oddsOf(option: Option): Odds | null {
    if (option.kind !== 'land' && option.kind !== 'sail') return null
    return this.odds(option)
  }

  /** The odds of the battle an option begins or goes on with. */
  odds(option: Option): Odds | null {
    return this.game?.odds?.[String(option.action)] ?? null
  }

  private inMode(choice: Choice): boolean {
    return this.mode === null || modeOf(choice.option) === this.mode
  }

  // Words

  label(choice: Choice): string {
    const option = choice.options.length > 1 ? withAmount(choice, this.amount ?? amountOf(choice.option)) : choice.option
    return this.text(option)
  }

  /** An option in words; of another decision than the present one if that is given. */
  text(option: Option, decision: Pick<Decision, 'kind' | 'subject'> | null = this.decision): string {
    const { narrator } = this
    if (!narrator || !decision) return option.text
    const { undead, heroes, titans } = decision.subject
    const args = narrator.args({ ...option, undead: undead ?? 0, heroes: heroes ?? [], titans: titans ?? 0 })
    if (option.kind === 'land' && (undead || heroes || titans || option.price)) return say('page-party-land', args)
    if (option.kind === 'pass_through') return say('page-party-pass', args)
    if (option.kind === 'sail' && undead) return say('page-party-sail', args)
    if (option.kind === 'call' && isArtifact(option.card!)) return say('page-buy-artifact', args)
    if (decision.kind === 'lightning_coin') return say(option.player === this.me ? 'page-coin-keep' : 'page-coin-give', args)
    if (decision.kind === 'turn' && decision.subject.god === 'hades') {
      if (option.kind === 'recruit_troop') return say('page-raise-troop', args)
      if (option.kind === 'recruit_fleet') return say('page-raise-fleet', args)
    }
    return narrator.option(option, decision.kind)
  }

  /** The question for the number of units in a move. */
  get howMany(): string {
    const { undead, heroes, titans } = this.decision!.subject
    return undead || heroes || titans ? say('page-how-many-others') : say('page-how-many')
  }

  /** The name somebody goes by at this table. */
  person(city: string): string {
    const seat = this.store.table?.seats[CITIES.indexOf(city)]
    if (!seat || seat.kind === 'free') return ''
    if (seat.kind === 'bot') return say('page-bot', { level: sayName('page-level', seat.level ?? '') })
    return seat.name ?? ''
  }

  get me(): string | null {
    return this.view?.player ?? null
  }
}

/** What a button of the turn stands for: the kind of action, with the building, hero, item or artifact it is about. */
export function modeOf({ kind, building, hero, item, artifact }: Action): string {
  return [kind, building, hero, item, artifact].filter(Boolean).join(' ')
}
