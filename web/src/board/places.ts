/** The places of a board as shapes to light and to touch. */

import { mostOf, type Box, type Target, type Wish } from './closeUp'
import { hexagon } from './geometry'
import { SLOT, type BoardPlan } from './plan'
import type { GameView, PlaceKey } from './types'

export interface Place {
  key: PlaceKey
  /** What is lit. */
  d: string
  /** What is touched: wider than what is lit. */
  hit: string
  /** What lies around that. */
  box: Box
  shape: 'sea' | 'isle' | 'territory' | 'building'
}

const isLand = ({ shape }: Place): boolean => shape === 'isle' || shape === 'territory'

/** Around a path of corners. */
function boxOf(path: string): Box {
  const numbers = path.match(/-?[\d.]+/g)!.map(Number)
  const [across, down] = [0, 1].map((side) => numbers.filter((_, place) => place % 2 === side)) as [number[], number[]]
  const [x, y] = [Math.min(...across), Math.min(...down)]
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y }
}

const boxAt = (x: number, y: number, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

export const square = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h${-width}Z`

/** Seas and isles, which are hit beyond their coasts: they lie above the seas. */
export function groundPlaces(plan: BoardPlan): Place[] {
  return [
    ...plan.seas.map((sea): Place => {
      const hit = `M${hexagon(sea.at)
        .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
        .join('L')}Z`
      return { key: `sea:${sea.id}`, d: sea.outline, hit, box: boxOf(hit), shape: 'sea' }
    }),
    ...plan.territories.map(({ id, edge, ground, alone }): Place => ({
      key: `isle:${id}`,
      d: edge,
      hit: ground,
      box: boxOf(ground),
      shape: alone ? 'isle' : 'territory',
    })),
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
    const box = boxAt(metropolis.at[0], metropolis.at[1], metropolis.width, metropolis.height)
    return [{ key, d: square(box), hit: square(box), box, shape: 'building' }]
  }
  return slots.flatMap(([x, y], slot): Place[] => {
    const onSpace = metropolis?.slots.includes(slot) ? 'on' : 'off'
    if (view.isles[territory.id]?.buildings[slot] !== building || onSpace !== space) return []
    const box = boxAt(x, y, SLOT + 3, SLOT + 4)
    return [{ key, d: square(box), hit: square(box), box, shape: 'building' }]
  })
}

/** How far beyond itself a finger may hit each of those: isles over the seas around them, buildings over everything. */
export function targets(lit: readonly Place[], all: readonly Place[]): Map<Place, Target> {
  const most = (place: Place): Box => {
    if (place.shape === 'sea') return place.box
    const others = place.shape === 'building' ? lit : [...lit, ...all.filter(isLand)]
    return mostOf(
      place.box,
      others.filter((other) => other !== place).map(({ box }) => box),
    )
  }
  return new Map(lit.map((place) => [place, { box: place.box, most: most(place) }]))
}

/** How much it counts to see as a whole what the question is about, a place of one's own, any isle; a hit counts 1. */
const ABOUT = 3
const OWN = 1
const ANY = 0.5

/** What a small screen shows as well, if there is room: the isles of what is lit, and one's own ones beside it. */
export function wishes(
  plan: BoardPlan,
  view: GameView,
  ground: readonly Place[],
  lit: readonly Place[],
  selected: PlaceKey | null,
): Wish[] {
  const keys = new Set(lit.map(({ key }) => (key.startsWith('building:') ? `isle:${key.split(':')[1]}` : key)))
  const near = new Set(plan.seas.flatMap(({ id, coasts }) => (keys.has(`sea:${id}`) ? coasts : [])))
  return ground.flatMap((place): Wish[] => {
    const { key, box } = place
    const id = key.slice(key.indexOf(':') + 1)
    const owner = isLand(place) ? view.isles[id]?.owner : view.seas[id]?.owner
    if (key === selected) return [{ box, weight: ABOUT }]
    if (owner && owner === view.player && (keys.has(key) || near.has(id))) return [{ box, weight: OWN }]
    return isLand(place) && keys.has(key) ? [{ box, weight: ANY }] : []
  })
}
