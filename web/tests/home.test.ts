import { describe, expect, it } from 'vitest'
import { choicesFrom } from '../src/home/choices'
import { DeviceGames } from '../src/home/device'
import { Games } from '../src/home/games.svelte'
import type { GameEntry, GameSource } from '../src/home/source'
import { aroundText, standingText } from '../src/home/standing'
import { progress } from '../src/lessons/progress.svelte'
import type { Info, Right, Summary } from '../src/net/protocol'
import { agoText } from '../src/texts/ago'
import { summary } from './helpers'

const human = summary().seats[0]!
const bot = { ...human, kind: 'bot', level: 'easy', name: null } as const

function game(table: string, changes: Partial<GameEntry> = {}, of: Partial<Summary> = {}): GameEntry {
  const entry = { table: summary({ table, ...of }), seat: 0, seats: [0], waits_for: 1, winners: [], played: 100 }
  return { ...entry, href: `#/t/${table}`, ...changes }
}

/** A place where games are kept. */
class Kept implements GameSource {
  forgotten: string[] = []
  failing = false

  constructor(readonly games: GameEntry[]) {}

  list(): Promise<GameEntry[]> {
    return this.failing ? Promise.reject(new Error('unreachable')) : Promise.resolve(this.games)
  }

  forget({ table }: GameEntry): void {
    this.forgotten.push(table.table)
  }
}

const ids = (games: readonly GameEntry[]): string[] => games.map(({ table }) => table.table)

describe("one's games, from two sources", () => {
  const here = new Kept([
    game('theirs'),
    game('bots', { waits_for: 0, played: 900 }, { seats: [human, bot, bot] }),
    game('friends', { waits_for: 0, played: 300 }),
    game('both', { waits_for: 0, played: 400, href: 'here' }),
  ])
  const there = new Kept([
    game('both', { waits_for: 0, played: 400, href: 'there' }),
    game('won', { winners: [0], waits_for: null }, { phase: 'over' }),
    game('lesson', { waits_for: 0 }, { origin: { kind: 'lesson', lesson: 'bidding' } }),
    game('learned', { winners: [0], waits_for: null }, { phase: 'over', origin: { kind: 'lesson', lesson: 'cycle' } }),
    game('tried', { waits_for: 0 }, { origin: { kind: 'moment', table: 'won', step: 8 } }),
    game('gathers', { waits_for: null, played: 200 }, { phase: 'open', seats: [{ ...human, ready: false }, human] }),
  ])

  it('are one list, in which those come first where people wait for me', async () => {
    const games = new Games([here, there])
    expect(games.loaded).toBe(false)
    await games.refresh()
    expect(games.loaded).toBe(true)
    expect(ids(games.groups.mine)).toEqual(['both', 'friends', 'gathers', 'bots'])
    expect(games.groups.mine[0]!.href).toBe('here')
    expect(ids(games.groups.others)).toEqual(['theirs'])
    expect(ids(games.groups.trials)).toEqual(['tried'])
    expect(ids(games.groups.lessons)).toEqual(['lesson', 'learned'])
    expect(ids(games.groups.over)).toEqual(['won'])
  })

  it('stay where one of them fails', async () => {
    const games = new Games([here, there])
    await games.refresh()
    there.failing = true
    await games.refresh()
    there.failing = false
    expect(games.failed).toBe(true)
    expect(ids(games.groups.over)).toEqual(['won'])
  })

  it('are forgotten by all that know them', async () => {
    const games = new Games([here, there])
    await games.refresh()
    games.forget(games.groups.mine[0]!)
    expect([here.forgotten, there.forgotten]).toEqual([['both'], ['both']])
    expect(ids(games.groups.mine)).toEqual(['friends', 'gathers', 'bots'])
    games.forget(games.groups.over[0]!)
    expect([here.forgotten, there.forgotten]).toEqual([['both'], ['both', 'won']])
  })
})

describe('what this device keeps', () => {
  it('is asked about in parts, and again only as long as it can change', async () => {
    const rights = Array.from({ length: 100 }, (_, n) => ({ table: `t${n}`, token: 'x' }))
    const asked: number[] = []
    const phases: Record<string, Summary['phase']> = { t1: 'over', t2: 'running', t3: 'open' }
    const source = new DeviceGames(
      {
        rights: () => rights,
        forgetToken: (table) =>
          rights.splice(
            rights.findIndex((one) => one.table === table),
            1,
          ),
      },
      (part: Right[]) => {
        asked.push(part.length)
        const known = part.filter(({ table }) => table in phases)
        return Promise.resolve(known.map(({ table }) => game(table, {}, { phase: phases[table]! })))
      },
    )
    expect(ids(await source.list())).toEqual(['t2', 't3', 't1'])
    expect(asked).toEqual([80, 20])
    expect(ids(await source.list())).toEqual(['t2', 't3', 't1'])
    expect(asked).toEqual([80, 20, 2])
    source.forget(game('t1'))
    expect(ids(await source.list())).toEqual(['t2', 't3'])
    expect((await source.list())[0]!.href).toBe('#/t/t2')
  })

  it('is a table once, with all its seats, told by the one that is asked', async () => {
    const rights = ['a', 'b'].map((token) => ({ table: 't', token }))
    const asked: number[] = []
    let phase: Summary['phase'] = 'running'
    const source = new DeviceGames({ rights: () => rights, forgetToken: () => {} }, (part: Right[]) => {
      asked.push(part.length)
      const seats = part.map(({ token }) => ({ a: 0, b: 1, c: 2 })[token]!)
      return Promise.resolve(seats.map((seat) => game('t', { seat, waits_for: 1 }, { phase })))
    })
    const [running, ...others] = await source.list()
    expect([running!.seat, running!.seats, others]).toEqual([1, [0, 1], []])
    expect(standingText(running!)).toBe('Boris is to play.')
    expect(aroundText(running!)).toContain('Anna and Boris')
    phase = 'over'
    await source.list()
    rights.push({ table: 't', token: 'c' })
    expect((await source.list())[0]!.seats).toEqual([0, 1, 2])
    expect(asked).toEqual([2, 2, 1])
  })
})

describe('how a game stands', () => {
  it('is said in a sentence', () => {
    const free = { ...human, kind: 'free', name: null } as const
    const over = { phase: 'over' } as const
    expect(standingText(game('a'))).toBe('Boris is to play.')
    expect(standingText(game('a', { waits_for: 0 }))).toBe('It is your turn.')
    expect(standingText(game('a', { waits_for: 1 }, { seats: [human, { ...bot, colour: 'argos' }] }))).toContain(
      'Argos',
    )
    expect(standingText(game('a', {}, { seats: [{ ...bot, name: 'Anna' }, human] }))).toContain('A bot plays for you')
    expect(standingText(game('a', { waits_for: null }))).toContain('goes on no more')
    expect(standingText(game('a', { winners: [0] }, over))).toBe('You have won.')
    expect(standingText(game('a', { winners: [1] }, over))).toBe('Boris has won.')
    expect(standingText(game('a', { winners: [1, 2] }, over))).toBe('Boris and Clio have won.')
    expect(standingText(game('a', {}, { phase: 'open', seats: [human, free] }))).toBe('One seat is still free.')
    expect(standingText(game('a', {}, { phase: 'open', seats: [{ ...human, ready: false }, human] }))).toContain(
      'Are you ready?',
    )
  })

  it('a lesson is finished when its last step is done, even if its game goes on', () => {
    const lesson = game('a', {}, { origin: { kind: 'lesson', lesson: 'cycle' } })
    expect(standingText(lesson)).toBe('A lesson you have begun.')
    progress.finish('cycle')
    expect(standingText(lesson)).toBe('A lesson you have finished.')
  })

  it('and since when', () => {
    expect(agoText(1000, 1010)).toBe('this minute')
    expect(agoText(1000, 1000 + 5 * 60 + 3)).toBe('5 minutes ago')
    expect(agoText(1000, 1000 + 26 * 3600)).toBe('yesterday')
    expect(agoText(1000, 900)).toBe('this minute')
  })
})

describe('what was chosen last', () => {
  const info = {
    players: [2, 3, 4, 5],
    titans: { players: [3, 4, 5, 6], teams: [4, 6], always_teams: [6] },
    modules: ['hades', 'titans'],
    bots: ['easy', 'normal'],
    boards: [{ id: 'base-4' }],
    options: [
      { name: 'open_gold', kind: 'flag', default: false, values: [false, true] },
      { name: 'max_cycles', kind: 'number', default: null, lowest: 1, highest: 99 },
      { name: 'edition', kind: 'choice', default: 'first', values: ['first', 'second'] },
    ],
  } as unknown as Info

  it('is chosen again', () => {
    const options = { open_gold: true, max_cycles: 5, edition: 'second' }
    const bots = [null, 'easy', null, 'normal', null, null]
    const last = { players: 6, modules: ['titans'], level: 'easy', board: 'base-4', options, bots, hints: false }
    expect(choicesFrom(info, last)).toMatchObject(last)
  })

  it('is left out where it is not offered, whoever wrote it', () => {
    const usual = choicesFrom(info, null)
    expect(usual).toMatchObject({ players: 4, modules: [], level: 'normal', board: null, visibility: 'link' })
    expect(usual.options).toEqual({ open_gold: false, max_cycles: null, edition: 'first' })
    const strange = {
      players: 7,
      modules: ['hydra', 5],
      level: 'gone',
      bots: ['gone', 'gone'],
      board: 'x',
      teams: 'yes',
      options: { max_cycles: 1000, edition: 'third', other: 1 },
    }
    for (const kept of [strange, [], 'text', 5, { options: null, modules: 'hades' }])
      expect(choicesFrom(info, kept)).toEqual(usual)
  })
})
