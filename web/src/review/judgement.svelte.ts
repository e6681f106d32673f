/** The chances in a game that is over, as far as the server has judged it: asked for until all is there. */

import { api, ApiError } from '../net/api'
import type { Judged, JudgedMoment, Swing } from '../net/protocol'

/** A game at a table of the server, or one that somebody has the record of. */
export type Game = { table: string } | { record: () => Promise<string | null> }

const AGAIN = 700

export class Judgement {
  moments: JudgedMoment[] = $state.raw([])
  swings: Swing[] = $state.raw([])
  cities: string[] = $state.raw([])
  steps = $state(0)
  done = $state(false)
  /** The code of what failed. */
  fault: string | null = $state(null)
  private name: string | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(private readonly game: Game) {
    void this.ask()
  }

  /** The moment at a step, or the last before it. */
  at(step: number): JudgedMoment | undefined {
    return this.moments.findLast((moment) => moment.step <= step)
  }

  /** The step of the moment before the one at a step. */
  before(step: number): number {
    return this.moments.findLast((moment) => moment.step < step)?.step ?? 0
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }

  /** Asks for what is not there yet. */
  async ask(): Promise<void> {
    this.fault = null
    try {
      const told = await this.told()
      if (this.closed) return
      this.cities = told.cities
      this.steps = told.steps
      this.moments = [...this.moments, ...told.moments]
      this.swings = told.swings
      this.done = told.done
      if (!told.done) this.timer = setTimeout(() => void this.ask(), AGAIN)
    } catch (problem) {
      this.fault = problem instanceof ApiError ? problem.code : 'unreachable'
    }
  }

  private async told(): Promise<Judged> {
    const after = this.moments.at(-1)?.step
    if ('table' in this.game) return api.chances(this.game.table, after)
    if (this.name) return api.judgement(this.name, after)
    const told = await api.judge((await this.game.record()) ?? '')
    this.name = told.judgement
    return told
  }
}
