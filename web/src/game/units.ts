/** How many units a city has: those on the board, and those who attack or pass through at the moment. */

import type { GameView, UnderWay } from '../board/types'

export interface Units {
  isle: number
  troop: number
  titan: number
  fleet: number
  undead: number
  heroes: string[]
}

const sum = (numbers: (number | undefined)[]): number =>
  numbers.reduce<number>((total, number) => total + (number ?? 0), 0)

/** A city's units that stand nowhere at the moment. */
export function underWayOf(view: GameView, city: string): UnderWay | null {
  return view.under_way?.player === city ? view.under_way : null
}

export function unitsOf(view: GameView, city: string): Units {
  const isles = Object.values(view.isles).filter(({ owner }) => owner === city)
  const seas = Object.values(view.seas).filter(({ owner }) => owner === city)
  const party = underWayOf(view, city)
  const [landed, sailing] = party?.sea === undefined ? [party?.units, 0] : [0, party.units]
  return {
    isle: isles.length,
    troop: sum([...isles.map(({ troops }) => troops), landed]),
    titan: sum([...isles.map(({ titans }) => titans), party?.titans]),
    fleet: sum([...seas.map(({ fleets }) => fleets), sailing]),
    undead: sum([...[...isles, ...seas].map(({ undead }) => undead), party?.undead]),
    heroes: [...isles.flatMap(({ heroes }) => heroes ?? []), ...(party?.heroes ?? [])],
  }
}
