import { describe, expect, it } from 'vitest'
import { names } from '../src/game/effects'
import { actorOf, filtered, Story, type Line, type Part } from '../src/game/story'
import { looksOf } from '../src/game/looks'
import type { Entry, GameEvent } from '../src/net/protocol'
import { standing } from '../src/net/log.svelte'
import { Narrator } from '../src/texts/narrator'
import { sentences } from '../src/texts/telling'
import { boardData, entry, summary, texts } from './helpers'

const narrator = new Narrator(
  texts,
  boardData('base-2-3'),
  looksOf(
    summary({
      seats: [...'123'].map((_, place) => ({
        ...summary().seats[place]!,
        name: null,
        colour: ['sparta', 'athens', 'corinth'][place]!,
      })),
    }).seats,
  ),
)
const event = (name: string, fields: Record<string, unknown> = {}): GameEvent => ({ event: name, ...fields })
const acts = (...told: GameEvent[][]): Entry[] => told.map((events, number) => entry(number + 1, { events }))
const words = (line: Line): string => sentences(narrator, line).join(' ')
const shape = (parts: readonly Part[]): unknown[] =>
  parts.map(({ kind, lines }) => [kind, ...lines.map(({ events }) => events.map((one) => one.event).join('+'))])

const sail = (from_sea: string, to_sea: string, changes: Record<string, unknown> = {}): GameEvent =>
  event('fleets_moved', { player: 'athens', from_sea, to_sea, count: 2, undead: 0, price: 0, ...changes })
const turn = event('turn_began', { player: 'athens', marker: 'athens', god: 'poseidon' })
const BATTLE = [
  event('land_battle_began', { isle: 'naxos', attacker: 'athens', defender: 'sparta', attackers: 2, defenders: 1 }),
  event('battle_round', {
    attacker_die: 2,
    defender_die: 1,
    attacker_total: 4,
    defender_total: 2,
    attacker_loses: false,
    defender_loses: true,
  }),
  event('battle_ended', { winner: 'athens' }),
]

describe('the log as a story', () => {
  it('tells the bid before whom it outbids', () => {
    const outbid = event('outbid', { player: 'sparta', marker: 'sparta', god: 'ares' })
    const bid = event('bid_placed', { player: 'athens', marker: 'athens', god: 'ares', gold: 3 })
    const [part] = new Story().tell(acts([outbid, bid]))
    expect(part!.lines.map(words)).toEqual(['Athens offers 3\u00a0gold to Ares.', 'Sparta is outbid at Ares.'])
    const own = event('outbid', { player: 'athens', marker: 'athens-1', god: 'ares' })
    const [self] = new Story().tell(acts([own, bid]))
    expect(self!.lines.map(words), 'one of two markers in the place of the other').toEqual([
      "Athens offers 3\u00a0gold to Ares. That takes the place of the same city's other marker, which has to go elsewhere.",
    ])
  })

  it('tells as the doing of the caller what a creature does, and of nobody what dice do', () => {
    const called = event('creature_called', { player: 'athens', card: 'giant', space: 0, price: 2, discounts: 0 })
    const torn = event('building_destroyed', { building: 'temple', isle: 'naxos', slot: 0 })
    const ended = event('turn_ended', { player: 'athens', marker: 'athens', place: 1 })
    const threat = event('threat_rolled', { one: 1, other: 2, threat: 3 })
    const [part] = new Story().tell(acts([turn], [called, torn], BATTLE, [ended], [threat]))
    expect(part!.lines.map(actorOf)).toEqual(['athens', 'athens', 'athens', 'athens', null])
    expect(part!.lines[2]!.rounds!.map(actorOf)).toEqual([null])
  })

  it('tells a move of several steps in one line, with its way', () => {
    const story = new Story()
    const entries = acts([turn], [], [sail('1-1', '1-2', { price: 1 })], [sail('1-2', '2-1')], [sail('2-1', '2-0')])
    const [part] = story.tell(entries)
    expect(part!.lines).toHaveLength(1)
    const [line] = part!.lines
    expect(line).toMatchObject({ seq: 3 })
    expect(words(line!)).toMatch(/^Athens sails 2 fleets from .* over .* and .* to .* for 1\u00a0gold\.$/)
    expect(words(line!)).not.toContain('undefined')
  })

  it('begins a new line with another move, and where some stay behind', () => {
    const paid = acts([turn], [sail('1-1', '1-2', { price: 1 })], [sail('1-2', '2-1', { price: 1 })])
    expect(new Story().tell(paid)[0]!.lines).toHaveLength(2)
    const fewer = acts([turn], [sail('1-1', '1-2', { price: 1 })], [sail('1-2', '2-1', { count: 1 })])
    expect(new Story().tell(fewer)[0]!.lines).toHaveLength(2)
    const others = acts([turn], [sail('1-1', '1-2', { price: 1 })], [sail('3-3', '3-4')])
    expect(new Story().tell(others)[0]!.lines).toHaveLength(2)
  })

  it('tells of the Kraken and of who passes unseen in one line, too', () => {
    const kraken = (sea: string, price: number): GameEvent => event('kraken_moved', { player: 'athens', sea, price })
    const [one] = new Story().tell(acts([turn], [kraken('1-1', 0)], [kraken('1-2', 1)], [kraken('2-1', 1)]))
    expect(one!.lines.map(words)).toEqual([
      expect.stringMatching(/^Athens brings the Kraken over .* and .* to .* for 2\u00a0gold\.$/),
    ])
    const troops = {
      player: 'athens',
      count: 2,
      undead: 0,
      heroes: [],
      titans: 0,
      artifacts: ['helm'],
      passing: false,
      by_titan: false,
      flying: false,
    }
    const passed = event('troops_passed', { ...troops, from_isle: 'naxos', to_isle: 'delos', price: 1 })
    const moved = event('troops_moved', { ...troops, from_isle: 'delos', to_isle: 'kea', price: 0 })
    const [two] = new Story().tell(acts([turn], [passed], [moved]))
    expect(two!.lines.map(words)).toEqual([
      expect.stringMatching(/^Athens moves 2 troops from Naxos unseen through Delos to Kea for 1\u00a0gold/),
    ])
  })

  it('puts the rounds of a battle into one line that tells how it ended', () => {
    const [round, ended] = [BATTLE[1]!, BATTLE[2]!]
    const story = new Story()
    const first = acts([turn], [BATTLE[0]!, round])
    const [open] = story.tell(first)[0]!.lines
    expect(open).toMatchObject({ open: true, rounds: [{ events: [round] }] })
    const taken = event('isle_taken', { player: 'athens', isle: 'naxos', former: 'sparta' })
    const all = [...first, entry(3, { events: [round, ended, taken] })]
    const [battle, after] = story.tell(all)[0]!.lines
    expect(battle).toMatchObject({ open: false, events: [BATTLE[0], ended] })
    expect(battle!.rounds).toHaveLength(2)
    expect(words(battle!)).toMatch(/^Battle for Naxos: .* Athens wins the battle\.$/)
    expect(after!.events).toEqual([taken])
  })

  it('tells a retreat with the outcome', () => {
    const retreat = event('troops_retreated', {
      player: 'sparta',
      from_isle: 'naxos',
      to_isle: 'delos',
      count: 1,
      undead: 0,
      heroes: [],
      titans: 0,
      artifacts: [],
    })
    const [part] = new Story().tell(acts([turn], BATTLE.slice(0, 2), [retreat, BATTLE[2]!]))
    expect(part!.lines.map(words)).toEqual([expect.stringMatching(/Sparta retreats .* Athens wins the battle\.$/)])
  })

  it('has a head for each cycle, for the offerings and for each turn', () => {
    const entries = acts(
      [event('cycle_began', { cycle: 2 }), event('revenue_taken', { player: 'athens', gold: 3 })],
      [event('bid_placed', { player: 'athens', marker: 'athens', god: 'poseidon', gold: 1 })],
      [
        event('apollo_chosen', { player: 'sparta', marker: 'sparta', place: 0 }),
        event('offering_paid', { player: 'athens', gold: 1 }),
        turn,
      ],
      [sail('1-1', '1-2', { price: 1 })],
    )
    const parts = new Story().tell(entries)
    expect(shape(parts)).toEqual([
      ['cycle', 'revenue_taken'],
      ['offerings', 'bid_placed', 'apollo_chosen', 'offering_paid'],
      ['turn', 'fleets_moved'],
    ])
  })

  it('comes to the same whether it is told at once or as it happens', () => {
    const entries = acts(
      [event('cycle_began', { cycle: 1 })],
      [turn],
      [sail('1-1', '1-2', { price: 1 })],
      [sail('1-2', '2-1')],
      BATTLE,
      [sail('4-1', '4-2')],
    )
    const story = new Story()
    for (let count = 1; count <= entries.length; count++) story.tell(entries.slice(0, count))
    expect(story.parts).toEqual(new Story().tell(entries))
  })

  it('leaves parts that are over as they are', () => {
    const entries = acts([event('cycle_began', { cycle: 1 })], [turn], [turn], BATTLE)
    const story = new Story()
    const before = story.tell(entries.slice(0, 3))
    const after = story.tell(entries)
    expect(after.slice(0, 2).map((part, place) => part === before[place])).toEqual([true, true])
  })

  it('takes back what was undone, and says so only while that is the news', () => {
    const story = new Story()
    const before = acts([turn], [sail('1-1', '1-2', { price: 1 })], [sail('1-2', '2-1')])
    story.tell(before)
    const undone = standing(before, entry(4, { kind: 'undo', to: 2 }))
    expect(story.tell(undone)[0]!.lines.map(({ note, events }) => note ?? events.length)).toEqual([1, 'undo'])
    const after = standing(undone, entry(5, { events: [sail('1-2', '1-3')] }))
    expect(story.tell(after)[0]!.lines.map(({ note, events }) => note ?? events.length)).toEqual([2])
  })

  it('says nothing of a move that was begun and let go', () => {
    const before = acts([turn], [sail('1-1', '1-2', { price: 1 })], [])
    const undone = standing(before, entry(4, { kind: 'undo', to: 2 }))
    expect(new Story().tell(undone)[0]!.lines.map(({ note, events }) => note ?? events.length)).toEqual([1])
  })

  it('can be asked for what concerns somebody, or for battles alone', () => {
    const parts = new Story().tell(
      acts([event('cycle_began', { cycle: 1 })], [turn], [sail('1-1', '1-2', { price: 1 })], BATTLE, [
        event('turn_began', { player: 'corinth', marker: 'corinth', god: 'zeus' }),
      ]),
    )
    const mine = (one: GameEvent): boolean => names(one, 'sparta')
    expect(shape(filtered(parts, 'all', mine))).toEqual([
      ['cycle'],
      ['turn', 'fleets_moved', 'land_battle_began+battle_ended'],
      ['turn'],
    ])
    expect(shape(filtered(parts, 'me', mine))).toEqual([['cycle'], ['turn', 'land_battle_began+battle_ended']])
    expect(shape(filtered(parts, 'battles', mine))).toEqual([['cycle'], ['turn', 'land_battle_began+battle_ended']])
    const calm = new Story().tell(acts([event('cycle_began', { cycle: 9 })], [event('cycle_began', { cycle: 10 })]))
    expect(filtered(calm, 'battles', mine), 'no heading stands over nothing').toEqual([])
    expect(shape(filtered(parts, 'me', (one) => names(one, 'corinth')))).toEqual([['cycle'], ['turn']])
  })
})

describe('sentences of the log', () => {
  it('begin with a capital', () => {
    expect(narrator.event(event('site_built', { building: 'fortress', isle: 'naxos', slot: 0 }))).toMatch(/^[A-Z]/)
  })
})
