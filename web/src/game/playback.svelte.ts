/**
 * When what has come from the server is shown. Where other people wait it is shown as it comes. Whoever plays among
 * bots sees one entry after the other at a pace of his own: the next one comes when all that the last one moved has
 * come to rest.
 */

import { tick, untrack } from 'svelte'
import type { Entry } from '../net/protocol'
import type { TableStore } from '../net/table.svelte'

export const PACES = ['slow', 'normal', 'fast', 'step'] as const
export type Pace = (typeof PACES)[number]

/** Milliseconds: for how long an entry is shown at least, and for how long when it has come to rest. */
const TIMES: Record<Pace, { least: number; stay: number }> = {
  slow: { least: 2200, stay: 900 },
  normal: { least: 800, stay: 200 },
  fast: { least: 0, stay: 0 },
  step: { least: Infinity, stay: Infinity },
}
/** On a small screen one looks at one part of the table after the other: so much longer. */
const SMALL = 1.6
/** How long movements take, compared with their usual time. */
const TEMPO: Record<Pace, number> = { slow: 1.5, normal: 1, fast: 0.5, step: 1 }
/** Whatever isn't at rest after so many milliseconds is waited for no longer. */
const LONGEST = 15_000

/** What moves or is read, for which entry. */
interface Hold {
  what: 'motion' | 'words' | 'mine'
  seq: number
}

export class Playback {
  pace: Pace = $state('normal')
  paused = $state(false)
  /** Everything is shown at once until one is asked. */
  skipping = $state(false)
  /** The screen is small. */
  small = $state(false)
  /** The page can't be seen: nothing waits for being looked at. */
  hidden = $state(false)
  /** The last entry whose movements and dice have come to rest: what it tells can be told. */
  stilled = $state(0)
  /** The last entry that is at rest altogether: what is announced has been read too, as far as bots wait for it. */
  rested = $state(0)

  private readonly holds = new Map<symbol, Hold>()
  private current: Entry | null = null
  private shownAt = 0
  private restedAt = 0
  /** The next entry is wanted, though the pace doesn't ask for it. */
  private stepping = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly store: TableStore) {
    store.oncoming = () => this.goOn()
  }

  /**
   * Something begins to move for the entry that is shown, or is announced. Returns what is to be called when it has
   * come to rest, or is read. The log waits for movements only; at the fast pace bots wait for those, and for what hits
   * the reader: `mine`.
   */
  hold(what: Hold['what'] = 'motion'): () => void {
    return untrack(() => {
      const key = Symbol()
      this.holds.set(key, { what, seq: this.store.seq })
      const release = (): void => {
        clearTimeout(limit)
        if (this.holds.delete(key)) untrack(() => this.settle())
      }
      const limit = setTimeout(release, LONGEST)
      return release
    })
  }

  /** How long movements take, compared with their usual time. */
  get tempo(): number {
    return this.store.alone ? TEMPO[this.pace] : 1
  }

  /** Others play and one looks on: the pace can be set. */
  get playing(): boolean {
    const { store } = this
    const view = store.game?.view
    return Boolean(view) && store.alone && (store.unshown.length > 0 || !(view!.decision?.options || view!.ending))
  }

  /** The next entry comes only when it is asked for. */
  get stopped(): boolean {
    return this.paused || this.pace === 'step'
  }

  setPace(pace: Pace): void {
    this.pace = pace
    this.paused = false
    this.goOn()
  }

  /** Pause, or go on. */
  toggle(): void {
    this.paused = !this.paused
    this.goOn()
  }

  /** Show the next entry now, or as soon as there is one. */
  step(): void {
    this.stepping = true
    this.goOn()
  }

  /** Go to where one is asked, without showing the way. */
  skip(): void {
    this.skipping = true
    this.goOn()
  }

  setHidden(hidden: boolean): void {
    this.hidden = hidden
    this.goOn()
  }

  /** Show all that is due, and come back when the next is. */
  goOn(): void {
    clearTimeout(this.timer)
    const { store } = this
    if (this.endsSkipping) this.skipping = false
    while (store.unshown.length) {
      const wait = this.wait()
      if (wait > 0) {
        if (wait < Infinity) this.timer = setTimeout(() => this.goOn(), wait)
        break
      }
      this.show()
    }
    void tick().then(() => this.settle())
  }

  private show(): void {
    const { store } = this
    this.current = store.unshown[0]!
    this.stepping = false
    this.shownAt = Date.now()
    store.showNext()
    if (this.endsSkipping) this.skipping = false
  }

  private get endsSkipping(): boolean {
    const view = this.store.game?.view
    return !this.store.unshown.length && Boolean(view?.decision?.options || view?.ending)
  }

  /** Milliseconds until the next entry is shown. */
  private wait(): number {
    const { store, current } = this
    if (!store.alone || this.skipping || this.stepping) return 0
    if (this.hidden && !this.stopped) return 0
    // One's own steps are shown at once, and whoever goes back wants to see where that leads.
    const [next] = store.unshown
    if (next!.by === store.seat || store.unshown.some(({ to }) => typeof to === 'number')) return 0
    // Nothing is seen of a step that tells nothing, or whose position comes with the next one.
    if (current?.seq === store.seq && (!current.events.length || !current.game)) return 0
    if (this.stopped || this.rested < store.seq) return Infinity
    const { least, stay } = TIMES[this.pace]
    const longer = this.small ? SMALL : 1
    return Math.max(this.shownAt + least * longer, this.restedAt + stay * longer) - Date.now()
  }

  /** Find out what has come to rest; all of it when nothing moves and nothing is announced. */
  private settle(): void {
    const { store } = this
    const holds = [...this.holds.values()]
    const before = (held: Hold[], until: number): number =>
      Math.max(until, Math.min(store.seq, ...held.map(({ seq }) => seq - 1)))
    const stilled = before(
      holds.filter(({ what }) => what === 'motion'),
      this.stilled,
    )
    // What has come to rest is announced only now, and is to be read first.
    const moved = stilled > this.stilled
    const read = holds.filter(({ what }) => what !== 'words' || this.pace !== 'fast')
    const rested = moved ? this.rested : before(read, this.rested)
    if (stilled === this.stilled && rested === this.rested) return
    this.stilled = stilled
    this.rested = rested
    if (moved) void tick().then(() => this.settle())
    if (stilled < store.seq) return
    this.restedAt = Date.now()
    this.goOn()
  }
}
