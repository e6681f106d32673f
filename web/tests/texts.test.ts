import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { looksOf } from '../src/game/looks'
import type { SeatInfo } from '../src/net/protocol'
import { errorText, Narrator } from '../src/texts/narrator'
import { boardData, ftl, option, summary, texts } from './helpers'

const folder = new URL('../src/', import.meta.url)
const files = readdirSync(folder, { recursive: true }).filter((name) => /\.(ts|svelte)$/.test(String(name)))
const code = files.map((name) => readFileSync(new URL(String(name), folder), 'utf8')).join('\n')
const keys = [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!)

/** Families of keys that are put together from a name: the code says the beginning. */
const families = [...code.matchAll(/(?:`|sayName\(')(page-[\w-]+?)-?(?:\$\{|')/g)].map(([, start]) => start!)

describe('the page and its texts', () => {
  it('has a message for every key it uses', () => {
    const used = [...code.matchAll(/say\(\s*'([\w-]+)'/g)].map(([, key]) => key!)
    expect(used.length).toBeGreaterThan(100)
    expect(used.filter((key) => !texts.has(key))).toEqual([])
    const pages = [...code.matchAll(/'(page-[\w-]+)'/g)].map(([, key]) => key!)
    expect(pages.filter((key) => !texts.has(key) && !keys.some((other) => other.startsWith(`${key}-`)))).toEqual([])
  })

  it('uses every message there is for it', () => {
    const unused = keys.filter(
      (key) =>
        key.startsWith('page-') &&
        !code.includes(`'${key}'`) &&
        !families.some((family) => key.startsWith(`${family}-`)),
    )
    expect(unused).toEqual([])
  })
})

describe('sentences', () => {
  const narrator = new Narrator(texts, boardData('base-2-3'), looksOf(summary().seats))

  it('counts what is left', () => {
    const left = (left: number): string => texts.say('page-bid-cost', { pay: 4, saved: 0, left })
    expect([left(5), left(1), left(0)]).toEqual([
      'You pay 4\u00a0gold; 5 are left.',
      'You pay 4\u00a0gold; 1 is left.',
      'You pay 4\u00a0gold; nothing is left.',
    ])
  })

  it('names people by their names', () => {
    expect(narrator.event({ event: 'bid_placed', player: 'athens', marker: 'athens', god: 'ares', gold: 3 })).toBe(
      'Boris offers 3\u00a0gold to Ares.',
    )
    expect(narrator.marker('athens-2')).toContain('Boris')
    expect(narrator.event({ event: 'last_cycle', team: 0 })).toContain('Anna and Boris have enough')
  })

  /** A narrator at a table where the second seat, that of Mycenae, is changed. */
  function withSecond(changes: Partial<SeatInfo>): Narrator {
    const seats = summary().seats.map((seat, number) => (number === 1 ? { ...seat, ...changes } : seat))
    return new Narrator(texts, boardData('base-2-3'), looksOf(seats))
  }
  const taken = { event: 'isle_taken', player: 'sparta', isle: 'naxos', former: 'athens' }

  it('names bots, and people without a name, by the city they look like', () => {
    expect(withSecond({ kind: 'bot', level: 'easy', name: null }).city('athens')).toBe('Mycenae')
    expect(withSecond({ name: null }).city('athens')).toBe('Mycenae')
  })

  it('names somebody for whom a bot plays as before', () => {
    expect(withSecond({ kind: 'bot', level: 'easy' }).city('athens')).toBe('Boris')
  })

  it('takes nobody for nobody, and lets no name turn a sentence around', () => {
    expect(withSecond({ name: 'none' }).event(taken)).toBe('Anna takes Naxos from \u2068none\u2069.')
    expect(withSecond({ name: 'שרה' }).event(taken)).toBe('Anna takes Naxos from \u2068שרה\u2069.')
  })

  it('tells seas by their isles, as the terminal does', () => {
    expect(narrator.sea('6-4')).toBe('the north-eastern sea between Delos and Naxos')
    expect(
      narrator.event({
        event: 'fleets_moved',
        player: 'sparta',
        from_sea: '0-0',
        to_sea: '6-4',
        count: 2,
        price: 1,
        undead: 0,
      }),
    ).toContain('2 fleets from the sea north-east of Kea to the north-eastern sea between Delos and Naxos')
  })

  it('counts the track by its prices and places from one', () => {
    expect(narrator.event({ event: 'card_drawn', card: 'satyr', space: 0 })).toContain('4\u00a0gold')
    expect(
      narrator.event({ event: 'turn_ended', player: 'sparta', marker: 'sparta', god: 'ares', place: 0 }),
    ).toContain('place 1')
  })

  it('lists winners and gods', () => {
    expect(narrator.event({ event: 'game_ended', ending: 'metropolises', winners: ['sparta', 'athens'] })).toContain(
      'Anna and Boris share',
    )
    expect(narrator.event({ event: 'isle_taken', player: 'sparta', isle: 'naxos', former: null })).toContain(
      'belonged to nobody',
    )
    expect(
      narrator.event({
        event: 'building_turned',
        player: 'sparta',
        isle: 'naxos',
        slot: 0,
        former: 'port',
        building: 'temple',
      }),
    ).toContain('a port')
  })

  it('reads options and questions', () => {
    expect(narrator.option(option('x', 'call', { card: 'satyr', price: 2 }), 'turn')).toBe(
      'Call the Satyr (2\u00a0gold)',
    )
    expect(narrator.option(option('x', 'land', { isle: 'naxos', count: 1 }), 'troop_move')).toBe('1 troop to Naxos')
    expect(
      narrator.question({ kind: 'offering', player: 'sparta', subject: { marker: 'sparta', ousted_from: null } }),
    ).toBe('Place an offering.')
  })

  it('counts undead and heroes among attackers', () => {
    const battle = {
      isle: 'naxos',
      attacker: 'sparta',
      defender: 'corinth',
      attackers: 2,
      attacking_undead: 1,
      attacking_heroes: ['ajax', 'hector'],
    }
    expect(narrator.question({ kind: 'land_battle', player: 'sparta', subject: battle })).toContain(
      'Anna with 5 against',
    )
  })

  it('counts titans among attackers, names teams by their players and artifacts by their cards', () => {
    const battle = {
      isle: 'fira',
      attacker: 'sparta',
      defender: 'corinth',
      attackers: 2,
      attacking_titans: 2,
      attacking_artifacts: ['helm'],
    }
    expect(narrator.question({ kind: 'land_battle', player: 'sparta', subject: battle })).toContain(
      'Anna with 4 against',
    )
    expect(narrator.event({ event: 'last_cycle', team: 0 })).toMatch(/^Anna and Boris have/)
    expect(narrator.event({ event: 'artifacts_left', isle: 'fira', artifacts: ['helm', 'sandals'] })).toContain(
      'Helm of Invisibility and Winged Sandals',
    )
    expect(narrator.option(option('x', 'choose_metropolis', { metropolis: 'coastal' }), 'special_choice')).toBe(
      'Found a coastal metropolis',
    )
  })

  it('says why not, with the rule; errors of the server without', () => {
    expect(narrator.refusal({ code: 'last_isle', rule: 'B5.13', args: { isle: 'naxos' } })).toMatch(
      /^Naxos .*\(B5\.13\)$/,
    )
    expect(narrator.refusal({ code: 'stale', rule: null, args: {} })).toBe(texts.say('error-stale'))
    expect(errorText(texts, 'never_heard_of')).toContain('never_heard_of')
    expect(errorText(texts, 'unreachable')).toBe(texts.say('page-unreachable'))
  })
})
