/**
 * The log of a game of the past: only the lines around the moment that is shown are listed, and more of them where
 * somebody scrolls to.
 */

import { tick } from 'svelte'
import type { Part } from '../game/story'

/** Pixels between what is told now and the edge of the list. */
const ROOM = 60
/** Lines that come and go together, at least, and pixels from the edge at which there are more. */
const STRIDE = 16
const EDGE = 300

export class NearMoment {
  private more = $state.raw({ around: 0, before: 0, after: 0 })
  /** Where the list was scrolled to by itself, to what is told now. */
  private placed = -1

  /** The part of the moment that is shown. */
  private readonly at = $derived.by(() => {
    const moment = this.moment()
    const begins = this.parts().map(({ head, lines }) => (head ?? lines[0])?.seq ?? 0)
    return Math.max(
      0,
      begins.findLastIndex((seq) => seq <= moment),
    )
  })
  /** The entry of the last line that tells of it. */
  readonly now = $derived.by(() => {
    const part = this.parts()[this.at]
    if (!part) return undefined
    const lines = [...(part.head ? [part.head] : []), ...part.lines.flatMap((line) => [line, ...(line.rounds ?? [])])]
    return lines.findLast(({ seq }) => seq <= this.moment())?.seq
  })
  /** The parts that strides begin with. */
  private readonly strides = $derived.by(() => {
    const found = [0]
    let lines = 0
    for (const [place, part] of this.parts().entries()) {
      if (lines >= STRIDE) {
        found.push(place)
        lines = 0
      }
      lines += 1 + part.lines.length
    }
    return found
  })
  private readonly around = $derived.by(() => this.strides.findLastIndex((place) => place <= this.at))
  /** How many more strides are listed before and after it. */
  private readonly further = $derived.by(() => (this.more.around === this.around ? this.more : { before: 0, after: 0 }))
  readonly listed: readonly Part[] = $derived.by(() => {
    const { around, strides } = this
    const { before, after } = this.further
    return this.parts().slice(strides[Math.max(0, around - 1 - before)], strides[around + 2 + after])
  })

  constructor(
    private readonly parts: () => readonly Part[],
    private readonly moment: () => number,
  ) {}

  async scrolled(list: HTMLElement): Promise<void> {
    if (list.scrollTop === this.placed) return
    const { before, after } = this.further
    const parts = this.parts()
    const [high, top] = [list.scrollHeight, list.scrollTop]
    const up = top < EDGE && this.listed[0] !== parts[0]
    const down = high - top - list.clientHeight < EDGE && this.listed.at(-1) !== parts.at(-1)
    if (!up && !down) return
    this.more = { around: this.around, before: before + (up ? 1 : 0), after: after + (down ? 1 : 0) }
    if (!up) return
    await tick()
    list.scrollTop = top + list.scrollHeight - high
  }

  /** What tells of the moment is in sight, with what comes before it. */
  show(list: HTMLElement): void {
    const lines = list.querySelectorAll<HTMLElement>('.now')
    const [first, last] = [lines[0], lines[lines.length - 1]]
    if (!first) return
    const [top, bottom] = [first.offsetTop - list.offsetTop, last!.offsetTop + last!.offsetHeight - list.offsetTop]
    if (top >= list.scrollTop + ROOM && bottom <= list.scrollTop + list.clientHeight - ROOM) return
    // Of what doesn't fit the end is in sight: there the moment is.
    list.scrollTop = Math.max(top - list.clientHeight / 2, bottom - list.clientHeight * 0.88)
    this.placed = list.scrollTop
  }
}
