/** How close a small screen must come to the places that can be chosen, so that a finger hits each of them. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const right = (box: Box): number => box.x + box.width
const low = (box: Box): number => box.y + box.height

function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  return { x, y, width: Math.max(...boxes.map(right)) - x, height: Math.max(...boxes.map(low)) - y }
}

/** Whether so much of a box is seen that a finger hits it. */
function isHit(box: Box, window: Box, finger: number): boolean {
  const wide = Math.min(right(box), right(window)) - Math.max(box.x, window.x)
  const high = Math.min(low(box), low(window)) - Math.max(box.y, window.y)
  return Math.min(wide, high) >= finger - 1e-6
}

/**
 * By how much, and around which point; null where all are large enough. `room`: what of the drawing is seen when it is
 * not zoomed. `least`: how large a place must be there. Where not all have room, most of them have.
 */
export function closeUp(
  places: readonly Box[],
  room: { width: number; height: number },
  least: number,
): { zoom: number; x: number; y: number } | null {
  const finger = Math.min(...places.flatMap(({ width, height }) => [width, height]))
  const zoom = least / finger
  if (!places.length || zoom <= 1) return null
  const [width, height] = [room.width / zoom, room.height / zoom]
  let best = around(places)
  if (best.width > width || best.height > height) {
    let most = 0
    for (const x of places.flatMap((place) => [place.x, right(place) - width]))
      for (const y of places.flatMap((place) => [place.y, low(place) - height])) {
        const window = { x, y, width, height }
        const hit = places.filter((place) => isHit(place, window, finger)).length
        if (hit > most) [best, most] = [window, hit]
      }
  }
  return { zoom, x: best.x + best.width / 2, y: best.y + best.height / 2 }
}
