/** Who had and paid how much gold, cycle by cycle: what anybody can note down who listens, from open events alone. */

import type { GameView } from '../board/types'
import type { Entry, GameEvent } from '../net/protocol'

export interface Account {
  /** What was there when it begins. */
  before: number
  /** Of isles, seas and graves. */
  revenue: number
  /** What gods, sales and partners brought, less what was given away. */
  other: number
  paid: number
  /** Taken from others, less what was taken by them. */
  stolen: number
  /** What is left. */
  gold: number
}

export interface LedgerPage {
  /** 0: before the first cycle. */
  cycle: number
  /** By city; those who are out of the game are on no later page. */
  accounts: Record<string, Account>
}

export interface Ledger {
  /** The oldest first. */
  pages: LedgerPage[]
  /** The whole game, with what everybody has now. */
  sum: Record<string, Account>
}

const REVENUE = ['revenue_taken', 'grave_gold_taken']
const INCOME = [
  'apollo_gave',
  'harvest_taken',
  'coin_given',
  'fleece_sold',
  'troop_sold',
  'fleet_sold',
  'priest_sold',
  'philosopher_sold',
]

export function account(gold: number): Account {
  return { before: gold, revenue: 0, other: 0, paid: 0, stolen: 0, gold }
}

type Column = Exclude<keyof Account, 'before' | 'gold'>

/** What an event does to purses: whose, in which column, by how much. */
export function booked(event: GameEvent): { city: string; column: Column; gold: number }[] {
  const {
    event: name,
    player,
    victim,
    holder,
    partner,
    gold,
    price,
  } = event as Record<string, string> & { gold?: number; price?: number }
  const city = player!
  if (REVENUE.includes(name!)) return [{ city, column: 'revenue', gold: gold! }]
  if (INCOME.includes(name!)) return [{ city, column: 'other', gold: gold! }]
  if (name === 'offering_paid') return [{ city, column: 'paid', gold: gold! }]
  if (name === 'gold_stolen')
    return [
      { city, column: 'stolen', gold: gold! },
      { city: victim!, column: 'stolen', gold: -gold! },
    ]
  if (name === 'lightning_paid')
    return [
      { city, column: 'paid', gold: gold! },
      { city: holder!, column: 'other', gold: gold! },
    ]
  if (name === 'gold_shared')
    return [
      { city, column: 'other', gold: -gold! },
      { city: partner!, column: 'other', gold: gold! },
    ]
  return price ? [{ city, column: 'paid', gold: price }] : []
}

/** The ledger of a game whose log is known from its beginning; `start` is what everybody had then. */
export function reckoned(entries: readonly Entry[], view: GameView, start: number): Ledger {
  const cities = Object.keys(view.cities)
  const sum = Object.fromEntries(cities.map((city) => [city, account(start)]))
  const pages: LedgerPage[] = []
  let alive = cities
  const turnTo = (cycle: number): void => {
    pages.push({ cycle, accounts: Object.fromEntries(alive.map((city) => [city, account(sum[city]!.gold)])) })
  }
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.event === 'cycle_began') turnTo(Number(event.cycle))
    if (event.event === 'player_eliminated') {
      alive = alive.filter((city) => city !== event.player)
      for (const side of [sum, pages.at(-1)?.accounts ?? {}])
        if (side[String(event.player)]) side[String(event.player)]!.gold = 0
    }
    for (const { city, column, gold } of booked(event)) {
      if (!pages.length) turnTo(0)
      for (const side of [sum, pages.at(-1)!.accounts]) {
        const one = side[city]
        if (!one) continue
        one[column] += gold
        one.gold += column === 'paid' ? -gold : gold
      }
    }
  }
  return { pages, sum }
}

/**
 * What everybody has in hand by the ledger, by city; nothing while it can't be reckoned, or what is known says
 * otherwise.
 */
export function purses(
  entries: readonly Entry[],
  view: GameView,
  start: number | null | undefined,
): Record<string, number> {
  if (!isWhole(entries) || start == null) return {}
  const sum = Object.entries(reckoned(entries, view, start).sum)
  if (sum.some(([city, { gold }]) => (view.cities[city]!.gold ?? gold) !== gold)) return {}
  return Object.fromEntries(sum.map(([city, { gold }]) => [city, gold]))
}

/** Whether all of a game's log has come: it is told from its end. */
export function isWhole(entries: readonly Entry[]): boolean {
  return entries[0]?.kind === 'start'
}
