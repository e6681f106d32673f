import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameView } from '../src/board/types'
import { isSecretFrom } from '../src/device/secrets'
import { city, gameState, stubBrowser } from './helpers'

stubBrowser()
const { settings } = await import('../src/settings.svelte')

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
