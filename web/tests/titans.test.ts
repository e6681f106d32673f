import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ARTIFACTS } from '../src/art/artifacts'
import { CREATURES } from '../src/art/creatures'
import { CITIES as PAINT, EMBLEMS } from '../src/art/emblems'
import { GODS } from '../src/art/gods'
import { METROPOLISES } from '../src/art/metropolises'
import { changes } from '../src/board/motion'
import { artifactsOf, standing } from '../src/board/unitPlaces'
import { groundPlaces } from '../src/board/places'
import { planOf } from '../src/board/plan'
import type { GameView, IsleView } from '../src/board/types'
import { defenders, lastBattle } from '../src/game/battles'
import { artifactsAbout, holdingsOf } from '../src/game/holdings'
import { looksOf } from '../src/game/looks'
import { ranking, teamsOf } from '../src/game/teams'
import { Narrator } from '../src/texts/narrator'
import { boardData, entry, ftl, summary, texts } from './helpers'

const NAMES = {
  card: ['sandals', 'caduceus', 'helm', 'lightning', 'cornucopia'],
  metropolis: ['military', 'coastal', 'spiritual', 'cultural', 'commercial'],
}
const BOARDS = ['titans-3-4', 'titans-5-6']
const EMPTY: IsleView = {
  owner: 'sparta',
  troops: 0,
  buildings: [],
  metropolis: false,
  markers: 0,
  figure: null,
  titans: 0,
  special: null,
}
const board = boardData('titans-3-4')
const plan = planOf(board)
const fira = plan.territories.find(({ id }) => id === 'fira')!
const oia = plan.territories.find(({ id }) => id === 'oia')!

function table(isles: Record<string, Partial<IsleView>>, more: Partial<GameView> = {}): GameView {
  return {
    board: 'titans-3-4',
    players: 4,
    modules: ['titans'],
    isles: Object.fromEntries(plan.territories.map(({ id }) => [id, { ...EMPTY, ...isles[id] }])),
    seas: {},
    kraken: null,
    cities: {},
    artifacts: {},
    winners: [],
    ...more,
  } as GameView
}

describe('pieces of Titans', () => {
  it('are drawn, named and explained', () => {
    for (const card of NAMES.card) {
      expect(CREATURES).toHaveProperty(card)
      expect(texts.forms('card', card)).toHaveProperty('the')
      expect(texts.say(`help-card-${card}`)).not.toBe('')
    }
    for (const metropolis of NAMES.metropolis) {
      expect(METROPOLISES).toHaveProperty(metropolis)
      expect(texts.forms('metropolis', metropolis)).toHaveProperty('a')
      expect(texts.say(`help-metropolis-${metropolis}`)).not.toBe('')
    }
    expect(GODS).toHaveProperty('kronos')
    expect(Object.keys(ARTIFACTS)).toEqual(NAMES.card)
    expect([PAINT, EMBLEMS].every((all) => 'mycenae' in all)).toBe(true)
  })

  it('have no two metropolises alike', () => {
    const drawings = Object.values(METROPOLISES).flatMap(({ great, small }) => [
      JSON.stringify(great),
      JSON.stringify(small),
    ])
    expect(new Set(drawings).size).toBe(2 * (NAMES.metropolis.length + 1))
  })
})

describe.each(BOARDS)('the board %s', (id) => {
  const { territories, isles } = planOf(boardData(id))

  it('has every territory as a place of its own, with walls inside the isles', () => {
    const keys = groundPlaces(planOf(boardData(id))).map(({ key }) => key)
    for (const territory of territories) expect(keys.filter((key) => key === `isle:${territory.id}`)).toHaveLength(1)
    for (const isle of isles) expect(isle.walls !== '').toBe(isle.territories.length > 1)
  })

  it('gives troops, titans, artifacts and creatures room beside each other', () => {
    for (const { id: name, troops, titans, artifacts, figure } of territories) {
      const places = { troops, titans, artifacts, figure }
      Object.entries(places).forEach(([one, at], index) =>
        Object.entries(places)
          .slice(index + 1)
          .forEach(([other, there]) =>
            expect(Math.hypot(at[0] - there[0], at[1] - there[1]), `${name}: ${one}, ${other}`).toBeGreaterThan(9),
          ),
      )
    }
  })

  it('keeps titans in sight beside the troops before them', () => {
    for (const { id: name, troops, titans } of territories) {
      const [aside, above] = [Math.abs(titans[0] - troops[0]), troops[1] - titans[1]]
      expect(Math.max(aside, above / 2), name).toBeGreaterThan(4)
    }
  })

  it('colours no two neighbours of an isle alike', () => {
    const { territories: data } = boardData(id)
    const x = ([row, col]: [number, number]): number => 2 * col + Math.abs(row - 5)
    const beside = (a: [number, number], b: [number, number]): boolean =>
      Math.abs(x(a) - x(b)) + Math.abs(a[0] - b[0]) === 2 && Math.abs(a[0] - b[0]) < 2
    const tint = new Map(territories.map((territory) => [territory.id, territory.tint]))
    for (const one of data)
      for (const other of data)
        if (one !== other && one.cells.some((a) => other.cells.some((b) => beside(a, b))))
          expect(tint.get(one.id), `${one.id}, ${other.id}`).not.toBe(tint.get(other.id))
  })
})

describe('titans and artifacts on a territory', () => {
  it('stand apart, titans in the place of troops where there are none', () => {
    expect(standing({ ...EMPTY, titans: 2 }, fira)).toEqual([{ kind: 'titans', count: 2, at: fira.troops }])
    expect(standing({ ...EMPTY, troops: 3, titans: 1 }, fira).map(({ kind, count }) => `${kind} ${count}`)).toEqual([
      'titans 1',
      'troops 3',
    ])
  })

  it('lie in a row where several are together, and nowhere while they are carried', () => {
    const at = artifactsOf(
      plan,
      table({}, { artifacts: { helm: 'fira', sandals: 'fira', lightning: 'oia', caduceus: null } }),
    )
    expect([...at.keys()].sort()).toEqual(['helm', 'lightning', 'sandals'])
    expect(at.get('helm')![0]).not.toBe(at.get('sandals')![0])
    expect(at.get('lightning')).toEqual([...oia.artifacts])
  })

  it('glide from territory to territory', () => {
    const before = table({ fira: { titans: 1, troops: 1 } }, { artifacts: { helm: 'fira' } })
    const after = table({ oia: { titans: 1 }, fira: { troops: 1 } }, { artifacts: { helm: 'oia' } })
    expect(changes(plan, before, after)).toEqual([
      { piece: 'artifact:helm', from: [fira.artifacts[0] - oia.artifacts[0], fira.artifacts[1] - oia.artifacts[1]] },
      { piece: 'titans:oia', from: [fira.titans[0] - oia.titans[0], fira.titans[1] - oia.titans[1]] },
    ])
  })
})

describe('a battle with titans', () => {
  const moved = {
    event: 'troops_moved',
    player: 'sparta',
    from_isle: 'fira',
    to_isle: 'oia',
    count: 1,
    titans: 2,
    artifacts: ['caduceus'],
  }
  const began = {
    event: 'land_battle_began',
    isle: 'oia',
    attacker: 'sparta',
    defender: 'athens',
    attackers: 3,
    defenders: 2,
  }

  it('counts off a titan that falls', () => {
    const lost = { event: 'unit_lost', player: 'sparta', undead: false, card: null, titan: true }
    expect(lastBattle([entry(1, { events: [moved, began] }), entry(2, { events: [lost] })])!.party).toEqual({
      units: 1,
      undead: 0,
      titans: 1,
      heroes: [],
      artifacts: ['caduceus'],
    })
  })

  it('shows who defends, and the artifacts that lie there', () => {
    const battle = lastBattle([entry(1, { events: [moved, began] })])!
    const view = table(
      { oia: { owner: 'athens', troops: 1, titans: 1 } },
      { artifacts: { helm: 'oia', caduceus: null } },
    )
    expect(defenders(view, battle)).toEqual({ units: 1, undead: 0, titans: 1, heroes: [], artifacts: ['helm'] })
  })
})

describe('what a city holds of Titans', () => {
  const view = table(
    { fira: { special: 'military', metropolis: true }, oia: { owner: 'athens' } },
    {
      artifacts: { helm: 'oia', caduceus: null },
      gone: ['lightning'],
      cities: { sparta: { artifacts: [] }, athens: { artifacts: ['helm'] } } as unknown as GameView['cities'],
    },
  )

  it('is artifacts and special metropolises', () => {
    expect(holdingsOf(view, 'athens')).toMatchObject({ artifacts: ['helm'], specials: [] })
    expect(holdingsOf(view, 'sparta')).toMatchObject({ artifacts: [], specials: [{ name: 'military', isle: 'fira' }] })
  })

  it('is told for all five artifacts, wherever they are', () => {
    expect(artifactsAbout(view)).toEqual([
      { name: 'sandals', owner: null, isle: null, state: 'unsold' },
      { name: 'caduceus', owner: null, isle: null, state: 'bought' },
      { name: 'helm', owner: 'athens', isle: 'oia', state: 'bought' },
      { name: 'lightning', owner: null, isle: null, state: 'gone' },
      { name: 'cornucopia', owner: null, isle: null, state: 'unsold' },
    ])
    expect(artifactsAbout({ ...view, artifacts: undefined })).toEqual([])
  })
})

describe('teams', () => {
  const city = (metropolises: number, gold: number, artifacts: string[] = []): object => ({
    metropolises,
    gold,
    artifacts,
  })
  const cities = {
    sparta: city(0, 9),
    athens: city(1, 2, ['helm']),
    corinth: city(2, 1, ['sandals']),
    thebes: city(1, 0, ['caduceus']),
  }
  const view = table(
    {},
    { teams: true, cities: cities as unknown as GameView['cities'], winners: ['corinth', 'thebes'] },
  )

  it('count metropolises and artifacts together', () => {
    expect(teamsOf(view)).toEqual([
      { number: 0, cities: ['sparta', 'athens'], metropolises: 1, artifacts: ['helm'] },
      { number: 1, cities: ['corinth', 'thebes'], metropolises: 3, artifacts: ['sandals', 'caduceus'] },
    ])
    expect(teamsOf({ ...view, teams: false })).toEqual([])
  })

  it('are ranked together at the end, cities without teams one by one', () => {
    expect(ranking(view).map(({ cities, gold }) => [...cities, gold])).toEqual([
      ['corinth', 'thebes', 1],
      ['sparta', 'athens', 11],
    ])
    expect(ranking({ ...view, teams: false, winners: ['sparta'] }).map(({ cities }) => cities[0])).toEqual([
      'sparta',
      'corinth',
      'athens',
      'thebes',
    ])
  })
})

describe('the log', () => {
  const narrator = new Narrator(texts, board, looksOf(summary().seats))
  const party = {
    player: 'sparta',
    from_isle: 'fira',
    to_isle: 'oia',
    count: 2,
    price: 1,
    undead: 0,
    heroes: [],
    titans: 1,
    artifacts: ['helm'],
    passing: false,
  }
  const EVENTS: [Record<string, unknown> & { event: string }, string][] = [
    [{ event: 'site_built', building: 'port', isle: 'fira', slot: 2 }, 'Fira'],
    [{ event: 'specials_drawn', metropolises: ['military', 'coastal'] }, 'military metropolis and coastal metropolis'],
    [{ event: 'titan_raised', player: 'sparta', isle: 'fira', price: 2 }, 'a titan on Fira for 2\u00a0gold'],
    [{ event: 'coin_given', player: 'sparta', gold: 1 }, 'Anna gets 1\u00a0gold'],
    [{ event: 'troops_passed', ...party }, '1 titan with 2 troops'],
    [{ event: 'troops_moved', ...party, flying: false }, 'bringing along: Helm of Invisibility'],
    [{ event: 'troops_retreated', ...party }, '1 titan with 2 troops'],
    [{ event: 'artifact_placed', player: 'sparta', card: 'helm', isle: 'fira' }, 'the Helm of Invisibility to Fira'],
    [{ event: 'artifacts_left', isle: 'fira', artifacts: ['helm'] }, 'Helm of Invisibility'],
    [{ event: 'artifact_lost', card: 'helm', space: 2 }, 'Helm of Invisibility'],
    [
      { event: 'artifact_sent', player: 'sparta', card: 'helm', from_isle: 'fira', to_isle: 'oia', price: 1 },
      'from Fira to Oia',
    ],
    [{ event: 'caduceus_paid', player: 'sparta', price: 1 }, 'Anna uses the Caduceus for 1\u00a0gold'],
    [{ event: 'lightning_paid', player: 'sparta', holder: 'corinth', gold: 1 }, 'pays Clio 1\u00a0gold'],
    [{ event: 'gold_shared', player: 'sparta', partner: 'corinth', gold: 1 }, 'gives Clio 1\u00a0gold'],
    [{ event: 'last_cycle', team: 0 }, 'Anna and Boris'],
    [
      { event: 'metropolis_founded', player: 'sparta', isle: 'fira', special: 'coastal' },
      'a coastal metropolis on Fira',
    ],
    [{ event: 'metropolis_founded', player: 'sparta', isle: 'fira', special: null }, 'a metropolis on Fira'],
    [{ event: 'game_ended', ending: 'artifacts', winners: ['sparta', 'athens'] }, 'all five artifacts'],
  ]

  it.each(EVENTS)('has a line for $event', (event, words) => {
    expect(narrator.event(event)).toContain(words)
  })

  it('leaves no event of Titans out', () => {
    const source = readFileSync(new URL('../../src/cyclades/engine/words/events/titans.py', import.meta.url), 'utf8')
    const names = [...source.matchAll(/^class (\w+)\(/gm)].map(([, name]) =>
      name!.replace(/\B[A-Z]/g, (letter) => `_${letter}`).toLowerCase(),
    )
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !EVENTS.some(([{ event }]) => event === name))).toEqual([])
    expect(names.filter((name) => !ftl.includes(`event-${name.replaceAll('_', '-')} =`))).toEqual([])
  })
})
