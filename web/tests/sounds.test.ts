import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameEvent } from '../src/net/protocol'
import { stubBrowser } from './helpers'

/** What an instrument was asked for. */
const started: string[] = []
const node = (kind: string): Record<string, unknown> => ({
  connect: (next: unknown) => next,
  start: () => started.push(kind),
  stop: () => {},
  frequency: { value: 0 },
  gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
})
class Instrument {
  currentTime = 0
  sampleRate = 8000
  destination = {}
  resume = async (): Promise<void> => {}
  createGain = () => node('gain')
  createOscillator = () => node('tone')
  createBufferSource = () => node('hiss')
  createBiquadFilter = () => node('band')
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
}

const event = (name: string): { events: GameEvent[] } => ({ events: [{ event: name } as GameEvent] })

describe('sounds', () => {
  beforeEach(() => {
    vi.resetModules()
    started.length = 0
    vi.stubGlobal('AudioContext', Instrument)
    const page = Object.assign(new EventTarget(), { AudioContext: Instrument })
    vi.stubGlobal('window', page)
    stubBrowser()
    for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
      vi.stubGlobal(name, page[name].bind(page))
  })

  it('are silent until a first gesture', async () => {
    const { awaitGesture, play } = await import('../src/sound/sounds')
    awaitGesture()
    play('turn')
    expect(started).toEqual([])
    dispatchEvent(new Event('pointerdown'))
    play('turn')
    expect(started.length).toBeGreaterThan(0)
  })

  it('are silent when they are off', async () => {
    const { settings } = await import('../src/settings.svelte')
    const { awaitGesture, play } = await import('../src/sound/sounds')
    awaitGesture()
    dispatchEvent(new Event('keydown'))
    settings.turn('sounds', false)
    play('battle')
    expect(started).toEqual([])
    settings.turn('sounds', true)
    play('battle')
    expect(started).toContain('hiss')
  })

  it('tell the gravest of what happened', async () => {
    const { soundOf } = await import('../src/sound/sounds')
    expect(soundOf([event('bid_placed')])).toBeNull()
    expect(soundOf([event('dice_rolled'), event('land_battle_began')])).toBe('battle')
    expect(soundOf([event('metropolis_founded'), event('sea_battle_began')])).toBe('metropolis')
  })
})
