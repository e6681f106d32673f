import { describe, expect, it } from 'vitest'
import { inventory } from '../src/game/inventory'
import { TableModel } from '../src/game/model.svelte'
import { boardData, Client, gameState } from './helpers'

describe('what stands on a place', () => {
  const seas = { '5-3': { owner: 'athens', fleets: 2 } }
  const decision = { kind: 'fleet_move', player: 'sparta', subject: { sea: '5-0', count: 1 }, options: [] }
  const client = new Client(gameState({ seas, isles: {}, under_way: null, kraken: null, decision } as never))
  const model = new TableModel(client.store)
  model.board = boardData('base-2-3')
  const name = model.narrator!.place('sea:5-3')

  it('is told with its name, once', () => {
    expect(inventory(model, 'sea:5-3')).toBe(`${name}: Boris, 2 fleets`)
    expect(inventory(model, 'sea:5-3', `Move 1 fleet to the ${name.toLowerCase()}`)).toBe('Boris, 2 fleets')
    expect(model.whyNot.tell('sea:4-3')).toBe(model.narrator!.place('sea:4-3'))
    model.why('sea:5-3')
    client.store.answers.reasons.set(model.whyNot.question!.action, {
      code: 'sea_not_adjacent',
      rule: 'B5.9',
      args: { sea: '5-3' },
    } as never)
    expect(model.whyNot.tell('sea:5-3').match(new RegExp(name, 'gi'))).toHaveLength(1)
    expect(model.whyNot.tell('sea:5-3')).toContain('Boris, 2 fleets\n')
  })
})
