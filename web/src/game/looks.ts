/** Each city has a colour, an emblem and a pattern: colour is never the only sign. */

import { CITIES as PAINT } from '../art/emblems'
import type { Look } from '../board/types'
import type { SeatInfo } from '../net/protocol'
import { say } from '../texts/current'

export const CITIES = ['sparta', 'athens', 'corinth', 'thebes', 'argos', 'mycenae']

export function lookOf(city: string): Look {
  const paint = PAINT[city] ?? { colour: '#777777', pattern: 'plain' }
  return { name: say(`city-${city}`), emblem: city, ...paint }
}

/** The looks of a game's players: seat number n plays the n-th city and looks like the city of its colour. */
export function looksOf(seats: readonly SeatInfo[]): Record<string, Look> {
  return Object.fromEntries(seats.map((seat, number) => [CITIES[number]!, lookOf(seat.colour || CITIES[number]!)]))
}
