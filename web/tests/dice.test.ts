import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dice } from '../src/game/dice.svelte'
import { TableModel } from '../src/game/model.svelte'
import { unitsOf } from '../src/game/units'
import { Client, entry, gameState, isle, threePlayers } from './helpers'

const attack = [
  { event: 'troops_moved', player: 'athens', from_isle: 'naxos', to_isle: 'tinos', count: 1, price: 1 },
  { event: 'land_battle_began', isle: 'tinos', attacker: 'athens', defender: 'sparta', attackers: 1, defenders: 1 },
  {
    event: 'battle_round',
    attacker_die: 3,
    defender_die: 0,
    attacker_total: 4,
    defender_total: 1,
    attacker_loses: false,
    defender_loses: true,
  },
  { event: 'battle_ended', winner: 'athens' },
  { event: 'isle_taken', player: 'athens', isle: 'tinos', former: 'sparta' },
]

describe('while dice roll', () => {
  const kept = new Map<string, string>()
  let client: Client
  let model: TableModel

  function comeBack(): Dice {
    return (model.dice = new Dice(model))
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', { documentElement: { dataset: {} } })
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    kept.clear()
    client = new Client(
      gameState(threePlayers({ naxos: isle('athens', { troops: 2 }), tinos: isle('sparta', { troops: 1 }) })),
    )
    model = new TableModel(client.store)
    comeBack().look()
    client.store.message(
      entry(4, {
        by: 1,
        events: attack,
        game: gameState(threePlayers({ naxos: isle('athens'), tinos: isle('athens') })),
      }),
    )
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('the panels count what was there before, and then what came of it', () => {
    model.dice!.roll()
    expect([unitsOf(model.told!, 'sparta'), unitsOf(model.told!, 'athens')]).toMatchObject([
      { isle: 1, troop: 1 },
      { isle: 1, troop: 2 },
    ])
    vi.advanceTimersByTime(2000)
    model.dice!.roll()
    expect([unitsOf(model.told!, 'sparta'), unitsOf(model.told!, 'athens')]).toMatchObject([
      { isle: 0, troop: 0 },
      { isle: 2, troop: 2 },
    ])
  })

  it('those of one’s own battle can be read also where bots are fast', () => {
    model.playback.setPace('fast')
    model.dice!.roll()
    vi.advanceTimersByTime(1500)
    expect(model.dice!.settled).toBe(false)
    vi.advanceTimersByTime(200)
    expect(model.dice!.settled).toBe(true)
  })

  it('of a battle that was closed, nothing comes back with the page', () => {
    expect(comeBack().visible).toBe(true)
    model.dice!.close(model.dice!.key!)
    expect(comeBack().visible).toBe(false)
    model.ofPast = true
    expect(comeBack().visible).toBe(true)
  })
})
