/** What was asked about the present position: why something can't be done, a hint, one's chance. */

import { freshId, type Sender } from './outbox.svelte'
import type { Hint, Judgement, Refusal, ServerMessage } from './protocol'

/** A hint is told in so many steps, at a practice table one after the other. */
export const LAST_HINT = 3

export class Answers {
  /** Why an action can't be done now, by its notation; null: it can. */
  reasons: Map<string, Refusal | null> = $state.raw(new Map())
  /** What the best bot would do now, once it was asked. */
  hint: Hint | null = $state.raw(null)
  /** How much of it is told: a nudge, the move, all of it. */
  hintStep = $state(LAST_HINT)
  /** One's chance to win, once it was asked. */
  judgement: Judgement | null = $state.raw(null)

  private asked = new Map<string, string>()
  /** The question for a hint on the present decision, while it isn't answered. */
  private hinting: string | null = $state(null)
  /** All those that will be answered still. */
  private hints = new Set<string>()
  /** The question for one's chance, while it isn't answered. */
  private judging: string | null = $state(null)

  constructor(private readonly send: Sender) {}

  /** Somebody thinks about a hint. */
  get thinking(): boolean {
    return this.hinting !== null
  }

  /** One's chance is being worked out. */
  get reckoning(): boolean {
    return this.judging !== null
  }

  /** Ask why an action can't be done; the answer appears in `reasons`. */
  why(action: string): void {
    if (this.reasons.has(action) || [...this.asked.values()].includes(action)) return
    const id = freshId()
    this.asked.set(id, action)
    if (!this.send({ type: 'why', id, action })) this.asked.delete(id)
  }

  /** Ask what the best bot would do; whether that was sent. The answer appears in `hint`. */
  askHint(seq: number): boolean {
    if (this.hinting) return false
    const id = freshId()
    if (!this.send({ type: 'hint', id, seq })) return false
    this.hinting = id
    this.hints.add(id)
    return true
  }

  /** Ask for one's chance to win; whether that was sent. The answer appears in `judgement`. */
  askJudgement(seq: number): boolean {
    if (this.judging) return false
    const id = freshId()
    if (!this.send({ type: 'judge', id, seq })) return false
    this.judging = id
    return true
  }

  explained(message: Extract<ServerMessage, { type: 'why' }>): void {
    // An answer to a question from before the last entry is about a position that is gone.
    if (!this.asked.delete(message.id)) return
    const refusal =
      message.legal || !message.code ? null : { code: message.code, rule: message.rule, args: message.args }
    this.reasons = new Map(this.reasons).set(message.action, refusal)
  }

  hinted(hint: Extract<ServerMessage, { type: 'hint' }>, stepwise: boolean): void {
    this.hints.delete(hint.id)
    if (hint.id !== this.hinting) return
    this.hinting = null
    this.hint = hint
    this.hintStep = stepwise ? 1 : LAST_HINT
  }

  judged(judgement: Extract<ServerMessage, { type: 'judge' }>): void {
    if (judgement.id !== this.judging) return
    this.judging = null
    this.judgement = judgement
  }

  /** A question was refused; whether it was about a decision that is over, so that nobody need know. */
  refused(id: string | null | undefined, code: string): boolean {
    if (id && this.hints.delete(id)) {
      if (id !== this.hinting) return true
      this.hinting = null
    }
    if (id && id === this.judging) this.judging = null
    else if (code.startsWith('judge_')) return true
    if (id) this.asked.delete(id)
    return false
  }

  /** What was asked was about a position that is gone. */
  forget(): void {
    this.asked.clear()
    this.hint = this.hinting = null
    this.judgement = this.judging = null
    if (this.reasons.size) this.reasons = new Map()
  }

  /** The connection is another one: nothing is answered any more. */
  unreachable(): void {
    this.forget()
    this.hints.clear()
  }
}
