/** What one has done is taken back: step by step, a voyage and what a move began with at once. */

import type { Entry } from '../net/protocol'
import type { TableToTakeBack } from './tableNow'

/** Actions with which a move begins: nothing happens by them yet. */
const BEGINS_MOVE = /^(move|take|bring) /

export class TakingBack {
  /** What was begun in one's turn with the last step and asks for more: it can be left by taking that step back. */
  readonly begun = $derived.by(() => {
    const { decision, store, view, mine, game, me, choices } = this.model
    if (!mine || !game?.can_undo || decision!.kind === 'turn' || view!.turn?.player !== me) return false
    return store.entries.at(-1)?.by === store.seat && !choices.some(({ kind }) => kind === 'stop')
  })

  constructor(private readonly model: TableToTakeBack) {}

  /** Whether something can be taken back: own steps, or in practice whatever came since. */
  get possible(): boolean {
    const { game } = this.model
    return Boolean(game?.can_undo || game?.can_go_back)
  }

  /** Take a step back; of a voyage all steps, and with the first step of a move that it was begun. */
  step(): void {
    const { acts } = this
    const { voyage, game, carrying } = this.model
    const steps = voyage.since === null ? 1 : acts.filter(({ seq }) => seq > voyage.since!).length
    const begun = this.beginnings(acts) ? 0 : this.beginnings(acts.slice(0, -steps))
    if (steps + begun > 1 && game?.can_undo) carrying.takeBack(steps + begun)
    else this.goBack('step')
  }

  /** The units in the hand are put down where they were. */
  putDown(): void {
    this.model.carrying.takeBack(this.beginnings(this.acts) || 1)
  }

  /** Take a step or a turn back; in practice also while bots are still at it. */
  goBack(what: 'step' | 'turn'): void {
    if (this.model.game?.can_go_back) this.model.playback.skip()
    this.model.store.undo(what)
  }

  private get acts(): Entry[] {
    return this.model.store.entries.filter(({ kind }) => kind === 'act')
  }

  /** With how many own steps a move was begun at the end of these: units picked up, others taken along. */
  private beginnings(acts: readonly Entry[]): number {
    const { seat } = this.model.store
    const other = acts.findLastIndex(({ by, action }) => by !== seat || !BEGINS_MOVE.test(action ?? ''))
    return acts.length - 1 - other
  }
}
