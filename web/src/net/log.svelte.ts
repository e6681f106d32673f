/** The entries of a table that have been shown, and what is asked for of its past. */

import { freshId, type Sender } from './outbox.svelte'
import { onlySeen, type Entry, type ServerMessage } from './protocol'

const AGAIN = 2_000

/** What the server doesn't do, by its code. */
export class Refused extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

export class Log {
  /** The entries that still stand: what was undone is not among them. */
  standing: Entry[] = $state.raw([])
  /** All that are shown or were before, without a gap up to the newest. */
  private all: Entry[] = []
  /** The question for positions of the past, and what is to be done with them. */
  private looking: { id: string; done: () => void; failed?: (code: string) => void } | null = null
  /** The question for what is before all that is known. */
  private asked: string | null = null

  constructor(private readonly send: Sender) {}

  /** What a welcome brings; what was known before the connection broke need not come again, if it may be kept. */
  begin(entries: readonly Entry[], first: number, kept: boolean): void {
    const known = kept ? this.all.filter(({ seq }) => seq < first) : []
    this.put(known.at(-1)?.seq === first - 1 ? [...known, ...entries] : [...entries])
  }

  add(entry: Entry): void {
    this.all.push(entry)
    this.standing = standing(this.standing, entry)
  }

  earlier({ id, entries }: Extract<ServerMessage, { type: 'log' }>): void {
    if (id === this.asked) this.put([...entries, ...this.all]) // or else a welcome came between
  }

  /** Ask for the positions after an entry and after those that follow it up to another; they stay with the entries. */
  lookBack(after: number, until: number, done: () => void, failed?: (code: string) => void): void {
    const id = freshId()
    this.looking?.failed?.('stale')
    if (this.send({ type: 'look', id, after, until })) this.looking = { id, done, failed }
    else failed?.('unreachable')
  }

  /** The same as a promise; it fails with what the server refuses it for. */
  looked(after: number, until: number): Promise<void> {
    return new Promise((done, failed) => this.lookBack(after, until, done, (code) => failed(new Refused(code))))
  }

  shown({ id, views }: Extract<ServerMessage, { type: 'look' }>): void {
    if (this.looking?.id !== id) return
    const { done } = this.looking
    this.looking = null
    const seen = new Map(views.map(({ seq, view }) => [seq, view]))
    for (const entry of this.all) {
      const view = seen.get(entry.seq)
      if (view) entry.game ??= onlySeen(view)
    }
    done()
  }

  /** The connection is another one: nobody answers any more. */
  unreachable(): void {
    this.looking?.failed?.('unreachable')
    this.looking = null
  }

  /** Whether what was refused was asked here. */
  refused(id: string, code: string): boolean {
    if (id === this.looking?.id) {
      const { failed } = this.looking
      this.looking = null // it stays as it is: nothing is shown again
      failed?.(code)
      return true
    }
    if (id !== this.asked) return false
    setTimeout(() => this.askEarlier(), AGAIN) // it was too much at once
    return true
  }

  private put(entries: Entry[]): void {
    this.all = entries
    this.standing = entries.reduce(standing, [] as Entry[])
    this.askEarlier()
  }

  /** Ask for what is before all that is known, if there is something. */
  private askEarlier(): void {
    const first = this.all[0]?.seq ?? 1
    this.asked = first > 1 ? freshId() : null
    if (this.asked) this.send({ type: 'log', id: this.asked, before: first })
  }
}

/** The entries that stand after another one. */
export function standing(entries: Entry[], entry: Entry): Entry[] {
  const to = entry.to
  if (to === undefined || to === null) return [...entries, entry]
  const undone = entries.filter(({ seq }) => seq > to)
  const silent = entry.kind === 'undo' && undone.every(({ events }) => !events.length)
  return [...entries.filter(({ seq }) => seq <= to), silent ? { ...entry, silent } : entry]
}
