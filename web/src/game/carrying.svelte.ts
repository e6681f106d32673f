/** Moves by picking up and dropping: the same decisions as by clicking, one after the other. */

import type { Decision, GameView, PlaceKey } from '../board/types'
import { byPlace, type Choice } from './choices'
import type { TableModel } from './model.svelte'

/** What picks units up, by the kind of decision. */
const LIFTS: Record<string, string[]> = {
  turn: ['move_troops', 'move_fleets'],
  sylph_fleets: ['choose_sea'],
  pegasus_source: ['choose_isle'],
  polyphemus_stack: ['choose_sea'],
}

/** Decisions about units that are picked up already: where they go is asked. */
const HELD = ['fleet_move', 'troop_move', 'sylph_step', 'polyphemus_push', 'land_battle', 'sea_battle']

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
  /** Picked up by this very movement of the pointer, which can be taken back. */
  lifted: boolean
  dropped: { place: PlaceKey | null; x: number; y: number } | null
}

interface Counting {
  choice: Choice
  lifted: boolean
  x: number
  y: number
}

export class Carrying {
  /** Dropped where a number must be chosen: it is asked for right there. */
  counting: Counting | null = $state.raw(null)
  private hand: Hand | null = $state.raw(null)

  private readonly lifts = $derived.by(() => {
    const kinds = LIFTS[this.model.decision?.kind ?? ''] ?? []
    return byPlace(this.model.choices, kinds)
  })
  /** The place whose units are in the hand or under way. */
  readonly held = $derived.by(() => (this.model.mine ? heldAt(this.model.decision, this.model.view) : null))
  /** Where something can be picked up. */
  readonly grips: ReadonlySet<PlaceKey> = $derived.by(() => new Set(this.held ? [this.held] : this.lifts.keys()))

  constructor(private readonly model: TableModel) {}

  lift(place: PlaceKey): void {
    if (this.model.store.busy || !this.grips.has(place)) return
    this.counting = null
    this.hand = { from: place, lifted: place !== this.held, dropped: null }
    if (this.hand.lifted) this.model.act(this.lifts.get(place)![0]!.option)
  }

  drop(place: PlaceKey | null, x: number, y: number): void {
    if (!this.hand) return
    this.hand = { ...this.hand, dropped: { place, x, y } }
    this.settle()
  }

  /** What was dropped finds its place as soon as the server has said that it was picked up. */
  settle(): void {
    const { hand, model } = this
    if (!hand || model.store.busy) return
    if (this.held !== hand.from) {
      this.hand = null // refused, or the position is another one
      return
    }
    if (!hand.dropped) return
    this.hand = null
    const { place, x, y } = hand.dropped
    if (place === hand.from) return
    const choice = place === null ? undefined : model.places.get(place)?.[0]
    if (!choice) this.back(hand.lifted)
    else if (choice.options.length > 1 && model.amount === null) this.counting = { choice, lifted: hand.lifted, x, y }
    else model.take(choice)
  }

  /** No number is wanted after all. */
  cancel(): void {
    const lifted = this.counting?.lifted
    this.counting = null
    if (lifted) this.back(lifted)
  }

  private back(lifted: boolean): void {
    if (lifted && this.model.game?.can_undo) this.model.store.undo('step')
  }
}
