/** Several people around one device: each has a seat with a connection of its own, and one of them looks. */

import { getContext, setContext } from 'svelte'
import { CITIES } from '../game/looks'
import type { TableStore } from '../net/table.svelte'
import { settings } from '../settings.svelte'
import { Chair } from './chair'
import { isSecretFrom } from './secrets'

const KEY = Symbol('around')

export class Around {
  /** The seats of this device; without any there is one chair, for whoever looks on. */
  chairs: Chair[] = $state.raw([])
  /** Who looks behind his screen; null: nobody, as long as there are several. */
  private looking: Chair | null = $state.raw(null)
  /** Who wants to look though nothing is asked of him. */
  private wanted: Chair | null = $state.raw(null)
  /** Of this device, who was to decide when he wanted it: once that is somebody else, it is his turn to look. */
  private askedThen: Chair | null = null
  /** The last entry when he did: until the next one nobody takes the table from him. */
  private aside = $state(-1)
  /** Whoever looks has had a turn since he took the table. */
  private hadTurn = false
  /** The game has begun, and with it what is secret: nobody goes on looking who looked before. */
  private covered = $state(false)
  /** Sees what everybody sees, while nobody of this device looks. */
  private onlooker: Chair | null = null

  constructor(
    private readonly table: string,
    offered: string | null,
  ) {
    const tokens = settings.tokens(table)
    // A link that was opened is meant for the first seat, as on a device with one; unless its seat is here already.
    if (tokens.length > 1 && offered && tokens.includes(offered)) offered = null
    this.chairs = tokens.length
      ? tokens.map((token, number) => new Chair(table, keyOf(table, number), token, number ? null : offered))
      : [new Chair(table, table, null, offered)]
    if (this.several) this.onlooker = new Chair(table, keyOf(table, -1), null)
  }

  get several(): boolean {
    return this.chairs.length > 1
  }

  /** Whose table is on the screen. */
  get shown(): Chair {
    return this.looker ?? this.onlooker ?? this.chairs[0]!
  }

  /** Whose seat it is that looks now; null behind the curtain. */
  get looker(): Chair | null {
    if (!this.several) return this.chairs[0]!
    if (this.begun) return this.covered ? this.looking : null
    return this.looking ?? this.chairs[0]!
  }

  /** Of this device, who is to decide. */
  get decider(): Chair | null {
    const player = this.shown.store.game?.view.decision?.player
    return this.chairs.find(({ store }) => player !== undefined && store.seat === CITIES.indexOf(player)) ?? null
  }

  /** Who is to look next; null: the table stays with whoever has it. */
  get next(): Chair | null {
    if (!this.several) return null
    const next = this.wanted ?? (this.aside === this.shown.store.seq ? null : this.decider)
    return next === this.looking ? null : next
  }

  /** Whether the table of whoever looks tells what others of this device may not know. */
  get secret(): boolean {
    const own = this.looker?.store.game?.view
    return this.chairs.some(({ store }) => own && store.game && isSecretFrom(store.game.view, own))
  }

  /**
   * To be told of every change: hands the device over where nothing is secret, else lowers the curtain. A turn that has
   * passed to somebody else leaves nothing secret behind.
   */
  settle(): void {
    if (!this.several) return
    if (this.begun && !this.covered) {
      this.covered = true
      this.looking = null
    }
    if (this.decider !== this.askedThen) this.wanted = null
    const hasTurn = this.looking !== null && this.hasTurn(this.looking)
    if (this.hadTurn && !hasTurn && this.secret) this.looking = null
    this.hadTurn = hasTurn
    const { next } = this
    const seen = this.shown.store.game?.view
    if (!seen) {
      if (next && !this.begun) this.reveal(next)
      return
    }
    if (seen.ending && !this.looking) this.looking = this.chairs[0]!
    if (!next) return
    const wanted = next.store.game?.view
    if (wanted && !isSecretFrom(seen, wanted)) this.reveal(next)
    else this.looking = null
  }

  /** Somebody wants to look, to talk or to vote. */
  want(chair: Chair): void {
    this.askedThen = this.decider
    this.wanted = chair === this.looking ? null : chair
  }

  /** Whoever looks wants nothing of his to be seen any more. */
  cover(): void {
    this.looking = this.wanted = null
    this.aside = -1
  }

  /** The one who looks next has the device in his hands. */
  reveal(chair: Chair): void {
    this.aside = chair === this.decider ? -1 : chair.store.seq
    this.looking = chair
    this.wanted = null
  }

  /** One more sits down at this device. */
  sitDown(token: string): void {
    settings.keepTokens(this.table, [...settings.tokens(this.table), token])
    this.onlooker ??= new Chair(this.table, keyOf(this.table, -1), null)
    this.chairs = [...this.chairs, new Chair(this.table, keyOf(this.table, this.chairs.length), token)]
  }

  /** One of several gets up. Whether others stay. */
  leave(store: TableStore): boolean {
    const chair = this.chairs.find((one) => one.store === store)
    if (!chair || !this.several) return false
    settings.forgetToken(this.table, chair.token)
    this.chairs = this.chairs.filter((one) => one !== chair)
    if (this.looking === chair) this.looking = null
    if (this.wanted === chair) this.wanted = null
    chair.close()
    return true
  }

  close(): void {
    for (const chair of this.chairs) chair.close()
    this.onlooker?.close()
  }

  /** Also while others are asked in it, as in a battle. */
  private hasTurn(chair: Chair): boolean {
    const player = this.shown.store.game?.view.turn?.player
    return chair === this.decider || (player !== undefined && CITIES.indexOf(player) === chair.store.seat)
  }

  private get begun(): boolean {
    return this.chairs.some(({ store }) => store.game !== null)
  }
}

function keyOf(table: string, number: number): string {
  return number ? `${table} ${number}` : table
}

export function layAround(around: Around): void {
  setContext(KEY, around)
}

/** Null where a table is shown to one alone, as beside a replay. */
export function aroundHere(): Around | null {
  return getContext<Around | undefined>(KEY) ?? null
}
