import { describe, expect, it } from 'vitest'
import type { GameView, IsleView } from '../src/board/types'
import { changes } from '../src/board/motion'
import { attackersAt, landing, ranks } from '../src/board/unitPlaces'
import { planOf } from '../src/board/plan'
import { holdingsOf } from '../src/game/holdings'
import { unitsOf } from '../src/game/units'
import { boardData } from './helpers'

const isle = (changes: Partial<IsleView>): IsleView => ({
  owner: null,
  troops: 0,
  buildings: [],
  metropolis: false,
  markers: 0,
  figure: null,
  ...changes,
})
const view = (changes: Partial<GameView>): GameView =>
  ({
    isles: {
      naxos: isle({ owner: 'sparta', troops: 2, titans: 1, heroes: ['ajax'] }),
      kea: isle({ owner: 'athens', troops: 4 }),
    },
    seas: { '5-0': { owner: 'athens', fleets: 2, undead: 1 }, '5-1': { owner: 'sparta', fleets: 1 } },
    cities: { sparta: { artifacts: ['helm'] }, athens: {} },
    under_way: null,
    ...changes,
  }) as GameView

const party = { player: 'sparta', units: 3, undead: 1, titans: 1, heroes: ['hector'], artifacts: ['sandals'] }

describe('attackers', () => {
  const battle = view({ under_way: { ...party, isle: 'kea' } })
  const asked = (player: string): GameView => ({ ...battle, decision: { kind: 'land_battle', player, subject: {} } })

  it('stand by kind, the tallest first', () => {
    expect(ranks({ ...party, isle: 'kea' }).map(({ kind, count }) => `${count} ${kind}`)).toEqual([
      '1 titan',
      '3 troop',
      '1 undead_troop',
      '1 hector',
    ])
    expect(ranks({ ...party, titans: 0, heroes: [], sea: '5-0' }).map(({ kind }) => kind)).toEqual([
      'fleet',
      'undead_fleet',
    ])
  })

  it('are whom one picks up to retreat, and nobody else', () => {
    expect(attackersAt(asked('sparta'), 'isle:kea')).toBe(battle.under_way)
    expect(attackersAt(asked('athens'), 'isle:kea')).toBeNull()
    expect(attackersAt(asked('sparta'), 'isle:naxos')).toBeNull()
  })
})

describe('attackers on their way', () => {
  const plan = planOf(boardData('base-2-3'))
  const sea = (id: string) => plan.seas.find((one) => one.id === id)!.at
  const table = (changes: Partial<GameView>): GameView =>
    ({ isles: {}, artifacts: {}, kraken: null, under_way: null, ...changes }) as GameView
  const fleets = { player: 'sparta', sea: '4-3', units: 2, undead: 0, titans: 0, heroes: [], artifacts: [] }
  const before = table({ seas: { '5-3': { owner: 'sparta', fleets: 2 }, '4-3': { owner: 'athens', fleets: 1 } } })
  const battle = table({ seas: { '4-3': { owner: 'athens', fleets: 1 } }, under_way: fleets })
  const moved = { event: 'fleets_moved', player: 'sparta', from_sea: '5-3', to_sea: '4-3' }
  const [x, y] = landing(plan, fleets)!

  it('come from where they set out', () => {
    const from = [sea('5-3')[0] - x, sea('5-3')[1] - y]
    expect(changes(plan, before, battle, [moved])).toEqual([{ piece: 'attackers', from, over: [] }])
    expect(changes(plan, battle, battle)).toEqual([])
  })

  it('take the place from where they fought', () => {
    const after = table({ seas: { '4-3': { owner: 'sparta', fleets: 2 } } })
    expect(changes(plan, battle, after)).toEqual([{ piece: 'sea:4-3', from: [x - sea('4-3')[0], y - sea('4-3')[1]] }])
  })
})

describe('the units of a city', () => {
  it('are those on the board', () => {
    expect(unitsOf(view({}), 'sparta')).toEqual({ isle: 1, troop: 2, titan: 1, fleet: 1, undead: 0, heroes: ['ajax'] })
    expect(unitsOf(view({}), 'athens')).toEqual({ isle: 1, troop: 4, titan: 0, fleet: 2, undead: 1, heroes: [] })
  })

  it('and those who attack an isle', () => {
    const battle = view({ under_way: { ...party, isle: 'kea' } })
    expect(unitsOf(battle, 'sparta')).toEqual({
      isle: 1,
      troop: 5,
      titan: 2,
      fleet: 1,
      undead: 1,
      heroes: ['ajax', 'hector'],
    })
    expect(unitsOf(battle, 'athens')).toEqual(unitsOf(view({}), 'athens'))
    expect(holdingsOf(battle, 'sparta')).toMatchObject({ heroes: ['ajax', 'hector'], artifacts: ['helm', 'sandals'] })
  })

  it('and those who attack at sea', () => {
    const battle = view({ under_way: { ...party, titans: 0, heroes: [], artifacts: [], sea: '5-0' } })
    expect(unitsOf(battle, 'sparta')).toMatchObject({ troop: 2, fleet: 4, undead: 1 })
  })
})
