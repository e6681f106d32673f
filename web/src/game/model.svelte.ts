/** One player's look at a table: what is shown, what can be chosen, and what has been half chosen. */

import { api } from '../net/api'
import type { BoardData, BoardProps, Decision, Lit, Look, Option, PlaceKey } from '../board/types'
import type { Entry, Odds } from '../net/protocol'
import type { TableStore } from '../net/table.svelte'
import { say, sayName, texts } from '../texts/current'
import { Narrator, replyOf } from '../texts/narrator'
import { lastBattle } from './battles'
import type { Subject } from './cards'
import { Carrying } from './carrying.svelte'
import { Chronicle } from './chronicle.svelte'
import { amountOf, byPlace, gathered, isleOf, lights, markOwn, placeOf, withAmount, type Choice } from './choices'
import { leftBehind, modeOf, staysInHand } from './turn'
import { meant, written } from './meant'
import type { Dice } from './dice.svelte'
import { holdingsOf, isArtifact } from './holdings'
import { inventory, isNamed } from './inventory'
import { purses } from './ledger'
import { CITIES, looksOf } from './looks'
import type { ActionKind } from './notation'
import { Playback } from './playback.svelte'
import { Voyage } from './voyage.svelte'

/** Kinds of decisions in which a god is chosen. */
const OFFERINGS = ['offering', 'prelude_offering']
/** What is asked twice: something is lost by it. */
const GRAVE: readonly ActionKind[] = ['sacrifice', 'let_go']

/** Milliseconds for which a place that couldn't be chosen keeps its ring. */
const RING = 4000
/** What changes nothing but one's own things, in one's turn; an attack is asked about again. */
const TAKEN_BACK = /^(recruit_|build|move_|land$|sail$)/

/** Actions with which a move begins: nothing happens by them yet. */
const BEGINS_MOVE = /^(move|take|bring) /

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
  /** Whether one is asked again before what can't be taken back. */
  asksAgain = $state(true)
  focus: PlaceKey | null = $state(null)
  /** What is explained in a sheet. */
  about: Subject | null = $state.raw(null)
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
  /**
   * What the player asked about: the action, whose reason is in the store when the answer is there, and where; that
   * place is ringed for a while.
   */
  question: { action: string; place: PlaceKey | null; ringed: boolean } | null = $state.raw(null)

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
      if (!lit.has(place)) lit.set(place, { label: this.farLabel(place, way.length - 1), far: true })
    markOwn(lit, this.choices, this.view)
    if (this.question?.place && this.question.ringed && this.reason)
      lit.set(this.question.place, { label: this.narrator!.place(this.question.place), reason: this.reason })
    return lit
  })
  readonly selected: PlaceKey | null = $derived.by(() => {
    if (this.at) return this.at
    const { mine, decision } = this
    if (mine && decision?.kind === 'lyre_isle') return `isle:${isleOf(this.view!, String(decision.subject.card))}`
    if (mine && decision?.kind === 'send_target') return `isle:${isleOf(this.view!, String(decision.subject.artifact))}`
    if (mine && decision?.kind === 'siren_source') return `sea:${String(decision.subject.sea)}`
    if (mine && decision?.kind === 'cyclops_type') {
      const [isle, slot] = [String(decision.subject.isle), Number(decision.subject.slot)]
      const onSpace = this.board!.territories.find(({ id }) => id === isle)!.metropolis_slots.includes(slot)
      return `building:${isle}:${this.view!.isles[isle]!.buildings[slot]}:${onSpace ? 'on' : 'off'}`
    }
    if (mine && AT_ISLE.includes(decision!.kind)) return `isle:${String(decision!.subject.isle)}`
    return this.carrying.held
  })
  /** The isles and fleets of the city that is shown. */
  readonly owned: BoardProps['owned'] = $derived.by(() => {
    const { owner, view } = this
    if (!owner || !view) return null
    const of = (kind: string, places: Record<string, { owner: string | null }>): PlaceKey[] =>
      Object.entries(places).flatMap(([name, place]) => (place.owner === owner ? [`${kind}:${name}`] : []))
    return { places: new Set([...of('isle', view.isles), ...of('sea', view.seas)]), colour: this.looks[owner]!.colour }
  })
  /** Why what the player asked about can't be done, as a sentence. */
  readonly reason: string | null = $derived.by(() => (this.question ? this.whyNot(this.question.action) : null))
  /** What the server refused last, as a sentence. */
  readonly refused: string | null = $derived.by(() =>
    this.store.refusal && this.narrator ? this.narrator.refusal(this.store.refusal) : null,
  )
  /** The key of what a lesson says to the last try. */
  readonly reply: string | null = $derived.by(
    () => replyOf(this.question && this.store.reasons.get(this.question.action)) ?? replyOf(this.store.refusal),
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

  /** What was begun in one's turn with the last step and asks for more: it can be left by taking that step back. */
  readonly begun = $derived.by(() => {
    const { decision, store, view } = this
    if (!this.mine || !this.game?.can_undo || decision!.kind === 'turn' || view!.turn?.player !== this.me) return false
    return store.entries.at(-1)?.by === store.seat && !this.choices.some(({ kind }) => kind === 'stop')
  })

  /** The choice of the hint that somebody has pointed out; at first the best one. */
  marked: number | null = $state(null)
  /** What the hint that is shown advises, and where that is done. */
  readonly advised: Option | null = $derived.by(() => {
    const choices = this.store.hintStep > 1 ? this.store.hint?.choices : undefined
    const best = choices?.find(({ action }) => action === this.marked) ?? choices?.[0]
    return (best && this.decision?.options?.find(({ action }) => action === best.action)) ?? null
  })
  readonly advisedPlace: PlaceKey | null = $derived.by(() => this.advised && placeOf(this.advised, this.view))

  private wasMine = false
  private ringing: ReturnType<typeof setTimeout> | undefined

  readonly carrying: Carrying = new Carrying(this)
  readonly chronicle: Chronicle = new Chronicle(this)
  /** When what has come is shown, and what of it has come to rest. */
  readonly playback: Playback
  readonly voyage: Voyage = new Voyage(this)

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
    this.god = this.amount = this.at = this.doubtful = this.question = this.marked = null
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
    this.at = this.doubtful = this.owner = this.question = null
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
    this.question = null
    const same = this.god === god
    this.god = god
    const values = this.bid!.options.map(amountOf)
    const next = same && this.offer ? values.find((value) => value > amountOf(this.offer!)) : values[0]
    if (next !== undefined) this.amount = next
    else if (god !== 'apollo') this.ask(written('bid', { god, gold: values.at(-1)! + 1 })!)
  }

  /**
   * A choice of the hint is wanted: what can be taken back is done, and so is the end of the turn, which is asked about
   * where something would be left; anything else is only made ready for its usual button.
   */
  follow(option: Option): void {
    if (option.kind === 'bid' || option.kind === 'bid_apollo') {
      this.god = option.god ?? 'apollo'
      this.amount = amountOf(option)
    } else if (this.isFollowed(option)) this.choose(option)
    else this.marked = Number(option.action)
  }

  /**
   * Whether an option is done as soon as it is chosen from the hint: it can be taken back for sure, or is asked about
   * again.
   */
  isFollowed(option: Option): boolean {
    return this.view?.turn?.player === this.me && (TAKEN_BACK.test(option.kind) || option.kind === 'end_turn')
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
    this.question = this.doubtful = this.focus = this.owner = null
    const bought = this.mode === null && here.some(({ option }) => staysInHand(option) && option.price > 0)
    if (here.length === 1 && !bought) this.take(here[0]!)
    else if (here.length) this.at = this.at === place ? null : place
    else this.voyage.begin(place)
  }

  /** Take a step back; of a voyage all steps, and with the first step of a move that it was begun. */
  undo(): void {
    const { voyage, acts } = this
    const steps = voyage.since === null ? 1 : acts.filter(({ seq }) => seq > voyage.since!).length
    const begun = this.beginnings(acts) ? 0 : this.beginnings(acts.slice(0, -steps))
    if (steps + begun > 1 && this.game?.can_undo) this.carrying.takeBack(steps + begun)
    else this.goBack('step')
  }

  private get acts(): Entry[] {
    return this.store.entries.filter(({ kind }) => kind === 'act')
  }

  /** With how many own steps a move was begun at the end of these: units picked up, others taken along. */
  private beginnings(acts: readonly Entry[]): number {
    const other = acts.findLastIndex(({ by, action }) => by !== this.store.seat || !BEGINS_MOVE.test(action ?? ''))
    return acts.length - 1 - other
  }

  /** Take a step or a turn back; in practice also while bots are still at it. */
  goBack(what: 'step' | 'turn'): void {
    if (this.game?.can_go_back) this.playback.skip()
    this.store.undo(what)
  }

  /** Whether something can be taken back: own steps, or in practice whatever came since. */
  get undoes(): boolean {
    return Boolean(this.game?.can_undo || this.game?.can_go_back)
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

  /** Whether a choice is the one that the hint advises. */
  advises({ options }: Choice): boolean {
    return options.some(({ action }) => action === this.advised?.action)
  }

  // Why not

  /**
   * A place was chosen that isn't lit: it is asked why what is meant can't be done. Units in the hand are put down
   * where they were.
   */
  why(place: PlaceKey, meant = this.meantAt(place)): void {
    if (place === this.carrying.held && this.begun) {
      this.carrying.takeBack(this.beginnings(this.acts) || 1)
      return
    }
    this.unring()
    this.focus = place
    this.at = this.owner = null
    if (meant) this.ask(meant, place)
    this.ringing = setTimeout(() => this.unring(), RING)
  }

  /** The ring around a place that couldn't be chosen goes with the next click, or after a while; the reason stays. */
  unring(): void {
    if (this.ringing === undefined) return
    clearTimeout(this.ringing)
    this.ringing = undefined
    this.focus = null
    if (this.question) this.question = { ...this.question, ringed: false }
  }

  ask(action: string, place: PlaceKey | null = null): void {
    this.question = { action, place, ringed: place !== null }
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
    const why = this.whyNot(this.meantAt(place)) ?? ''
    const what = inventory(this, place, why) || (isNamed(this, place, why) ? '' : this.narrator!.place(place))
    return [what, why].filter(Boolean).join('\n')
  }

  /** The action a place would be chosen for, or was. */
  private meantAt(place: PlaceKey): string | null {
    if (!this.mine || !this.decision || !this.view) return null
    if (this.question?.place === place) return this.question.action
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

  /** The colours of who decides about a battle, and of who is against him there. */
  fighters(option?: Option): { win: string; lose: string } {
    const { attacker, defender } = this.decision?.subject ?? {}
    const held = option?.isle ? this.view?.isles[option.isle] : this.view?.seas[option?.sea ?? '']
    const rival = held?.owner ?? (attacker === this.me ? defender : attacker)
    return { win: this.looks[this.me ?? '']?.colour ?? '', lose: this.looks[String(rival)]?.colour ?? '' }
  }

  private inMode(choice: Choice): boolean {
    return this.mode === null || modeOf(choice.option) === this.mode
  }

  // Words

  label(choice: Choice): string {
    const option =
      choice.options.length > 1 ? withAmount(choice, this.amount ?? amountOf(choice.option)) : choice.option
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
    if (decision.kind === 'lightning_coin')
      return say(option.player === this.me ? 'page-coin-keep' : 'page-coin-give', args)
    if (decision.kind === 'turn' && decision.subject.god === 'hades') {
      if (option.kind === 'recruit_troop') return say('page-raise-troop', args)
      if (option.kind === 'recruit_fleet') return say('page-raise-fleet', args)
    }
    return narrator.option(option, decision.kind)
  }

  private farLabel(place: PlaceKey, steps: number): string {
    const undead = Number(this.decision?.subject.undead ?? 0)
    return this.narrator!.say('page-sail-far', { sea: place.slice(4), count: this.voyage.count, undead, steps })
  }

  /** What is asked; of a marker that its own city's other one has outbid, that it was so. */
  asked(decision: Decision): string {
    const { ousted_from: god, marker } = decision.subject
    const bidder = typeof god === 'string' ? this.view?.bids[god]?.marker : undefined
    if (bidder && bidder !== marker && bidder.split('-')[0] === decision.player)
      return this.narrator!.say('page-ousted-by-own', { ...decision.subject })
    return this.narrator!.question(decision)
  }

  /** The question for the number of units in a move. */
  get howMany(): string {
    const { undead, heroes, titans } = this.decision!.subject
    return undead || heroes || titans ? say('page-how-many-others') : say('page-how-many')
  }

  /** What is said of a player beside his name: of a person his city, of a bot how well it plays. */
  besides(city: string): string[] {
    const seat = this.store.table?.seats[CITIES.indexOf(city)]
    const look = this.looks[city]
    return [
      ...(look && look.name !== look.city ? [look.city] : []),
      ...(seat?.kind === 'bot' ? [say('page-bot', { level: sayName('page-level', seat.level ?? '') })] : []),
    ]
  }

  get me(): string | null {
    return this.view?.player ?? null
  }
}
