/** Where lines, marks and names of a chart are drawn. */

export type Point = [number, number]

/** The part of a chart that is drawn in, in pixels. */
export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

/** Pixels left of what is drawn, for its numbers, and right of it, for its names. */
export const EDGES = { left: 44, right: 34 }

/** How high a chart is, in pixels: one that lies under something else, on a low screen, elsewhere. */
export const BRIEF = 118
export const LOW = 190
export const HIGH = 260

/** From numbers to pixels; `across` and `high` are the largest numbers. */
export function scaled(frame: Frame, across: number, high: number): (point: Point) => Point {
  return ([x, y]) => [
    frame.left + (frame.width * x) / Math.max(across, 1e-9),
    frame.top + frame.height * (1 - y / Math.max(high, 1e-9)),
  ]
}

/** A line through points, with as few digits as need be. */
export function pathOf(points: readonly Point[]): string {
  return points
    .map(([x, y], number) => `${number ? 'L' : 'M'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`)
    .join('')
}

/** Numbers beside an axis: from 0 in even steps, about so many. */
export function ticks(high: number, least = high <= 1 ? 0 : 1, about = 4): number[] {
  const rough = high / about
  const size = 10 ** Math.floor(Math.log10(Math.max(rough, 1e-9)))
  const step = Math.max(least, size * ([1, 2, 5, 10].find((times) => times * size >= rough) ?? 10))
  return Array.from({ length: Math.floor(high / step + 1e-9) + 1 }, (_, number) => number * step)
}

/** Heights moved apart so that names of a height don't cover each other, in their order and inside the frame. */
export function apart(heights: readonly number[], least: number, top: number, bottom: number): number[] {
  const order = heights
    .map((height, place) => ({ height, place }))
    .sort((a, b) => a.height - b.height || a.place - b.place)
  let edge = top
  for (const one of order) edge = (one.height = Math.max(one.height, edge)) + least
  let low = bottom
  for (const one of order.reverse()) low = (one.height = Math.min(one.height, low)) - least
  return order.sort((a, b) => a.place - b.place).map(({ height }) => height)
}

/** The number on the way across that is nearest to a place in pixels. */
export function nearest(frame: Frame, across: number, x: number, numbers: readonly number[]): number | null {
  const wanted = ((x - frame.left) / frame.width) * across
  return numbers.reduce<number | null>(
    (best, one) => (best === null || Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best),
    null,
  )
}
