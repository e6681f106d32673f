/** Where the units of an isle or a sea stand: troops or fleets, undead, titans and heroes beside each other. */

import type { Point } from '../art/patternBand'
import type { BoardPlan, TerritoryPlan } from './plan'
import type { GameView, IsleView, PlaceKey, SeaView, UnderWay } from './types'

export interface Standing {
  kind: 'troops' | 'undead' | 'titans' | 'hero'
  /** A hero's name. */
  name?: string
  count: number
  at: Point
}

/** How far apart heroes of one isle stand, and how wide a row of them gets. */
const STEP = 20
const ROW = 40

/** The places on an isle, from the back to the front. Whoever is there without troops takes the troops' place. */
export function standing(
  isle: IsleView,
  { troops, undead, titans, heroes }: Pick<TerritoryPlan, 'troops' | 'undead' | 'titans' | 'heroes'>,
): Standing[] {
  const row = isle.heroes ?? []
  const found: Standing[] = []
  let free: Point | null = troops
  const take = (own: Point): Point => {
    const at = free ?? own
    free = null
    return at
  }
  if (isle.troops) found.push({ kind: 'troops', count: isle.troops, at: take(troops) })
  if (isle.titans) found.push({ kind: 'titans', count: isle.titans, at: take(titans) })
  if (isle.undead) found.push({ kind: 'undead', count: isle.undead, at: take(undead) })
  if (row.length) {
    const [x, y] = row.length === 1 ? take(heroes) : heroes
    const step = Math.min(STEP, ROW / Math.max(1, row.length - 1))
    row.forEach((name, place) =>
      found.push({ kind: 'hero', name, count: 1, at: [x + (place - (row.length - 1) / 2) * step, y] }),
    )
  }
  // Titans tower over all others, wherever they stand.
  const back = ({ kind }: Standing): number => (kind === 'titans' ? 0 : 1)
  return found.sort((a, b) => back(a) - back(b) || a.at[1] - b.at[1])
}

/** How far apart the artifacts of one territory lie. */
const APART = 17

/** Where each artifact lies: those of one territory in a row. */
export function artifactsOf(plan: BoardPlan, view: GameView): Map<string, Point> {
  const found = new Map<string, Point>()
  for (const { id, artifacts } of plan.territories) {
    const here = Object.entries(view.artifacts ?? {}).flatMap(([name, isle]) => (isle === id ? [name] : []))
    here.forEach((name, place) =>
      found.set(name, [artifacts[0] + (place - (here.length - 1) / 2) * APART, artifacts[1]]),
    )
  }
  return found
}

export interface Moored {
  kind: 'fleets' | 'undead'
  count: number
  /** From the middle of the sea. */
  at: Point
  /** Of the full size of a ship. */
  size: number
}

/** Fleets and undead fleets of one sea; a harbour takes the upper part of it, attackers the upper left one. */
export function moor(sea: Pick<SeaView, 'fleets' | 'undead'>, harbour: boolean, attacked = false): Moored[] {
  const undead = sea.undead ?? 0
  const alone = !sea.fleets || !undead
  const stacks: { kind: Moored['kind']; count: number }[] = [
    { kind: 'fleets', count: sea.fleets },
    { kind: 'undead', count: undead },
  ]
  const [size, at]: [number, Point[]] = attacked
    ? [
        alone ? 0.78 : 0.6,
        alone
          ? [[9, 15]]
          : [
              [14, 7],
              [-3, 21],
            ],
      ]
    : alone
      ? [1, [[0, harbour ? 13 : 2]]]
      : harbour
        ? [
            0.62,
            [
              [-11, 13],
              [13, 16],
            ],
          ]
        : [
            0.78,
            [
              [-7, -10],
              [7, 13],
            ],
          ]
  return stacks.filter(({ count }) => count).map((stack, place) => ({ ...stack, at: at[place]!, size }))
}

export function placeOfParty({ sea, isle }: UnderWay): PlaceKey {
  return sea === undefined ? `isle:${isle}` : `sea:${sea}`
}

/** Where attackers stand: beside the defenders' fleets, or at the coast of their isle. */
export function landing(plan: BoardPlan, { sea, isle }: UnderWay): Point | null {
  const at = plan.seas.find(({ id }) => id === sea)?.at
  if (at) return [at[0] - 9, at[1] - 12]
  return plan.territories.find(({ id }) => id === isle)?.landing ?? null
}

/** Those who attack at a place or pass through it, if they are whose decision it is. */
export function attackersAt({ under_way: party, decision }: GameView, place: PlaceKey): UnderWay | null {
  if (!party || party.player !== decision?.player) return null
  return place === placeOfParty(party) ? party : null
}

/** The units of those who attack, by the names of their icons. */
export function ranks({ units, undead, titans, heroes, sea }: UnderWay): { kind: string; count: number }[] {
  const unit = sea === undefined ? 'troop' : 'fleet'
  return [
    { kind: 'titan', count: titans },
    { kind: unit, count: units },
    { kind: `undead_${unit}`, count: undead },
    ...heroes.map((hero) => ({ kind: hero, count: 1 })),
  ].filter(({ count }) => count)
}
