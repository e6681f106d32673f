/**
 * How seas are told apart: by the isles beside them and a direction, by a number only where two would be alike.
 * `src/cyclades/text/seas.py` reckons the same; a test compares all seas of all boards.
 */

import { MIDDLE_ROW } from '../board/geometry'
import type { BoardData } from '../board/types'

type Cell = readonly [row: number, col: number]
/** Row, and place in it by halves of a cell. */
type Point = readonly [row: number, place: number]

/** What a sea's name says. `territories` are those it touches, or the nearest ones where it is `open` sea. */
export interface SeaName {
  territories: string[]
  /** Several territories of one isle are `along` it, a single one is what it lies `off`. */
  relation: 'between' | 'along' | 'off'
  open: boolean
  /** Where it lies, seen from the single territory. */
  direction: string | null
  /** Which one it is of several between the same isles. */
  part: string | null
  /** It is told by a number, which is on the board. */
  number: number | null
}

/** The names of a board's seas, all different. */
export function seaNames(board: BoardData): Map<string, SeaName> {
  const land = new Set(board.territories.flatMap(({ cells }) => cells.map(([row, col]) => `${row}-${col}`)))
  const seas = board.rows.flatMap((length, row) => Array.from({ length }, (_, col): Cell => [row, col]))
  const names = new Map<string, SeaName>()
  const alike = new Map<string, Cell[]>()
  for (const cell of seas) {
    if (land.has(keyOf(cell))) continue
    const name = firstName(board, pointOf(cell))
    names.set(keyOf(cell), name)
    const same = JSON.stringify(name)
    alike.set(same, [...(alike.get(same) ?? []), cell])
  }
  for (const cells of alike.values()) {
    if (cells.length === 1) continue
    const { relation } = names.get(keyOf(cells[0]!))!
    const points = cells.map(pointOf)
    const parts = relation === 'off' ? [] : points.map((point) => directionOf(point, points))
    const told = new Set(parts).size === cells.length
    cells.forEach((cell, place) =>
      Object.assign(names.get(keyOf(cell))!, told ? { part: parts[place] } : { number: place + 1 }),
    )
  }
  return names
}

/** By the nearest isles alone: others may have the same. */
function firstName({ territories }: BoardData, at: Point): SeaName {
  const far = territories.map(({ cells }) => Math.min(...cells.map((cell) => steps(at, pointOf(cell)))))
  const nearest = Math.min(...far)
  const near = territories.filter((_, territory) => far[territory] === nearest)
  const name: SeaName = {
    territories: near.map(({ id }) => id),
    relation: 'off',
    open: nearest > 1,
    direction: null,
    part: null,
    number: null,
  }
  if (near.length === 1) return { ...name, direction: directionOf(at, near[0]!.cells.map(pointOf)) }
  return { ...name, relation: new Set(near.map(({ isle }) => isle)).size > 1 ? 'between' : 'along' }
}

function keyOf([row, col]: Cell): string {
  return `${row}-${col}`
}

function pointOf([row, col]: Cell): Point {
  return [row, 2 * col + Math.abs(row - MIDDLE_ROW)]
}

function steps(one: Point, other: Point): number {
  const [down, across] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])]
  return Math.max(down, Math.floor((down + across) / 2))
}

/** One of eight directions from the middle of some cells, or "middle". */
function directionOf([row, place]: Point, around: readonly Point[]): string {
  const down = around.reduce((sum, [other]) => sum - other, row * around.length)
  const across = around.reduce((sum, [, other]) => sum - other, place * around.length)
  // A row is √3 halves of a cell high; each direction has an eighth of the circle.
  const isUpright = 1000 * Math.abs(across) < 717 * Math.abs(down)
  const isLevel = 4182 * Math.abs(down) < 1000 * Math.abs(across)
  const upright = isLevel || !down ? '' : down > 0 ? 'south' : 'north'
  const level = isUpright || !across ? '' : across > 0 ? 'east' : 'west'
  return upright + level || 'middle'
}
