import { describe, expect, it } from 'vitest'
import { takingsOf } from '../src/game/takings'

describe('what goes from hand to hand', () => {
  it('is a card that its caller takes from the track', () => {
    const called = { event: 'creature_called', player: 'athens', card: 'satyr', space: 0, price: 4, discounts: 0 }
    expect(takingsOf(called, 'ares')).toEqual([
      { what: 'card', name: 'satyr', count: 1, from: 'card:satyr', to: 'city:athens' },
    ])
  })

  it('is stolen by its thief', () => {
    expect(takingsOf({ event: 'gold_stolen', player: 'athens', victim: 'sparta', gold: 9 }, null)).toEqual([
      { what: 'gold', count: 5, from: 'city:sparta', to: 'city:athens' },
    ])
    expect(takingsOf({ event: 'gold_stolen', player: 'athens', victim: 'sparta', gold: 0 }, null)).toEqual([])
    expect(takingsOf({ event: 'philosopher_stolen', player: 'athens', victim: 'sparta' }, null)).toMatchObject([
      { from: 'city:sparta', to: 'city:athens' },
    ])
  })

  it('is given by the god whose turn it is', () => {
    expect(takingsOf({ event: 'priest_taken', player: 'athens', price: 0 }, 'zeus')).toMatchObject([
      { what: 'priest', from: 'god:zeus', to: 'city:athens' },
    ])
  })

  it('is the marker of who bids, and of who is outbid', () => {
    expect(
      takingsOf({ event: 'bid_placed', player: 'athens', marker: 'athens', god: 'ares', gold: 3 }, null),
    ).toMatchObject([{ what: 'emblem', name: 'athens', from: 'city:athens', to: 'god:ares' }])
    expect(takingsOf({ event: 'outbid', player: 'sparta', marker: 'sparta', god: 'ares' }, null)).toMatchObject([
      { from: 'god:ares', to: 'city:sparta' },
    ])
  })

  it('is nothing where nothing is taken', () => {
    expect(takingsOf({ event: 'battle_ended', winner: null }, 'ares')).toEqual([])
  })
})
