import { describe, expect, it } from 'vitest'
import { lastBattle, stayOf } from '../src/game/battles'
import { checkSeed } from '../src/game/seed'
import { waitAfter } from '../src/net/connection'
import { entry } from './helpers'

const began = {
  event: 'land_battle_began',
  isle: 'naxos',
  attacker: 'sparta',
  defender: 'athens',
  attackers: 2,
  defenders: 1,
}
const round = {
  event: 'battle_round',
  attacker_die: 1,
  defender_die: 3,
  attacker_total: 3,
  defender_total: 4,
  attacker_loses: true,
  defender_loses: false,
}

describe('the last battle', () => {
  it('is put together from several entries', () => {
    const battle = lastBattle([
      entry(1, { events: [began, round] }),
      entry(2, { events: [round] }),
      entry(3, { events: [{ event: 'battle_ended', winner: 'athens' }] }),
    ])
    expect(battle).toMatchObject({ place: 'isle:naxos', over: true, winner: 'athens', seq: 3 })
    expect(battle!.rounds).toHaveLength(2)
  })

  it('stays in sight longer for who fought in it, and not for long where it is in the way', () => {
    const battle = lastBattle([entry(1, { events: [began, round] })])!
    const [fought, looked] = [stayOf(battle, 'athens', false), stayOf(battle, 'corinth', false)]
    expect(fought).toBe(stayOf(battle, 'sparta', false))
    expect(fought).toBeGreaterThan(looked)
    expect(stayOf(battle, 'sparta', true)).toBeLessThan(looked)
    expect(stayOf(battle, null, false)).toBe(looked)
  })

  it('tells who retreated where to', () => {
    const sea = {
      event: 'sea_battle_began',
      sea: '3-1',
      attacker: 'athens',
      defender: 'sparta',
      attackers: 3,
      defenders: 1,
    }
    const fled = { event: 'fleets_retreated', player: 'sparta', from_sea: '3-1', to_sea: '3-0', count: 1 }
    const battle = lastBattle([entry(1, { events: [sea, fled, { event: 'battle_ended', winner: 'athens' }] })])
    expect(battle).toMatchObject({ retreat: { player: 'sparta', to: 'sea:3-0' }, over: true, winner: 'athens' })
    const back = { event: 'troops_retreated', player: 'sparta', from_isle: 'naxos', to_isle: 'delos', count: 1 }
    expect(lastBattle([entry(1, { events: [began, round, back] })])).toMatchObject({
      retreat: { player: 'sparta', to: 'isle:delos' },
    })
    expect(lastBattle([entry(1, { events: [began, round] })])!.retreat).toBeNull()
  })

  it('goes on while it has no end, and is the later of two', () => {
    const sea = {
      event: 'sea_battle_began',
      sea: '3-1',
      attacker: 'athens',
      defender: 'sparta',
      attackers: 1,
      defenders: 1,
    }
    const battle = lastBattle([entry(1, { events: [began, round, { event: 'battle_ended', winner: null }, sea] })])
    expect(battle).toMatchObject({ place: 'sea:3-1', over: false, winner: null })
    expect(lastBattle([entry(1)])).toBeNull()
  })
})

describe('coming back', () => {
  it('waits longer each time, but never long', () => {
    expect(waitAfter(0, 0.5)).toBe(500)
    expect(waitAfter(1, 0.5)).toBe(1000)
    expect(waitAfter(20, 1)).toBe(18_750)
    expect(waitAfter(3, 0)).toBeLessThan(waitAfter(3, 1))
  })
})

describe('the seed', () => {
  const hash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

  it('is checked against its hash', async () => {
    // SHA-256 of the single byte 00
    expect(await checkSeed('00', '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d')).toBe(true)
    expect(await checkSeed('00', hash)).toBe(false)
    expect(await checkSeed('no hex', hash)).toBeNull()
  })
})
