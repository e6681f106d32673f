/** Teams of two: the seats 1 and 2, 3 and 4, 5 and 6 (T7.1). */

import type { GameView } from '../board/types'
import { CITIES } from './looks'

export interface Team {
  number: number
  cities: string[]
  metropolises: number
  artifacts: string[]
}

/** How teams are marked where their cities stand apart. */
export const TEAM_SIGNS = ['I', 'II', 'III']

export function teamCities(team: number): string[] {
  return CITIES.slice(2 * team, 2 * team + 2)
}

/** The teams of a game with what they have together; none where everyone plays alone. */
export function teamsOf(view: GameView): Team[] {
  if (!view.teams) return []
  return Array.from({ length: view.players / 2 }, (_, number) => {
    const cities = teamCities(number)
    return {
      number,
      cities,
      metropolises: cities.reduce((sum, city) => sum + (view.cities[city]?.metropolises ?? 0), 0),
      artifacts: cities.flatMap((city) => view.cities[city]?.artifacts ?? []),
    }
  })
}

/** Those who win together: teams, or every city by itself. */
export function sidesOf(view: GameView): string[][] {
  return view.teams ? teamsOf(view).map(({ cities }) => cities) : Object.keys(view.cities).map((city) => [city])
}

/** Those who won or lost together: a team, or a city by itself. */
export interface Side {
  cities: string[]
  winner: boolean
  metropolises: number
  gold: number
}

/** Whether gold decided a game that is over: another side was as far with metropolises (B8.2, B8.4). */
export function goldDecided(view: GameView): boolean {
  if (view.ending !== 'metropolises' && view.ending !== 'max_cycles') return false
  const sides = ranking(view)
  const [best] = sides
  const rivals = sides.filter(({ winner }) => !winner)
  const first = view.ending === 'metropolises' && !view.teams && view.options.tiebreak !== 'metropolises'
  const asFar = rivals.filter(({ metropolises }) =>
    first ? metropolises >= view.metropolises_to_win : metropolises === best!.metropolises,
  )
  return asFar.length > 0 && asFar.every(({ gold }) => gold < best!.gold)
}

/** The sides of a game that is over: winners first, then by metropolises and gold. */
export function ranking(view: GameView): Side[] {
  const sum = (cities: string[], of: 'metropolises' | 'gold'): number =>
    cities.reduce((all, city) => all + (view.cities[city]?.[of] ?? 0), 0)
  return sidesOf(view)
    .map((cities) => ({
      cities,
      winner: cities.some((city) => view.winners.includes(city)),
      metropolises: sum(cities, 'metropolises'),
      gold: sum(cities, 'gold'),
    }))
    .sort(
      (one, other) =>
        Number(other.winner) - Number(one.winner) || other.metropolises - one.metropolises || other.gold - one.gold,
    )
}
