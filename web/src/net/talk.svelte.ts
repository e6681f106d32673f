/** What is said at a table, and what somebody is about to say. */

import { freshId, type Outbox } from './outbox.svelte'
import type { ChatLine, Listeners, Refusal } from './protocol'

export class Talk {
  lines: ChatLine[] = $state.raw([])
  /** What is being written; it stays until the server has taken it. */
  line = $state('')
  /** Who is to hear it. */
  to: Listeners = $state('all')
  refusal: Refusal | null = $state.raw(null)
  /** The id of the line that is on its way. */
  saying: string | null = $state(null)

  constructor(private readonly outbox: Outbox) {}

  /** Say what is written; whether that was something. */
  say(to: Listeners): boolean {
    const text = this.line.trim()
    if (!text || this.saying) return false
    this.refusal = null
    this.saying = freshId()
    this.outbox.put({ type: 'chat', id: this.saying, text, to })
    return true
  }

  heard(line: ChatLine): void {
    this.lines = [...this.lines, line]
  }

  /** A line has been taken; it was refused if there is a reason. */
  settled(id: string, refusal: Refusal | null = null): void {
    if (id !== this.saying) return
    this.saying = null
    if (refusal) this.refusal = refusal
    else this.line = ''
  }
}
