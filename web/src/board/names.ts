/** Which names have room where they must be written large: on a small screen not all. */

import type { Point } from '../art/patternBand'

export interface Name {
  id: string
  name: string
  at: Point
}

/** How wide letters are, and how far lines are apart, for letters of a pixel. */
const SMALL = 0.54
const CAPITAL = 0.7
const LINE = 1.05

/** Those that hide no other, first those that are `wanted`. `size`: of the letters, in the drawing. */
export function legible(
  names: readonly Name[],
  size: number,
  capitals: boolean,
  wanted: (name: Name) => boolean,
): Name[] {
  const letter = size * (capitals ? CAPITAL : SMALL)
  const hides = (one: Name, other: Name): boolean =>
    Math.abs(one.at[1] - other.at[1]) < LINE * size &&
    Math.abs(one.at[0] - other.at[0]) < (letter * (one.name.length + other.name.length)) / 2
  const written: Name[] = []
  for (const name of [...names].sort((one, other) => Number(wanted(other)) - Number(wanted(one))))
    if (!written.some((other) => hides(name, other))) written.push(name)
  return written
}
