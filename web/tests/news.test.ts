import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { happeningsSince } from '../src/game/effects'
import { MEANINGS } from '../src/game/meanings'
import { lastDecision, newsSince, placesOf } from '../src/game/news'
import type { Entry, GameEvent } from '../src/net/protocol'
import { city, isle, threePlayers } from './helpers'

const acts = (...events: [by: number | null, ...events: GameEvent[]][]): Entry[] =>
  [[null] as [number | null, ...GameEvent[]], ...events].map(([by, ...told], at) => ({
    seq: at + 1,
    by,
    kind: at ? 'act' : 'start',
    events: told,
  }))

const fight: [number, ...GameEvent[]][] = [
  [
    1,
    { event: 'troops_moved', player: 'athens', from_isle: 'naxos', to_isle: 'tinos', count: 2, price: 1 },
    { event: 'land_battle_began', isle: 'tinos', attacker: 'athens', defender: 'sparta', attackers: 2, defenders: 1 },
  ],
  [
    1,
    { event: 'battle_round', attacker_loses: false, defender_loses: true },
    { event: 'battle_ended', winner: 'athens' },
    { event: 'isle_taken', player: 'athens', isle: 'tinos', former: 'sparta' },
  ],
]

describe('what an event means', () => {
  it('is said of every kind of event there is', () => {
    const listed = [
      ...readFileSync(new URL('../../docs/events.md', import.meta.url), 'utf8').matchAll(/^\| `(\w+)` \|/gm),
    ].map(([, name]) => name!)
    expect(listed.length).toBeGreaterThan(100)
    expect(Object.keys(MEANINGS).sort()).toEqual(listed.sort())
  })

  it('is that all on an isle changes hands with it', () => {
    const view = threePlayers({ tinos: isle('athens', { buildings: ['port', null], metropolis: true, markers: 1 }) })
    const [taken] = happeningsSince(acts(...fight), 1, view).filter(({ event }) => event.event === 'isle_taken')
    const lost = taken!.effects
      .filter(({ player }) => player === 'sparta')
      .map(({ thing, name, count }) => [thing, name, count])
    expect(lost).toEqual([
      ['isle', 'tinos', -1],
      ['metropolis', 'ordinary', -1],
      ['building', 'port', -1],
      ['marker', null, -1],
    ])
    expect(taken!.effects).toHaveLength(8)
  })

  it('is reckoned from what stood there then, not from what stands there now', () => {
    const later: [number, ...GameEvent[]] = [
      1,
      { event: 'building_destroyed', building: 'port', isle: 'tinos', slot: 0 },
      { event: 'built', player: 'athens', building: 'temple', isle: 'tinos', slot: 1, price: 2 },
    ]
    const view = threePlayers({ tinos: isle('athens', { buildings: [null, 'temple'] }) })
    const happenings = happeningsSince(acts(...fight, later), 1, view)
    const effects = happenings.flatMap((one) => one.effects).filter(({ thing }) => thing === 'building')
    expect(effects).toEqual([
      { player: 'athens', thing: 'building', name: 'port', count: 1 },
      { player: 'sparta', thing: 'building', name: 'port', count: -1 },
      { player: 'athens', thing: 'building', name: 'port', count: -1 },
      { player: 'athens', thing: 'building', name: 'temple', count: 1 },
    ])
  })
})

describe('news', () => {
  const own: [number, ...GameEvent[]] = [
    0,
    { event: 'bid_placed', player: 'sparta', marker: 'sparta', god: 'ares', gold: 1 },
  ]

  it('puts a battle and the isle it was for together, the worst first', () => {
    const entries = acts(own, [2, { event: 'gold_stolen', player: 'corinth', victim: 'sparta', gold: 2 }], ...fight)
    const news = newsSince(entries, threePlayers({ tinos: isle('athens', { buildings: ['port', null] }) }), 0, 'sparta')
    expect(news.map(({ event }) => event.event)).toEqual(['isle_taken', 'gold_stolen'])
    expect(news[0]).toMatchObject({ by: 'athens', place: 'isle:tinos', from: 4, to: 5 })
    expect(placesOf(news[0]!)).toEqual(['isle:tinos', 'isle:naxos'])
    expect(news[0]!.effects.map(({ thing, name, count }) => [thing, name, count])).toEqual([
      ['isle', 'tinos', -1],
      ['building', 'port', -1],
      ['troop', null, -1],
    ])
  })

  it('begins behind the last own decision, and counts only what stands', () => {
    const entries = acts(...fight, own, [2, { event: 'priest_stolen', player: 'corinth', victim: 'sparta' }])
    expect(
      newsSince(entries, threePlayers({ tinos: isle('athens') }), 0, 'sparta').map(({ event }) => event.event),
    ).toEqual(['priest_stolen'])
    expect(newsSince(entries.slice(0, -1), threePlayers({ tinos: isle('athens') }), 0, 'sparta')[0]?.event.event).toBe(
      'isle_taken',
    )
  })

  it('tells what came with the last own decision without being its doing', () => {
    const end: GameEvent[] = [
      { event: 'turn_ended', player: 'sparta', marker: 'sparta', place: 2 },
      { event: 'cycle_began', cycle: 2 },
      { event: 'revenue_taken', player: 'sparta', gold: 7 },
    ]
    const [began, bid]: GameEvent[] = [
      { event: 'turn_began', player: 'sparta', marker: 'sparta', god: 'ares' },
      { event: 'bid_placed', player: 'athens', marker: 'athens', god: 'ares', gold: 1 },
    ]
    const news = newsSince(
      acts(
        own,
        [1, began!],
        [0, { event: 'built', player: 'sparta', building: 'fort', isle: 'tinos', slot: 0, price: 2 }],
        [0, ...end],
        [1, bid!],
      ),
      threePlayers({ tinos: isle('sparta') }),
      0,
      'sparta',
    )
    expect(news.map(({ key, effects }) => [key, effects[0]?.count])).toEqual([['revenue', 7]])
  })

  it('begins anew with the next cycle, also for who acted last and is asked first', () => {
    const began: GameEvent = { event: 'turn_began', player: 'sparta', marker: 'sparta', god: 'zeus' }
    const entries = acts(own, [1, began], own, [
      0,
      { event: 'turn_ended', player: 'sparta', marker: 'sparta', place: 1 },
      { event: 'cycle_began', cycle: 2 },
      { event: 'hades_came', god: 'zeus' },
    ])
    expect(lastDecision(entries, 0, 'sparta')).toBe(5)
    expect(newsSince(entries, threePlayers({}), 0, 'sparta').map(({ event }) => event.event)).toEqual(['hades_came'])
  })

  it('tells what came of a battle in which one has stayed', () => {
    const stays: [number, ...GameEvent[]] = [0, ...(fight[1]!.slice(1) as GameEvent[])]
    const news = newsSince(
      acts(own, [1, { event: 'turn_began', player: 'athens', marker: 'athens', god: 'ares' }], fight[0]!, stays, [
        1,
        { event: 'turn_ended', player: 'athens', marker: 'athens', place: 1 },
      ]),
      threePlayers({ tinos: isle('athens') }),
      0,
      'sparta',
    )
    expect(news.map(({ event }) => event.event)).toEqual(['isle_taken'])
  })

  it('stays while one plays on, also where others decide in between', () => {
    const turn: GameEvent = { event: 'turn_began', player: 'sparta', marker: 'sparta', god: 'ares' }
    const entries = acts(own, [1, turn], own, [2], own)
    expect(lastDecision(entries, 0, 'sparta')).toBe(2)
    expect(
      lastDecision(
        [
          ...entries,
          { seq: 7, by: 0, kind: 'act', events: [{ event: 'turn_ended', player: 'sparta' }] },
          { seq: 8, by: 1, kind: 'act', events: [] },
        ],
        0,
        'sparta',
      ),
    ).toBe(7)
  })

  it('tells who leads now and who would win, once each', () => {
    const founded = (player: string, at: string): GameEvent => ({
      event: 'metropolis_founded',
      player,
      isle: at,
      special: null,
    })
    const view = threePlayers(
      {
        naxos: isle('athens', { metropolis: true }),
        kea: isle('athens', { metropolis: true }),
        paros: isle('sparta', { metropolis: true }),
      },
      { cities: { sparta: city({ metropolises: 1 }), athens: city({ metropolises: 2 }), corinth: city() } },
    )
    const news = newsSince(acts(own, [1, founded('athens', 'naxos')], [1, founded('athens', 'kea')]), view, 0, 'sparta')
    expect(news.map(({ event }) => event.event)).toEqual([
      'last_cycle_near',
      'metropolis_founded',
      'metropolis_founded',
      'new_leader',
    ])
    expect(news[0]!.event).toMatchObject({ players: ['athens'] })
  })

  it('tells who is in front by what the panels go by', () => {
    const took: GameEvent = { event: 'philosopher_taken', player: 'athens', price: 0 }
    const cities = (philosophers: number) => ({
      cities: { sparta: city({ philosophers: 2 }), athens: city({ philosophers }), corinth: city() },
    })
    const front = (philosophers: number, ...events: GameEvent[]) =>
      newsSince(
        acts(own, ...events.map((event): [number, GameEvent] => [1, event])),
        threePlayers({}, cities(philosophers)),
        0,
        'sparta',
      ).map(({ event }) => [event.event, event.players])
    expect(front(3, took)).toEqual([['now_in_front', ['athens']]])
    expect(front(2, took)).toEqual([['now_in_front', ['sparta', 'athens']]])
    // Nothing has changed in the end.
    expect(front(1, took, { event: 'philosopher_sold', player: 'athens', gold: 2 })).toEqual([])
  })
})
