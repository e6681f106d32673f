import { describe, expect, it } from 'vitest'
import { looksOf } from '../src/game/looks'
import { newsSince } from '../src/game/news'
import type { Entry, GameEvent } from '../src/net/protocol'
import { Narrator } from '../src/texts/narrator'
import { newsNotes, newsText } from '../src/texts/newsWords'
import { boardData, city, isle, summary, texts, threePlayers } from './helpers'

const seats = summary().seats.map((seat, place) => ({
  ...seat,
  name: null,
  colour: ['sparta', 'athens', 'corinth'][place]!,
}))
const narrator = new Narrator(texts, boardData('base-2-3'), looksOf(seats))

/** What Sparta reads after that came from Athens. */
function told(events: GameEvent[], isles: Record<string, unknown> = { tinos: isle('sparta') }, options = {}): string[] {
  const turn: GameEvent = { event: 'turn_began', player: 'athens', marker: 'athens', god: 'ares' }
  const entries: Entry[] = [
    {
      seq: 1,
      by: null,
      kind: 'start',
      events: [
        { ...turn, player: 'corinth' },
        { event: 'turn_ended', player: 'corinth' },
      ],
    },
    {
      seq: 2,
      by: 0,
      kind: 'act',
      events: [{ event: 'bid_placed', player: 'sparta', marker: 'sparta', god: 'zeus', gold: 1 }],
    },
    ...[[turn], ...events.map((event) => [event])].map((some, at): Entry => ({
      seq: at + 3,
      by: 1,
      kind: 'act',
      events: some,
    })),
  ]
  const view = threePlayers(isles, {
    options,
    cities: { sparta: city(), athens: city({ philosophers: 3 }), corinth: city() },
  })
  return newsSince(entries, view, 0, 'sparta').flatMap((news) => [
    newsText(narrator, view, news, 'sparta'),
    ...newsNotes(narrator, view, news, 'sparta'),
  ])
}

const call = (card: string): GameEvent => ({
  event: 'creature_called',
  player: 'athens',
  card,
  space: 0,
  price: 2,
  discounts: 0,
})
const battle: GameEvent = {
  event: 'land_battle_began',
  isle: 'tinos',
  attacker: 'athens',
  defender: 'sparta',
  attackers: 2,
  defenders: 1,
}
const round = (attacker: boolean, defender: boolean): GameEvent => ({
  event: 'battle_round',
  attacker_loses: attacker,
  defender_loses: defender,
})
const march = (flying: boolean): GameEvent => ({
  event: 'troops_moved',
  player: 'athens',
  from_isle: 'naxos',
  to_isle: 'tinos',
  count: 2,
  price: 0,
  flying,
  undead: 0,
  heroes: [],
  titans: 0,
  artifacts: [],
  passing: false,
})
const won: GameEvent = { event: 'battle_ended', winner: 'athens' }
const taken: GameEvent = { event: 'isle_taken', player: 'athens', isle: 'tinos', former: 'sparta' }

describe('what is new, in words', () => {
  it('names whom something is taken from, and what it makes', () => {
    expect(told([call('satyr'), { event: 'philosopher_stolen', player: 'athens', victim: 'corinth' }])).toEqual([
      'Athens takes a philosopher from Corinth with the Satyr.',
      'Athens now has 3 of 4 philosophers.',
    ])
    expect(told([call('griffon'), { event: 'gold_stolen', player: 'athens', victim: 'sparta', gold: 4 }])).toEqual([
      'Athens takes 4\u00a0gold from you with the Griffon.',
    ])
  })

  it('names the caller and says "your"', () => {
    expect(told([call('giant'), { event: 'building_destroyed', building: 'temple', isle: 'tinos', slot: 0 }])).toEqual([
      "Athens's Giant tears down your temple on Tinos.",
    ])
    expect(told([call('harpy'), { event: 'troop_killed', victim: 'corinth', isle: 'naxos' }])).toEqual([
      "Athens's Harpy carries off Corinth's troop on Naxos.",
    ])
    expect(told([call('siren'), { event: 'fleet_lured', victim: 'sparta', sea: '0-1' }])[0]).toMatch(
      /^Athens's Siren sends home your fleet in .+\.$/,
    )
    expect(
      told([
        call('kraken'),
        { event: 'kraken_moved', player: 'athens', sea: '0-1', price: 0 },
        { event: 'fleets_lost', victim: 'sparta', sea: '0-1', count: 2, undead: 0 },
      ])[0],
    ).toMatch(/^You lose 2 fleets in .+ to Athens's Kraken\.$/)
  })

  it('tells of each stack that Polyphemus drives away from the reader, and first of those', () => {
    const push = (victim: string, from: string, to: string): GameEvent => ({
      event: 'fleets_pushed',
      victim,
      from_sea: from,
      to_sea: to,
      count: 1,
      undead: 0,
    })
    const words = told([
      call('polyphemus'),
      push('corinth', '0-1', '3-3'),
      push('sparta', '6-4', '3-3'),
      push('sparta', '10-1', '0-1'),
    ])
    expect(words).toHaveLength(2)
    for (const line of words) expect(line).toMatch(/^Athens's Polyphemus drives your 1 fleet from /)
  })

  it('says first that a metropolis is lost with its isle, in battle or not', () => {
    const tinos = isle('athens', { metropolis: true })
    expect(told([march(true), taken], { tinos })[0]).toBe(
      'Athens has taken Tinos from you, and your metropolis with it!',
    )
    expect(told([march(false), battle, round(false, true), won, taken], { tinos })[0]).toBe(
      'Athens has taken Tinos from you, and your metropolis with it!',
    )
    expect(told([march(true), { ...taken, former: 'corinth' }], { tinos })[0]).toBe(
      'Athens has taken Tinos from Corinth, with its metropolis!',
    )
  })

  it('tells of a hero once: that he is there', () => {
    const hired: GameEvent = { event: 'hero_hired', player: 'athens', card: 'perseus', isle: 'naxos' }
    expect(told([call('perseus'), hired])).toEqual(['Perseus is with Athens from now on, on Naxos.'])
  })

  it('puts a flight and the battle it led to together', () => {
    expect(
      told([call('pegasus'), march(true), battle, round(false, true), won, taken], { tinos: isle('athens') }),
    ).toEqual(['Athens flies with Pegasus to Tinos, beats you and holds it now.', 'Your revenue is 1 less.'])
    const empty: GameEvent = { ...taken, former: 'corinth' }
    expect(told([call('pegasus'), march(true), empty], { tinos: isle('athens') })).toEqual([
      'Athens has taken Tinos from Corinth with Pegasus.',
    ])
  })

  it('says how much gold came and went', () => {
    const gold = (event: string, gold: number, more = {}): GameEvent => ({ event, player: 'sparta', gold, ...more })
    expect(told([gold('revenue_taken', 5)])).toEqual(['+5\u00a0gold of revenue'])
    expect(told([gold('apollo_gave', 1)])).toEqual(['+1\u00a0gold from Apollo'])
    expect(told([gold('gold_shared', 2, { partner: 'corinth' })])).toEqual(['−2\u00a0gold: gifts'])
  })

  it('announces the last cycle that was agreed on', () => {
    const begins: GameEvent = { event: 'cycle_began', cycle: 3 }
    expect(told([begins])).toEqual([])
    expect(told([begins], { tinos: isle('sparta') }, { max_cycles: 3 })).toEqual([
      'This is the last cycle agreed on: at its end the most metropolises win, then the most gold.',
    ])
  })

  it('says who won a battle and whose the place is', () => {
    const end = (winner: string | null): GameEvent => ({ event: 'battle_ended', winner })
    expect(told([march(false), battle, round(true, true), end(null)])).toEqual([
      'Athens attacks Tinos. Nobody is left: you keep it.',
    ])
    expect(told([march(false), battle, round(true, true), round(true, false), end('sparta')])).toEqual([
      'Athens attacks Tinos and loses: you keep it.',
    ])
    expect(told([march(false), battle, round(false, true), won, taken], { tinos: isle('athens') })[0]).toBe(
      'Athens attacks Tinos, beats you and holds it now.',
    )
  })

  it('keeps what a creature did apart from a move that follows it', () => {
    expect(
      told([
        call('satyr'),
        { event: 'philosopher_stolen', player: 'athens', victim: 'corinth' },
        march(false),
        battle,
        round(true, true),
        { event: 'battle_ended', winner: null },
      ]),
    ).toEqual([
      'Athens attacks Tinos. Nobody is left: you keep it.',
      'Athens takes a philosopher from Corinth with the Satyr.',
      'Athens now has 3 of 4 philosophers.',
    ])
  })

  it('says who has which god, who outbid whom, and what came besides', () => {
    const bid = (player: string, god: string, gold: number): GameEvent => ({
      event: 'bid_placed',
      player,
      marker: player,
      god,
      gold,
    })
    const paid = (player: string, gold: number): GameEvent => ({ event: 'offering_paid', player, gold })
    const outbid = (player: string, god: string): GameEvent => ({ event: 'outbid', player, marker: player, god })
    const acts = (...steps: [number, ...GameEvent[]][]): Entry[] =>
      steps.map(([by, ...events], at) => ({ seq: at + 1, by, kind: 'act', events }))
    const read = (entries: Entry[]): string[] => {
      const view = threePlayers({})
      return newsSince(entries, view, 0, 'sparta').flatMap((news) => [
        newsText(narrator, view, news, 'sparta'),
        ...newsNotes(narrator, view, news, 'sparta'),
      ])
    }
    const auction = acts(
      [2, { event: 'cycle_began', cycle: 2 }, { event: 'revenue_taken', player: 'sparta', gold: 5 }],
      [2, bid('corinth', 'zeus', 1)],
      [0, bid('sparta', 'ares', 1)],
      [1, outbid('sparta', 'ares'), bid('athens', 'ares', 2)],
    )
    expect(read(auction)).toEqual(['Athens has outbid you at Ares: 2\u00a0gold.'])
    const over = acts(
      ...auction.map(({ by, events }): [number, ...GameEvent[]] => [by!, ...events]),
      [0, outbid('corinth', 'zeus'), bid('sparta', 'zeus', 3)],
      [
        2,
        { event: 'apollo_chosen', player: 'corinth', marker: 'corinth', place: 0 },
        paid('sparta', 2),
        paid('athens', 2),
        { event: 'turn_began', player: 'athens', marker: 'athens', god: 'ares' },
      ],
      [
        1,
        { event: 'turn_ended', player: 'athens' },
        { event: 'turn_began', player: 'sparta', marker: 'sparta', god: 'zeus' },
      ],
    )
    expect(read(over)).toEqual([
      'You have Zeus (bid 3).',
      'Athens: Ares (bid 2) · Corinth: Apollo',
      'Outbid: you by Athens at Ares · Corinth by you at Zeus',
    ])
    expect(newsSince(over, threePlayers({}), 0, 'sparta')[0]).toMatchObject({ effects: [{ thing: 'gold', count: -2 }] })
  })
})
