/** Where a card is, as far as whoever looks may know. */

import type { GameView, PlaceKey } from '../board/types'
import type { Kind } from './aid'

export interface Spot {
  /** The message is `page-aid-at-<at>`. */
  at: string
  player?: string | null
  isle?: string
  sea?: string
  god?: string
  used?: 'yes' | 'no'
  count?: number
  /** Where it can be shown on the board. */
  place?: PlaceKey
}

export function whereabouts(view: GameView, kind: Kind, name: string): Spot[] {
  if (kind === 'favour') return favourAt(view, name)
  if (kind === 'item') return itemAt(view, name)
  const found = onBoard(view, name)
  if (view.track.includes(name)) found.push({ at: 'track' })
  else if (view.deck.includes(name)) found.push({ at: 'deck', count: view.deck.length })
  else if (view.discard.includes(name)) found.push({ at: 'discard' })
  else if (!found.length && view.gone?.includes(name)) found.push({ at: 'gone' })
  return found
}

function onBoard(view: GameView, name: string): Spot[] {
  if (name === 'kraken') return view.kraken ? [{ at: 'sea', sea: view.kraken, place: `sea:${view.kraken}` }] : []
  // She stays with the metropolis that nobody can take.
  if (name === 'penthesilea' && view.hidden_isle) return [{ at: 'hidden', player: view.hidden_isle }]
  const figure = Object.entries(view.isles).find(([, isle]) => isle.figure?.card === name)
  if (figure) return [onIsle(figure[0], figure[1].figure!.holder)]
  const hero = view.heroes?.[name]
  if (hero) return [hero.isle ? onIsle(hero.isle, hero.owner) : { at: 'carried', player: hero.owner }]
  if (!(name in (view.artifacts ?? {}))) return []
  const isle = view.artifacts![name]
  return [isle ? onIsle(isle, view.isles[isle]!.owner) : { at: 'carried', player: view.under_way?.player ?? null }]
}

function onIsle(isle: string, player: string | null): Spot {
  return { at: 'isle', isle, player, place: `isle:${isle}` }
}

function favourAt({ favour, favours = [] }: GameView, name: string): Spot[] {
  if (favour?.tile === name) return [{ at: 'beside', god: favour.god, used: favour.used ? 'yes' : 'no' }]
  return [favours.includes(name) ? { at: 'stack', count: favours.length } : { at: 'aside' }]
}

function itemAt(
  { player: me, cities, item_discard: played = [], items_unseen: unseen = [] }: GameView,
  name: string,
): Spot[] {
  for (const [player, { items = [], secret_items: secret }] of Object.entries(cities)) {
    if (items.includes(name)) return [{ at: 'open', player }]
    if (Array.isArray(secret) && secret.includes(name)) return [{ at: player === me ? 'secret' : 'open', player }]
  }
  if (played.includes(name)) return [{ at: 'played' }]
  return unseen.includes(name) ? [{ at: 'unseen', count: unseen.length }] : []
}
