import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { GameView } from '../src/board/types'
import { booked, isWhole, purses, reckoned } from '../src/game/ledger'
import type { Entry, GameEvent } from '../src/net/protocol'
import { entry } from './helpers'

/** Gold that nobody has in hand: offered, or laid on the necropolis. */
const NOT_IN_HAND = ['bid_placed', 'gold_buried']

const page = readFileSync(new URL('../../docs/events.md', import.meta.url), 'utf8')
/** All events there are, each with a number for every field. */
const known = [...page.matchAll(/^\| `(\w+)` \| (.*?) \| /gm)].map(([, event, fields]) => {
  const parts = [...fields!.matchAll(/`(\w+)` \((\w+)/g)].map(([, name, kind]) => [
    name!,
    kind === 'number' ? 1 : 'sparta',
  ])
  return { event: event!, ...Object.fromEntries(parts) } as GameEvent
})

const view = { modules: [] as string[], cities: { sparta: {}, athens: {} } } as unknown as GameView

function told(...events: GameEvent[]): Entry[] {
  return [entry(1, { kind: 'start', events })]
}

describe('the ledger', () => {
  it('books every event in which gold changes hands', () => {
    expect(known.length).toBeGreaterThan(100)
    const withGold = known.filter(
      (event) => ('gold' in event || 'price' in event) && !NOT_IN_HAND.includes(event.event),
    )
    expect(withGold.length).toBeGreaterThan(30)
    expect(withGold.filter((event) => !booked(event).length)).toEqual([])
    const without = known.filter((event) => !('gold' in event || 'price' in event) || NOT_IN_HAND.includes(event.event))
    expect(without.flatMap(booked)).toEqual([])
  })

  it('keeps revenue, other income, payments and thefts apart, by cycle', () => {
    const { pages, sum } = reckoned(
      told(
        { event: 'cycle_began', cycle: 1 },
        { event: 'revenue_taken', player: 'sparta', gold: 3 },
        { event: 'bid_placed', player: 'sparta', marker: 'sparta', god: 'ares', gold: 4 },
        { event: 'offering_paid', player: 'sparta', gold: 4 },
        { event: 'troop_recruited', player: 'sparta', isle: 'naxos', price: 2 },
        { event: 'apollo_gave', player: 'athens', gold: 1 },
        { event: 'cycle_began', cycle: 2 },
        { event: 'revenue_taken', player: 'athens', gold: 2 },
        { event: 'gold_stolen', player: 'sparta', victim: 'athens', gold: 4 },
      ),
      view,
      5,
    )
    expect(pages.map(({ cycle }) => cycle)).toEqual([1, 2])
    expect(pages[0]!.accounts).toEqual({
      sparta: { before: 5, revenue: 3, other: 0, paid: 6, stolen: 0, gold: 2 },
      athens: { before: 5, revenue: 0, other: 1, paid: 0, stolen: 0, gold: 6 },
    })
    expect(pages[1]!.accounts).toEqual({
      sparta: { before: 2, revenue: 0, other: 0, paid: 0, stolen: 4, gold: 6 },
      athens: { before: 6, revenue: 2, other: 0, paid: 0, stolen: -4, gold: 4 },
    })
    expect(sum).toEqual({
      sparta: { before: 5, revenue: 3, other: 0, paid: 6, stolen: 4, gold: 6 },
      athens: { before: 5, revenue: 2, other: 1, paid: 0, stolen: -4, gold: 4 },
    })
  })

  it('adds up: what was there before, and all that came and went, is what is left', () => {
    const { pages, sum } = reckoned(
      told(
        { event: 'offering_paid', player: 'sparta', gold: 2 },
        { event: 'cycle_began', cycle: 1 },
        { event: 'revenue_taken', player: 'sparta', gold: 3 },
      ),
      view,
      7,
    )
    for (const { before, revenue, other, stolen, paid, gold } of [
      sum,
      ...pages.map(({ accounts }) => accounts),
    ].flatMap(Object.values))
      expect(before + revenue + other + stolen - paid).toBe(gold)
  })

  it('begins with more before a free placement, on a page of its own', () => {
    const { pages } = reckoned(
      told({ event: 'offering_paid', player: 'sparta', gold: 2 }, { event: 'cycle_began', cycle: 1 }),
      view,
      7,
    )
    expect(pages.map(({ cycle, accounts }) => [cycle, accounts.sparta?.gold])).toEqual([
      [0, 5],
      [1, 5],
    ])
  })

  it('has what partners and the Lightning give on both sides', () => {
    const { sum } = reckoned(
      told(
        { event: 'lightning_paid', player: 'sparta', holder: 'athens', gold: 1 },
        { event: 'gold_shared', player: 'athens', partner: 'sparta', gold: 1 },
      ),
      view,
      5,
    )
    expect(sum).toEqual({
      sparta: { before: 5, revenue: 0, other: 1, paid: 1, stolen: 0, gold: 5 },
      athens: { before: 5, revenue: 0, other: 0, paid: 0, stolen: 0, gold: 5 },
    })
  })

  it('leaves nothing to those who are out', () => {
    const { pages, sum } = reckoned(
      told(
        { event: 'cycle_began', cycle: 1 },
        { event: 'player_eliminated', player: 'athens' },
        { event: 'cycle_began', cycle: 2 },
      ),
      view,
      5,
    )
    expect(sum.athens!.gold).toBe(0)
    expect(pages[0]!.accounts.athens!.gold).toBe(0)
    expect(pages[1]!.accounts.athens).toBeUndefined()
  })

  it('says what everybody has in hand, once the log is known from its beginning', () => {
    const events = [{ event: 'revenue_taken', player: 'athens', gold: 3 }]
    expect(purses(told(...events), view, 5)).toEqual({ sparta: 5, athens: 8 })
    expect(purses([entry(2, { events })], view, 5)).toEqual({})
    const begunRich = { ...view, cities: { sparta: { gold: 12 }, athens: {} } } as unknown as GameView
    expect(purses(told(...events), begunRich, 5)).toEqual({})
    expect(purses(told(...events), view, null), 'the game began in the middle').toEqual({})
  })

  it('is there only when the log is known from its beginning', () => {
    expect(isWhole([])).toBe(false)
    expect(isWhole([entry(2)])).toBe(false)
    expect(isWhole([entry(1, { kind: 'start' }), entry(2)])).toBe(true)
  })
})
