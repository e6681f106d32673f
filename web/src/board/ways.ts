/** The ways on which units go, as far as events tell them. */

import type { Point } from '../art/patternBand'
import type { BoardPlan, SeaPlan } from './plan'
import type { GameEvent } from '../net/messages'
import type { GameView, PlaceKey } from './types'

/** Two seas beside each other are one hexagon apart, a bit more for rounding. */
const BESIDE = 63

const BY_LAND = ['troops_moved', 'troops_passed', 'troops_retreated']
const BY_SEA = ['fleets_moved', 'fleets_retreated', 'fleets_pushed']

/** By where units have come to: all places of their way, from the first on. Who flies goes straight. */
export function waysOf(plan: BoardPlan, view: GameView, events: readonly GameEvent[]): Map<PlaceKey, PlaceKey[]> {
  const ways = new Map<PlaceKey, PlaceKey[]>()
  const step = (from: PlaceKey, over: PlaceKey[], to: PlaceKey): void => {
    const before = ways.get(from) ?? [from]
    ways.delete(from)
    ways.set(to, [...before, ...over, to])
  }
  for (const { event, player, sea, from_sea, to_sea, from_isle, to_isle, flying } of events) {
    const [isle, goal] = [String(from_isle), String(to_isle)]
    if (BY_LAND.includes(event))
      step(`isle:${isle}`, flying ? [] : overSeas(plan, view, String(player), isle, goal), `isle:${goal}`)
    else if (BY_SEA.includes(event)) step(`sea:${String(from_sea)}`, [], `sea:${String(to_sea)}`)
    else if (event === 'fleet_placed' && from_sea) step(`sea:${String(from_sea)}`, [], `sea:${String(sea)}`)
  }
  return ways
}

/** Whether events go on with a move that others began. */
export function goesOn(
  plan: BoardPlan,
  view: GameView,
  began: readonly GameEvent[],
  events: readonly GameEvent[],
): boolean {
  const ends = waysOf(plan, view, began)
  return [...waysOf(plan, view, events).values()].some(([first]) => ends.has(first!))
}

/**
 * The seas with a player's fleets that lead from one isle to another, the shortest way; none where no fleets are
 * needed.
 */
function overSeas(plan: BoardPlan, view: GameView, player: string, from: string, to: string): PlaceKey[] {
  const own = plan.seas.filter(({ id }) => view.seas[id]?.owner === player)
  const came = new Map<SeaPlan, SeaPlan | null>(
    own.filter(({ coasts }) => coasts.includes(from)).map((sea) => [sea, null]),
  )
  for (const sea of came.keys()) {
    if (sea.coasts.includes(to)) {
      const way: PlaceKey[] = []
      for (let at: SeaPlan | null = sea; at; at = came.get(at) ?? null) way.unshift(`sea:${at.id}`)
      return way
    }
    for (const next of own) if (!came.has(next) && apart(sea.at, next.at) < BESIDE) came.set(next, sea)
  }
  return []
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}

/** Points along a smooth line through some, with how much of it lies behind each. */
export function smooth(points: readonly Point[]): { at: Point; part: number }[] {
  const SAMPLES = 8
  const line: Point[] = [points[0]!]
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, d] = [
      points[index - 1] ?? points[index]!,
      points[index]!,
      points[index + 1]!,
      points[index + 2] ?? points[index + 1]!,
    ]
    for (let sample = 1; sample <= SAMPLES; sample++) {
      const t = sample / SAMPLES
      const through = (one: 0 | 1): number =>
        0.5 *
        (2 * b[one] +
          (c[one] - a[one]) * t +
          (2 * a[one] - 5 * b[one] + 4 * c[one] - d[one]) * t * t +
          (3 * b[one] - a[one] - 3 * c[one] + d[one]) * t ** 3)
      line.push([through(0), through(1)])
    }
  }
  const lengths = line.map((point, index) => (index ? apart(point, line[index - 1]!) : 0))
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1
  let behind = 0
  return line.map((at, index) => ({ at, part: Math.min(1, (behind += lengths[index]!) / total) }))
}
