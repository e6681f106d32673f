/** Fingers and the mouse over the board: they pull it, bring it closer, and carry units from place to place. */

import type { Camera } from './camera.svelte'
import type { BoardProps, PlaceKey } from './types'

/** So many pixels a finger may move and still taps. */
const DRAG = 6
/** Two taps that are no further apart are one, in milliseconds and pixels. */
const TWICE = { within: 320, near: 30 }

/** What there is below the pointer, and what happens to it. */
export type Ground = Pick<BoardProps, 'lit' | 'grips' | 'onlift' | 'ondrop' | 'ondrag'>

export class Pointing {
  /** What is carried: from where, and where it is now, in the drawing. */
  carried = $state.raw<{ from: PlaceKey; at: [number, number] } | null>(null)
  /** The lit place below it. */
  below = $state<PlaceKey | null>(null)

  private readonly fingers = new Map<number, { x: number; y: number }>()
  private began: { x: number; y: number } | null = null
  private dragged = false
  private lastTap = { time: 0, x: 0, y: 0 }
  /** The place where the pointer went down, and whether units can be picked up there. */
  private start: PlaceKey | null = null
  private grip: PlaceKey | null = null

  constructor(
    private readonly camera: Camera,
    private readonly svg: () => SVGSVGElement,
    private readonly ground: () => Ground,
  ) {}

  get touches(): boolean {
    return this.fingers.size > 0
  }

  toDrawing(x: number, y: number): [number, number] {
    const point = new DOMPoint(x, y).matrixTransform(this.svg().getScreenCTM()?.inverse())
    return [point.x, point.y]
  }

  private placeAt(x: number, y: number): PlaceKey | null {
    const place = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-place]')
    return place && this.svg().contains(place) ? (place.dataset.place ?? null) : null
  }

  private carry(from: PlaceKey, event: PointerEvent): void {
    const { lit, onlift } = this.ground()
    if (!this.carried) onlift(from)
    this.carried = { from, at: this.toDrawing(event.clientX, event.clientY) }
    const place = this.placeAt(event.clientX, event.clientY)
    this.below = place && place !== from && lit.has(place) ? place : null
  }

  putDown(place: PlaceKey | null, x = 0, y = 0): void {
    this.grip = this.below = null
    if (!this.carried) return
    this.carried = null
    this.ground().ondrop(place, x, y)
  }

  down(event: PointerEvent): void {
    if (event.button > 0) return
    this.camera.glides = false
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (this.fingers.size === 1) {
      this.began = { x: event.clientX, y: event.clientY }
      this.dragged = false
      this.start = this.placeAt(event.clientX, event.clientY)
      this.grip = this.start !== null && this.ground().grips.has(this.start) ? this.start : null
    } else {
      this.start = null
      this.putDown(null)
    }
  }

  move(event: PointerEvent): void {
    const { camera, fingers } = this
    const was = fingers.get(event.pointerId)
    if (!was || !this.began) return
    const now = { x: event.clientX, y: event.clientY }
    if (!this.dragged && fingers.size === 1 && Math.hypot(now.x - this.began.x, now.y - this.began.y) < DRAG) return
    if (!this.dragged) {
      this.dragged = true
      this.svg().setPointerCapture(event.pointerId)
    }
    if (this.grip) {
      this.carry(this.grip, event)
      return
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, now)
    if (other) {
      const spread = Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(was.x - other.x, was.y - other.y) || 1)
      camera.zoomAt(spread, ...this.toDrawing((now.x + other.x) / 2, (now.y + other.y) / 2))
    }
    const part = (fingers.size > 1 ? 0.5 : 1) / camera.unit
    camera.pan((now.x - was.x) * part, (now.y - was.y) * part)
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId)
    const end = event.type === 'pointerup' ? this.placeAt(event.clientX, event.clientY) : null
    // The board moves along with the pointer, so this is another place only where it stood still.
    if (this.dragged && !this.carried && this.start && end && end !== this.start)
      this.ground().ondrag?.(this.start, end)
    this.putDown(end, event.clientX, event.clientY)
    if (this.touches || this.dragged || event.type !== 'pointerup') return
    const near = Math.hypot(event.clientX - this.lastTap.x, event.clientY - this.lastTap.y) < TWICE.near
    if (event.timeStamp - this.lastTap.time < TWICE.within && near && this.camera.zoom > 1) this.camera.reset()
    this.lastTap = { time: event.timeStamp, x: event.clientX, y: event.clientY }
  }

  /** A drag that ends on a place is no choice. */
  click(event: MouseEvent): void {
    if (this.dragged) event.stopPropagation()
    this.dragged = false
  }
}
