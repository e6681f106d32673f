/** The words of statistics, and what is drawn of their tables. */

import type { Figures, Label, Row } from '../net/protocol'
import type { Narrator } from '../texts/narrator'
import { keyOf } from '../texts/texts'

export type Cell = Row['cells'][number]

export function labelText(narrator: Narrator, { kind, name }: Label): string {
  if (kind === 'text') return narrator.texts.say(keyOf('statistics', name))
  if (kind === 'cycle') return narrator.texts.say('statistics-cycle', { cycle: name })
  return narrator.forms(kind, name)['']!
}

export function cellText(narrator: Narrator, cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'number') return labelText(narrator, cell)
  return narrator.texts.say('review-number', { change: cell < 0 ? 'less' : 'more', number: Math.abs(cell) })
}

/** Whether a column has words in it rather than numbers. */
export function isWorded({ rows }: Figures, column: number): boolean {
  return rows.some(({ cells }) => cells[column] !== null && typeof cells[column] === 'object')
}

/** How long a bar is beside the others of its table, as a share; the sum is beside nothing. */
export function shares({ rows, summed }: Figures): (number | null)[][] {
  const compared = summed ? rows.slice(0, -1) : rows
  const most = Math.max(
    1e-9,
    ...compared.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'number').map(Math.abs)),
  )
  return rows.map(({ cells }, row) =>
    cells.map((cell) => (typeof cell === 'number' && row < compared.length ? cell / most : null)),
  )
}

/** What was held cycle by cycle: a line for each column. */
export function lines({ rows, columns }: Figures): [number, number][][] {
  return columns.map((_, column) => rows.map(({ cells }, place) => [place, Number(cells[column] ?? 0)]))
}

/** Of what was held, what there is something to see of: metropolises, else the first. */
export function worthSeeing(held: readonly Figures[]): Figures | undefined {
  const some = held.filter((figures) => lines(figures).some((points) => points.some(([, value]) => value > 0)))
  return some.find(({ name }) => name === 'held_metropolises') ?? some[0] ?? held[0]
}
