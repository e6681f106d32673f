/** Where something can lie over a part of the page without covering what must stay in sight. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** What is rather covered than what must stay free, by how much it matters. */
export interface Kept {
  box: Box
  weight: number
}

export interface Spot {
  left: number
  top: number
  /** Something that must stay free is covered all the same: there is no room. */
  covers: boolean
  /** How much of it lies over what is rather covered, by its weight: a part of its own size. */
  over: number
}

const STEPS = 10
/** How much worse it is to cover what must stay free. */
const MUCH = 1000

/** The area that two boxes share. */
export function common(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

/**
 * The place in an area for something of this size that covers least; of equal ones the first from the upper right
 * corner.
 */
export function clearSpot(
  area: Box,
  width: number,
  height: number,
  free: readonly Box[],
  kept: readonly Kept[] = [],
): Spot {
  const [across, down] = [Math.max(0, area.right - area.left - width), Math.max(0, area.bottom - area.top - height)]
  let best: Spot = { left: area.right - width, top: area.top, covers: true, over: 0 }
  let least = Infinity
  for (let row = 0; row <= STEPS; row++)
    for (let column = STEPS; column >= 0; column--) {
      const [left, top] = [area.left + (across * column) / STEPS, area.top + (down * row) / STEPS]
      const { cost, ...spot } = spotAt(left, top, width, height, free, kept)
      if (cost < least) [best, least] = [spot, cost]
    }
  return best
}

/**
 * The place in an area for something of this size that covers nothing of what must stay free, or least; of equal ones
 * the nearest to a point.
 */
export function nearSpot(
  area: Box,
  width: number,
  height: number,
  near: { x: number; y: number },
  free: readonly Box[],
): { left: number; top: number } {
  const across = within(near.x - width / 2, area.left, area.right - width)
  const down = within(near.y - height / 2, area.top, area.bottom - height)
  let best = { left: across, top: down }
  let least = Infinity
  for (const left of stepsFrom(across, area.left, area.right - width))
    for (const top of stepsFrom(down, area.top, area.bottom - height)) {
      const cost = spotAt(left, top, width, height, free, []).cost + Math.hypot(left - across, top - down)
      if (cost < least) [best, least] = [{ left, top }, cost]
    }
  return best
}

/** Pixels from one try to the next. */
const STRIDE = 16

function within(at: number, from: number, until: number): number {
  return Math.max(from, Math.min(at, until))
}

/** Places between two ends, with the ends. */
function stepsFrom(at: number, from: number, until: number): number[] {
  const count = Math.max(0, Math.floor((until - from) / STRIDE))
  return [at, ...Array.from({ length: count + 1 }, (_, step) => from + step * STRIDE), Math.max(from, until)]
}

function spotAt(
  left: number,
  top: number,
  width: number,
  height: number,
  free: readonly Box[],
  kept: readonly Kept[],
): Spot & { cost: number } {
  const here = { left, top, right: left + width, bottom: top + height }
  const wrong = free.reduce((sum, box) => sum + common(here, box), 0)
  const rather = kept.reduce((sum, { box, weight }) => sum + common(here, box) * weight, 0)
  return { left, top, covers: wrong > 0, over: rather / (width * height), cost: wrong * MUCH + rather }
}
