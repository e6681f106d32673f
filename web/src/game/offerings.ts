/** How the offerings of a cycle went: who has which god, for how much, and who was outbid on the way. */

import type { Entry } from '../net/protocol'

export interface Held {
  god: string
  player: string
  /** Nothing is offered to Apollo. */
  gold: number | null
}

export interface Outbid {
  god: string
  player: string
  victim: string
}

export interface Offerings {
  /** In the order in which markers were placed. */
  held: Held[]
  outbids: Outbid[]
  /** The entry that they were over with; null while somebody still has to offer. */
  over: number | null
}

/** Those of the last cycle in the log. */
export function lastOfferings(entries: readonly Entry[]): Offerings {
  let found: Offerings = { held: [], outbids: [], over: null }
  for (const { seq, events } of entries)
    for (const event of events) {
      const { god, player, gold } = event as unknown as Held
      switch (event.event) {
        case 'cycle_began':
          found = { held: [], outbids: [], over: null }
          break
        case 'bid_placed':
          found.outbids.push(
            ...found.held.filter((other) => other.god === god).map((other) => ({ god, player, victim: other.player })),
          )
          found.held = [...found.held.filter((other) => other.god !== god), { god, player, gold }]
          break
        case 'apollo_chosen':
          found.held.push({ god: 'apollo', player, gold: null })
          break
        case 'offering_paid':
        case 'turn_began':
          found.over ??= seq
          break
      }
    }
  return found
}
