import { describe, expect, it } from 'vitest'
import type { GameView } from '../src/board/types'
import { defenders, lastBattle } from '../src/game/battles'
import { byPlace, gathered, isleOf, placeOf, placeOfEvent, withAmount } from '../src/game/choices'
import { meant } from '../src/game/meant'
import { turnActions, modeOf } from '../src/game/turn'
import type { ActionKind } from '../src/game/notation'
import { entry, option } from './helpers'

const view = {
  turn: { player: 'sparta', god: 'zeus', recruited: 0 },
  favour: { tile: 'hestia', god: 'zeus', used: false },
  cities: {
    sparta: { items: ['fleece', 'aegis'], secret_items: ['lyre'], priestesses: 0 },
    athens: { items: ['cup'], secret_items: 1 },
  },
  isles: {
    naxos: { owner: 'sparta', troops: 1, undead: 2, heroes: ['ajax'], figure: null },
    delos: { owner: 'athens', troops: 0, heroes: [], figure: { card: 'medusa', holder: 'thebes', called: 2 } },
  },
  seas: { '3-1': { owner: 'athens', fleets: 1, undead: 1 } },
} as unknown as GameView

describe('choices about heroes, creatures and items', () => {
  it('are made where the figure stands, but not a loss, a sacrifice or a companion', () => {
    expect(isleOf(view, 'medusa')).toBe('delos')
    expect(isleOf(view, 'hector')).toBeNull()
    expect(placeOf(option('pay ajax', 'pay_hero', { hero: 'ajax' }), view)).toBe('isle:naxos')
    expect(placeOf(option('choose card medusa', 'choose_card', { card: 'medusa' }), view)).toBe('isle:delos')
    expect(placeOf(option('choose card achilles', 'choose_card', { card: 'achilles' }), view)).toBeNull()
    for (const kind of ['lose_hero', 'sacrifice', 'join_hero'] as const)
      expect(placeOf(option('', kind, { hero: 'ajax' }), view)).toBeNull()
    const upkeep = gathered([
      option('pay ajax', 'pay_hero', { hero: 'ajax' }),
      option('dismiss ajax', 'let_go', { hero: 'ajax' }),
    ])
    expect(byPlace(upkeep, view).get('isle:naxos')).toHaveLength(2)
  })

  it('are joined by number, the most offered first, and kept apart by hero and item', () => {
    const choices = gathered([
      option('take undead 1', 'join_undead', { undead: 1 }),
      option('take ajax', 'join_hero', { hero: 'ajax' }),
      option('pass', 'pass'),
      option('take undead 2', 'join_undead', { undead: 2 }),
      option('take hector', 'join_hero', { hero: 'hector' }),
    ])
    expect(choices.map(({ key }) => key)).toEqual(['join_undead', 'join_hero ajax', 'join_hero hector', 'pass'])
    expect(choices[0]!.option.text).toBe('take undead 2')
    expect(withAmount(choices[0]!, 1).text).toBe('take undead 1')
  })

  it('offers in a turn what its player has: the favour, items for the turn, heroes', () => {
    expect(turnActions(view).map(modeOf)).toEqual([
      'recruit_priest',
      'build temple',
      'change',
      'use_favour',
      'use_item fleece',
      'use_item lyre',
      'sacrifice ajax',
    ])
    const elsewhere = { ...view, turn: { ...view.turn!, god: 'hades' } }
    expect(turnActions(elsewhere).map(modeOf)).not.toContain('use_favour')
    expect(turnActions(elsewhere).map(modeOf)).toContain('build_necropolis')
  })

  it('asks about a place for those who go along', () => {
    const move = (subject: Record<string, number | string[]>): string | null =>
      meant({ kind: 'troop_move', player: 'sparta', subject, options: [] }, view, 'isle:delos', null)
    expect(move({})).toBe('land delos 1')
    expect(move({ undead: 2 })).toBe('land delos 0')
    expect(move({ heroes: ['ajax'] })).toBe('land delos 0')
  })

  it('asks why not about who stands on a place, where a hero or creature is asked for', () => {
    const asked = (kind: ActionKind, place: string): string | null =>
      meant({ kind: 'keep_figures', player: 'sparta', subject: {}, options: [option('', kind)] }, view, place, null)
    expect(asked('pay_hero', 'isle:naxos')).toBe('pay ajax')
    expect(asked('spend_priestess', 'isle:delos')).toBe('priestess medusa')
    expect(asked('pay_hero', 'isle:delos')).toBe('choose isle delos')
    expect(asked('pay_hero', 'sea:3-1')).toBe('choose sea 3-1')
  })

  it('finds the place of an event by its hero', () => {
    expect(placeOfEvent({ event: 'hero_paid', player: 'sparta', card: 'ajax' }, view)).toBe('isle:naxos')
    expect(placeOfEvent({ event: 'hero_left', player: 'sparta', card: 'hector' }, view)).toBeNull()
  })
})

describe('a battle with everything in it', () => {
  const moved = {
    event: 'troops_moved',
    player: 'sparta',
    from_isle: 'kea',
    to_isle: 'naxos',
    count: 2,
    undead: 1,
    heroes: ['ulysses'],
  }
  const began = {
    event: 'land_battle_began',
    isle: 'naxos',
    attacker: 'sparta',
    defender: 'athens',
    attackers: 4,
    defenders: 2,
  }
  const spear = { event: 'item_used', player: 'sparta', item: 'spear', secret: false }
  const rolled = { event: 'dice_rolled', attacker_die: 0, defender_die: 3 }
  const again = { event: 'die_rerolled', player: 'sparta', die: 2 }
  const round = {
    event: 'battle_round',
    attacker_die: 2,
    defender_die: 3,
    attacker_total: 8,
    defender_total: 8,
    attacker_loses: true,
    defender_loses: true,
  }

  it('shows both dice before the second roll, and one round after it', () => {
    const before = lastBattle([entry(1, { events: [moved, began, spear, rolled] })])!
    expect(before.rounds).toHaveLength(1)
    expect(before.rounds[0]).toMatchObject({
      attacker_die: 0,
      defender_die: 3,
      items: [{ player: 'sparta', item: 'spear' }],
    })
    expect(before.rounds[0]!.attacker_total).toBeUndefined()
    const after = lastBattle([
      entry(1, { events: [moved, began, spear, rolled] }),
      entry(2, { events: [again, round] }),
    ])!
    expect(after.rounds).toHaveLength(1)
    expect(after.rounds[0]).toMatchObject({ attacker_die: 2, attacker_total: 8, items: [{ item: 'spear' }] })
  })

  it('counts the losses of who set out, and items for the round they belong to', () => {
    const lost = { event: 'unit_lost', player: 'sparta', undead: true, card: null }
    const fallen = { event: 'unit_lost', player: 'sparta', undead: false, card: 'ulysses' }
    const aegis = { event: 'item_used', player: 'athens', item: 'aegis', secret: true }
    const theirs = { event: 'unit_lost', player: 'athens', undead: false, card: null }
    const battle = lastBattle([entry(1, { events: [moved, began, round, lost, theirs, round, fallen, aegis, spear] })])!
    expect(battle.party).toEqual({ units: 2, undead: 0, titans: 0, heroes: [], artifacts: [] })
    expect(battle.rounds.map(({ items }) => items.map(({ item }) => item))).toEqual([[], ['aegis']])
    expect(battle.items).toEqual([{ player: 'sparta', item: 'spear' }])
    expect(defenders(view, battle)).toMatchObject({ units: 1, undead: 2, heroes: ['ajax'] })
    expect(defenders(view, { ...battle, place: 'sea:3-1' })).toMatchObject({ units: 1, undead: 1, heroes: [] })
  })
})
