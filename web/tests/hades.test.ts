import { describe, expect, it } from 'vitest'
import { CREATURES } from '../src/art/creatures'
import { GODS } from '../src/art/gods'
import { HEROES } from '../src/art/heroes'
import { BUILDINGS } from '../src/art/pieces'
import { FAVOURS, GIFTS, ITEMS } from '../src/art/treasures'
import { changes } from '../src/board/motion'
import { moor, standing } from '../src/board/unitPlaces'
import { planOf } from '../src/board/plan'
import type { GameView, IsleView } from '../src/board/types'
import { HADES_COMES, holdingsOf, threatTrack } from '../src/game/holdings'
import { boardData, texts } from './helpers'

const NAMES = {
  god: ['hades'],
  building: ['theatre'],
  card: ['achilles', 'penthesilea', 'perseus', 'ulysses', 'hector', 'ajax', 'cerberus', 'erinyes', 'empusa', 'charon'],
  item: ['trident', 'apple', 'obol', 'spear', 'aegis', 'fleece', 'cup', 'lyre', 'thread', 'pandora'],
  favour: ['aphrodite', 'artemis', 'demeter', 'hera', 'hestia', 'dionysus', 'hephaestus', 'hermes'],
}
const DRAWN: Record<string, Record<string, unknown>> = {
  god: GODS,
  building: BUILDINGS,
  card: CREATURES,
  item: ITEMS,
  favour: FAVOURS,
}

const EMPTY: IsleView = { owner: 'sparta', troops: 0, buildings: [], metropolis: false, markers: 0, figure: null }
const plan = planOf(boardData('base-5'))
const naxos = plan.territories.find(({ id }) => id === 'naxos')!

function table(isles: Record<string, Partial<IsleView>>, more: Partial<GameView> = {}): GameView {
  return {
    board: 'base-5',
    isles: Object.fromEntries(plan.territories.map(({ id }) => [id, { ...EMPTY, ...isles[id] }])),
    seas: {},
    kraken: null,
    cities: {},
    ...more,
  } as GameView
}

describe('pieces of Hades', () => {
  it.each(Object.entries(NAMES))('are drawn, named and explained: %s', (kind, names) => {
    for (const name of names) {
      expect(DRAWN[kind], name).toHaveProperty(name)
      expect(texts.say(`${kind}-${name}`)).not.toBe('')
      expect(texts.say(`help-${kind}-${name}`)).not.toBe('')
    }
  })

  it('have a gift with every favour', () => {
    expect(Object.keys(GIFTS).sort()).toEqual(Object.keys(FAVOURS).sort())
    expect(Object.values(GIFTS).filter((gift) => gift === 'item')).toHaveLength(3)
  })

  it('have a card for every hero, in the forms a sentence asks for', () => {
    for (const hero of Object.keys(HEROES)) expect(texts.forms('card', hero)).toHaveProperty('the')
    expect(texts.forms('building', 'theatre')).toHaveProperty('a')
  })
})

describe('units on an isle', () => {
  it('stand apart: troops, undead and each hero', () => {
    const all = standing({ ...EMPTY, troops: 2, undead: 3, heroes: ['ajax', 'hector', 'perseus'] }, naxos)
    expect(all.map(({ kind, name, count }) => name ?? `${kind} ${count}`).sort()).toEqual([
      'ajax',
      'hector',
      'perseus',
      'troops 2',
      'undead 3',
    ])
    expect(new Set(all.map(({ at }) => at.join())).size).toBe(5)
  })

  it('take the place of the troops where there are none', () => {
    expect(standing({ ...EMPTY, undead: 1 }, naxos)).toEqual([{ kind: 'undead', count: 1, at: naxos.troops }])
    expect(standing({ ...EMPTY, heroes: ['ajax'] }, naxos)[0]!.at).toEqual(naxos.troops)
    expect(standing({ ...EMPTY, undead: 1, heroes: ['ajax'] }, naxos).find(({ name }) => name)!.at).toEqual(
      naxos.heroes,
    )
    expect(standing(EMPTY, naxos)).toEqual([])
  })

  it('keep within a narrow row, however many heroes there are', () => {
    const row = standing({ ...EMPTY, troops: 1, heroes: Object.keys(HEROES) }, naxos).filter(({ name }) => name)
    const xs = row.map(({ at }) => at[0])
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThanOrEqual(40.001)
  })

  it.each(['base-2-3', 'base-4', 'base-5'])('have places of their own on every isle of %s', (board) => {
    for (const { troops, undead, heroes, figure, gold } of planOf(boardData(board)).territories) {
      const places = [troops, undead, heroes, figure]
      places.forEach((at, one) =>
        places
          .slice(one + 1)
          .forEach((other) => expect(Math.hypot(at[0] - other[0], at[1] - other[1])).toBeGreaterThan(12)),
      )
      expect(gold.every(Number.isFinite)).toBe(true)
    }
  })
})

describe('ships of a sea', () => {
  it('lie alone in full size, living or dead', () => {
    expect(moor({ fleets: 2 }, false)).toMatchObject([{ kind: 'fleets', count: 2, size: 1 }])
    expect(moor({ fleets: 0, undead: 1 }, true)).toMatchObject([{ kind: 'undead', count: 1, size: 1 }])
    expect(moor({ fleets: 0, undead: 0 }, false)).toEqual([])
  })

  it.each([true, false])('make room for each other (harbour: %s)', (harbour) => {
    const [fleets, undead] = moor({ fleets: 2, undead: 1 }, harbour) as [
      ReturnType<typeof moor>[0],
      ReturnType<typeof moor>[0],
    ]
    expect([fleets.kind, undead.kind]).toEqual(['fleets', 'undead'])
    expect(fleets.size).toBeLessThan(1)
    expect(Math.hypot(fleets.at[0] - undead.at[0], fleets.at[1] - undead.at[1])).toBeGreaterThan(20)
  })
})

describe('what moves', () => {
  it('is a hero who goes to another isle', () => {
    const found = changes(plan, table({ naxos: { heroes: ['ajax'] } }), table({ kea: { heroes: ['ajax'] } }))
    const kea = plan.territories.find(({ id }) => id === 'kea')!
    expect(found).toEqual([
      { piece: 'hero:ajax', from: [naxos.troops[0] - kea.troops[0], naxos.troops[1] - kea.troops[1]] },
    ])
  })

  it('are undead who rise, ships of the dead and gold that falls', () => {
    const sea = plan.seas[0]!.id
    const found = changes(
      plan,
      table({ naxos: { gold: 1 } }),
      table(
        { naxos: { undead: 2, gold: 2 } },
        { seas: { [sea]: { owner: 'sparta', fleets: 0, undead: 1, markers: 1 } } },
      ),
    )
    expect(found.map(({ piece }) => piece).sort()).toEqual(
      [`gold:naxos`, `marker:${sea}`, 'undead:naxos', `undead:${sea}`].sort(),
    )
    expect(found.every(({ from }) => from === null)).toBe(true)
  })

  it('is the necropolis that rises elsewhere', () => {
    expect(changes(plan, table({}, { necropolis: 'kea' }), table({}, { necropolis: 'naxos' }))).toEqual([
      { piece: 'necropolis', from: null, rises: true },
    ])
    expect(changes(plan, table({}, { necropolis: 'kea' }), table({}, { necropolis: 'kea' }))).toEqual([])
  })
})

describe('what a city has', () => {
  const view = table(
    { naxos: { heroes: ['ajax'] }, kea: { owner: 'athens', heroes: ['hector'] } },
    {
      cities: {
        sparta: { priestesses: 2, items: ['cup'], secret_items: ['obol'] },
        athens: { priestesses: 0, items: [], secret_items: 2 },
      } as unknown as GameView['cities'],
      hidden_isle: 'athens',
    },
  )

  it('is known by name where one may know it, else by number', () => {
    expect(holdingsOf(view, 'sparta')).toEqual({
      heroes: ['ajax'],
      priestesses: 2,
      items: ['cup'],
      secrets: ['obol'],
      unknown: 0,
      hiddenIsle: false,
      artifacts: [],
      specials: [],
    })
    expect(holdingsOf(view, 'athens')).toMatchObject({
      heroes: ['hector'],
      priestesses: 0,
      items: [],
      secrets: [],
      unknown: 2,
      hiddenIsle: true,
    })
  })

  it('is nothing in a game without the modules', () => {
    const plain = table({}, { cities: { sparta: {} } as unknown as GameView['cities'] })
    expect(holdingsOf(plain, 'sparta')).toEqual({
      heroes: [],
      priestesses: 0,
      items: [],
      secrets: [],
      unknown: 0,
      hiddenIsle: false,
      artifacts: [],
      specials: [],
    })
  })
})

describe('the threat track', () => {
  it('goes from nought to the space where Hades comes', () => {
    expect(threatTrack(0).filter(({ reached }) => reached)).toEqual([{ space: 0, reached: true, here: true }])
    expect(threatTrack(4).find(({ here }) => here)!.space).toBe(4)
    expect(threatTrack(17).at(-1)).toEqual({ space: HADES_COMES, reached: true, here: true })
  })
})
