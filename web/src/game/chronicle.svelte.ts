/** What happened since somebody was asked last, and the board as it was then, for looking at it again. */

import type { GameView } from '../board/types'
import { isCalm } from '../board/motion'
import type { Entry } from '../net/protocol'
import type { TableToWatch } from './tableNow'
import { lastDecision, newsSince, type News } from './news'

/** How long positions of the past are shown, in milliseconds: the first, those between, the last. */
const PAST = { before: 700, step: 1000, after: 1200 }

/** Steps that are shown again at most. */
const MOST = 30

export class Chronicle {
  /** The weightiest first. */
  readonly news: News[] = $derived.by(() => {
    const { view, me, store } = this.model
    if (!view || !me || store.seat === null || !this.model.mine) return []
    return newsSince(store.entries, view, store.seat, me)
  })
  /** The decision of one's own that the news come after. */
  readonly since: number = $derived.by(() => {
    const { me, store } = this.model
    return me && store.seat !== null ? lastDecision(store.entries, store.seat, me) : 0
  })
  /** One has gone on oneself since: the news have been read. */
  readonly stepped: boolean = $derived.by(() => {
    const { entries, seat } = this.model.store
    return entries.some(({ seq, by, kind }) => seq > this.since && by === seat && kind === 'act')
  })
  /** Only its heading is shown. */
  folded = $state(false)
  /** What is played again, and how far: the table as it was after that entry. */
  playing: News | null = $state.raw(null)
  private at: Entry | null = $state.raw(null)
  readonly past: GameView | null = $derived.by(() => this.at?.game?.view ?? null)
  /** The entries up to what is shown. */
  readonly entries: readonly Entry[] = $derived.by(() => {
    const { entries } = this.model.store
    return this.at ? entries.slice(0, entries.indexOf(this.at) + 1) : entries
  })

  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly model: TableToWatch) {}

  /** Look at something once more: the board goes from how it was before to how it was after. */
  play(news: News): void {
    this.stop()
    const [before, ...steps] = this.steps(news)
    if (!before || !steps.length) return
    if ([before, ...steps].every(({ game }) => game)) this.begin(news)
    // Whoever has come anew has the log, but not the positions it led through.
    else this.model.store.log.lookBack(before.seq, steps.at(-1)!.seq, () => this.begin(news))
  }

  stop(): void {
    clearTimeout(this.timer)
    this.playing = this.at = null
  }

  private begin(news: News): void {
    this.playing = news
    this.model.focus = news.place
    this.show(
      this.steps(news).filter(({ game }) => game),
      0,
    )
  }

  /** The entry before it, and those it is in. */
  private steps({ from, to }: News): Entry[] {
    const steps = this.model.store.entries.filter(({ seq, kind }) => seq <= to && (kind === 'act' || kind === 'start'))
    return steps.slice(Math.max(0, steps.findIndex(({ seq }) => seq >= from) - 1)).slice(-MOST)
  }

  private show(positions: readonly Entry[], step: number): void {
    this.at = positions[step] ?? null
    if (!this.at) {
      this.stop()
      return
    }
    const time = step === 0 ? PAST.before : step === positions.length - 1 ? PAST.after : PAST.step
    this.timer = setTimeout(() => this.show(positions, step + 1), isCalm() ? time * 1.5 : time)
  }
}
