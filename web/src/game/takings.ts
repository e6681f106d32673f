/** What goes from one place of the table to another when something happens: a card to its caller, gold to the thief. */

import type { GameEvent } from '../net/protocol'

/** A part of the table that something leaves or comes to. */
export type End = `city:${string}` | `god:${string}` | `card:${string}` | `isle:${string}` | `sea:${string}` | 'discard'

export interface Taking {
  what: 'card' | 'gold' | 'priest' | 'philosopher' | 'priestess' | 'item' | 'marker' | 'emblem'
  /** Which card or item; whose emblem. */
  name?: string
  count: number
  from: End
  to: End
}

const MOST_COINS = 5

/** What an event moves about the table; `god`: the one whose turn it is. */
export function takingsOf({ event, ...fields }: GameEvent, god: string | null): Taking[] {
  const text = (field: string): string => String(fields[field])
  const city = (field = 'player'): End => `city:${text(field)}`
  const gods: End = `god:${god ?? 'apollo'}`
  const one = (what: Taking['what'], from: End, to: End, name?: string): Taking[] => [
    { what, count: 1, from, to, ...(name ? { name } : {}) },
  ]
  const gold = (from: End, to: End): Taking[] => {
    const count = Math.min(MOST_COINS, Number(fields.gold))
    return count > 0 ? [{ what: 'gold', count, from, to }] : []
  }
  switch (event) {
    case 'bid_placed':
      return one('emblem', city(), `god:${text('god')}`, text('player'))
    case 'apollo_chosen':
      return one('emblem', city(), 'god:apollo', text('player'))
    case 'outbid':
      return one('emblem', `god:${text('god')}`, city(), text('player'))
    case 'creature_called':
      return one('card', `card:${text('card')}`, city(), text('card'))
    case 'creature_changed':
    case 'card_unsold':
      return one('card', `card:${text('card')}`, 'discard', text('card'))
    case 'artifact_placed':
    case 'figure_placed':
      return one('card', city(), `isle:${text('isle')}`, text('card'))
    case 'gold_stolen':
      return gold(city('victim'), city())
    case 'lightning_paid':
      return gold(city(), city('holder'))
    case 'gold_shared':
      return gold(city(), city('partner'))
    case 'grave_gold_taken':
    case 'troop_sold':
      return gold(`isle:${text('isle')}`, city())
    case 'fleet_sold':
      return gold(`sea:${text('sea')}`, city())
    case 'apollo_gave':
      return gold('god:apollo', city())
    case 'harvest_taken':
      return gold(gods, city())
    case 'priest_stolen':
      return one('priest', city('victim'), city())
    case 'philosopher_stolen':
      return one('philosopher', city('victim'), city())
    case 'priest_taken':
      return one('priest', gods, city())
    case 'philosopher_taken':
      return one('philosopher', gods, city())
    case 'priestess_given':
      return one('priestess', gods, city())
    case 'item_given':
      return one('item', gods, city(), text('item'))
    case 'prosperity_placed':
      return one('marker', gods, `isle:${text('isle')}`)
    case 'sea_marker_placed':
      return one('marker', gods, `sea:${text('sea')}`)
    default:
      return []
  }
}
