/** Where things are: hexagons, coasts, walls. Lengths are in units of the drawing; a hexagon is 60 wide. */

import { pace, type Point } from '../art/patternBand'
import type { BoardData, Territory } from './types'

export const HALF = 30
export const RADIUS = (2 * HALF) / Math.sqrt(3)
const ROW = 1.5 * RADIUS
export const MIDDLE_ROW = 5
const MARGIN = 16

type Cell = readonly [row: number, col: number]

export function centre([row, col]: Cell): Point {
  return [(2 * col + Math.abs(row - MIDDLE_ROW)) * HALF, row * ROW]
}

export function hexagon([x, y]: Point, radius = RADIUS): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = ((corner + 0.5) * Math.PI) / 3
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

export function bounds(board: BoardData): { x: number; y: number; width: number; height: number } {
  const right = Math.max(...board.rows.map((length, row) => centre([row, length - 1])[0]))
  return {
    x: -HALF - MARGIN,
    y: -RADIUS - MARGIN,
    width: right + 2 * HALF + 2 * MARGIN,
    height: (board.rows.length - 1) * ROW + 2 * RADIUS + 2 * MARGIN,
  }
}

/** How much closer a turn of the wheel brings the board: a notch little, two fingers as far as they spread. */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const pixels = deltaMode ? deltaY * 33 : deltaY
  const most = ctrlKey ? 0.25 : 0.115
  return Math.exp(Math.max(-most, Math.min(most, -pixels * (ctrlKey ? 0.01 : 0.0011))))
}

/** A stream of numbers from 0 to 1 that depends on nothing but the name. */
export function dice(name: string): () => number {
  let seed = 2166136261
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619)
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const nameOf = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`

interface Edge {
  from: Point
  to: Point
}

function edgesOf(cells: readonly Cell[]): Map<string, Edge> {
  const edges = new Map<string, Edge>()
  for (const cell of cells) {
    const corners = hexagon(centre(cell))
    corners.forEach((from, index) => {
      const to = corners[(index + 1) % 6]!
      if (!edges.delete(`${nameOf(to)} ${nameOf(from)}`)) edges.set(`${nameOf(from)} ${nameOf(to)}`, { from, to })
    })
  }
  return edges
}

/** Joins edges end to end into lines; those around land come back to their start. */
function chains(edges: Iterable<Edge>): Point[][] {
  const left = [...edges]
  const lines: Point[][] = []
  while (left.length) {
    const first = left.shift()!
    const line = [first.from, first.to]
    for (let grown = true; grown;) {
      const next = left.findIndex((edge) => nameOf(edge.from) === nameOf(line.at(-1)!))
      const before = left.findIndex((edge) => nameOf(edge.to) === nameOf(line[0]!))
      grown = next >= 0 || before >= 0
      if (next >= 0) line.push(left.splice(next, 1)[0]!.to)
      else if (before >= 0) line.unshift(left.splice(before, 1)[0]!.from)
    }
    lines.push(line)
  }
  return lines
}

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
]

function roundCorners(loop: readonly Point[]): Point[] {
  return loop.flatMap((from, index) => {
    const to = loop[(index + 1) % loop.length]!
    return [between(from, to, 0.25), between(from, to, 0.75)]
  })
}

/**
 * Fills the notches of the coast by a part of their depth, so that an isle has no wasp waist; those within the land are
 * a neighbour's.
 */
function fillNotches(loop: readonly Point[], part: number, coast: ReadonlySet<string>): Point[] {
  return loop.map((at, index) => {
    if (!coast.has(nameOf(at))) return at
    const before = loop.at(index - 1)!
    const after = loop[(index + 1) % loop.length]!
    const turn = (at[0] - before[0]) * (after[1] - at[1]) - (at[1] - before[1]) * (after[0] - at[0])
    return turn < 0 ? between(at, between(before, after, 0.5), part) : at
  })
}

/**
 * The edge of land, drawn in by `inset`, with bays and capes that depend on the name alone. `isle`: all cells of the
 * isle it is a part of.
 */
export function shore(name: string, cells: readonly Cell[], inset: number, rough: number, isle = cells): Point[][] {
  const coast = new Set([...edgesOf(isle).values()].map(({ from }) => nameOf(from)))
  return chains(edgesOf(cells).values()).map((chain, index) => {
    const loop = roundCorners(roundCorners(fillNotches(chain.slice(0, -1), 0.5, coast)))
    const steps = pace(loop, 4.5)
    const roll = dice(`${name} ${index}`)
    const length = steps.length * 4.5
    const swells = [95, 52, 31, 17].map((span, place) => ({
      turns: Math.max(2, Math.round(length / (span * (0.85 + roll() * 0.3)))),
      phase: roll() * 2 * Math.PI,
      height: [1.1, 1.2, 1, 0.5][place]! * rough,
    }))
    return steps.map(({ at, along }, step) => {
      const part = (step / steps.length) * 2 * Math.PI
      const swell = swells.reduce((sum, { turns, phase, height }) => sum + Math.sin(part * turns + phase) * height, 0)
      const depth = inset + swell
      return [at[0] - along[1] * depth, at[1] + along[0] * depth]
    })
  })
}

/** A smooth closed curve through the middles of the sides. */
export function curve(loops: readonly (readonly Point[])[]): string {
  const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
  return loops
    .map((loop) => {
      const middle = (index: number): Point =>
        between(loop[index % loop.length]!, loop[(index + 1) % loop.length]!, 0.5)
      const arcs = loop.map((_, index) => `Q${text(loop[(index + 1) % loop.length]!)} ${text(middle(index + 1))}`)
      return `M${text(middle(0))}${arcs.join('')}Z`
    })
    .join('')
}

/** The walls between an isle's territories. */
export function walls(territories: readonly Territory[]): string {
  const outer = edgesOf(territories.flatMap((territory) => territory.cells))
  const inner = new Map<string, Edge>()
  for (const territory of territories) {
    for (const [name, edge] of edgesOf(territory.cells)) {
      if (!outer.has(name) && !inner.has(`${nameOf(edge.to)} ${nameOf(edge.from)}`)) inner.set(name, edge)
    }
  }
  return [...inner.values()]
    .map(({ from: [ax, ay], to: [bx, by] }) => {
      const roll = dice(nameOf([ax + bx, ay + by]))
      const bend = (roll() - 0.5) * 7
      const [mx, my] = [(ax + bx) / 2 - ((by - ay) / RADIUS) * bend, (ay + by) / 2 + ((bx - ax) / RADIUS) * bend]
      return `M${ax.toFixed(1)} ${ay.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${bx.toFixed(1)} ${by.toFixed(1)}`
    })
    .join('')
}

/** Whether a point lies in one of the cells around these centres, at least `inside` from the cell's rim. */
export function isIn(centres: readonly Point[], x: number, y: number, inside: number): boolean {
  const reach = HALF - inside
  for (const centre of centres) {
    const dx = Math.abs(x - centre[0])
    if (dx <= reach && dx * 0.5 + Math.abs(y - centre[1]) * 0.866 <= reach) return true
  }
  return false
}
