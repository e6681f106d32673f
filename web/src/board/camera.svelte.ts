/**
 * How close the board is seen, and which part of it: as the reader wants it, and on a small screen by itself, so that a
 * finger hits what can be chosen.
 */

import { beyond, closeUp, windowOn, type Bar, type Box, type Edge, type Target, type Wish } from './closeUp'
import type { Place } from './places'

const MOST = 6
/** By how much a button or a key brings it closer. */
const CLOSER = 1.25
/**
 * Pixels that the buttons have of a small screen, with the sea around them: from its edge, and along it; and all that
 * there may be, with those that tell of places out of sight.
 */
const BUTTONS = { deep: 50, long: 146, most: 348 }

/** What there is to be seen. */
export interface Sight {
  /** The whole drawing. */
  box: Box
  /** So many pixels large is every place that can be chosen: the board comes closer by itself, and goes back. */
  least: number
  /** What can be chosen, as a finger hits it. */
  aims: ReadonlyMap<Place, Target>
  /** What is to be seen as well, if there is room. */
  wishes: readonly Wish[]
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
  /** The edge along which the buttons lie: the one with more sea beyond the drawing, if they have room there. */
  readonly edge: Bar['edge'] = $derived.by(() => {
    const { box } = this.sight()
    const { width = 0, height = 0 } = this.room ?? {}
    return height >= BUTTONS.most && width / box.width > height / box.height ? 'right' : 'bottom'
  })
  /** What can be chosen but is not in sight. */
  readonly unseen: ReadonlyMap<Edge, Box[]> = $derived.by(() =>
    beyond(this.boxes, this.seen, this.bar(this.unit * this.zoom), this.finger),
  )

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

  private get boxes(): Box[] {
    return [...this.sight().aims.values()].map(({ box }) => box)
  }

  /** The buttons, where so many pixels are a unit of the drawing. */
  private bar(unit: number): Bar {
    return { edge: this.edge, deep: BUTTONS.deep / unit, long: BUTTONS.long / unit }
  }

  private place(to: number, x: number, y: number): void {
    const { box, least } = this.sight()
    this.zoom = Math.max(1, Math.min(MOST, to))
    const slack = 1 - this.zoom
    // What is close comes out from under the buttons.
    const aside = least && this.zoom > 1 ? BUTTONS.deep / this.unit : 0
    const within = (value: number, from: number, until: number, edge: Bar['edge']): number =>
      Math.min(from * slack, Math.max(until * slack - (edge === this.edge ? aside : 0), value))
    this.shift = [within(x, box.x, box.x + box.width, 'right'), within(y, box.y, box.y + box.height, 'bottom')]
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
    this.lookAt(windowOn(boxes, [], this.seen, this.bar(this.unit * this.zoom), this.finger), this.zoom)
  }

  /** To what can be chosen, if a finger would not hit it; and back when nothing can be. Not while it is `held`. */
  approach(held: boolean): void {
    const { aims, least, wishes } = this.sight()
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
      const { unit, room, zoom } = this
      const whole = { width: room.width / unit, height: room.height / unit }
      const close = closeUp(there, wishes, whole, this.bar(unit), least / unit)
      if (!close) this.place(1, 0, 0)
      else if (zoom !== close.zoom || this.unseen.size) this.lookAt(close.window, close.zoom)
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
