/** A socket that comes back by itself: waits longer after each failure, at most half a minute. */

import type { ClientMessage, ServerMessage } from './protocol'

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const PING_EVERY = 25_000
const SILENCE = 60_000

export interface Listener {
  opened(): void
  message(message: ServerMessage): void
  lost(retryAt: number): void
}

export class Connection {
  private socket: WebSocket | null = null
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private closed = false

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.now)
    document.addEventListener('visibilitychange', this.awake)
    this.connect()
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.pulse)
    removeEventListener('online', this.now)
    document.removeEventListener('visibilitychange', this.awake)
    this.socket?.close()
  }

  /** Come anew: a socket belongs to one seat for good. */
  again(): void {
    const old = this.socket
    if (old) {
      old.onclose = old.onmessage = null
      old.close()
      clearInterval(this.pulse)
    }
    clearTimeout(this.timer)
    this.connect()
  }

  /** Try again at once. */
  now = (): void => {
    if (this.closed || this.socket) return
    clearTimeout(this.timer)
    this.connect()
  }

  private awake = (): void => {
    if (document.visibilityState === 'visible') this.now()
  }

  private connect(): void {
    const socket = new WebSocket(this.url)
    this.socket = socket
    socket.onopen = () => {
      if (socket !== this.socket) return
      this.heard = Date.now()
      this.listener.opened()
      this.pulse = setInterval(() => {
        if (Date.now() - this.heard > SILENCE) socket.close()
        else this.send({ type: 'ping' })
      }, PING_EVERY)
    }
    socket.onmessage = (event) => {
      this.heard = Date.now()
      this.failures = 0
      this.listener.message(JSON.parse(String(event.data)) as ServerMessage)
    }
    socket.onclose = () => {
      clearInterval(this.pulse)
      this.socket = null
      if (this.closed) return
      const wait = waitAfter(this.failures++)
      this.listener.lost(Date.now() + wait)
      this.timer = setTimeout(() => this.connect(), wait)
    }
  }
}

/** How long to wait after that many failures in a row; a little chance keeps a crowd from coming back in step. */
export function waitAfter(failures: number, chance: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures) * (0.75 + chance / 2)
}

export function socketUrl(table: string): string {
  const url = new URL(`/ws/${table}`, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.hash = ''
  return url.href
}
