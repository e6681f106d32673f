/** How far everyone is on the way to the metropolises that win, reckoned from what lies open. */

import type { BoardData, GameView } from '../board/types'
import { CITIES } from './looks'
import { sidesOf } from './teams'

/** The types of a set (B7.1). */
export const SET = ['port', 'fortress', 'temple', 'university']
/** What stands in for any of them (H4.3). */
const STANDS_IN = 'theatre'
const PHILOSOPHERS = 4

export interface Race {
  /** His own metropolises, and those that count for him: his side's. */
  metropolises: number
  together: number
  needed: number
  /** His buildings of each type, theatres last where there are some; metropolises apart. */
  buildings: { name: string; count: number; missing: boolean }[]
  philosophers: number
  philosophersNeeded: number
  /** What one more of would make a metropolis, if he has room for one. */
  near: ('building' | 'philosopher')[]
  /** Whether there is a place for that building on his isles. */
  canBuild: boolean
  /** Whether one more metropolis is enough to win; whether he has enough already. */
  wouldWin: boolean
  hasEnough: boolean
}

export function raceOf(view: GameView, board: BoardData, city: string): Race {
  const { metropolises, philosophers } = view.cities[city]!
  const own = board.territories.filter(({ id }) => view.isles[id]?.owner === city)
  const { buildings, cultural } = ownOf(view.isles, city)
  const count = (name: string): number => buildings.filter((building) => building === name).length
  const theatres = count(STANDS_IN)
  const missing = buildingsShort(buildings)
  const philosophersNeeded = neededOf(cultural)
  const room = canFound(view, board, city)
  const together = sideOf(view, city).reduce((sum, one) => sum + view.cities[one]!.metropolises, 0)
  const needed = view.metropolises_to_win
  return {
    metropolises,
    together,
    needed,
    buildings: [
      ...SET.map((name) => ({ name, count: count(name), missing: missing > 0 && !count(name) })),
      ...(view.modules.includes('favours') ? [{ name: STANDS_IN, count: theatres, missing: false }] : []),
    ],
    philosophers,
    philosophersNeeded,
    near: [
      ...(room && missing === 1 ? (['building'] as const) : []),
      ...(room && philosophers === philosophersNeeded - 1 ? (['philosopher'] as const) : []),
    ],
    canBuild: own.some(({ id, metropolis_slots }) => {
      const { buildings, metropolis } = view.isles[id]!
      const closed = metropolis || view.necropolis === id // B5.8, H2.6
      return buildings.some((building, slot) => building === null && !(closed && metropolis_slots.includes(slot)))
    }),
    wouldWin: together + 1 >= needed || (isLastCycle(view) && together + 1 > mostOfOthers(view, city)),
    hasEnough: together >= needed,
  }
}

/** Those who win together: a city and its partner (T7.2). */
export function sideOf(view: GameView, city: string): string[] {
  const { partner } = view.cities[city]!
  return partner ? [city, partner] : [city]
}

/** Whether the game ends with this cycle, whoever has how much: then the most metropolises win (T7.2, B8.4). */
export function isLastCycle(view: GameView): boolean {
  const last = view.options.max_cycles
  return view.last_cycle === true || (typeof last === 'number' && view.cycle >= last)
}

/** How far a city is by itself: its metropolises, and what it is short of for the next one. */
export interface Standing {
  metropolises: number
  buildings: number
  philosophers: number
}

/** What stands on a city's isles. */
interface Own {
  buildings: readonly string[]
  /** It has the metropolis that takes a philosopher less. */
  cultural: boolean
}

export function standingOf({ buildings, cultural }: Own, metropolises: number, philosophers: number): Standing {
  return { metropolises, buildings: buildingsShort(buildings), philosophers: neededOf(cultural) - philosophers }
}

export function standingsOf(view: GameView): Record<string, Standing> {
  return Object.fromEntries(
    Object.entries(view.cities).map(([city, { metropolises, philosophers }]) => [
      city,
      standingOf(ownOf(view.isles, city), metropolises, philosophers),
    ]),
  )
}

/** Those in front. */
export interface Lead {
  cities: string[]
  /** Several sides are as far. */
  level: boolean
  /** Nobody else has as many metropolises. */
  most: boolean
  metropolises: number
  /** What they are short of for the next one, and of which of both ways to it. */
  short: number
  of: 'buildings' | 'philosophers'
}

/** Before somebody has half of what a metropolis takes, nobody is in front. */
const HALF = 2

/**
 * Who is in front: the sides with the most metropolises, and of them those that are short of least for the next one.
 * Nobody while all are as far.
 */
export function leadOf(view: GameView, standings: Record<string, Standing>): Lead | null {
  const sides = sidesOf(view).filter((cities) => cities.some((city) => !view.cities[city]!.eliminated))
  const all = sides.map((cities) => {
    const of = cities.map((city) => standings[city]!)
    const [buildings, philosophers] = [
      Math.min(...of.map((one) => one.buildings)),
      Math.min(...of.map((one) => one.philosophers)),
    ]
    return {
      cities,
      metropolises: of.reduce((sum, one) => sum + one.metropolises, 0),
      short: Math.max(0, Math.min(buildings, philosophers)),
      of: philosophers < buildings ? ('philosophers' as const) : ('buildings' as const),
    }
  })
  const metropolises = Math.max(...all.map((side) => side.metropolises))
  const most = all.filter((side) => side.metropolises === metropolises)
  const short = Math.min(...most.map((side) => side.short))
  const first = most.filter((side) => side.short === short)
  if (first.length === all.length || (metropolises === 0 && short > HALF)) return null
  return {
    cities: first.flatMap(({ cities }) => cities),
    level: first.length > 1,
    most: most.length === 1,
    metropolises,
    short,
    of: first[0]!.of,
  }
}

function ownOf(isles: GameView['isles'], city: string): Own {
  const own = Object.values(isles).filter(({ owner }) => owner === city)
  return {
    buildings: own.flatMap(({ buildings }) => buildings.flatMap((building) => building ?? [])),
    cultural: own.some(({ special }) => special === 'cultural'),
  }
}

function buildingsShort(buildings: readonly string[]): number {
  return SET.filter((name) => !buildings.includes(name)).length - buildings.filter((name) => name === STANDS_IN).length
}

function neededOf(cultural: boolean): number {
  return PHILOSOPHERS - (cultural ? 1 : 0)
}

function mostOfOthers(view: GameView, city: string): number {
  const own = sideOf(view, city)
  const sides = CITIES.filter((one) => view.cities[one] && !view.cities[one].eliminated && !own.includes(one)).map(
    (one) => sideOf(view, one),
  )
  return Math.max(0, ...sides.map((side) => side.reduce((sum, one) => sum + view.cities[one]!.metropolises, 0)))
}

/**
 * Whether a metropolis of his would not be lost for want of a space (B7.4); Penthesilea takes it to her isle (H3.6).
 */
function canFound(view: GameView, board: BoardData, city: string): boolean {
  const left = view.supplies.metropolises > 0
  if (!left && !view.specials?.length) return false
  if (left && view.heroes?.penthesilea?.owner === city) return true
  return board.territories.some(
    ({ id, metropolis_slots }) =>
      view.isles[id]?.owner === city &&
      !view.isles[id].metropolis &&
      metropolis_slots.length > 0 &&
      view.necropolis !== id,
  )
}
