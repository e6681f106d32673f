/**
 * How close the board is seen, and which part of it: as the reader wants it, and on a small screen by itself, so that a
 * finger hits what can be chosen.
 */

import { closeUp, isHit, windowOn, type Box, type Target } from './closeUp'
import type { Place } from './places'

const MOST = 6
/** By how much a button or a key brings it closer. */
const CLOSER = 1.25

/** What there is to be seen. */
export interface Sight {
  /** The whole drawing. */
  box: Box
  /** So many pixels large is every place that can be chosen: the board comes closer by itself, and goes back. */
  least: number
  /** What can be chosen, as a finger hits it. */
  aims: ReadonlyMap<Place, Target>
}

export class Camera {
  /** What the board has of the screen. */
  room = $state.raw<DOMRectReadOnly>()
  zoom = $state(1)
  shift = $state.raw<readonly [number, number]>([0, 0])
  /** It moves there, instead of leaping. */
  glides = $state(false)
  /** It came as close as it is by itself; or the reader did it, who is left alone then. */
  private byItself = $state(false)
  private byHand = false
  /** What it has come to, and at which size: it is not done twice. */
  private approached = ''

  /** Screen pixels of one unit of the drawing, before zooming. */
  readonly unit = $derived.by(() => {
    const { box } = this.sight()
    return Math.min((this.room?.width ?? 0) / box.width, (this.room?.height ?? 0) / box.height) || 1
  })
  /** What of the drawing is seen. */
  readonly seen: Box = $derived.by(() => {
    const { box } = this.sight()
    const [width, height] = [(this.room?.width ?? 0) / this.unit, (this.room?.height ?? 0) / this.unit]
    const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2]
    const { zoom, shift } = this
    return { x: (x - shift[0]) / zoom, y: (y - shift[1]) / zoom, width: width / zoom, height: height / zoom }
  })
  /** What a finger needs, in the drawing. */
  readonly finger = $derived.by(() => this.sight().least / (this.unit * this.zoom))

  constructor(private readonly sight: () => Sight) {}

  get closest(): boolean {
    return this.zoom >= MOST
  }

  /** Whether it may come closer or go back by itself. */
  get minds(): boolean {
    return this.sight().least > 0 || this.byItself
  }

  /** What of the drawing lies under a point of its frame. */
  under(x: number, y: number): [number, number] {
    return [(x - this.shift[0]) / this.zoom, (y - this.shift[1]) / this.zoom]
  }

  private place(to: number, x: number, y: number): void {
    const { box } = this.sight()
    this.zoom = Math.max(1, Math.min(MOST, to))
    const slack = 1 - this.zoom
    const within = (value: number, from: number, until: number): number =>
      Math.min(from * slack, Math.max(until * slack, value))
    this.shift = [within(x, box.x, box.x + box.width), within(y, box.y, box.y + box.height)]
  }

  /** By so many units of the drawing as it is without zooming. */
  pan(dx: number, dy: number): void {
    this.place(this.zoom, this.shift[0] + dx, this.shift[1] + dy)
  }

  /** The reader comes closer to a point of the drawing, or goes back from it. */
  zoomAt(factor: number, x: number, y: number): void {
    this.byItself = false
    this.byHand = true
    this.glides = false
    const to = Math.max(1, Math.min(MOST, this.zoom * factor))
    const kept = to / this.zoom
    this.place(to, x - (x - this.shift[0]) * kept, y - (y - this.shift[1]) * kept)
  }

  closer(): void {
    this.zoomMiddle(CLOSER)
  }

  wider(): void {
    this.zoomMiddle(1 / CLOSER)
  }

  private zoomMiddle(factor: number): void {
    const { box } = this.sight()
    this.zoomAt(factor, box.x + box.width / 2, box.y + box.height / 2)
  }

  reset(): void {
    this.byItself = false
    this.byHand = true
    this.place(1, 0, 0)
  }

  private lookAt({ x, y, width, height }: Box, to: number): void {
    const { box } = this.sight()
    const [across, down] = [box.x + box.width / 2, box.y + box.height / 2]
    this.place(to, across - (x + width / 2) * to, down - (y + height / 2) * to)
  }

  /** To those that are not in sight, as near as the board is. */
  show(boxes: readonly Box[]): void {
    this.glides = true
    this.lookAt(windowOn(boxes, this.seen.width, this.seen.height, this.finger), this.zoom)
  }

  /** To what can be chosen, if a finger would not hit it; and back when nothing can be. Not while it is `held`. */
  approach(held: boolean): void {
    const { aims, least } = this.sight()
    const there = [...aims.values()]
    const aim = [this.unit, ...[...aims.keys()].map(({ d }) => d)].join()
    if (aim === this.approached) return
    this.approached = aim
    this.glides = true
    if (!there.length) {
      if (this.byItself) this.place(1, 0, 0)
      this.byItself = false
      this.byHand = this.zoom > 1
    } else if (!this.byHand && !held && this.room) {
      const { unit, room, zoom, seen, finger } = this
      const close = closeUp(there, { width: room.width / unit, height: room.height / unit }, least / unit)
      if (!close) this.place(1, 0, 0)
      else if (zoom !== close.zoom || !there.every(({ box }) => isHit(box, seen, finger)))
        this.lookAt({ x: close.x, y: close.y, width: 0, height: 0 }, close.zoom)
      this.byItself = close !== null
    }
  }

  /** Brings into sight what the keyboard or the page points at. */
  reveal(element: Element | null, svg: SVGSVGElement): void {
    if (!element || this.zoom === 1) return
    const [there, here] = [element.getBoundingClientRect(), svg.getBoundingClientRect()]
    const missing = (from: number, until: number, low: number, top: number): number =>
      from < low ? low - from : until > top ? top - until : 0
    const dx = missing(there.left, there.right, here.left, here.right)
    const dy = missing(there.top, there.bottom, here.top, here.bottom)
    if (dx || dy) this.pan(dx / this.unit, dy / this.unit)
  }
}
