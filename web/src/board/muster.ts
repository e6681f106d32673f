/** Where the units of an isle or a sea stand: troops or fleets, undead, titans and heroes beside each other. */

import type { Point } from '../art/band'
import type { BoardPlan, TerritoryPlan } from './plan'
import type { GameView, IsleView, SeaView } from './types'

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
export function muster(isle: IsleView, { troops, undead, titans, heroes }: Pick<TerritoryPlan, 'troops' | 'undead' | 'titans' | 'heroes'>): Standing[] {
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
    row.forEach((name, place) => found.push({ kind: 'hero', name, count: 1, at: [x + (place - (row.length - 1) / 2) * step, y] }))
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
    here.forEach((name, place) => found.set(name, [artifacts[0] + (place - (here.length - 1) / 2) * APART, artifacts[1]]))
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

/** Fleets and undead fleets of one sea; a harbour takes the upper part of it. */
export function moor(sea: Pick<SeaView, 'fleets' | 'undead'>, harbour: boolean): Moored[] {
  const low = harbour ? 13 : 2
  const undead = sea.undead ?? 0
  if (!sea.fleets || !undead)
    return [
      ...(sea.fleets ? [{ kind: 'fleets' as const, count: sea.fleets, at: [0, low] as const, size: 1 }] : []),
      ...(undead ? [{ kind: 'undead' as const, count: undead, at: [0, low] as const, size: 1 }] : []),
    ]
  return [
    { kind: 'fleets', count: sea.fleets, at: harbour ? [-11, low] : [-7, low - 12], size: harbour ? 0.62 : 0.78 },
    { kind: 'undead', count: undead, at: harbour ? [13, low + 3] : [7, low + 11], size: harbour ? 0.62 : 0.78 },
  ]
}
