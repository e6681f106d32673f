/** What the drawings of the rules have in common: cells of the board, and the paint of the cities. */

import { CITIES } from '../../art'

export const SEA = '#2b8397'
export const DEEP = '#17697c'
export const LAND = '#e2cb92'
export const COAST = '#8a6f3a'
/** What moves, and what can't. */
export const WAY = '#ffd75e'
export const NO = '#ffb3ab'

const WIDE = Math.sqrt(3)

export interface Point {
  x: number
  y: number
}

/** The middle of a cell: rows lie one below the other, every second one half a cell to the right. */
export function cell(row: number, column: number, size = 44): Point {
  return { x: size * WIDE * (column + 0.5 + (row % 2) / 2), y: size * (1 + 1.5 * row) }
}

/** The edge of a cell that stands on a corner. */
export function hex({ x, y }: Point, size = 44): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const turn = ((corner - 0.5) * Math.PI) / 3
    return `${(x + size * Math.cos(turn)).toFixed(1)} ${(y + size * Math.sin(turn)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

export function paint(city: string): { emblem: string; colour: string; pattern: string } {
  return { emblem: city, ...CITIES[city]! }
}
