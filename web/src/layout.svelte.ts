/**
 * Which frame the screen has room for: a wide one with everything beside the board; an upright one with a sheet below
 * it; a low one, of a phone held sideways or a window at 200 %, with one column beside it. Counted in letters, because
 * larger ones need more room.
 */

import { createSubscriber } from 'svelte/reactivity'
import { settings } from './settings.svelte'

export type Frame = 'wide' | 'upright' | 'low'

/** In rem. */
const NARROW = 56.25
const LOW = 35

/** `letter`: pixels of a rem. */
export function frameFor(width: number, height: number, letter: number): Frame {
  if (height <= LOW * letter && width > height) return 'low'
  return width < NARROW * letter ? 'upright' : 'wide'
}

const resized = createSubscriber((update) => {
  addEventListener('resize', update)
  return () => removeEventListener('resize', update)
})

class Layout {
  readonly frame = $derived.by((): Frame => {
    resized()
    void settings.textSize // by which letters have grown
    const letter = parseFloat(getComputedStyle(document.documentElement).fontSize)
    return frameFor(innerWidth, innerHeight, letter)
  })
  readonly low = $derived(this.frame === 'low')
  /** One part of the table is shown at a time, a tab away from the others. */
  readonly small = $derived(this.frame !== 'wide')
}

export const layout = new Layout()
