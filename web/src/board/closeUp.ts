/** How close a small screen must come to the places that can be chosen, so that a finger hits each of them. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A place to hit, and the largest box in which it may be hit: there it is in nobody's way. */
export interface Target {
  box: Box
  most: Box
}

/** What is seen better if it is there as a whole, and how much that counts; to hit a place counts 1. */
export interface Wish {
  box: Box
  weight: number
}

/**
 * What of a window buttons have: at the end of its lower or its right edge as much as is `long`, and all along that
 * edge where there are places that are not in sight, for buttons tell of those.
 */
export interface Bar {
  edge: 'bottom' | 'right'
  deep: number
  long: number
}

export type Edge = 'left' | 'right' | 'top' | 'bottom'

const right = (box: Box): number => box.x + box.width
const low = (box: Box): number => box.y + box.height
const least = (box: Box): number => Math.min(box.width, box.height)
/** What reckoning rounds. */
const SLIGHT = 1e-6

function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  return { x, y, width: Math.max(...boxes.map(right)) - x, height: Math.max(...boxes.map(low)) - y }
}

/** How far a box may be hit: on each side half the way to those that are to be hit there, too. */
export function mostOf(box: Box, others: readonly Box[]): Box {
  const free = { left: least(box), right: least(box), top: least(box), bottom: least(box) }
  for (const other of others) {
    const [aside, below] = [other.x - right(box), other.y - low(box)]
    const [before, above] = [box.x - right(other), box.y - low(other)]
    const gap = Math.max(aside, below, before, above)
    const side = gap === aside ? 'right' : gap === below ? 'bottom' : gap === before ? 'left' : 'top'
    free[side] = Math.max(0, Math.min(free[side], gap / 2))
  }
  return {
    x: box.x - free.left,
    y: box.y - free.top,
    width: box.width + free.left + free.right,
    height: box.height + free.top + free.bottom,
  }
}

/** One side of a box that grows to a length: to both ends alike, as far as it may. */
function stretched(from: number, length: number, mostFrom: number, most: number, wanted: number): [number, number] {
  const long = Math.max(length, Math.min(most, wanted))
  const start = Math.max(mostFrom, Math.min(mostFrom + most - long, from - (long - length) / 2))
  return [start, long]
}

/** The box in which a finger of that size hits. */
export function grown({ box, most }: Target, finger: number): Box {
  const [x, width] = stretched(box.x, box.width, most.x, most.width, finger)
  const [y, height] = stretched(box.y, box.height, most.y, most.height, finger)
  return { x, y, width, height }
}

/** What of a window no button covers. */
function free({ x, y, width, height }: Box, { edge, deep, long }: Bar, whole: boolean): Box[] {
  const beside = { x, y, width: width - (edge === 'right' ? deep : 0), height: height - (edge === 'bottom' ? deep : 0) }
  const before = { x, y, width: width - (edge === 'bottom' ? long : 0), height: height - (edge === 'right' ? long : 0) }
  return whole ? [beside] : [beside, before]
}

/** Whether so much of a box is in one of the windows that a finger hits it. */
function isHit(box: Box, windows: readonly Box[], finger: number): boolean {
  return windows.some((window) => {
    const wide = Math.min(right(box), right(window)) - Math.max(box.x, window.x)
    const high = Math.min(low(box), low(window)) - Math.max(box.y, window.y)
    return wide >= Math.min(finger, box.width) - SLIGHT && high >= Math.min(finger, box.height) - SLIGHT
  })
}

/** Those that are not in the window, by the edge of it beyond which they lie. */
export function beyond(boxes: readonly Box[], window: Box, bar: Bar, finger: number): Map<Edge, Box[]> {
  const found = new Map<Edge, Box[]>()
  const missing = (whole: boolean): Box[] => boxes.filter((box) => !isHit(box, free(window, bar, whole), finger))
  for (const box of missing(missing(false).length > 0)) {
    const aside = (box.x + box.width / 2 - window.x) / window.width - 0.5
    const below = (box.y + box.height / 2 - window.y) / window.height - 0.5
    const edge =
      Math.abs(aside) > Math.abs(below) ? (aside < 0 ? 'left' : 'right') : below < 0 ? ('top' as const) : 'bottom'
    found.set(edge, [...(found.get(edge) ?? []), box])
  }
  return found
}

/** How much of a box is in one of the windows, from 0 to 1. */
function share(box: Box, windows: readonly Box[]): number {
  const parts = windows.map((window) => {
    const wide = Math.min(right(box), right(window)) - Math.max(box.x, window.x)
    const high = Math.min(low(box), low(window)) - Math.max(box.y, window.y)
    return (Math.max(0, wide) * Math.max(0, high)) / (box.width * box.height)
  })
  return Math.max(...parts)
}

/** A window of that size in which all of them are hit, or most of them, and of what is wished as much as has room. */
export function windowOn(
  boxes: readonly Box[],
  wishes: readonly Wish[],
  { width, height }: { width: number; height: number },
  bar: Bar,
  finger: number,
): Box {
  const wanted = [...boxes, ...wishes.map(({ box }) => box)]
  const all = 2 * wanted.length + wishes.reduce((sum, { weight }) => sum + weight, 0)
  const search = (whole: boolean): { window: Box; worth: number } => {
    const worthOf = (window: Box): number => {
      const here = free(window, bar, whole)
      const hits = boxes.filter((box) => isHit(box, here, finger)).length
      const granted = wishes.reduce((sum, { box, weight }) => sum + weight * share(box, here), 0)
      return granted + (hits === boxes.length ? all : hits)
    }
    const frames = free({ x: 0, y: 0, width, height }, bar, whole)
    const xs = new Set(frames.flatMap((frame) => wanted.flatMap((box) => [box.x, right(box) - frame.width])))
    const ys = new Set(frames.flatMap((frame) => wanted.flatMap((box) => [box.y, low(box) - frame.height])))
    let best = { window: { ...around(boxes), width, height }, worth: -1 }
    for (const x of xs)
      for (const y of ys) {
        const window = { x, y, width, height }
        const worth = worthOf(window)
        if (worth > best.worth) best = { window, worth }
      }
    const [x, y] = middle(best.window, wanted, bar, whole)
    const centred = [
      { x, y },
      { x, y: best.window.y },
      { x: best.window.x, y },
    ].map((at) => ({ ...at, width, height }))
    return { ...best, window: centred.find((window) => worthOf(window) >= best.worth - SLIGHT) ?? best.window }
  }
  const first = search(false)
  return first.worth >= all ? first.window : search(true).window
}

/** Where the window must be, so that what is wholly in it has as much room on one side as on the other. */
function middle(window: Box, boxes: readonly Box[], bar: Bar, whole: boolean): [number, number] {
  const frames = free(window, bar, whole)
  const inside = around(boxes.filter((box) => share(box, frames) > 1 - SLIGHT))
  const frame = frames.find(({ width, height }) => inside.width <= width && inside.height <= height) ?? window
  return [
    window.x + inside.x - frame.x + (inside.width - frame.width) / 2,
    window.y + inside.y - frame.y + (inside.height - frame.height) / 2,
  ]
}

/**
 * By how much, and which window; null where all are large enough. `room`: what of the drawing is seen when it is not
 * zoomed. `bar`: what buttons have of it then. `wanted`: how large a place must be there.
 */
export function closeUp(
  targets: readonly Target[],
  wishes: readonly Wish[],
  room: { width: number; height: number },
  bar: Bar,
  wanted: number,
): { zoom: number; window: Box } | null {
  const finger = Math.min(...targets.map(({ most }) => least(most)))
  const zoom = wanted / finger
  if (!targets.length || zoom <= 1) return null
  const boxes = targets.map(({ box }) => box)
  const size = { width: room.width / zoom, height: room.height / zoom }
  return {
    zoom,
    window: windowOn(boxes, wishes, size, { ...bar, deep: bar.deep / zoom, long: bar.long / zoom }, finger),
  }
}
