/** Teams of two: the seats 1 and 2, 3 and 4, 5 and 6 (T7.1). */

import type { GameView } from '../board/types'
import { CITIES } from './looks'

export interface Team {
  number: number
  cities: string[]
  metropolises: number
  artifacts: string[]
}

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
