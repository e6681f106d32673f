import { beforeEach, describe, expect, it } from 'vitest'
import type { Decision, GameView, Option } from '../src/board/types'
import { heldAt } from '../src/game/carrying.svelte'
import { TableModel } from '../src/game/model.svelte'
import type { TableStore } from '../src/net/table.svelte'
import { Client, entry, gameState, option } from './helpers'

const moves = [option('move fleets 3-1', 'move_fleets', { sea: '3-1' }), option('build port naxos', 'build', { isle: 'naxos', building: 'port' })]
const sails = [
  option('sail 3-2 1', 'sail', { sea: '3-2', count: 1 }),
  option('sail 3-2 2', 'sail', { sea: '3-2', count: 2 }),
  option('sail 3-3 1', 'sail', { sea: '3-3', count: 1 }),
]
const decision = (kind: string, options: Option[], subject: Decision['subject'] = {}): Decision => ({ kind, player: 'sparta', subject, options })
const picking = decision('turn', moves)
const sailing = decision('fleet_move', sails, { sea: '3-1', steps_left: 3 })

describe('picking up and dropping', () => {
  let client: Client
  let store: TableStore
  let model: TableModel

  /** The server answers what was sent last: with that position. */
  function answered(seq: number, next: Decision): void {
    store.message({ type: 'ack', id: (client.sent.at(-1) as { id: string }).id, seq })
    store.message(entry(seq, { game: { ...gameState({ decision: next }), can_undo: true } }))
    model.reset()
    model.carrying.settle()
  }

  /** The numbers asked for at the point of the drop. */
  const asked = (): string[] | undefined => (model.carrying.goals.length ? model.carrying.goals.flatMap(({ options }) => options.map(({ text }) => text)) : undefined)

  beforeEach(() => {
    client = new Client(gameState({ decision: picking }))
    store = client.store
    model = new TableModel(store)
  })

  it('picks up where units can leave, and nowhere else', () => {
    expect([...model.carrying.grips]).toEqual(['sea:3-1'])
    model.carrying.lift('isle:naxos')
    expect(client.done).toEqual([])
    model.carrying.lift('sea:3-1')
    expect(client.done).toEqual(['move fleets 3-1'])
    answered(4, sailing)
    expect([...model.carrying.grips]).toEqual(['sea:3-1'])
    expect([...model.lit.keys()]).toEqual(['sea:3-2', 'sea:3-3'])
  })

  it('drops where one number is possible at once', () => {
    model.carrying.lift('sea:3-1')
    answered(4, sailing)
    model.carrying.drop('sea:3-3', 5, 6)
    expect(client.done).toEqual(['move fleets 3-1', 'sail 3-3 1'])
  })

  it('asks for the number where several are possible, at the point of the drop', () => {
    model.carrying.lift('sea:3-1')
    answered(4, sailing)
    model.carrying.drop('sea:3-2', 5, 6)
    expect(client.done).toEqual(['move fleets 3-1'])
    const { x, y } = model.carrying.counting!
    expect([asked(), x, y]).toEqual([['sail 3-2 1', 'sail 3-2 2'], 5, 6])
    model.carrying.cancel()
    expect(model.carrying.counting).toBeNull()
    expect(client.done).toEqual(['move fleets 3-1', 'undo step'])
  })

  it('asks first who goes along, and takes all of it back', () => {
    const mixed = decision('fleet_move', [option('take undead 1', 'join_undead', { undead: 1 }), ...sails], { sea: '3-1' })
    model.carrying.lift('sea:3-1')
    answered(4, mixed)
    model.carrying.drop('sea:3-3', 5, 6)
    expect(asked()).toEqual(['sail 3-3 1'])
    model.act(mixed.options![0]!)
    answered(5, decision('fleet_move', [option('sail 3-3 0', 'sail', { sea: '3-3', count: 0 }), ...sails], { sea: '3-1', undead: 1 }))
    expect(asked()).toEqual(['sail 3-3 0', 'sail 3-3 1'])
    model.carrying.cancel()
    answered(6, mixed)
    answered(7, picking)
    expect(model.carrying.counting).toBeNull()
    expect(client.done).toEqual(['move fleets 3-1', 'take undead 1', 'undo step', 'undo step'])
  })

  it('goes on at once when nothing is left to choose', () => {
    const first = decision('fleet_move', [1, 2].map((undead) => option(`take undead ${undead}`, 'join_undead', { undead })), { sea: '3-1' })
    model.carrying.lift('sea:3-1')
    answered(4, first)
    model.carrying.drop('sea:3-3', 5, 6)
    expect(model.carrying.counting).not.toBeNull()
    expect(asked()).toBeUndefined()
    model.act(first.options![1]!)
    answered(5, decision('fleet_move', [option('sail 3-3 0', 'sail', { sea: '3-3', count: 0 })], { sea: '3-1', undead: 2 }))
    expect(client.done).toEqual(['move fleets 3-1', 'take undead 2', 'sail 3-3 0'])
    expect(model.carrying.counting).toBeNull()
  })

  it('takes back what was dropped where those who must go along cannot go', () => {
    const first = decision('fleet_move', [1, 2].map((undead) => option(`take undead ${undead}`, 'join_undead', { undead })), { sea: '3-1' })
    model.carrying.lift('sea:3-1')
    answered(4, first)
    model.carrying.drop('sea:9-9', 5, 6)
    model.act(first.options![1]!)
    answered(5, decision('fleet_move', sails, { sea: '3-1', undead: 2 }))
    answered(6, first)
    answered(7, picking)
    expect(client.done).toEqual(['move fleets 3-1', 'take undead 2', 'undo step', 'undo step'])
  })

  it('takes along without asking who alone can go', () => {
    model.carrying.lift('sea:3-1')
    answered(4, decision('fleet_move', [option('take undead 1', 'join_undead', { undead: 1 })], { sea: '3-1' }))
    expect(client.done).toEqual(['move fleets 3-1', 'take undead 1'])
    answered(5, decision('fleet_move', sails, { sea: '3-1', undead: 1 }))
    model.carrying.drop('sea:3-3', 5, 6)
    expect(client.done).toEqual(['move fleets 3-1', 'take undead 1', 'sail 3-3 1'])
  })

  it('takes the number that was chosen before', () => {
    store.message(entry(4, { game: gameState({ decision: sailing }) }))
    model.amount = 1
    model.carrying.lift('sea:3-1')
    model.carrying.drop('sea:3-2', 0, 0)
    expect(client.done).toEqual(['sail 3-2 1'])
  })

  it('waits with a drop until the server knows of the picking up', () => {
    model.carrying.lift('sea:3-1')
    model.carrying.drop('sea:3-3', 0, 0)
    expect(client.done).toEqual(['move fleets 3-1'])
    answered(4, sailing)
    expect(client.done).toEqual(['move fleets 3-1', 'sail 3-3 1'])
  })

  it.each(['sea:9-9', null])('takes the picking up back when dropped on %s', (place) => {
    model.carrying.lift('sea:3-1')
    answered(4, sailing)
    model.carrying.drop(place, 0, 0)
    expect(client.done).toEqual(['move fleets 3-1', 'undo step'])
  })

  it('takes nothing back that was picked up before', () => {
    store.message(entry(4, { game: { ...gameState({ decision: sailing }), can_undo: true } }))
    model.carrying.lift('sea:3-1')
    model.carrying.drop(null, 0, 0)
    expect(client.done).toEqual([])
  })

  it('leaves it picked up when dropped where it was', () => {
    model.carrying.lift('sea:3-1')
    answered(4, sailing)
    model.carrying.drop('sea:3-1', 0, 0)
    expect(client.done).toEqual(['move fleets 3-1'])
    expect(model.carrying.counting).toBeNull()
  })

  it('forgets what it holds when the picking up is refused', () => {
    model.carrying.lift('sea:3-1')
    store.message({ type: 'refused', id: (client.sent.at(-1) as { id: string }).id, code: 'stale', rule: null, args: {} })
    model.carrying.settle()
    model.carrying.drop('sea:3-2', 0, 0)
    expect(client.done).toEqual(['move fleets 3-1'])
    expect(store.refusal).toMatchObject({ code: 'stale' })
  })
})

describe('what a decision holds', () => {
  const view = { kraken: '5-8' } as GameView

  it.each([
    ['troop_move', { isle: 'naxos', flying: false }, 'isle:naxos'],
    ['sylph_step', { sea: '6-8' }, 'sea:6-8'],
    ['polyphemus_push', { isle: 'delos', sea: '6-5' }, 'sea:6-5'],
    ['land_battle', { isle: 'naxos', attacker: 'athens' }, 'isle:naxos'],
    ['kraken_step', {}, 'sea:5-8'],
    ['turn', { god: 'ares' }, null],
    ['siren_source', { sea: '3-7' }, null],
  ])('%s', (kind, subject, place) => {
    expect(heldAt(decision(kind, [], subject), view)).toBe(place)
  })
})
