/** Somebody of this device at a table: what he knows of it, and the connection that tells it. */

import { Connection, socketUrl } from '../net/connection'
import { TableStore } from '../net/table.svelte'
import { leaveUnsent, takeUnsent } from '../net/unsent'
import { settings } from '../settings.svelte'

/** After these farewells the server is there again in a moment. */
const PASSING = ['restart', 'slow']

export class Chair {
  readonly store: TableStore
  readonly connection: Connection

  /** `key`: under which what isn't sent yet is left to the next page. */
  constructor(
    table: string,
    private readonly key: string,
    /** The right to the seat; null: one only looks on. */
    public token: string | null,
    offered: string | null = null,
  ) {
    this.store = new TableStore((message) => this.connection.send(message), token, takeUnsent(key), offered)
    this.connection = new Connection(socketUrl(table), {
      opened: () => this.store.opened(),
      message: (message) => {
        this.store.message(message)
        this.token = this.store.granted ?? this.token
        if ((message.type === 'bye' && !PASSING.includes(message.code)) || this.store.outdated) this.connection.close()
      },
      lost: (at) => this.store.lost(at),
    })
    addEventListener('pagehide', this.leave)
  }

  /** Of the only seat of this device. Where it has several it isn't known who looks: he sees what everybody sees. */
  static sole(table: string): Chair {
    return new Chair(table, table, settings.tokens(table).length > 1 ? null : settings.token(table))
  }

  /** A seat was free, and the server has given it. */
  sitDown(token: string): void {
    this.token = token
    this.store.sitDown(token)
    this.connection.again()
  }

  close(): void {
    removeEventListener('pagehide', this.leave)
    this.connection.close()
  }

  private readonly leave = (): void => leaveUnsent(this.key, this.store.unsent)
}
