import { describe, expect, it } from 'vitest'
import { nextTowards } from '../src/board/nearest'
import { buildingPlaces, standingBuildings } from '../src/board/places'
import { planOf } from '../src/board/plan'
import type { GameView, IsleView } from '../src/board/types'
import { Geography } from '../src/game/geography'
import { boardData } from './helpers'

/** Something that stands at a point of the window. */
function at(x: number, y: number): Element {
  return { getBoundingClientRect: () => ({ x: x - 5, y: y - 5, width: 10, height: 10 }) } as Element
}

describe('arrow keys', () => {
  const here = at(100, 100)
  const right = at(140, 100)
  const far = at(180, 100)
  const upRight = at(120, 65)
  const low = at(100, 200)
  const all = [here, far, low, upRight, right]

  it.each([
    ['right', [1, 0], right],
    ['up', [0, -1], upRight],
    ['down', [0, 1], low],
    ['left', [-1, 0], null],
  ] as const)('to the nearest place ahead: %s', (_, direction, place) => {
    expect(nextTowards(here, all, direction)).toBe(place)
  })
})

describe("a board of somebody's own", () => {
  const rows = [1, 6, 7, 8, 9, 4, 9, 8, 7, 12, 5]
  const territory = {
    id: 'far',
    name: 'Far',
    isle: 'far',
    cells: [[9, 11]] as [number, number][],
    metropolis_slots: [],
    prosperity: 1,
    site: null,
  }
  const own = { ...boardData('base-5'), rows, territories: [territory], trade: [] }

  it('may have rows of any length: all of it is drawn, and its seas know their isles', () => {
    const { box, territories, seas } = planOf(own)
    for (const [x, y] of [...seas.map(({ at }) => at), territories[0]!.slots[0]!]) {
      expect(x).toBeGreaterThanOrEqual(box.x + 30)
      expect(x).toBeLessThanOrEqual(box.x + box.width - 30)
      expect(y).toBeLessThanOrEqual(box.y + box.height - 30)
    }
    expect(new Geography(own).shore('9-10')).toEqual(['far'])
    // Row 8 is indented by 3, row 9 by 4, row 5 by nothing: only 9-10 lies beside 9-11.
    expect(new Geography(own).seas.filter((sea) => new Geography(own).shore(sea).length)).toEqual(['9-10'])
  })
})

describe('the number of a sea', () => {
  it('stands clear of every shore', () => {
    const plan = planOf(boardData('titans-3-4'))
    const numbered = plan.seas.filter(({ number }) => number !== null)
    const shore = plan.territories.flatMap(({ band }) => band)
    const away = numbered.map(({ mark }) => Math.min(...shore.map(([x, y]) => Math.hypot(x - mark[0], y - mark[1]))))
    expect(Math.min(...away)).toBeGreaterThan(18)
  })
})

describe('buildings', () => {
  const plan = planOf(boardData('base-5'))
  const naxos = plan.territories.find(({ id }) => id === 'naxos')!
  const empty: IsleView = { owner: 'sparta', troops: 1, buildings: [], metropolis: false, markers: 0, figure: null }
  const built = naxos.slots.map((_, slot) => (naxos.metropolis!.slots.includes(slot) ? 'port' : null))
  const view = { isles: { naxos: { ...empty, buildings: built } } } as unknown as GameView

  it('are named once, however many of a kind stand there, and each can be touched', () => {
    expect(standingBuildings(plan, view)).toEqual(['building:naxos:port:on'])
    expect(buildingPlaces(plan, view, 'building:naxos:port:on')).toHaveLength(naxos.metropolis!.slots.length)
  })
})
