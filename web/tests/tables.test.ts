import { describe, expect, it } from 'vitest'
import { allCounts, boardsFor, countsFor, nearest, teamsFor } from '../src/game/tables'
import type { Info, OwnBoard } from '../src/net/protocol'

const info = {
  players: [2, 3, 4, 5],
  titans: { players: [3, 4, 5, 6], teams: [4, 6], always_teams: [6] },
  boards: [
    { id: 'base-4', title: 'Four', players: [4], titans: false },
    { id: 'titans-3-4', title: 'Kalliste', players: [3, 4], titans: true },
    { id: 'titans-5-6', title: 'Naxos and Paros', players: [5, 6], titans: true },
  ],
} as unknown as Info
const own = {
  title: 'Mine',
  players: [4, 5],
  modes: { 4: ['starts', 'titans'], 5: ['free_placement', 'titans'] },
} as Partial<OwnBoard> as OwnBoard

describe('what goes together for a new table', () => {
  it('needs Titans for six, and not for two', () => {
    expect(allCounts(info)).toEqual([2, 3, 4, 5, 6])
    expect(countsFor(info, ['hades'])).toEqual([2, 3, 4, 5])
    expect(countsFor(info, ['hades', 'titans'])).toEqual([3, 4, 5, 6])
    expect(countsFor(info, ['titans'], own)).toEqual([4, 5])
    expect(countsFor(info, ['hades'], own)).toEqual([4])
    expect(countsFor(info, ['hades', 'free_placement'], own)).toEqual([5])
  })

  it('has teams of four if wanted, of six always, and only with Titans', () => {
    expect([3, 4, 5, 6].map((players) => teamsFor(info, ['titans'], players))).toEqual([
      'never',
      'possible',
      'never',
      'always',
    ])
    expect(teamsFor(info, [], 4)).toBe('never')
  })

  it('offers the boards for these players and expansions', () => {
    expect(boardsFor(info, ['titans'], 4).map(({ id }) => id)).toEqual(['titans-3-4'])
    expect(boardsFor(info, [], 4).map(({ id }) => id)).toEqual(['base-4'])
  })

  it('goes to the nearest possible number', () => {
    expect(nearest([3, 4, 5, 6], 2)).toBe(3)
    expect(nearest([2, 3, 4, 5], 6)).toBe(5)
    expect(nearest([], 4)).toBe(4)
  })
})
