import { describe, expect, test } from 'vitest'
import { apart, nearest, pathOf, scaled, ticks } from '../src/review/geometry'
import { sides } from '../src/review/sides'
import { bySize, doneText, pointsText } from '../src/review/swings'
import { cellText, isWorded, lines, shares, worthSeeing } from '../src/review/statistics'
import type { Entry, Figures, Swing } from '../src/net/protocol'
import { Narrator } from '../src/texts/narrator'
import { boardData, textsIn } from './helpers'

const FRAME = { left: 40, top: 10, width: 200, height: 100 }

describe('charts', () => {
  test('numbers become places in the frame', () => {
    const place = scaled(FRAME, 50, 1)
    expect(place([0, 0])).toEqual([40, 110])
    expect(place([50, 1])).toEqual([240, 10])
    expect(place([25, 0.5])).toEqual([140, 60])
    expect(pathOf([place([0, 0]), place([50, 1])])).toBe('M40 110L240 10')
    expect(pathOf([])).toBe('')
  })

  test('a game without a step can be drawn', () => {
    expect(scaled(FRAME, 0, 0)([0, 0]).every(Number.isFinite)).toBe(true)
  })

  test('numbers at the side go from 0 in even steps', () => {
    expect(ticks(1)).toEqual([0, 0.5, 1])
    expect(ticks(1, 1)).toEqual([0, 1])
    expect(ticks(9)).toEqual([0, 5])
    expect(ticks(3)).toEqual([0, 1, 2, 3])
    expect(ticks(20)).toEqual([0, 5, 10, 15, 20])
  })

  test('names at the ends of lines don’t cover each other and keep their order', () => {
    expect(apart([50, 52, 90], 20, 10, 100)).toEqual([50, 70, 90])
    expect(apart([99, 100, 98], 20, 10, 100)).toEqual([80, 100, 60])
    expect(apart([10, 10], 20, 10, 100)).toEqual([10, 30])
    expect(apart([], 20, 10, 100)).toEqual([])
  })

  test('what is shown first has something to see', () => {
    const held = (name: string, ...cells: number[]): Figures =>
      ({
        name,
        summed: false,
        columns: [{ kind: 'player', name: 'sparta' }],
        rows: cells.map((cell) => ({ label: { kind: 'cycle', name: '1' }, cells: [cell] })),
      }) as Figures
    const [none, some, gold] = [
      held('held_metropolises', 0, 0),
      held('held_metropolises', 0, 1),
      held('held_gold', 5, 6),
    ]
    expect(worthSeeing([gold!, some!])).toBe(some)
    expect(worthSeeing([none!, gold!])).toBe(gold)
    expect(worthSeeing([none!])).toBe(none)
  })

  test('a click goes to the nearest moment', () => {
    expect(nearest(FRAME, 50, 141, [0, 10, 24, 30, 50])).toBe(24)
    expect(nearest(FRAME, 50, -20, [0, 10])).toBe(0)
    expect(nearest(FRAME, 50, 100, [])).toBeNull()
  })
})

const player = (name: string) => ({ kind: 'player', name })

describe('tables', () => {
  const gold: Figures = {
    name: 'gold_in',
    columns: [player('sparta'), player('athens')],
    rows: [
      { label: { kind: 'text', name: 'gold_in_revenue' }, cells: [8, 4] },
      { label: { kind: 'text', name: 'gold_in_apollo' }, cells: [0, -2] },
      { label: { kind: 'text', name: 'sum' }, cells: [8, 2] },
    ],
    summed: true,
  }

  test('bars are beside each other, the sum has none', () => {
    expect(shares(gold)).toEqual([
      [1, 0.5],
      [0, -0.25],
      [null, null],
    ])
  })

  test('words have no bars', () => {
    expect(shares({ ...gold, summed: false, rows: [{ label: player('x'), cells: [player('sparta'), null] }] })).toEqual(
      [[null, null]],
    )
  })

  test('a column of words is one from its heading on', () => {
    const figures = {
      ...gold,
      rows: [
        { label: player('x'), cells: [null, 3] },
        { label: player('y'), cells: [player('sparta'), 1] },
      ],
    }
    expect([isWorded(figures, 0), isWorded(figures, 1)]).toEqual([true, false])
  })

  test('a line for each city over the cycles', () => {
    expect(lines({ ...gold, summed: false, rows: gold.rows.slice(0, 2) })).toEqual([
      [
        [0, 8],
        [1, 0],
      ],
      [
        [0, 4],
        [1, -2],
      ],
    ])
  })
})

test('partners have one line', () => {
  const teams = [0, 0, 1, 1].map((team) => ({ team }))
  expect(sides(['sparta', 'athens', 'corinth', 'thebes'], teams)).toEqual([
    { cities: ['sparta', 'athens'], index: 0 },
    { cities: ['corinth', 'thebes'], index: 2 },
  ])
  expect(sides(['sparta', 'athens'], [{ team: null }, { team: null }])).toHaveLength(2)
})

test.each([
  ['en', '−1.5'],
  ['ru', '−1,5'],
  ['de', '−1,5'],
])('in %s a minus is no hyphen', (language, written) => {
  const narrator = new Narrator(textsIn(language), boardData('base-2-3'), {})
  expect(cellText(narrator, -1.5)).toBe(written)
  expect(cellText(narrator, -0)).toBe('0')
  expect(pointsText(narrator, { player: 'athens', change: -0.13 } as Swing)).toMatch(/ −13 /)
})

describe('what changed the chances', () => {
  const narrator = new Narrator(textsIn('en'), boardData('base-2-3'), {})
  const swing = { step: 2, player: 'sparta', change: 0.3, kind: 'choice', args: {}, reason: null }
  const entry = (seq: number, ...events: Record<string, unknown>[]): Entry =>
    ({ seq, by: 0, kind: 'act', action: '', events }) as unknown as Entry

  test('the largest change comes first, with its unit', () => {
    const of = (change: number): Swing => ({ ...swing, change }) as Swing
    expect(bySize([of(0.11), of(-0.3), of(0.2)]).map(({ change }) => change)).toEqual([-0.3, 0.2, 0.11])
    expect(pointsText(narrator, of(0.3))).toBe('Sparta: +30 percentage points')
  })

  test('what was done is told as the log does, without what came after', () => {
    const entries = [
      entry(0),
      entry(1, { event: 'turn_began', player: 'sparta', god: 'ares' }),
      entry(
        2,
        { event: 'turn_ended', player: 'sparta', god: 'ares', place: 2 },
        { event: 'turn_began', player: 'athens', god: 'zeus' },
      ),
    ]
    const told = doneText(narrator, { ...swing, code: 'turn' } as Swing, entries, 1)
    expect(told).toMatch(/^Sparta ends the turn/)
    expect(told).not.toContain('Athens')
  })

  test('of offerings it is told where everybody ended', () => {
    const bid = (player: string, god: string) => ({ event: 'bid_placed', player, god, gold: 2 })
    const told = doneText(
      narrator,
      { ...swing, code: 'offerings' } as Swing,
      [entry(0), entry(1, bid('sparta', 'ares')), entry(2, bid('athens', 'ares'), bid('sparta', 'zeus'))],
      0,
    )
    expect(told).toContain('Zeus')
    expect(told.match(/Sparta/g)).toHaveLength(1)
  })
})
