import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Voice } from '../src/game/voice.svelte'
import { stepTo } from '../src/parts/oneStop'

describe('what a screen reader says of the table', () => {
  let voice: Voice
  beforeEach(() => {
    vi.useFakeTimers()
    voice = new Voice((count) => `${count} more`)
  })
  afterEach(() => vi.useRealTimers())

  it('is said together when nothing more comes', () => {
    voice.tell(['Anna bids.'])
    vi.advanceTimersByTime(300)
    voice.tell(['Boris bids.', 'Anna is outbid.'])
    vi.advanceTimersByTime(300)
    expect(voice.calm.sentences).toEqual([])
    vi.advanceTimersByTime(200)
    expect(voice.calm.sentences).toEqual(['Anna bids.', 'Boris bids.', 'Anna is outbid.'])
  })

  it('does not wait for ever for what never stops', () => {
    for (let step = 0; step < 12; step++) {
      voice.tell([`Step ${step}.`])
      vi.advanceTimersByTime(300)
    }
    expect(voice.calm.number).toBe(1)
    expect(voice.calm.sentences).toContain('Step 1.')
  })

  it('is the newest of a flood, and that there was more', () => {
    voice.tell(Array.from({ length: 20 }, (_, number) => `Step ${number}.`))
    vi.advanceTimersByTime(500)
    expect(voice.calm.sentences).toEqual(['12 more', ...[12, 13, 14, 15, 16, 17, 18, 19].map((one) => `Step ${one}.`)])
  })

  it('calls at once whose turn it is, and asks what is asked next after what led there', () => {
    voice.tell(['Boris bids.'])
    voice.call('Your turn: which god?')
    expect(voice.urgent.sentences).toEqual(['Your turn: which god?'])
    voice.ask('How many?')
    voice.tell(['You move.'])
    vi.advanceTimersByTime(500)
    expect(voice.calm.sentences).toEqual(['Boris bids.', 'You move.', 'How many?'])
  })

  it('asks nothing that is somebody else’s by then', () => {
    voice.ask('How many?')
    voice.ask(null)
    vi.advanceTimersByTime(500)
    expect(voice.calm.number).toBe(0)
  })

  it('is new also where the words are the same', () => {
    voice.tell(['Boris passes.'])
    vi.advanceTimersByTime(500)
    voice.tell(['Boris passes.'])
    vi.advanceTimersByTime(500)
    expect(voice.calm).toEqual({ number: 2, sentences: ['Boris passes.'] })
  })
})

it('keys lead through a list, not beyond its ends', () => {
  expect(['ArrowDown', 'ArrowUp', 'Home', 'End', 'a'].map((key) => stepTo(key, 1, 4))).toEqual([2, 0, 0, 3, undefined])
  expect([stepTo('ArrowUp', 0, 4), stepTo('ArrowDown', 3, 4)]).toEqual([0, 3])
})
