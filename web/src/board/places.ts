/** The places of a board as shapes to light and to touch. */

import { hexagon } from './geometry'
import { SLOT, type BoardPlan } from './plan'
import type { GameView, PlaceKey } from './types'

export interface Place {
  key: PlaceKey
  /** What is lit. */
  d: string
  /** What is touched: wider than what is lit. */
  hit: string
  shape: 'sea' | 'isle' | 'territory' | 'building'
}

const square = (x: number, y: number, wide: number, high: number): string =>
  `M${x - wide / 2} ${y - high / 2}h${wide}v${high}h${-wide}Z`

/** Isles and seas. */
export function groundPlaces(plan: BoardPlan): Place[] {
  return [
    ...plan.territories.map(({ id, edge, ground, alone }): Place => ({
      key: `isle:${id}`,
      d: edge,
      hit: ground,
      shape: alone ? 'isle' : 'territory',
    })),
    ...plan.seas.map((sea): Place => {
      const hit = `M${hexagon(sea.at)
        .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
        .join('L')}Z`
      return { key: `sea:${sea.id}`, d: sea.outline, hit, shape: 'sea' }
    }),
  ]
}

/** Every building that stands on the board, as options name them. */
export function standingBuildings(plan: BoardPlan, view: GameView): PlaceKey[] {
  return plan.territories.flatMap(({ id, metropolis }) => {
    const isle = view.isles[id]
    if (!isle) return []
    const keys = isle.buildings.flatMap((building, slot) =>
      building ? [`building:${id}:${building}:${metropolis?.slots.includes(slot) ? 'on' : 'off'}`] : [],
    )
    return [...new Set(keys)]
  })
}

/** `building:naxos:port:on` may stand on several slots; each is a way to name it. */
export function buildingPlaces(plan: BoardPlan, view: GameView, key: PlaceKey): Place[] {
  const [, isle, building, space] = key.split(':')
  const territory = plan.territories.find(({ id }) => id === isle)
  if (!territory) return []
  const { metropolis, slots } = territory
  if (building === 'metropolis') {
    if (!metropolis) return []
    const d = square(metropolis.at[0], metropolis.at[1], metropolis.width, metropolis.height)
    return [{ key, d, hit: d, shape: 'building' }]
  }
  return slots.flatMap(([x, y], slot): Place[] => {
    const onSpace = metropolis?.slots.includes(slot) ? 'on' : 'off'
    if (view.isles[territory.id]?.buildings[slot] !== building || onSpace !== space) return []
    const d = square(x, y, SLOT + 3, SLOT + 4)
    return [{ key, d, hit: d, shape: 'building' }]
  })
}
