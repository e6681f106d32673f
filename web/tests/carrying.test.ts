import { beforeEach, describe, expect, it } from 'vitest'
import type { Decision, GameView, Option } from '../src/board/types'
import { heldAt } from '../src/game/carrying.svelte'
import { TableModel } from '../src/game/model.svelte'
import type { Entry } from '../src/net/protocol'
import type { TableStore } from '../src/net/table.svelte'
import { Client, entry, gameState, isle, option } from './helpers'

const moves = [
  option('move fleets 3-1', 'move_fleets', { sea: '3-1' }),
  option('build port naxos', 'build', { isle: 'naxos', building: 'port' }),
]
const sails = [
  option('sail 3-2 1', 'sail', { sea: '3-2', count: 1 }),
  option('sail 3-2 2', 'sail', { sea: '3-2', count: 2 }),
  option('sail 3-3 1', 'sail', { sea: '3-3', count: 1 }),
]
const decision = (kind: Decision['kind'], options: Option[], subject: Decision['subject'] = {}): Decision => ({
  kind,
  player: 'sparta',
  subject,
  options,
})
const picking = decision('turn', moves)
const sailing = decision('fleet_move', sails, { sea: '3-1', steps_left: 3 })

describe('picking up and dropping', () => {
  let client: Client
  let store: TableStore
  let model: TableModel

  /** The server answers what was sent last: with that position. */
  function answered(seq: number, next: Decision, action: string | null = null, changes: Partial<Entry> = {}): void {
    store.message({ type: 'ack', id: (client.sent.at(-1) as { id: string }).id, seq })
    const game = {
      ...gameState({
        decision: next,
        isles: {},
        seas: {},
        turn: { player: 'sparta', god: 'poseidon' } as GameView['turn'],
      }),
      can_undo: true,
    }
    store.message(entry(seq, { action, game, ...changes }))
    model.reset()
    model.carrying.settle()
  }

  const undone = (seq: number, to: number, next: Decision): void => answered(seq, next, null, { kind: 'undo', to })

  /** The numbers asked for at the point of the drop. */
  const asked = (): string[] | undefined =>
    model.carrying.goals.length
      ? model.carrying.goals.flatMap(({ options }) => options.map(({ text }) => text))
      : undefined

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
    const mixed = decision('fleet_move', [option('take undead 1', 'join_undead', { undead: 1 }), ...sails], {
      sea: '3-1',
    })
    model.carrying.lift('sea:3-1')
    answered(4, mixed)
    model.carrying.drop('sea:3-3', 5, 6)
    expect(asked()).toEqual(['sail 3-3 1'])
    model.act(mixed.options![0]!)
    answered(
      5,
      decision('fleet_move', [option('sail 3-3 0', 'sail', { sea: '3-3', count: 0 }), ...sails], {
        sea: '3-1',
        undead: 1,
      }),
    )
    expect(asked()).toEqual(['sail 3-3 0', 'sail 3-3 1'])
    model.carrying.cancel()
    answered(6, mixed)
    answered(7, picking)
    expect(model.carrying.counting).toBeNull()
    expect(client.done).toEqual(['move fleets 3-1', 'take undead 1', 'undo step', 'undo step'])
  })

  it('goes on at once when nothing is left to choose', () => {
    const first = decision(
      'fleet_move',
      [1, 2].map((undead) => option(`take undead ${undead}`, 'join_undead', { undead })),
      { sea: '3-1' },
    )
    model.carrying.lift('sea:3-1')
    answered(4, first)
    model.carrying.drop('sea:3-3', 5, 6)
    expect(model.carrying.counting).not.toBeNull()
    expect(asked()).toBeUndefined()
    model.act(first.options![1]!)
    answered(
      5,
      decision('fleet_move', [option('sail 3-3 0', 'sail', { sea: '3-3', count: 0 })], { sea: '3-1', undead: 2 }),
    )
    expect(client.done).toEqual(['move fleets 3-1', 'take undead 2', 'sail 3-3 0'])
    expect(model.carrying.counting).toBeNull()
  })

  it('says why those who must go along cannot go where they were dropped, and keeps them in the hand', () => {
    const first = decision(
      'fleet_move',
      [1, 2].map((undead) => option(`take undead ${undead}`, 'join_undead', { undead })),
      { sea: '3-1' },
    )
    model.carrying.lift('sea:3-1')
    answered(4, first)
    model.carrying.drop('sea:9-9', 5, 6)
    model.act(first.options![1]!)
    answered(5, decision('fleet_move', sails, { sea: '3-1', undead: 2 }))
    expect(client.done).toEqual(['move fleets 3-1', 'take undead 2'])
    expect(model.whyNot.question).toMatchObject({ action: 'sail 9-9 0', place: 'sea:9-9' })
    expect([model.carrying.counting, model.carrying.held]).toEqual([null, 'sea:3-1'])
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

  it('says why fleets cannot go so far, and keeps them in the hand', () => {
    model.carrying.lift('sea:3-1')
    answered(4, sailing)
    model.carrying.drop('sea:9-9', 0, 0)
    expect(client.done).toEqual(['move fleets 3-1'])
    expect(client.sent.at(-1)).toMatchObject({ type: 'why', action: 'sail 9-9 1' })
    expect(model.whyNot.question).toMatchObject({ action: 'sail 9-9 1', place: 'sea:9-9' })
  })

  it('puts down what is in the hand where it was, with all that was to go along', () => {
    model.carrying.lift('sea:3-1')
    answered(4, sailing, 'move fleets 3-1')
    model.act(option('take undead 1', 'join_undead', { undead: 1 }))
    answered(5, sailing, 'take undead 1')
    model.why('sea:3-1')
    answered(6, sailing, null)
    expect(client.done.slice(2)).toEqual(['undo step', 'undo step'])
  })

  it('takes back that the move was begun with its first step', () => {
    model.carrying.lift('sea:3-1')
    answered(4, sailing, 'move fleets 3-1')
    model.act(sails[0]!)
    answered(5, sailing, 'sail 3-2 1')
    model.act(sails[2]!)
    answered(6, sailing, 'sail 3-3 1')
    model.takingBack.step()
    undone(7, 5, sailing)
    expect(client.done.slice(3)).toEqual(['undo step'])
    model.takingBack.step()
    undone(8, 4, sailing)
    expect(client.done.slice(3)).toEqual(['undo step', 'undo step', 'undo step'])
  })

  it.each(['isle:naxos', null])('takes the picking up back when dropped on %s', (place) => {
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

  it('asks about the move of what is dragged though it cannot be picked up', () => {
    const lionas = isle('sparta', { troops: 0, titans: 1 })
    const view = {
      isles: { lionas, sangri: isle(null), naxos: isle('sparta') },
      seas: {},
      gods: ['kronos'],
      turn: { player: 'sparta', god: 'kronos' },
    }
    store.message(
      entry(4, {
        game: gameState({ ...view, decision: decision('turn', [option('end', 'end_turn')]) } as unknown as GameView),
      }),
    )
    model.carrying.drag('isle:sangri', 'isle:lionas')
    expect(model.whyNot.question).toBeNull()
    model.carrying.drag('isle:lionas', 'isle:sangri')
    expect(client.sent.at(-1)).toMatchObject({ type: 'why', action: 'move titans lionas' })
    model.whyNot.unring()
    model.whyNot.wonderAt('isle:sangri') // whoever stays there is told the same
    expect(client.sent.filter(({ type }) => type === 'why')).toHaveLength(1)
    model.carrying.drag('isle:naxos', 'isle:sangri')
    expect(client.sent.at(-1)).toMatchObject({ type: 'why', action: 'move troops naxos' })
  })

  it('forgets what it holds when the picking up is refused', () => {
    model.carrying.lift('sea:3-1')
    store.message({
      type: 'refused',
      id: (client.sent.at(-1) as { id: string }).id,
      code: 'stale',
      rule: null,
      args: {},
    })
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
    expect(heldAt(decision(kind as Decision['kind'], [], subject), view)).toBe(place)
  })
})
