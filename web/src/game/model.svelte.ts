/** One player's look at a table: what is shown, what can be chosen, and what has been half chosen. */

import { api } from '../net/api'
import type { BoardData, BoardProps, Lit, Look, Option, PlaceKey } from '../board/types'
import type { Odds } from '../net/protocol'
import type { TableStore } from '../net/table.svelte'
import { texts } from '../texts/current'
import { Narrator, replyOf } from '../texts/narrator'
import { Advice } from './advice.svelte'
import { lastBattle } from './battles'
import type { Strong } from './strengths'
import type { Subject } from './cards'
import { Carrying } from './carrying.svelte'
import { Chronicle } from './chronicle.svelte'
import {
  amountOf,
  byPlace,
  gathered,
  lights,
  markOwn,
  placeOf,
  placeOfDecision,
  withAmount,
  type Choice,
} from './choices'
import type { Dice } from './dice.svelte'
import { holdingsOf } from './holdings'
import { purses } from './ledger'
import { looksOf } from './looks'
import { written } from './meant'
import type { ActionKind } from './notation'
import { Playback } from './playback.svelte'
import type { Filter } from './story'
import { TakingBack } from './takingBack.svelte'
import { leftBehind, modeOf, staysInHand } from './turn'
import { Voyage } from './voyage.svelte'
import { WhyNot } from './whyNot.svelte'
import { farText, optionText } from './wording'

/** Kinds of decisions in which a god is chosen. */
const OFFERINGS = ['offering', 'prelude_offering']
/** What is asked twice: something is lost by it. */
const GRAVE: readonly ActionKind[] = ['sacrifice', 'let_go']

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
  /** Whether one is asked again before what can't be taken back. */
  asksAgain = $state(true)
  focus: PlaceKey | null = $state(null)
  /** What is explained in a sheet. */
  about: Subject | null = $state.raw(null)
  /** What of the log is shown; it stays while one looks at something else. */
  logged: Filter = $state('all')
  /** Whether the player's aid is open. */
  aid = $state(false)
  /** Whether the ledger of gold is open. */
  ledger = $state(false)
  /** The pile of cards that is looked through. */
  pile: 'deck' | 'discard' | null = $state(null)
  /** It is a game of the past, seen through somebody's eyes. */
  ofPast = false
  /** The moment of the game that is looked at instead of the present. */
  lookingBack: number | null = $state(null)
  /** The dice that somebody looks at. */
  dice: Dice | null = $state.raw(null)
  /** The city whose isles and fleets are shown on the board. */
  owner: string | null = $state(null)
  readonly game = $derived.by(() => this.store.game)
  readonly view = $derived.by(() => this.store.game?.view ?? null)
  /** What the panels tell of it: nothing that rolling dice decide. */
  readonly told = $derived.by(() => this.dice?.told ?? this.view)
  readonly decision = $derived.by(() => this.view?.decision ?? null)
  readonly mine = $derived.by(() => this.decision?.options !== undefined)
  readonly choices = $derived.by(() => gathered(this.decision?.options ?? []))
  readonly looks: Record<string, Look> = $derived.by(() => looksOf(this.store.table?.seats ?? []))
  readonly narrator = $derived.by(() => (this.board ? new Narrator(texts(), this.board, this.looks) : null))
  readonly places = $derived.by(() =>
    byPlace(
      this.choices.filter((choice) => this.inMode(choice)),
      this.view,
    ),
  )
  readonly battle = $derived.by(() => lastBattle(this.store.entries))
  /** The start and the actions that led to the position: each is a moment to look back at. */
  readonly steps = $derived.by(() => this.store.entries.filter(({ kind }) => kind === 'act' || kind === 'start'))
  readonly lit: Map<PlaceKey, Lit> = $derived.by(() => {
    const lit = lights(this.places, (choice) => this.label(choice))
    for (const [place, way] of this.voyage.ways)
      if (!lit.has(place)) lit.set(place, { label: farText(this, place, this.voyage.count, way.length - 1), far: true })
    markOwn(lit, this.choices, this.view)
    const { question, reason } = this.whyNot
    if (question?.place && question.ringed && reason)
      lit.set(question.place, { label: this.narrator!.place(question.place), reason })
    return lit
  })
  readonly selected: PlaceKey | null = $derived.by(() => {
    const about = this.mine && placeOfDecision(this.decision!, this.view!, this.board!)
    return this.at ?? (about || this.carrying.held)
  })
  /** The isles and fleets of the city that is shown. */
  readonly owned: BoardProps['owned'] = $derived.by(() => {
    const { owner, view } = this
    if (!owner || !view) return null
    const of = (kind: string, places: Record<string, { owner: string | null }>): PlaceKey[] =>
      Object.entries(places).flatMap(([name, place]) => (place.owner === owner ? [`${kind}:${name}`] : []))
    return { places: new Set([...of('isle', view.isles), ...of('sea', view.seas)]), colour: this.looks[owner]!.colour }
  })
  /** What the server refused last, as a sentence. */
  readonly refused: string | null = $derived.by(() =>
    this.store.refusal && this.narrator ? this.narrator.refusal(this.store.refusal) : null,
  )
  /** The key of what a lesson says to the last try. */
  readonly reply: string | null = $derived.by(
    () =>
      replyOf(this.whyNot.question && this.store.answers.reasons.get(this.whyNot.question.action)) ??
      replyOf(this.store.refusal),
  )
  /** One's own magic items that lie face down. */
  readonly secrets: string[] = $derived.by(() => (this.view && this.me ? holdingsOf(this.view, this.me).secrets : []))
  /**
   * Everybody's gold, as far as one may know it: it lies open, is one's own or a partner's, or is reckoned by a ledger.
   */
  readonly purses: Record<string, number | undefined> = $derived.by(() => {
    const { view, store } = this
    if (!view) return {}
    const hidden = Object.values(view.cities).some(({ gold }) => gold === undefined)
    const known = hidden && store.table?.ledger ? purses(store.entries, view, store.game?.starting_gold) : {}
    return Object.fromEntries(Object.entries(view.cities).map(([city, { gold }]) => [city, gold ?? known[city]]))
  })
  /** Whether a marker is being placed on a god. */
  readonly offering = $derived.by(() => this.mine && OFFERINGS.includes(this.decision!.kind))
  /** The offerings that can be made to the chosen god, and the one that is shown. */
  readonly bid: Choice | null = $derived.by(() => {
    const { god } = this
    if (!god || !this.offering) return null
    return (
      this.choices.find(({ kind, option }) => (god === 'apollo' ? kind === 'bid_apollo' : option.god === god)) ?? null
    )
  })
  readonly offer: Option | null = $derived.by(
    () => this.bid && withAmount(this.bid, this.amount ?? amountOf(this.bid.option)),
  )
  /** The numbers of normal units that can go somewhere. */
  readonly counts = $derived.by(() => {
    const counts = this.choices.flatMap(({ options }) =>
      options.flatMap(({ count }) => (count === undefined ? [] : [count])),
    )
    return [...new Set(counts)].sort((one, other) => one - other)
  })

  /** What is about to be done and waits for its place, in a turn. */
  readonly inHand: Choice | null = $derived.by(() => {
    if (this.mode === null || this.doubtful || this.at) return null
    return this.choices.find(({ option }) => modeOf(option) === this.mode) ?? null
  })
  /** What one is asked about, the same as long as it is one thing: a marker's offering, a god's turn, a move. */
  readonly occasion: string | null = $derived.by(() => {
    const { decision, view } = this
    if (!this.mine || !decision) return null
    return [view!.cycle, decision.kind, decision.subject.marker, view!.turn?.god].join(' ')
  })

  private wasMine = false

  readonly carrying: Carrying = new Carrying(this)
  readonly chronicle: Chronicle = new Chronicle(this)
  /** When what has come is shown, and what of it has come to rest. */
  readonly playback: Playback
  readonly voyage: Voyage = new Voyage(this)
  readonly takingBack: TakingBack = new TakingBack(this)
  readonly whyNot: WhyNot = new WhyNot(this)
  readonly advice: Advice = new Advice(this)

  constructor(readonly store: TableStore) {
    this.playback = new Playback(store)
  }

  async load(): Promise<void> {
    const { game, table } = this.store
    if (game && table && this.board?.id !== game.view.board) this.board = await api.boardOf(table)
  }

  /**
   * A new position: nothing is half chosen any more, but what is recruited or built stays in hand while there is more
   * of it. What was pointed at in one's own decision is over with it.
   */
  reset(): void {
    this.chronicle.stop()
    this.god = this.amount = this.at = this.doubtful = this.whyNot.question = this.advice.marked = null
    const more =
      this.mine &&
      this.decision?.kind === 'turn' &&
      this.choices.some(({ option }) => staysInHand(option) && modeOf(option) === this.mode)
    if (!more) this.mode = null
    if (this.mine || this.wasMine) this.focus = null
    this.wasMine = this.mine
  }

  // Choosing

  act(option: Option): void {
    this.at = this.doubtful = this.owner = this.whyNot.question = null
    this.store.act(option.text)
  }

  /**
   * Take an option, or ask again first where it begins a battle or gives something up, unless somebody wants that
   * never; a lesson knows what it leaves undone.
   */
  choose(option: Option): void {
    const undone =
      option.kind === 'end_turn' && this.left.length > 0 && !this.game?.lesson?.wanted.includes(option.text)
    if (this.asksAgain && (this.oddsOf(option) || GRAVE.includes(option.kind) || undone)) this.doubtful = option
    else this.act(option)
  }

  take(choice: Choice): void {
    this.choose(
      choice.options.length === 1 ? choice.option : withAmount(choice, this.amount ?? amountOf(choice.option)),
    )
  }

  /**
   * Somebody wants to do something of this sort: a card, a magic item or a favour is read first, what needs no place is
   * done, of anything else the places are lit; or no longer, if they were.
   */
  begin(sort: readonly Choice[]): void {
    const { kind, card, item } = sort[0]!.option
    const mode = modeOf(sort[0]!.option)
    this.doubtful = null
    if (kind === 'call') this.about = { kind: 'card', name: card! }
    else if (kind === 'use_item') this.about = { kind: 'item', name: item! }
    else if (kind === 'use_favour') this.about = { kind: 'favour', name: this.view!.favour!.tile }
    else if (sort.length === 1 && placeOf(sort[0]!.option) === null && kind !== 'change') this.take(sort[0]!)
    else this.mode = this.mode === mode ? null : mode
  }

  /** A god's card is chosen: first with the lowest offering, then each time with one more. */
  raise(god: string): void {
    this.whyNot.question = null
    const same = this.god === god
    this.god = god
    const values = this.bid!.options.map(amountOf)
    const next = same && this.offer ? values.find((value) => value > amountOf(this.offer!)) : values[0]
    if (next !== undefined) this.amount = next
    else if (god !== 'apollo') this.whyNot.ask(written('bid', { god, gold: values.at(-1)! + 1 })!)
  }

  /** The isle that nobody of the mover's would be left on. */
  emptiedBy(option: Option): string | null {
    const { isle, undead, titans, heroes, passing_troops: passing } = this.decision?.subject ?? {}
    const source = this.decision?.kind === 'troop_move' ? this.view!.isles[String(isle)] : undefined
    if (!source || passing !== undefined || option.count === undefined) return null
    const staying =
      source.troops -
      option.count +
      (source.undead ?? 0) -
      Number(undead ?? 0) +
      (source.titans ?? 0) -
      Number(titans ?? 0) +
      (source.heroes?.length ?? 0) -
      (Array.isArray(heroes) ? heroes.length : 0)
    return staying === 0 ? String(isle) : null
  }

  /**
   * A place is chosen. Whoever has nothing in hand may only want to look: what he would pay for at once is shown with
   * its price.
   */
  pick(place: PlaceKey): void {
    const here = this.places.get(place) ?? []
    this.whyNot.question = this.doubtful = this.focus = this.owner = null
    const bought = this.mode === null && here.some(({ option }) => staysInHand(option) && option.price > 0)
    if (here.length === 1 && !bought) this.take(here[0]!)
    else if (here.length) this.at = this.at === place ? null : place
    else this.voyage.begin(place)
  }

  /** Choices about a card of the track. */
  ofCard(card: string): Choice[] {
    return this.choices.filter(({ option }) => option.card === card)
  }

  /** What can be done where several things can. */
  get here(): Choice[] {
    return this.at ? (this.places.get(this.at) ?? []) : []
  }

  /** What would be left undone if the turn ended now. */
  get left(): Choice[] {
    return leftBehind(this.choices)
  }

  /** A place was chosen that isn't lit: units in the hand are put down where they were, of others it is told why. */
  why(place: PlaceKey, meant?: string | null): void {
    if (place === this.carrying.held && this.takingBack.begun) {
      this.takingBack.putDown()
      return
    }
    this.at = this.owner = null
    this.whyNot.askAt(place, meant)
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

  /** How strong the sides of the battle are that an option begins or goes on with, and whose they are. */
  strengths(option: Option): Strong[] {
    const strengths = this.game?.strengths?.[String(option.action)]
    const cities = this.fighting(option)
    if (!strengths) return []
    return (['attacker', 'defender'] as const).map((role) => ({ role, city: cities[role], parts: strengths[role] }))
  }

  /** The colours of who decides about a battle, and of who is against him there. */
  fighters(option?: Option): { win: string; lose: string } {
    const { attacker, defender } = this.fighting(option)
    const rival = attacker === this.me ? defender : attacker
    return { win: this.looks[this.me ?? '']?.colour ?? '', lose: this.looks[rival]?.colour ?? '' }
  }

  private fighting(option?: Option): { attacker: string; defender: string } {
    const { attacker, defender } = this.decision?.subject ?? {}
    const held = option?.isle ? this.view?.isles[option.isle] : this.view?.seas[option?.sea ?? '']
    if (held?.owner) return { attacker: this.me ?? '', defender: held.owner }
    return {
      attacker: attacker ?? this.battle?.attacker ?? '',
      defender: defender ?? this.battle?.defender ?? '',
    }
  }

  private inMode(choice: Choice): boolean {
    return this.mode === null || modeOf(choice.option) === this.mode
  }

  label(choice: Choice): string {
    const option =
      choice.options.length > 1 ? withAmount(choice, this.amount ?? amountOf(choice.option)) : choice.option
    return optionText(this, option)
  }

  get me(): string | null {
    return this.view?.player ?? null
  }
}
