/** Who wins together: partners have the same chance, so they have one line. */

import { CITIES } from '../game/looks'
import type { SeatInfo } from '../net/protocol'

export interface Side {
  cities: string[]
  /** The place of the first of them among the cities. */
  index: number
}

export function sides(cities: readonly string[], seats: readonly Pick<SeatInfo, 'team'>[]): Side[] {
  const found = new Map<string | number, Side>()
  for (const [index, city] of cities.entries()) {
    const team = seats[CITIES.indexOf(city)]?.team ?? city
    const side = found.get(team)
    if (side) side.cities.push(city)
    else found.set(team, { cities: [city], index })
  }
  return [...found.values()]
}
