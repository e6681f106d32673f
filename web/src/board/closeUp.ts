/** How close a small screen must come to the places that can be chosen, so that a finger hits each of them. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A place to hit, and how far beyond its edges it is hit as well. */
export interface Target {
  box: Box
  reach: number
}

export type Edge = 'left' | 'right' | 'top' | 'bottom'

const right = (box: Box): number => box.x + box.width
const low = (box: Box): number => box.y + box.height
const least = (box: Box): number => Math.min(box.width, box.height)

function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  return { x, y, width: Math.max(...boxes.map(right)) - x, height: Math.max(...boxes.map(low)) - y }
}

/** How far beyond itself a box may be hit: half the way to the nearest of those that are to be hit, too. */
export function reachOf(box: Box, others: readonly Box[]): number {
  const gaps = others.map((other) =>
    Math.max(other.x - right(box), box.x - right(other), other.y - low(box), box.y - low(other)),
  )
  return Math.max(0, Math.min(least(box), ...gaps.map((gap) => gap / 2)))
}

/** The box in which a finger of that size hits. */
export function grown({ box, reach }: Target, finger: number): Box {
  const more = (side: number): number => Math.max(0, Math.min(reach, (finger - side) / 2))
  const [x, y] = [more(box.width), more(box.height)]
  return { x: box.x - x, y: box.y - y, width: box.width + 2 * x, height: box.height + 2 * y }
}

/** Whether so much of a box is seen that a finger hits it. */
export function isHit(box: Box, window: Box, finger: number): boolean {
  const wide = Math.min(right(box), right(window)) - Math.max(box.x, window.x)
  const high = Math.min(low(box), low(window)) - Math.max(box.y, window.y)
  return wide >= Math.min(finger, box.width) - 1e-6 && high >= Math.min(finger, box.height) - 1e-6
}

/** A window of that size in which all of them are hit, or most of them. */
export function windowOn(boxes: readonly Box[], width: number, height: number, finger: number): Box {
  const all = around(boxes)
  if (all.width <= width && all.height <= height)
    return { x: all.x + (all.width - width) / 2, y: all.y + (all.height - height) / 2, width, height }
  let [best, most] = [all, 0]
  for (const x of boxes.flatMap((box) => [box.x, right(box) - width]))
    for (const y of boxes.flatMap((box) => [box.y, low(box) - height])) {
      const window = { x, y, width, height }
      const hit = boxes.filter((box) => isHit(box, window, finger)).length
      if (hit > most) [best, most] = [window, hit]
    }
  return best
}

/**
 * By how much, and around which point; null where all are large enough. `room`: what of the drawing is seen when it is
 * not zoomed. `wanted`: how large a place must be there. Where not all have room, most of them have.
 */
export function closeUp(
  targets: readonly Target[],
  room: { width: number; height: number },
  wanted: number,
): { zoom: number; x: number; y: number } | null {
  const finger = Math.min(...targets.map(({ box, reach }) => least(box) + 2 * reach))
  const zoom = wanted / finger
  if (!targets.length || zoom <= 1) return null
  const boxes = targets.map(({ box }) => box)
  const { x, y, width, height } = windowOn(boxes, room.width / zoom, room.height / zoom, finger)
  return { zoom, x: x + width / 2, y: y + height / 2 }
}

/** Those that are not in the window, by the edge of it beyond which they lie. */
export function beyond(boxes: readonly Box[], window: Box, finger: number): Map<Edge, Box[]> {
  const found = new Map<Edge, Box[]>()
  for (const box of boxes) {
    if (isHit(box, window, finger)) continue
    const aside = (box.x + box.width / 2 - window.x) / window.width - 0.5
    const below = (box.y + box.height / 2 - window.y) / window.height - 0.5
    const edge =
      Math.abs(aside) > Math.abs(below) ? (aside < 0 ? 'left' : 'right') : below < 0 ? ('top' as const) : 'bottom'
    found.set(edge, [...(found.get(edge) ?? []), box])
  }
  return found
}
