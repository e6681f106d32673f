/** A game of the past at one of its moments: which one, through whose eyes, and how it goes on. */

import type { GameView } from '../board/types'
import { placeOfEvent } from '../game/choices'
import { TableModel } from '../game/model.svelte'
import { Story } from '../game/story'
import { onlySeen, type Entry, type Summary } from '../net/protocol'
import { TableStore } from '../net/table.svelte'
import { sentences } from '../texts/telling'
import type { Source, Told } from './sources'

export const SPEEDS = ['slow', 'normal', 'fast'] as const
export type Speed = (typeof SPEEDS)[number]
export type Jump = 'step' | 'turn' | 'cycle' | 'end'

/** Milliseconds that a moment is shown at least, that one in which nothing happens is, and how long movements take. */
const TIMES: Record<Speed, { least: number; nothing: number; tempo: number }> = {
  slow: { least: 2200, nothing: 500, tempo: 1.5 },
  normal: { least: 1100, nothing: 250, tempo: 1 },
  fast: { least: 350, nothing: 60, tempo: 0.4 },
}
/** Between two tries to get what was refused. */
const AGAIN = 1200

/** A game as one pair of eyes has seen it so far. */
interface Known extends Told {
  views: (GameView | undefined)[]
}

export class Replay {
  /** The moment that is looked at: after so many actions. */
  step = $state(0)
  /** Through whose eyes: a city's, `spectator` or `all`. */
  eyes = $state('')
  playing = $state(false)
  speed: Speed = $state('normal')
  /** Why nothing is shown: the code of what failed. */
  fault: string | null = $state(null)
  /** What is told of the game to these eyes; null until it is open. */
  known: Known | null = $state.raw(null)
  /** The moment on the board: the one that is looked at, as soon as it is known. */
  shown = $state(-1)
  /** What is on the board then, and what led to it. */
  onBoard: { view: GameView; entries: Entry[] } | null = $state.raw(null)
  /** The moment that the panels beside the board tell of. */
  beside = $state(-1)
  /** Pieces move only from a moment to the next or the one before. */
  leaps = $state(true)
  /** How often one went back: what was closed may be shown again. */
  backs = $state(0)

  /** How many actions there are. */
  readonly steps = $derived.by(() => (this.known?.entries.length ?? 1) - 1)
  readonly turns: readonly number[] = $derived.by(() => this.known?.turns ?? [])
  readonly cycles: readonly number[] = $derived.by(() => this.known?.cycles ?? [])
  readonly entries: readonly Entry[] = $derived.by(() => this.known?.entries ?? [])
  /** The number of each cycle that begins: a game may have begun in the middle. */
  readonly numbers: readonly number[] = $derived.by(() =>
    this.cycles.map((at) => Number(this.entries[at]?.events.find(({ event }) => event === 'cycle_began')?.cycle)),
  )
  /** The cycle of the moment; 0 before the first. */
  readonly cycle = $derived.by(() => {
    const begun = this.cycles.findLastIndex((at) => at <= this.step)
    if (begun >= 0) return this.numbers[begun]!
    const cycle = this.model.view?.cycle ?? 0
    return this.numbers[0] === cycle ? 0 : cycle // of a game that began in the middle
  })
  readonly tempo = $derived.by(() => TIMES[this.speed].tempo)
  /** What the last action led to, in sentences. */
  readonly told: readonly string[] = $derived.by(() => {
    const entry = this.entries[this.beside]
    const { narrator } = this.model
    if (!entry || !narrator) return []
    const lines = new Story()
      .tell([entry])
      .flatMap(({ head, lines }) => [
        ...(head ? [head] : []),
        ...lines.flatMap((line) => [line, ...(line.rounds ?? [])]),
      ])
    return lines.flatMap((line) => sentences(narrator, line))
  })

  /** The table as it was then: what is at the table shows it. */
  readonly model: TableModel
  /** After a leap the board comes first, and the panels follow: at once, or when whoever shows them has drawn it. */
  later: (follow: () => void) => void = (follow) => follow()
  private readonly store = new TableStore(() => false, null)
  private readonly all = new Map<string, Known>()
  private loading = false
  private closed = false
  private moving = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly source: Source,
    step: number,
    eyes = source.eyes[0]!,
  ) {
    this.store.table = source.summary
    this.model = new TableModel(this.store)
    this.model.board = source.board
    this.model.ofPast = true
    this.step = step
    void this.open(source.eyes.includes(eyes) ? eyes : source.eyes[0]!)
  }

  get summary(): Summary {
    return this.source.summary
  }

  /** The table it was played at; null for a record. */
  get table(): string | null {
    return this.source.summary.table || null
  }

  /** Its record as a text, once the game is over; null before. */
  record(): Promise<string | null> {
    return this.source.record()
  }

  /** See it through other eyes. */
  async look(eyes: string): Promise<void> {
    if (eyes !== this.eyes) await this.open(eyes)
  }

  goTo(step: number): void {
    const to = Math.max(0, Math.min(this.steps, Math.round(step)))
    if (to === this.step) return
    this.step = to
    this.show()
    void this.load()
  }

  /** By steps, or to where the next or the last turn or cycle begins; to the end or the beginning. */
  jump(by: Jump, way: 1 | -1): void {
    this.pause()
    this.goTo(this.target(by, way))
  }

  /** Where a jump leads. */
  target(by: Jump, way: 1 | -1): number {
    if (by === 'step') return this.step + way
    const marks =
      by === 'turn'
        ? [...this.turns, ...this.cycles].sort((one, other) => one - other)
        : by === 'cycle'
          ? this.cycles
          : []
    const found = way > 0 ? marks.find((at) => at > this.step) : marks.findLast((at) => at < this.step)
    return found ?? (way > 0 ? this.steps : 0)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  play(): void {
    if (this.step >= this.steps) this.goTo(0)
    this.playing = true
    this.wait()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  close(): void {
    this.closed = true
    this.pause()
  }

  /** Something begins to move on the board; called back when it has come to rest. */
  hold(): () => void {
    this.moving++
    let held = true
    return () => {
      if (held) this.moving--
      held = false
    }
  }

  private async open(eyes: string): Promise<void> {
    this.fault = null
    this.eyes = eyes
    if (!this.all.has(eyes)) {
      try {
        const { first, views, ...told } = await this.source.open(eyes, this.step)
        const known: Known = { ...told, views: [] }
        views.forEach((view, place) => (known.views[first + place] = view))
        this.all.set(eyes, known)
      } catch (error) {
        if (this.eyes === eyes) this.fault = codeOf(error)
        return
      }
    }
    if (this.closed || this.eyes !== eyes) return
    this.known = this.all.get(eyes)!
    this.step = Math.min(this.step, this.steps)
    this.shown = -1
    this.show()
    void this.load()
  }

  /** Put the moment on the table, if it is known. */
  private show(): void {
    const { known, step, model } = this
    const view = known?.views[step]
    if (!view || step === this.shown) return
    this.leaps = Math.abs(step - this.shown) > 1 || this.shown < 0
    this.shown = step
    this.onBoard = { view, entries: known.entries.slice(0, step + 1) }
    const event = known.entries[step]!.events.findLast((one) => placeOfEvent(one, view))
    model.focus = event ? placeOfEvent(event, view) : null
    if (this.leaps) this.later(() => this.tell())
    else this.tell()
  }

  /** The panels tell of what is on the board. */
  private tell(): void {
    const { known, onBoard, shown, store } = this
    if (!onBoard || shown < 0 || store.entries === onBoard.entries) return
    if (shown < this.beside) this.backs++
    this.beside = shown
    store.log.standing = onBoard.entries
    store.seq = shown
    store.game = onlySeen(onBoard.view, known!.startingGold)
  }

  /** Get what is missing: first what is looked at, then what comes next, then the rest. */
  private async load(): Promise<void> {
    if (this.loading) return
    this.loading = true
    for (let part = this.missing(); part && !this.closed; part = this.missing()) {
      const { eyes, known } = this
      try {
        const { first, views } = await this.source.views(eyes, ...part)
        views.forEach((view, place) => (known!.views[first + place] ??= view))
        this.fault = null
      } catch (error) {
        this.fault = codeOf(error)
        await new Promise((done) => setTimeout(done, AGAIN))
      }
      this.show()
    }
    this.loading = false
  }

  private missing(): [number, number] | null {
    const { known, step, steps } = this
    if (!known) return null
    const { part, ahead } = this.source
    const near = Math.floor(part / 2)
    const lacks = (from: number, until: number): number => {
      for (let at = Math.max(0, from); at <= Math.min(steps, until); at++) if (!known.views[at]) return at
      return -1
    }
    const until = (from: number): number => {
      let to = from
      while (to < Math.min(steps, from + part - 1) && !known.views[to + 1]) to++
      return to
    }
    if (!known.views[step]) {
      let from = step
      while (from > Math.max(0, step - near) && !known.views[from - 1]) from--
      return [from, until(from)]
    }
    const next = lacks(step, ahead ? steps : step + near)
    const from = next >= 0 ? next : lacks(ahead ? 0 : step - near, step)
    return from >= 0 ? [from, until(from)] : null
  }

  /** Go on when the moment has been seen. */
  private wait(): void {
    clearTimeout(this.timer)
    if (!this.playing) return
    const { least, nothing } = TIMES[this.speed]
    const time = this.entries[this.step]?.events.length ? least : nothing
    this.timer = setTimeout(() => this.next(), time)
  }

  private next(): void {
    if (this.moving || this.shown !== this.step) {
      this.timer = setTimeout(() => this.next(), 80)
      return
    }
    if (this.step >= this.steps) this.pause()
    else {
      this.goTo(this.step + 1)
      this.wait()
    }
  }
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : 'unreachable'
}
