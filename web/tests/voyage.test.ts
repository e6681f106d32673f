import { beforeEach, describe, expect, it } from 'vitest'
import type { Decision, GameView, Option } from '../src/board/types'
import { Geography } from '../src/game/geography'
import { TableModel } from '../src/game/model.svelte'
import { waysFrom } from '../src/game/voyage.svelte'
import type { TableStore } from '../src/net/table.svelte'
import { boardData, Client, entry, gameState, option } from './helpers'

const board = boardData('base-2-3')
const geography = new Geography(board)
const seas = (changes: GameView['seas'] = {}): Partial<GameView> => ({
  isles: {},
  seas: changes,
  closed_seas: [],
  player: 'sparta',
})
const sail = (sea: string, ...counts: number[]): Option[] =>
  counts.map((count) => option(`sail ${sea} ${count}`, 'sail', { sea, count }))
const moving = (sea: string, left: number, ...to: string[]): Decision => ({
  kind: 'fleet_move',
  player: 'sparta',
  subject: { sea, steps_left: left },
  options: [...to.flatMap((other) => sail(other, 1, 2)), option('stop', 'stop')],
})

describe('ways over the sea', () => {
  const ways = (changes: Partial<GameView> = {}, steps = 3) =>
    waysFrom('5-3', steps, { ...seas(), ...changes } as GameView, geography)

  it('lead to what is further than a step, by as few as possible', () => {
    expect(geography.seasBeside('5-3')).toEqual(['5-2', '5-4', '4-3', '6-2'])
    const found = ways()
    expect(found.get('3-2')).toEqual(['5-3', '4-3', '3-2'])
    expect(found.has('4-3')).toBe(false)
    expect([...found.values()].every((way) => way.length >= 3 && way.length <= 4)).toBe(true)
    expect([...ways({}, 2).values()].every((way) => way.length === 3)).toBe(true)
    expect(ways({}, 1).size).toBe(0)
  })

  it('go around closed seas and never through others', () => {
    expect(ways({ closed_seas: ['4-3'] }).get('3-2')).toBeUndefined()
    const fought = ways({ seas: { '4-3': { owner: 'athens', fleets: 1 } } })
    expect(fought.has('3-2')).toBe(false)
    expect(ways({ seas: { '3-2': { owner: 'athens', fleets: 1 } } }).get('3-2')).toEqual(['5-3', '4-3', '3-2'])
    expect(
      ways({ seas: { '4-3': { owner: 'sparta', fleets: 1 }, '5-2': { owner: null, fleets: 0, markers: 1 } } }).has(
        '3-2',
      ),
    ).toBe(true)
  })
})

describe('a voyage', () => {
  let client: Client
  let store: TableStore
  let model: TableModel

  function answered(
    seq: number,
    decision: Decision,
    more: Partial<GameView> = {},
    odds: Record<string, { win: number; both: number; lose: number }> | null = null,
  ): void {
    store.message({ type: 'ack', id: (client.sent.at(-1) as { id: string }).id, seq })
    store.message(entry(seq, { game: { ...gameState({ ...seas(), ...more, decision }), can_undo: true, odds } }))
    model.reset()
    model.carrying.settle()
    model.voyage.settle()
  }

  beforeEach(() => {
    client = new Client(gameState({ ...seas(), decision: moving('5-3', 3, '4-3', '5-2', '5-4', '6-2') }))
    store = client.store
    model = new TableModel(store)
    model.board = board
  })

  it('lights far seas, and says how far they are', () => {
    expect(model.lit.get('sea:3-2')).toEqual({
      label: '2 fleets to the sea between Tinos and Syros, 2 steps',
      far: true,
    })
    expect(model.lit.get('sea:4-3')!.far).toBeUndefined()
    model.amount = 1
    expect(model.lit.get('sea:3-2')!.label).toContain('1 fleet to')
  })

  it('takes one step after the other', () => {
    model.pick('sea:3-2')
    expect(client.done).toEqual(['sail 4-3 2'])
    answered(4, moving('4-3', 2, '3-2', '5-3'))
    expect(client.done).toEqual(['sail 4-3 2', 'sail 3-2 2'])
    expect(model.voyage.way).toEqual(['5-3', '4-3', '3-2'])
    answered(5, moving('3-2', 1, '4-3'))
    expect(client.done).toHaveLength(2)
  })

  it('is taken back as a whole', () => {
    model.pick('sea:3-2')
    answered(4, moving('4-3', 2, '3-2'))
    answered(5, moving('3-2', 1, '4-3'))
    model.takingBack.step()
    expect(client.done.slice(2)).toEqual(['undo step'])
    answered(6, moving('4-3', 2, '3-2'))
    expect(client.done.slice(2)).toEqual(['undo step', 'undo step'])
    answered(7, moving('5-3', 3, '4-3'))
    expect(client.done.slice(2)).toHaveLength(2)
    model.takingBack.step()
    answered(8, moving('5-3', 3, '4-3'))
    expect(client.done.slice(2)).toHaveLength(3) // only a step from here on
  })

  it('stops where something is not as it was planned', () => {
    model.pick('sea:3-2')
    answered(4, { kind: 'turn', player: 'sparta', subject: {}, options: sail('3-2', 2) })
    expect(client.done).toEqual(['sail 4-3 2'])
    answered(5, moving('4-3', 2, '3-2'))
    expect(client.done).toEqual(['sail 4-3 2'])
  })

  it('stops when a step is refused', () => {
    model.pick('sea:3-2')
    store.message({
      type: 'refused',
      id: (client.sent.at(-1) as { id: string }).id,
      code: 'sea_closed',
      rule: null,
      args: {},
    })
    model.voyage.settle()
    model.voyage.settle()
    expect(client.done).toEqual(['sail 4-3 2'])
    expect(model.voyage.way).not.toBeNull()
    answered(4, moving('5-3', 3, '4-3'))
    expect([client.done.length, model.voyage.way]).toEqual([1, null])
  })

  it('asks before it begins a battle', () => {
    model.pick('sea:3-2')
    const next = moving('4-3', 2, '3-2')
    const attack = next.options!.find(({ text }) => text === 'sail 3-2 2')!
    answered(
      4,
      next,
      { seas: { '3-2': { owner: 'athens', fleets: 1 } } },
      { [attack.action]: { win: 60, both: 20, lose: 20 } },
    )
    expect(client.done).toEqual(['sail 4-3 2'])
    expect(model.doubtful?.text).toBe('sail 3-2 2')
    expect(model.voyage.since).toBe(3)
  })

  it('takes undead along at every step, and chooses its fleets anew under the Sylph', () => {
    const step = (sea: string, to: string, undead?: number): Decision => ({
      kind: 'sylph_step',
      player: 'sparta',
      subject: { sea, steps_left: 8, ...(undead ? { undead } : {}) },
      options: [...sail(to, 1, 2), ...(undead ? [] : [option('take undead 1', 'join_undead', { undead: 1 })])],
    })
    answeredFirst(step('5-3', '4-3', 1))
    model.pick('sea:3-2')
    answered(5, {
      kind: 'sylph_fleets',
      player: 'sparta',
      subject: { steps_left: 8 },
      options: [option('choose sea 4-3', 'choose_sea', { sea: '4-3' }), option('stop', 'stop')],
    })
    answered(6, step('4-3', '3-2'))
    answered(7, step('4-3', '3-2', 1))
    expect(client.done).toEqual(['sail 4-3 2', 'choose sea 4-3', 'take undead 1', 'sail 3-2 2'])
  })

  function answeredFirst(decision: Decision): void {
    store.message(entry(4, { game: { ...gameState({ ...seas(), decision }), can_undo: true } }))
    model.reset()
  }
})
