/**
 * Fleets that go to a far sea: the page plans the way and takes one step after the other, as the engine asks for them.
 */

import type { Decision, GameView, Option, PlaceKey } from '../board/types'
import type { Geography } from './geography'
import type { TableToChoose } from './tableNow'

/** Seas from the one where the fleets are to the one they go to. */
export type Way = readonly string[]

interface Trip {
  way: Way
  /** How many steps have been sent. */
  done: number
  count: number
  undead: number
  /** The last entry before it, and the last of it once it is over: all of it is taken back at once. */
  began: number
  ended: number | null
}

/** How far the fleets of a decision can go, with the step that is asked for. */
function stepsOf({ kind, subject }: Decision): number {
  const left = Number(subject.steps_left ?? 0)
  if (kind === 'fleet_move') return left
  return kind === 'sylph_step' ? left + 1 : 0
}

/** The shortest ways to all seas that are further than a step. Others' fleets end a way, closed seas are none. */
export function waysFrom(start: string, steps: number, view: GameView, geography: Geography): Map<string, Way> {
  const ways = new Map<string, Way>([[start, [start]]])
  let edge = [start]
  for (let step = 0; step < steps; step++) {
    const next: string[] = []
    for (const sea of edge)
      for (const other of geography.seasBeside(sea)) {
        if (ways.has(other) || view.closed_seas.includes(other)) continue
        ways.set(other, [...ways.get(sea)!, other])
        const owner = view.seas[other]?.owner ?? null
        if (owner === null || owner === view.player) next.push(other)
      }
    edge = next
  }
  return new Map([...ways].filter(([, way]) => way.length > 2))
}

export class Voyage {
  private trip: Trip | null = $state.raw(null)

  /** The far seas that can be chosen, with the way to each. */
  readonly ways: ReadonlyMap<PlaceKey, Way> = $derived.by(() => {
    const { mine, decision, view, narrator } = this.model
    if (!mine || !decision || !view || !narrator || !this.most) return new Map()
    const ways = waysFrom(String(decision.subject.sea), stepsOf(decision), view, narrator.geography)
    return new Map([...ways].map(([sea, way]) => [`sea:${sea}`, way]))
  })
  /** The way that is sailed, or was just now. */
  readonly way: Way | null = $derived.by(() => {
    if (!this.trip || (this.trip.ended !== null && this.trip.ended !== this.model.store.seq)) return null
    return this.trip.way
  })

  constructor(private readonly model: TableToChoose) {}

  /** The most normal fleets that can go; null where nobody can sail yet. */
  get most(): Option | null {
    const sails = this.model.decision?.options?.filter(({ kind }) => kind === 'sail') ?? []
    return sails.reduce<Option | null>((most, option) => (option.count! > (most?.count ?? -1) ? option : most), null)
  }

  /** How many go. */
  get count(): number {
    return Math.min(this.model.amount ?? Infinity, this.most?.count ?? 0)
  }

  /** Choose a far sea: the fleets go there. */
  begin(place: PlaceKey): void {
    const way = this.ways.get(place)
    const { store, decision } = this.model
    if (!way || store.busy) return
    this.trip = {
      way,
      done: 0,
      count: this.count,
      undead: Number(decision!.subject.undead ?? 0),
      began: store.seq,
      ended: null,
    }
    this.settle()
  }

  /** In every new position: the next step, as long as everything is as it was planned. */
  settle(): void {
    const { trip, model } = this
    if (!trip || trip.ended !== null || model.store.busy) return
    const option = this.next(trip)
    if (!option) this.trip = { ...trip, ended: model.store.seq }
    else if (option.kind !== 'sail') model.act(option)
    else {
      const begins = model.oddsOf(option) !== null
      this.trip = { ...trip, done: trip.done + 1, ended: begins ? model.store.seq : null }
      model.choose(option)
    }
  }

  /** What is to do next; null: it is over, or something is not as it was planned. */
  private next({ way, done, count, undead }: Trip): Option | null {
    const { decision, mine } = this.model
    const [here, there] = [way[done], way[done + 1]]
    if (!mine || !decision || there === undefined) return null
    const find = (wanted: Partial<Option>): Option | null =>
      decision.options!.find((option) =>
        Object.entries(wanted).every(([part, value]) => option[part as keyof Option] === value),
      ) ?? null
    if (decision.kind === 'sylph_fleets') return find({ kind: 'choose_sea', sea: here })
    if (decision.subject.sea !== here) return null
    if (undead && !decision.subject.undead) return find({ kind: 'join_undead', undead })
    return find({ kind: 'sail', sea: there, count })
  }

  /** Where the last entry of a voyage is the last of all, the entry before it: undo goes back there. */
  get since(): number | null {
    const { trip } = this
    return trip?.ended === this.model.store.seq && trip.ended > trip.began ? trip.began : null
  }
}
