/** How high the sheet of an upright phone is: chosen by buttons or by dragging its bar, and remembered. */

import { recall, remember } from '../kept'

const HEIGHTS = ['bar', 'half', 'tall'] as const
type Height = (typeof HEIGHTS)[number]

/** In parts of the screen; lowered it is as high as its words. */
const PARTS: Record<Height, number> = { bar: 0.1, half: 0.46, tall: 0.8 }
/** Parts of the screen below which nothing but the bar has room. */
const ROOM = 0.25
/** Pixels from which a finger drags, and does not tap. */
const DRAG = 8

export class SheetHeight {
  private chosen: Height = $state(HEIGHTS.find((height) => height === recall('sheet')) ?? 'half')
  /** In parts of the screen, while it is dragged. */
  private dragged: number | null = $state(null)

  readonly lowered = $derived(this.dragged === null ? this.chosen === 'bar' : this.dragged < ROOM)
  readonly tallest = $derived(this.chosen === 'tall')
  /** As CSS says it. */
  readonly height = $derived.by(() => {
    if (this.dragged === null && this.chosen === 'bar') return 'auto'
    return `${((this.dragged ?? PARTS[this.chosen]) * 100).toFixed(1)}dvh`
  })

  choose(height: Height): void {
    this.chosen = height
    remember('sheet', height)
  }

  /** One step higher or lower. */
  step(by: 1 | -1): void {
    this.choose(HEIGHTS[HEIGHTS.indexOf(this.chosen) + by] ?? this.chosen)
  }

  /** Lets a bar drag the sheet that it is the top of. */
  readonly drag = (bar: HTMLElement): (() => void) => {
    let from: { y: number; height: number } | null = null
    let ended = false

    const down = (event: PointerEvent): void => {
      ended = false
      if (event.button <= 0) from = { y: event.clientY, height: bar.parentElement!.clientHeight }
    }
    const move = (event: PointerEvent): void => {
      if (!from || (this.dragged === null && Math.abs(event.clientY - from.y) < DRAG)) return
      bar.setPointerCapture(event.pointerId)
      const height = (from.height + from.y - event.clientY) / innerHeight
      this.dragged = Math.max(PARTS.bar, Math.min(PARTS.tall, height))
    }
    const up = (event: PointerEvent): void => {
      from = null
      const dragged = this.dragged
      if (dragged === null) return
      this.dragged = null
      ended = event.type === 'pointerup'
      const away = (height: Height): number => Math.abs(PARTS[height] - dragged)
      if (ended) this.choose([...HEIGHTS].sort((one, other) => away(one) - away(other))[0]!)
    }
    /** Where a drag ends nothing is pressed. */
    const click = (event: MouseEvent): void => {
      if (ended) event.stopPropagation()
      ended = false
    }

    // A quick pointer leaves the bar before it has dragged anything.
    bar.addEventListener('pointerdown', down)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    bar.addEventListener('click', click, true)
    return () => {
      bar.removeEventListener('pointerdown', down)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
      bar.removeEventListener('click', click, true)
    }
  }
}
