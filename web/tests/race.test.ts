import { describe, expect, it } from 'vitest'
import type { BoardData, CityView, GameView, IsleView } from '../src/board/types'
import { leadOf, raceOf, standingsOf } from '../src/game/race'

const SLOTS = { big: 4, field: 2, rock: 1 } as const
/** `big` has a metropolis space on its last two slots, `field` is all space, `rock` has none. */
const board = {
  territories: Object.entries(SLOTS).map(([id, slots]) => ({
    id,
    name: id,
    isle: id,
    cells: Array.from({ length: slots }, () => [0, 0]),
    metropolis_slots: id === 'rock' ? [] : [slots - 2, slots - 1],
    prosperity: 0,
    site: null,
  })),
} as unknown as BoardData

function isle(changes: Partial<IsleView> & { owner: string | null }, slots = 1): IsleView {
  return {
    troops: 0,
    buildings: Array.from({ length: slots }, () => null),
    metropolis: false,
    markers: 0,
    figure: null,
    ...changes,
  }
}

function city(changes: Partial<CityView> = {}): CityView {
  return {
    priests: 0,
    philosophers: 0,
    discounts_used: 0,
    discounts_left: 0,
    eliminated: false,
    metropolises: 0,
    revenue: 0,
    ...changes,
  }
}

function supplies(metropolises: number): GameView['supplies'] {
  return { buildings: {}, metropolises, markers: 0, priests: 0, philosophers: 0 }
}

function view(changes: Partial<GameView> = {}): GameView {
  return {
    modules: [],
    options: {},
    metropolises_to_win: 2,
    cycle: 3,
    isles: {
      big: isle({ owner: 'sparta', buildings: ['port', 'temple', null, null] }),
      field: isle({ owner: 'athens' }, 2),
      rock: isle({ owner: null }),
    },
    cities: { sparta: city(), athens: city() },
    supplies: supplies(5),
    ...changes,
  } as GameView
}

describe('the race', () => {
  it('counts buildings, and says which a set lacks', () => {
    const { buildings, near } = raceOf(view(), board, 'sparta')
    expect(buildings).toEqual([
      { name: 'port', count: 1, missing: false },
      { name: 'fortress', count: 0, missing: true },
      { name: 'temple', count: 1, missing: false },
      { name: 'university', count: 0, missing: true },
    ])
    expect(near).toEqual([])
  })

  it('marks who lacks one building or one philosopher', () => {
    const isles = { ...view().isles, big: isle({ owner: 'sparta', buildings: ['port', 'temple', 'fortress', null] }) }
    expect(raceOf(view({ isles }), board, 'sparta').near).toEqual(['building'])
    expect(raceOf(view({ isles, cities: { sparta: city({ philosophers: 3 }) } }), board, 'sparta').near).toEqual([
      'building',
      'philosopher',
    ])
    expect(raceOf(view({ cities: { sparta: city({ philosophers: 2 }) } }), board, 'sparta').near).toEqual([])
  })

  it('lets theatres stand in', () => {
    const one = { ...view().isles, big: isle({ owner: 'sparta', buildings: ['port', 'theatre', 'temple', null] }) }
    const race = raceOf(view({ modules: ['favours'], isles: one }), board, 'sparta')
    expect(race.buildings.at(-1)).toEqual({ name: 'theatre', count: 1, missing: false })
    expect(race.near).toEqual(['building'])
    const two = { ...one, rock: isle({ owner: 'sparta', buildings: ['theatre'] }) }
    expect(raceOf(view({ modules: ['favours'], isles: two }), board, 'sparta')).toMatchObject({
      near: [],
      buildings: [{}, { missing: false }, {}, { missing: false }, {}],
    })
  })

  it('asks one philosopher fewer of whoever has the Cultural metropolis', () => {
    const isles = { ...view().isles, field: isle({ owner: 'sparta', metropolis: true, special: 'cultural' }, 2) }
    const race = raceOf(view({ isles, specials: [], cities: { sparta: city({ philosophers: 2 }) } }), board, 'sparta')
    expect([race.philosophersNeeded, race.near]).toEqual([3, ['philosopher']])
  })

  it('marks nobody whose metropolis would be lost', () => {
    const cities = { sparta: city({ philosophers: 3 }) }
    const full = { ...view().isles, big: isle({ owner: 'sparta', metropolis: true }, 4) }
    expect(raceOf(view({ cities, isles: full }), board, 'sparta').near).toEqual([])
    expect(raceOf(view({ cities, necropolis: 'big' }), board, 'sparta').near).toEqual([])
    expect(raceOf(view({ cities, supplies: supplies(0) }), board, 'sparta').near).toEqual([])
    expect(raceOf(view({ cities, supplies: supplies(0), specials: ['cultural'] }), board, 'sparta').near).toEqual([
      'philosopher',
    ])
    const heroes = { penthesilea: { owner: 'sparta', isle: 'rock', hired: 2 } }
    expect(raceOf(view({ cities, isles: full, heroes }), board, 'sparta').near).toEqual(['philosopher'])
  })

  it('knows whether there is a place to build on', () => {
    const built = isle({ owner: 'sparta', buildings: ['port', 'temple', null, null] })
    expect(raceOf(view(), board, 'sparta').canBuild).toBe(true)
    expect(raceOf(view({ isles: { big: { ...built, metropolis: true } } }), board, 'sparta').canBuild).toBe(false)
    expect(raceOf(view({ isles: { big: built }, necropolis: 'big' }), board, 'sparta').canBuild).toBe(false)
    expect(
      raceOf(view({ isles: { big: { ...built, metropolis: true }, rock: isle({ owner: 'sparta' }) } }), board, 'sparta')
        .canBuild,
    ).toBe(true)
  })

  it.each([
    [2, 0, false, false],
    [2, 1, true, false],
    [2, 2, true, true],
    [3, 1, false, false],
    [3, 2, true, false],
  ])('with %i to win and %i founded', (needed, metropolises, wouldWin, hasEnough) => {
    const race = raceOf(
      view({ metropolises_to_win: needed, cities: { sparta: city({ metropolises }), athens: city() } }),
      board,
      'sparta',
    )
    expect(race).toMatchObject({ wouldWin, hasEnough, needed, metropolises })
  })

  it('counts those of the partner', () => {
    const cities = {
      sparta: city({ metropolises: 1, partner: 'athens' }),
      athens: city({ metropolises: 1, partner: 'sparta' }),
    }
    expect(raceOf(view({ teams: true, metropolises_to_win: 3, cities }), board, 'sparta')).toMatchObject({
      metropolises: 1,
      together: 2,
      wouldWin: true,
    })
  })

  it('in the last cycle asks for more than anybody else has', () => {
    const cities = { sparta: city(), athens: city({ metropolises: 1 }), corinth: city({ metropolises: 1 }) }
    const last = { options: { max_cycles: 3 }, metropolises_to_win: 3, cities }
    expect(raceOf(view(last), board, 'sparta').wouldWin).toBe(false)
    expect(raceOf(view(last), board, 'athens').wouldWin).toBe(true)
    expect(raceOf(view({ ...last, cycle: 2 }), board, 'athens').wouldWin).toBe(false)
    const out = { ...cities, athens: city({ metropolises: 1, eliminated: true }), corinth: city() }
    expect(raceOf(view({ ...last, cities: out }), board, 'sparta').wouldWin).toBe(true)
  })
})

describe('who is in front', () => {
  const lead = (changes: Partial<GameView>) => leadOf(view(changes), standingsOf(view(changes)))
  const built = (...buildings: string[]) => ({ ...view().isles, field: isle({ owner: 'athens', buildings }) })

  it('has more metropolises, or is nearer to the next one', () => {
    expect(lead({})).toMatchObject({
      cities: ['sparta'],
      level: false,
      most: false,
      metropolises: 0,
      short: 2,
      of: 'buildings',
    })
    expect(lead({ cities: { sparta: city(), athens: city({ philosophers: 3 }) } })).toMatchObject({
      cities: ['athens'],
      short: 1,
      of: 'philosophers',
    })
    expect(lead({ cities: { sparta: city(), athens: city({ metropolises: 1 }) } })).toMatchObject({
      cities: ['athens'],
      most: true,
      metropolises: 1,
      short: 4,
    })
    expect(lead({ cities: { sparta: city({ metropolises: 1 }), athens: city({ metropolises: 1 }) } })).toMatchObject({
      cities: ['sparta'],
      most: false,
    })
  })

  it('may be several, but neither all nor anybody who has hardly begun', () => {
    const three = { sparta: city(), athens: city(), corinth: city() }
    expect(lead({ isles: built('port', 'university'), cities: three })).toMatchObject({
      cities: ['sparta', 'athens'],
      level: true,
    })
    expect(lead({ isles: built('port', 'university') })).toBeNull()
    expect(lead({ isles: { big: isle({ owner: 'sparta', buildings: ['port'] }) }, cities: three })).toBeNull()
  })

  it('is a team with all its metropolises, and with whoever of it is nearest', () => {
    const cities = {
      sparta: city({ partner: 'athens' }),
      athens: city({ partner: 'sparta', metropolises: 1 }),
      corinth: city({ partner: 'thebes', metropolises: 1 }),
      thebes: city({ partner: 'corinth' }),
    }
    expect(lead({ teams: true, players: 4, cities })).toMatchObject({
      cities: ['sparta', 'athens'],
      level: false,
      metropolises: 1,
      short: 2,
    })
  })
})
