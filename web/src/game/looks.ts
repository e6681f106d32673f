/** Each city has a colour, an emblem and a pattern: colour is never the only sign. */

import { CITIES as PAINT } from '../art/emblems'
import type { Look } from '../board/types'
import type { SeatInfo } from '../net/protocol'
import { say } from '../texts/current'

export const CITIES = ['sparta', 'athens', 'corinth', 'thebes', 'argos', 'mycenae']

export function lookOf(city: string): Look {
  const paint = PAINT[city] ?? { colour: '#777777', pattern: 'plain' }
  const name = say(`city-${city}`)
  return { name, city: name, emblem: city, ...paint }
}

/** Letters that are read from right to left. */
const LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/**
 * A person's name as it stands in sentences. One that is read leftwards turns nothing around it; and somebody called
 * "none" is not taken for the word by which messages know that there is nobody.
 */
function inSentences(name: string): string {
  return LEFTWARDS.test(name) || name === 'none' ? `\u2068${name}\u2069` : name
}

/**
 * The looks of a game's players: seat number n plays the n-th city and looks like the city of its colour. People are
 * called by their names, also while a bot plays for them; bots, and people without a name, by their cities.
 */
export function looksOf(seats: readonly SeatInfo[]): Record<string, Look> {
  return Object.fromEntries(
    seats.map((seat, number) => {
      const look = lookOf(seat.colour || CITIES[number]!)
      return [CITIES[number]!, seat.name ? { ...look, name: inSentences(seat.name) } : look]
    }),
  )
}
