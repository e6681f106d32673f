/** Moves by picking up and dropping: the same decisions as by clicking, one after the other. */

import type { Decision, GameView, PlaceKey } from '../board/types'
import { byPlace, type Choice } from './choices'
import { moveMeant } from './meant'
import type { TableToChoose } from './tableNow'
import type { ActionKind } from './notation'

/** What picks units up, by the kind of decision. */
const LIFTS: Record<string, string[]> = {
  turn: ['move_troops', 'move_fleets', 'move_titans'],
  sylph_fleets: ['choose_sea'],
  pegasus_source: ['choose_isle'],
  polyphemus_stack: ['choose_sea'],
} satisfies Record<string, ActionKind[]>

/** Decisions about units that are picked up already: where they go is asked. */
const HELD = ['fleet_move', 'troop_move', 'sylph_step', 'polyphemus_push', 'land_battle', 'sea_battle']

/** What takes others along with the units in the hand. */
const JOINS: readonly ActionKind[] = ['join_undead', 'join_titans', 'join_hero', 'join_artifact']
/** Artifacts with which units go where they couldn't without (T5.5, T5.7). */
const LEADING_ON = ['sandals', 'helm']

/** The place whose units a decision is about. */
export function heldAt(decision: Decision | null, view: GameView | null): PlaceKey | null {
  if (!decision || !view) return null
  if (decision.kind === 'kraken_step') return view.kraken ? `sea:${view.kraken}` : null
  if (!HELD.includes(decision.kind)) return null
  const { isle, sea } = decision.subject
  // A stack pushed off a sea has the isle it is pushed from as its subject too.
  return sea !== undefined ? `sea:${sea}` : `isle:${isle}`
}

interface Hand {
  from: PlaceKey
  /** The last entry before the pointer went down: what was done since can be taken back. */
  began: number
  dropped: { place: PlaceKey; x: number; y: number } | 'beside' | null
}

export interface Counting {
  from: PlaceKey
  began: number
  place: PlaceKey
  x: number
  y: number
}

export class Carrying {
  /** Dropped where a number must be chosen, or who goes along: it is asked for right there. */
  counting: Counting | null = $state.raw(null)
  private hand: Hand | null = $state.raw(null)
  /** How many steps are still to be taken back. */
  private returning = 0

  private readonly lifts = $derived.by(() => {
    const { mode, decision, choices } = this.model
    const kinds = LIFTS[decision?.kind ?? ''] ?? []
    const wanted = mode && kinds.includes(mode) ? [mode] : kinds
    return byPlace(choices.filter(({ kind }) => wanted.includes(kind)))
  })
  /** The place whose units are in the hand or under way. */
  readonly held = $derived.by(() => (this.model.mine ? heldAt(this.model.decision, this.model.view) : null))
  /** Where something can be picked up. */
  readonly grips: ReadonlySet<PlaceKey> = $derived.by(() => new Set(this.held ? [this.held] : this.lifts.keys()))
  /** Who and what may still be taken along. */
  private readonly joins = $derived.by(() =>
    this.model.choices.filter(({ kind }) => JOINS.includes(kind)).flatMap(({ options }) => options),
  )
  /** Those of whom one must be taken along before it is known where to: a titan in a titan's move, else any unit. */
  private readonly leaders = $derived.by(() => {
    if (this.model.places.size) return []
    const titans = this.model.decision?.subject.by_titan
    return this.joins.filter(({ kind }) => (titans ? kind === 'join_titans' : kind !== 'join_artifact'))
  })
  /** Whether more places may come into reach by who and what is taken along. */
  private readonly leadsOn = $derived.by(
    () => this.leaders.length > 0 || this.joins.some(({ artifact }) => LEADING_ON.includes(artifact ?? '')),
  )
  /** Where to and how many, for what was dropped: under the Helm a territory may be passed or entered. */
  readonly goals: Choice[] = $derived.by(() => (this.counting && this.model.places.get(this.counting.place)) || [])

  constructor(private readonly model: TableToChoose) {}

  lift(place: PlaceKey): void {
    if (this.model.store.busy || !this.grips.has(place)) return
    this.counting = null
    this.hand = { from: place, began: this.model.store.seq, dropped: null }
    if (place !== this.held) this.model.act(this.lifts.get(place)![0]!.option)
  }

  drop(place: PlaceKey | null, x: number, y: number): void {
    if (!this.hand) return
    this.hand = { ...this.hand, dropped: place === null ? 'beside' : { place, x, y } }
    this.settle()
  }

  /**
   * In every new position, and when the server has answered: what was dropped finds its place, what was let go goes
   * back.
   */
  settle(): void {
    if (this.model.store.busy) return
    if (this.returning) this.stepBack()
    else if (this.counting) this.goOn(this.counting)
    else if (this.hand) this.settleHand(this.hand)
  }

  private settleHand(hand: Hand): void {
    const { from, began, dropped } = hand
    if (this.held !== from) {
      this.hand = null // refused, or the position is another one
    } else if (this.leaders.length === 1) {
      this.model.act(this.leaders[0]!) // nobody else could lead
    } else if (dropped) {
      this.hand = null
      if (dropped === 'beside') this.back(began)
      else if (dropped.place !== from) this.goOn({ from, began, ...dropped })
    }
  }

  /** Take what was dropped to its place, or ask first how many and who goes along. */
  private goOn(counting: Counting): void {
    this.counting = counting
    const { joins, leadsOn, goals, model } = this
    const [goal, other] = goals
    if (this.held !== counting.from) this.counting = null
    else if (!goal && model.voyage.ways.has(counting.place)) {
      this.counting = null
      model.voyage.begin(counting.place)
    } else if (!goal && !(leadsOn && isSea(counting.place) === isSea(counting.from))) this.refuse(counting)
    else if (goal && !other && (model.amount !== null || (!joins.length && goal.options.length === 1))) {
      this.counting = null
      model.take(goal)
    }
  }

  /** They can't go there: it is said why, and they stay in the hand; where nobody could ever go they go back. */
  private refuse({ place, from }: Counting): void {
    if (isSea(place) !== isSea(from)) this.cancel()
    else {
      this.counting = null
      this.model.why(place)
    }
  }

  /** Somebody drags what can't be picked up: why it can't go is said where it was to go. */
  drag(from: PlaceKey, to: PlaceKey): void {
    const { mine, decision, view } = this.model
    const action = mine && decision?.kind === 'turn' ? moveMeant(view!, from) : null
    if (action) this.model.why(to, action)
  }

  /** It isn't wanted after all. */
  cancel(): void {
    const { counting } = this
    this.counting = null
    if (counting) this.back(counting.began)
  }

  /** Take back all that was done since an entry. */
  back(began: number): void {
    this.takeBack(this.model.store.seq - began)
  }

  takeBack(steps: number): void {
    this.returning = steps
    this.settle()
  }

  private stepBack(): void {
    const possible = this.model.game?.can_undo
    this.returning = possible ? this.returning - 1 : 0
    if (possible) this.model.store.undo('step')
  }
}

function isSea(place: PlaceKey): boolean {
  return place.startsWith('sea:')
}
