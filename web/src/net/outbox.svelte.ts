/** What was sent and the server hasn't taken yet: after a broken connection it is sent again with its id. */

import type { ClientMessage } from './protocol'

/** Says something to the server; false where that isn't possible now. */
export type Sender = (message: ClientMessage) => boolean
export type Lasting = Extract<ClientMessage, { type: 'act' | 'undo' | 'chat' | 'propose' }>

let count = 0
const session = Math.random().toString(36).slice(2, 10)

export function freshId(): string {
  return `${session}-${Date.now().toString(36)}-${count++}`
}

/** Those that change the game: while one is on its way there is no other. */
function isMove({ type }: Lasting): boolean {
  return type === 'act' || type === 'undo'
}

export class Outbox {
  /** Acts and undos that aren't answered yet. */
  moves = $state(0)
  private readonly pending = new Map<string, Lasting>()

  constructor(private readonly send: Sender) {}

  get left(): Lasting[] {
    return [...this.pending.values()]
  }

  put(message: Lasting): void {
    this.keep(message)
    this.send(message)
  }

  keep(message: Lasting): void {
    this.pending.set(message.id, message)
    if (isMove(message)) this.moves++
  }

  sendAgain(): void {
    for (const message of this.pending.values()) this.send(message)
  }

  settled(id: string): void {
    const message = this.pending.get(id)
    if (!message) return
    this.pending.delete(id)
    if (isMove(message)) this.moves--
  }
}
