import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameView } from '../src/board/types'
import { decisive, Finale } from '../src/game/finale.svelte'
import { Announcer } from '../src/game/announcements.svelte'
import { TableModel } from '../src/game/model.svelte'
import type { GameEvent, GameState } from '../src/net/protocol'
import { boardData, Client, entry, gameState, option } from './helpers'

const isle = (owner: string | null, changes = {}) => ({
  owner,
  troops: 1,
  buildings: [null, null],
  metropolis: false,
  markers: 0,
  figure: null,
  ...changes,
})
const city = (changes = {}) => ({
  gold: 3,
  priests: 0,
  philosophers: 0,
  metropolises: 0,
  eliminated: false,
  ...changes,
})

function state(changes: Record<string, unknown> = {}): GameState {
  return gameState({
    players: 3,
    modules: [],
    options: {},
    metropolises_to_win: 2,
    isles: { tinos: isle('sparta'), naxos: isle('athens') },
    seas: {},
    cities: { sparta: city(), athens: city(), corinth: city() },
    winners: [],
    ending: null,
    ...changes,
  } as unknown as Partial<GameView>)
}

let client: Client
let model: TableModel

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  client = new Client(state())
  model = new TableModel(client.store)
  model.board = boardData('base-2-3')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const come = (seq: number, events: GameEvent[], game = state(), by = 1): void =>
  client.store.message(entry(seq, { by, events, game }))
const placed = (card: string): GameEvent => ({
  event: 'creature_called',
  player: 'athens',
  card,
  space: 0,
  price: 2,
  discounts: 0,
})

describe('announcements', () => {
  let announcer: Announcer

  beforeEach(() => {
    announcer = new Announcer(model)
    announcer.hear()
  })

  const say = (seq: number, ...events: GameEvent[]): void => {
    come(seq, events)
    model.playback.stilled = seq
    announcer.hear()
  }
  const shown = (): unknown[] => announcer.shown.map(({ news }) => news.card)

  it('come one after the other, as many at once as there is room', () => {
    say(4, placed('sylph'))
    say(5, { event: 'turn_ended', player: 'athens' }, placed('fates'))
    say(6, { event: 'turn_ended', player: 'athens' }, placed('sphinx'))
    expect(shown()).toEqual(['sylph', 'fates'])
    vi.advanceTimersByTime(3000)
    expect(shown()).toEqual(['sphinx'])
    vi.advanceTimersByTime(6000)
    expect(shown()).toEqual([])
  })

  it('come when the dice that decide them lie still', () => {
    const taken: GameEvent = { event: 'isle_taken', player: 'athens', isle: 'naxos', former: 'corinth' }
    come(4, [taken])
    announcer.hear()
    expect(announcer.shown).toEqual([])
    model.playback.stilled = 4
    announcer.hear()
    expect(announcer.shown.map(({ text }) => text)).toEqual(['Boris takes Naxos from Clio.'])
  })

  it("don't wait where they hit the reader, and tell it in place of the call", () => {
    say(4, placed('sylph'))
    say(5, { event: 'turn_ended', player: 'athens' }, placed('fates'))
    say(6, { event: 'turn_ended', player: 'athens' }, placed('giant'))
    say(7, { event: 'building_destroyed', building: 'temple', isle: 'tinos', slot: 0 })
    expect(shown()).toEqual(['sylph', 'fates', 'giant'])
    expect(announcer.shown[2]).toMatchObject({ grave: true, text: "Boris's Giant tears down your temple on Tinos." })
  })

  it('say who leads where it comes from, and only there', () => {
    const called: GameEvent = { ...placed('satyr'), player: 'athens' }
    const stolen: GameEvent = { event: 'philosopher_stolen', player: 'athens', victim: 'corinth' }
    const gone: GameEvent = { event: 'building_destroyed', building: 'port', isle: 'naxos', slot: 0 }
    const founded: GameEvent = { event: 'metropolis_founded', player: 'athens', isle: 'naxos', special: null }
    const cities = { sparta: city({ metropolises: 1 }), athens: city({ metropolises: 2 }), corinth: city() }
    const own = { metropolis: true }
    const isles = { naxos: isle('athens', own), kea: isle('athens', own), tinos: isle('sparta', own) }
    come(4, [called, stolen, gone, founded], state({ cities, isles }))
    model.playback.stilled = 4
    announcer.hear()
    const told = new Map<string, string[]>()
    while (announcer.shown.length) {
      for (const { news, notes } of announcer.shown)
        told.set(
          news.event.event,
          notes.filter((note) => /leads/.test(note)),
        )
      vi.advanceTimersByTime(100)
    }
    expect([...told]).toEqual([
      ['creature_called', []],
      ['metropolis_founded', ['Boris leads with 2 of 2 metropolises.']],
      ['last_cycle_near', []],
    ])
  })

  it('are one at once and gone sooner on a small screen, where what hits the reader comes first', () => {
    announcer.brief = true
    say(4, placed('sylph'))
    say(5, { event: 'turn_ended', player: 'athens' }, placed('fates'))
    expect(shown()).toEqual(['sylph'])
    vi.advanceTimersByTime(2000)
    expect(shown()).toEqual(['fates'])
    say(6, { event: 'turn_ended', player: 'athens' }, placed('giant'))
    say(7, { event: 'building_destroyed', building: 'temple', isle: 'tinos', slot: 0 })
    expect(shown()).toEqual(['giant'])
    vi.advanceTimersByTime(4000)
    expect(shown()).toEqual([])
  })

  it('tell nothing of what was there before, and fall silent', () => {
    expect(shown()).toEqual([])
    say(4, placed('sylph'))
    announcer.silence()
    expect(shown()).toEqual([])
    vi.advanceTimersByTime(10_000)
    expect(shown()).toEqual([])
  })
})

describe('what is played again', () => {
  const stolen: GameEvent = { event: 'troop_killed', victim: 'sparta', isle: 'tinos' }
  const asked = { decision: { kind: 'turn', player: 'sparta', subject: {}, options: [option('end', 'end_turn')] } }
  const cycles = (): number | undefined => model.chronicle.past?.cycle

  beforeEach(() => {
    come(4, [], state({ cycle: 4 }), 0)
    come(5, [placed('harpy')], state({ cycle: 5 }))
    come(6, [stolen], state({ cycle: 6, ...asked }))
  })

  it('goes from the position before it to that behind it, step by step, and ends', () => {
    const [news] = model.chronicle.news
    expect(news).toMatchObject({ from: 5, to: 6 })
    model.chronicle.play(news!)
    const seen: (number | undefined)[] = []
    for (let at = 0; at < 40; at++) {
      if (seen.at(-1) !== cycles() || !at) seen.push(cycles())
      vi.advanceTimersByTime(100)
    }
    expect(seen).toEqual([4, 5, 6, undefined])
    expect(model.chronicle.playing).toBeNull()
  })

  it('shows only the log up to there, and stops at once', () => {
    model.chronicle.play(model.chronicle.news[0]!)
    expect(model.chronicle.entries.at(-1)?.seq).toBe(4)
    model.chronicle.stop()
    expect(model.chronicle.entries.at(-1)?.seq).toBe(6)
  })

  it('counts as read when one has gone on', () => {
    expect(model.chronicle.stepped).toBe(false)
    come(7, [], state(asked), 0)
    expect(model.chronicle.stepped).toBe(true)
    expect(model.chronicle.since).toBe(4)
  })
})

describe('the end', () => {
  const metropolises = {
    ending: 'metropolises',
    winners: ['athens'],
    isles: {
      naxos: isle('athens', { metropolis: true }),
      tinos: isle('athens', { metropolis: true }),
      kea: isle('sparta', { metropolis: true }),
    },
  }

  it('shows what decided it piece by piece, then the winners, then the results', () => {
    const finale = new Finale(model)
    finale.look()
    come(4, [{ event: 'game_ended', ending: 'metropolises', winners: ['athens'] }], state(metropolises))
    finale.look()
    const seen: unknown[] = []
    for (let at = 0; at < 80; at++) {
      const now = finale.over ? 'over' : (finale.piece?.place ?? 'winners')
      if (seen.at(-1) !== now) seen.push(now)
      vi.advanceTimersByTime(100)
    }
    expect(seen).toEqual(['isle:naxos', 'isle:tinos', 'winners', 'over'])
  })

  it('is skipped at once, and not shown to who comes later', () => {
    const finale = new Finale(model)
    finale.look()
    come(4, [], state(metropolises))
    finale.look()
    expect(finale.over).toBe(false)
    finale.skip()
    vi.advanceTimersByTime(10_000)
    expect([finale.over, finale.piece, model.focus]).toEqual([true, null, null])
    const later = new Finale(model)
    later.look()
    expect(later.over).toBe(true)
  })

  it('is decided by what the ending names', () => {
    const out = state({
      ending: 'last_player',
      winners: ['athens'],
      cities: { sparta: city({ eliminated: true }), athens: city(), corinth: city({ eliminated: true }) },
    })
    expect(decisive(out.view).map(({ kind, player }) => [kind, player])).toEqual([
      ['eliminated', 'sparta'],
      ['eliminated', 'corinth'],
    ])
    const together = state({
      ending: 'artifacts',
      winners: ['athens', 'corinth'],
      artifacts: { aegis: 'naxos', helm: 'kea', caduceus: 'tinos' },
      isles: { naxos: isle('athens'), kea: isle('corinth'), tinos: isle('sparta') },
    })
    expect(decisive(together.view).map(({ kind, name, player }) => [kind, name, player])).toEqual([
      ['artifact', 'aegis', 'athens'],
      ['artifact', 'helm', 'corinth'],
    ])
    const hidden = state({ ...metropolises, hidden_isle: 'athens' })
    expect(decisive(hidden.view)).toHaveLength(3)
  })
})
