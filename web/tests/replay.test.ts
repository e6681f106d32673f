import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import type { BoardData, GameView } from '../src/board/types'
import { changed, followed } from '../src/replay/changes'
import type { Change } from '../src/net/protocol'
import { meaning } from '../src/replay/keys'
import { asJson, asText } from '../src/replay/record'
import { Replay } from '../src/replay/replay.svelte'
import { Running, type Seen, type Source, type Told } from '../src/replay/sources'
import { TableStore } from '../src/net/table.svelte'
import { boardData, entry, gameState, summary } from './helpers'

interface Case {
  before: object
  after: object
  change: Change
}

describe('changes', () => {
  const cases = JSON.parse(readFileSync(new URL('changes.json', import.meta.url), 'utf8')) as Case[]

  it.each(cases)('lead to what the server means, case %#', ({ before, after, change }) => {
    const untouched = structuredClone(before)
    expect(changed(before, change)).toEqual(after)
    expect(before).toEqual(untouched)
  })

  it('leave the same objects where nothing changes', () => {
    const before = { a: { b: 1 }, c: { d: null } }
    const [, after] = followed<object>(before, [{ a: { b: [2] } }]) as [typeof before, typeof before]
    expect(after.c).toBe(before.c)
    expect(after).toEqual({ a: { b: 2 }, c: { d: null } })
  })
})

/** A game of 100 steps: a cycle begins with every 20th, a turn with every fifth. */
class Made implements Source {
  readonly eyes = ['all', 'sparta', 'spectator']
  readonly part = 40
  readonly ahead: boolean
  readonly summary = summary({ phase: 'over' })
  readonly board: BoardData = boardData('base-2-3')
  readonly asked: string[] = []
  fails = false

  constructor(ahead = true) {
    this.ahead = ahead
  }

  open(eyes: string, around: number): Promise<Told & Seen> {
    const entries = Array.from({ length: 101 }, (_, seq) => ({
      seq,
      by: 0,
      kind: 'act' as const,
      events: seq % 20 ? [] : [{ event: 'cycle_began', cycle: seq / 20 + 1 }],
    }))
    const marks = (every: number): number[] => entries.map(({ seq }) => seq).filter((seq) => seq % every === 0)
    return this.views(eyes, Math.max(0, around - 5), Math.min(100, around + 5)).then((seen) => ({
      entries,
      turns: marks(5),
      cycles: marks(20),
      startingGold: null,
      ...seen,
    }))
  }

  views(eyes: string, from: number, until: number): Promise<Seen> {
    this.asked.push(`${eyes} ${from}-${until}`)
    if (this.fails) return Promise.reject(new Error('no'))
    const view = (step: number): GameView =>
      ({ player: eyes, cycle: step, decision: null, isles: {}, seas: {} }) as unknown as GameView
    return Promise.resolve({
      first: from,
      views: Array.from({ length: until - from + 1 }, (_, place) => view(from + place)),
    })
  }

  record(): Promise<null> {
    return Promise.resolve(null)
  }
}

async function opened(at: number, source = new Made()): Promise<Replay> {
  const replay = new Replay(source, at)
  await vi.waitFor(() => expect(replay.shown).toBe(Math.min(100, at)))
  return replay
}

describe('the earlier part of a game that goes on', () => {
  it.each([
    [true, [5, 4, 4]],
    [false, [undefined, undefined, undefined]],
  ])('tells of gold what the table itself tells, by a ledger or not: %s', async (ledger, gold) => {
    const store = new TableStore(() => false, null)
    const cities = { sparta: { gold: 5 }, athens: {}, corinth: {} } as unknown as GameView['cities']
    const game = { ...gameState({ cities, isles: {}, seas: {} }), starting_gold: 5 }
    store.table = summary({ ledger })
    store.seat = 0
    store.game = game
    store.log.standing = [
      entry(1, { kind: 'start', game }),
      entry(2, { events: [{ event: 'offering_paid', player: 'athens', god: 'ares', gold: 1 }], game }),
      entry(3, { game }),
    ]
    const replay = new Replay(new Running(store, boardData('base-2-3')), 0)
    const seen: (number | undefined)[] = []
    for (const step of [0, 1, 2]) {
      replay.goTo(step)
      await vi.waitFor(() => expect(replay.shown).toBe(step))
      seen.push(replay.model.purses.athens)
    }
    expect(seen).toEqual(gold)
    expect(replay.model.purses.sparta).toBe(5)
  })
})

describe('a replay', () => {
  it('opens at its moment and gets the rest in parts', async () => {
    const source = new Made()
    const replay = await opened(50, source)
    await vi.waitFor(() => expect(source.asked.length).toBe(5))
    expect(source.asked).toEqual(['all 45-55', 'all 56-95', 'all 96-100', 'all 0-39', 'all 40-44'])
    expect([replay.step, replay.steps, replay.cycle, replay.table]).toEqual([50, 100, 3, 'abc'])
    expect(replay.model.view?.cycle).toBe(50)
    expect(replay.model.store.entries.length).toBe(51)
  })

  it('shows a leap on the board first, and a step at once in the panels too', async () => {
    const replay = await opened(50)
    await vi.waitFor(() => expect(replay.model.view!.cycle).toBe(50))
    const waiting: (() => void)[] = []
    replay.later = (follow) => waiting.push(follow)
    replay.goTo(80)
    await vi.waitFor(() => expect(replay.onBoard!.view.cycle).toBe(80))
    expect([replay.beside, replay.model.view!.cycle]).toEqual([50, 50])
    replay.goTo(20)
    await vi.waitFor(() => expect(replay.shown).toBe(20))
    waiting.forEach((follow) => follow())
    expect([replay.beside, replay.model.view!.cycle, replay.backs]).toEqual([20, 20, 1])
    replay.goTo(21)
    expect([replay.shown, replay.beside, waiting.length]).toEqual([21, 21, 2])
    expect(replay.model.store.entries).toBe(replay.onBoard!.entries)
  })

  it('begins at its end where the moment is beyond it', async () => {
    const replay = await opened(700)
    expect(replay.step).toBe(100)
  })

  it.each([
    [2, 0],
    [1, 1],
  ])('has a cycle before the next begins only where the game began in one: %i', async (cycle, told) => {
    class Later extends Made {
      override async open(eyes: string, around: number): Promise<Told & Seen> {
        const all = await super.open(eyes, around)
        return { ...all, cycles: all.cycles.slice(1), views: all.views.map((view) => ({ ...view, cycle })) }
      }
    }
    expect((await opened(0, new Later())).cycle).toBe(told)
  })

  it('jumps by step, turn and cycle, and no further than the ends', async () => {
    const replay = await opened(47)
    const jumps = [
      ['step', 1],
      ['turn', 1],
      ['cycle', 1],
      ['step', -1],
      ['cycle', -1],
      ['turn', -1],
      ['end', 1],
      ['step', 1],
      ['turn', 1],
      ['end', -1],
      ['step', -1],
      ['cycle', -1],
    ] as const
    const reached = jumps.map(([by, way]) => {
      replay.jump(by, way)
      return replay.step
    })
    expect(reached).toEqual([48, 50, 60, 59, 40, 35, 100, 100, 100, 0, 0, 0])
  })

  it('moves pieces only from a moment to its neighbour', async () => {
    const replay = await opened(50)
    await vi.waitFor(() => expect(replay.known!.views.filter(Boolean).length).toBe(101))
    replay.goTo(51)
    expect(replay.leaps).toBe(false)
    replay.goTo(50)
    expect([replay.leaps, replay.backs]).toEqual([false, 1])
    replay.goTo(80)
    expect(replay.leaps).toBe(true)
  })

  it('sees through other eyes at the same moment, and asks for them once', async () => {
    const source = new Made()
    const replay = await opened(50, source)
    await replay.look('sparta')
    expect([replay.step, replay.model.view?.player]).toEqual([50, 'sparta'])
    await replay.look('all')
    await replay.look('sparta')
    expect(source.asked.filter((one) => one === 'sparta 45-55').length).toBe(1)
  })

  it('of a game that goes on only gets what is near', async () => {
    const source = new Made(false)
    const replay = await opened(50, source)
    await vi.waitFor(() => expect(source.asked.length).toBe(3))
    expect(source.asked.slice(1)).toEqual(['all 56-95', 'all 30-44'])
    replay.goTo(5)
    await vi.waitFor(() => expect(replay.shown).toBe(5))
  })

  it('shows the moment that is wanted last, whatever comes when', async () => {
    const replay = await opened(0, new Made(false))
    replay.goTo(90)
    replay.goTo(70)
    await vi.waitFor(() => expect(replay.shown).toBe(70))
    expect(replay.model.view?.cycle).toBe(70)
  })

  it('plays on by itself, stops at the end, and begins again from there', async () => {
    const replay = await opened(97)
    vi.useFakeTimers()
    try {
      replay.speed = 'fast'
      replay.play()
      await vi.advanceTimersByTimeAsync(2000)
      expect([replay.step, replay.playing]).toEqual([100, false])
      replay.toggle()
      expect([replay.step, replay.playing]).toEqual([0, true])
      replay.jump('step', 1)
      expect(replay.playing).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  it('waits for what moves', async () => {
    const replay = await opened(10)
    vi.useFakeTimers()
    try {
      replay.speed = 'fast'
      const rest = replay.hold()
      replay.play()
      await vi.advanceTimersByTimeAsync(3000)
      expect(replay.step).toBe(10)
      rest()
      rest()
      await vi.advanceTimersByTimeAsync(500)
      expect(replay.step).toBeGreaterThan(10)
      replay.close()
    } finally {
      vi.useRealTimers()
    }
  })

  it('says what failed', async () => {
    const source = new Made()
    source.fails = true
    const replay = new Replay(source, 3)
    await vi.waitFor(() => expect(replay.fault).toBe('unreachable'))
  })
})

describe('keys', () => {
  const pressed = (key: string, held: object = {}): ReturnType<typeof meaning> =>
    meaning({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held })

  it('go by step, with Shift by turn, by cycle, and to the ends', () => {
    expect(pressed('ArrowLeft')).toEqual({ by: 'step', way: -1 })
    expect(pressed('ArrowRight', { shiftKey: true })).toEqual({ by: 'turn', way: 1 })
    expect(pressed('PageUp')).toEqual({ by: 'cycle', way: -1 })
    expect(pressed('Home')).toEqual({ by: 'end', way: -1 })
    expect(pressed('End')).toEqual({ by: 'end', way: 1 })
    expect(pressed(' ')).toBe('play')
    expect(pressed('?', { shiftKey: true })).toBe('list')
  })

  it('leave the browser its own', () => {
    expect(pressed('ArrowLeft', { altKey: true })).toBeNull()
    expect(pressed('x')).toBeNull()
    expect(pressed('ArrowUp')).toBeNull()
  })
})

describe('a record', () => {
  const record = {
    format: 'cyclades record',
    version: 1,
    rules: 2,
    config: { players: 3 },
    position: null,
    setup: [1, 2],
    result: null,
  }
  const actions = ['bid apollo', 'land delos 2 | 2 1']

  it('as text has a line for each field and each action, and no seal', () => {
    const text = asText(JSON.stringify({ ...record, actions, seal: { seed: 'ff' } }))
    expect(text).toBe(
      [
        'cyclades record 1',
        'rules: 2',
        'config: {"players":3}',
        'position: null',
        'setup: [1,2]',
        'result: null',
        '',
        ...actions,
        '',
      ].join('\n'),
    )
    expect(asText(text)).toBe(text)
    expect(JSON.parse(asJson(text))).toEqual({ ...record, actions })
  })
})
