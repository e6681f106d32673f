import { describe, expect, it } from 'vitest'
import type { Decision, GameView } from '../src/board/types'
import { amountOf, byPlace, gathered, lights, markOwn, placeOf, placeOfEvent, withAmount } from '../src/game/choices'
import { meant, stayingAt, written } from '../src/game/meant'
import { option } from './helpers'

const sails = [
  option('sail 3-1 2', 'sail', { sea: '3-1', count: 2 }),
  option('stop', 'stop'),
  option('sail 3-1 1', 'sail', { sea: '3-1', count: 1 }),
  option('sail 3-2 1', 'sail', { sea: '3-2', count: 1 }),
]

describe('options together', () => {
  it('joins those that differ only in their number; what ends something comes last', () => {
    const choices = gathered(sails)
    expect(choices.map(({ key }) => key)).toEqual(['sail 3-1', 'sail 3-2', 'stop'])
    expect(choices[0]!.options.map(amountOf)).toEqual([1, 2])
    expect(choices[0]!.option.text).toBe('sail 3-1 2')
  })

  it('offers the lowest bid first and keeps gods apart', () => {
    const bids = gathered([
      option('bid zeus 3', 'bid', { god: 'zeus', gold: 3 }),
      option('bid zeus 2', 'bid', { god: 'zeus', gold: 2 }),
      option('bid apollo', 'bid_apollo'),
      option('bid ares 1', 'bid', { god: 'ares', gold: 1 }),
    ])
    expect(bids.map(({ option: { text } }) => text)).toEqual(['bid zeus 2', 'bid ares 1', 'bid apollo'])
  })

  it('takes the number that is wanted, or the nearest that is possible', () => {
    const [first] = gathered(sails)
    expect(withAmount(first!, 1).text).toBe('sail 3-1 1')
    expect(withAmount(first!, 7).text).toBe('sail 3-1 2')
    expect(withAmount(first!, 0).text).toBe('sail 3-1 1')
  })

  it('knows units that the god would let move and that can not go', () => {
    const view = {
      player: 'sparta',
      turn: { player: 'sparta', god: 'ares' },
      isles: {
        naxos: { owner: 'sparta', troops: 2 },
        delos: { owner: 'sparta', troops: 0 },
        kea: { owner: 'athens', troops: 1 },
      },
      seas: { '3-1': { owner: 'sparta', fleets: 1 } },
    } as unknown as GameView
    const recruit = gathered([option('recruit troop naxos', 'recruit_troop', { isle: 'naxos' })])
    const move = gathered([option('move troops naxos', 'move_troops', { isle: 'naxos' })])
    expect(stayingAt(view, 'isle:naxos', recruit)).toEqual({ kind: 'move_troops', action: 'move troops naxos' })
    expect(stayingAt(view, 'isle:naxos', [...recruit, ...move])).toBeNull()
    for (const place of ['isle:delos', 'isle:kea', 'sea:3-1']) expect(stayingAt(view, place, recruit)).toBeNull()
    expect(stayingAt({ ...view, turn: { ...view.turn!, god: 'poseidon' } }, 'sea:3-1', [])).toEqual({
      kind: 'move_fleets',
      action: 'move fleets 3-1',
    })
  })

  it('finds places', () => {
    expect(placeOf(sails[0]!)).toBe('sea:3-1')
    expect(placeOf(option('build port naxos', 'build', { isle: 'naxos', building: 'port' }))).toBe('isle:naxos')
    const giant = option('choose building naxos port on', 'choose_building', {
      isle: 'naxos',
      building: 'port',
      space: 'on',
    })
    expect(placeOf(giant)).toBe('building:naxos:port:on')
    expect(placeOf(sails[1]!)).toBeNull()
    const places = byPlace(
      gathered([
        option('recruit troop naxos', 'recruit_troop', { isle: 'naxos' }),
        option('build fortress naxos', 'build', { isle: 'naxos', building: 'fortress' }),
        option('end', 'end_turn'),
      ]),
    )
    expect([...places.keys()]).toEqual(['isle:naxos'])
    expect(places.get('isle:naxos')).toHaveLength(2)
  })
})

describe('what a player means who picks a place that is not lit', () => {
  const view = (god: string): GameView => ({ turn: { player: 'sparta', god, recruited: 0 }, isles: {} }) as GameView
  const decision = (kind: Decision['kind'], options: Decision['options'] = []): Decision => ({
    kind,
    player: 'sparta',
    subject: {},
    options,
  })

  it.each([
    ['ares', 'isle:naxos', null, 'recruit troop naxos'],
    ['ares', 'isle:naxos', 'build', 'build fortress naxos'],
    ['ares', 'isle:naxos', 'move_troops', 'move troops naxos'],
    ['ares', 'sea:3-1', null, 'move fleets 3-1'],
    ['poseidon', 'sea:3-1', null, 'recruit fleet 3-1'],
    ['poseidon', 'isle:naxos', null, 'build port naxos'],
    ['athena', 'isle:naxos', null, 'build university naxos'],
  ])('in a turn with %s: %s, %s', (god, place, mode, action) => {
    expect(meant(decision('turn'), view(god), place, mode)).toBe(action)
  })

  it('on the way and in other choices', () => {
    expect(meant(decision('fleet_move'), view('poseidon'), 'sea:3-1', null)).toBe('sail 3-1 1')
    expect(meant(decision('troop_move'), view('ares'), 'isle:naxos', null)).toBe('land naxos 1')
    expect(meant(decision('sphinx_sale'), view('ares'), 'isle:naxos', null)).toBe('sell troop naxos')
    const harpy = [option('choose isle delos', 'choose_isle', { isle: 'delos' })]
    expect(meant(decision('harpy_target', harpy), view('ares'), 'isle:naxos', null)).toBe('choose isle naxos')
    expect(meant(decision('harpy_target', harpy), view('ares'), 'sea:3-1', null)).toBeNull()
  })

  it('writes an action only with all of its parts', () => {
    expect(written('call', { card: 'satyr' })).toBe('call satyr')
    expect(written('call', {})).toBeNull()
    expect(written('dance', {})).toBeNull()
  })
})

describe('where something happened', () => {
  it('is where it ended', () => {
    expect(placeOfEvent({ event: 'troops_moved', from_isle: 'naxos', to_isle: 'delos' })).toBe('isle:delos')
    expect(placeOfEvent({ event: 'fleets_moved', from_sea: '1-1', to_sea: '1-2' })).toBe('sea:1-2')
    expect(placeOfEvent({ event: 'priest_taken', player: 'sparta' })).toBeNull()
  })
})

describe("isles of one's own", () => {
  const isles = {
    naxos: { owner: 'sparta' },
    kea: { owner: 'athens' },
    milos: { owner: 'sparta' },
  } as unknown as GameView['isles']
  const view = { player: 'sparta', isles } as GameView
  const lit = (...names: string[]) => {
    const choices = gathered(names.map((isle) => option(`choose isle ${isle}`, 'choose_isle', { isle })))
    const marked = lights(byPlace(choices), () => '')
    markOwn(marked, choices, view)
    return names.filter((isle) => marked.get(`isle:${isle}`)!.own)
  }

  it("are marked where others' can be chosen too", () => {
    expect(lit('naxos', 'kea', 'milos')).toEqual(['naxos', 'milos'])
    expect(lit('naxos', 'milos')).toEqual([])
    expect(lit('kea')).toEqual([])
  })
})
