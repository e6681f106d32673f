/** What the people around this device are called. */

import { CITIES, lookOf } from '../game/looks'
import type { Chair } from './chair'

export function cityOf({ store }: Chair): string {
  const seat = store.seat ?? 0
  return store.table?.seats[seat]?.colour || CITIES[seat]!
}

export function nameOf(chair: Chair): string {
  const { store } = chair
  return store.table?.seats[store.seat ?? 0]?.name ?? lookOf(cityOf(chair)).name
}
