import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameView } from '../src/board/types'
import { isSecretFrom } from '../src/device/secrets'
import { city, gameState, stubBrowser } from './helpers'

stubBrowser()
// A chair that hears what the test says.
vi.mock('../src/device/chair', () => ({
  Chair: class {
    readonly store: { seat: number | null; seq: number; game: unknown }
    constructor(_table: string, _key: string, token: string | null) {
      this.store = { seat: token ? Number(token) : null, seq: 0, game: null }
    }
  },
}))
const { settings } = await import('../src/settings.svelte')
const { Around } = await import('../src/device/around.svelte')

describe('the seats of this device', () => {
  beforeEach(() => {
    const kept: Record<string, string> = {}
    const methods = {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => void (kept[key] = value),
      removeItem: (key: string) => void delete kept[key],
    }
    for (const [name, value] of Object.entries(methods)) Object.defineProperty(kept, name, { value })
    vi.stubGlobal('localStorage', kept)
  })

  it('are kept beside the one that older pages know', () => {
    settings.keepToken('t', 'anna')
    expect(settings.tokens('t')).toEqual(['anna'])
    settings.keepTokens('t', ['anna', 'boris', 'clara'])
    expect(settings.token('t')).toBe('anna')
    expect(settings.rights()).toEqual(['anna', 'boris', 'clara'].map((token) => ({ table: 't', token })))
  })

  it('are forgotten one by one, or all at once', () => {
    settings.keepTokens('t', ['anna', 'boris', 'clara'])
    settings.forgetToken('t', 'anna')
    expect(settings.tokens('t')).toEqual(['boris', 'clara'])
    settings.forgetToken('t', 'nobody')
    expect(settings.tokens('t')).toEqual(['boris', 'clara'])
    settings.forgetToken('t')
    expect([settings.tokens('t'), settings.rights()]).toEqual([[], []])
  })

  it('are those that can be read', () => {
    settings.keepToken('t', 'anna')
    localStorage.setItem('cyclades-further-seats-t', '{"of": "another page"}')
    expect(settings.tokens('t')).toEqual(['anna'])
  })
})

describe('the table', () => {
  const PLAYERS = ['sparta', 'athens', 'corinth', 'thebes']

  /** Three people at this device, and one elsewhere; `asked` and `turn` are seats. */
  function begin(gold = true) {
    vi.spyOn(settings, 'tokens').mockReturnValue(['0', '1', '2'])
    const around = new Around('t', null)
    let seq = 0
    const tell = (asked: number, turn: number | null = null): void => {
      seq += 1
      const onlooker = (around as unknown as { onlooker: (typeof around.chairs)[number] }).onlooker
      for (const { store } of [...around.chairs, onlooker])
        Object.assign(store, {
          seq,
          game: gameState({
            modules: [],
            cities: Object.fromEntries(
              PLAYERS.map((name, seat) => [name, city({ gold: gold && seat !== store.seat ? undefined : 5 })]),
            ) as GameView['cities'],
            decision: { player: PLAYERS[asked] } as GameView['decision'],
            turn: turn === null ? null : ({ player: PLAYERS[turn] } as GameView['turn']),
          }),
        })
      around.settle()
    }
    return { around, tell, seat: () => around.looker?.store.seat, next: () => around.next?.store.seat }
  }

  it('goes on to whose turn it is, also from somebody who was picked by hand', () => {
    const { around, tell, next } = begin()
    tell(0)
    around.want(around.chairs[0]!)
    tell(1)
    expect(next()).toBe(1)
    around.want(around.chairs[2]!)
    expect(next()).toBe(2)
    tell(3)
    expect(next()).toBeUndefined()
    tell(0)
    expect(next()).toBe(0)
  })

  it('is covered when a turn has passed to somebody elsewhere, and at once by hand', () => {
    const { around, tell, seat, next } = begin()
    tell(0, 0)
    around.reveal(around.chairs[0]!)
    tell(0, 0)
    expect(around.secret).toBe(true)
    tell(3, 0) // a battle in his turn
    expect(seat()).toBe(0)
    tell(3, 3)
    expect(seat()).toBeUndefined()
    around.reveal(around.chairs[1]!)
    tell(3, 3)
    expect(seat()).toBe(1) // who took it without a turn
    around.cover()
    around.settle()
    expect([seat(), next()]).toEqual([undefined, undefined])
  })

  it('stays open where nothing is secret', () => {
    const { around, tell, seat } = begin(false)
    tell(0, 0)
    expect(seat()).toBe(0)
    tell(3, 3)
    expect([seat(), around.secret]).toEqual([0, false])
  })
})

describe('a look behind the screen', () => {
  const see = (gold: (number | undefined)[], changes = {}) =>
    gameState({
      modules: [],
      cities: Object.fromEntries(
        gold.map((one, seat) => [['sparta', 'athens'][seat]!, city({ gold: one })]),
      ) as GameView['cities'],
      ...changes,
    }).view

  it('is secret where it tells gold that the others may not know', () => {
    expect(isSecretFrom(see([5, undefined]), see([undefined, 5]))).toBe(true)
    expect(isSecretFrom(see([undefined, undefined]), see([undefined, 5]))).toBe(true)
  })

  it('is not where gold is open, between partners, and when the game is over', () => {
    expect(isSecretFrom(see([5, 5]), see([5, 5]))).toBe(false)
    expect(isSecretFrom(see([5, undefined], { ending: 'metropolises' }), see([undefined, 5]))).toBe(false)
  })

  it('is, with open gold and between partners too, where items lie face down', () => {
    expect(isSecretFrom(see([5, 5], { modules: ['favours'] }), see([5, 5], { modules: ['favours'] }))).toBe(true)
  })
})
