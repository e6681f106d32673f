import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Playback } from '../src/game/playback.svelte'
import type { Entry, SeatInfo, ServerMessage } from '../src/net/protocol'
import { Client, entry, gameState, option, summary, welcome } from './helpers'

const bot: Partial<SeatInfo> = { kind: 'bot', level: 'normal', name: null }
const amongBots = summary({ seats: summary().seats.map((seat, place) => (place ? { ...seat, ...bot } : seat)) })
type Welcome = Extract<ServerMessage, { type: 'welcome' }>
const welcomeOf = (seq: number): Welcome => welcome(seq, { table: amongBots }) as Welcome
const told = { events: [{ event: 'deck_refilled' }] }
const asked = gameState({
  decision: { kind: 'turn', player: 'sparta', subject: {}, options: [option('end', 'end_turn')] },
})

describe('what bots do is shown at a pace', () => {
  let client: Client
  let playback: Playback

  beforeEach(() => {
    vi.useFakeTimers()
    client = new Client()
    playback = new Playback(client.store)
    client.store.message({ type: 'table', ...amongBots })
  })
  afterEach(() => vi.useRealTimers())

  const come = (seq: number, changes: Partial<Entry> = {}): void =>
    client.store.message(entry(seq, { by: 1, ...told, ...changes }))
  const after = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)
  const shown = (): number => client.store.seq

  it('one entry after the other, each for a while', async () => {
    await after(5000)
    come(4)
    come(5)
    come(6)
    expect(shown()).toBe(4)
    expect(client.store.busy).toBe(true)
    await after(400)
    expect(shown()).toBe(4)
    await after(500)
    expect(shown()).toBe(5)
    await after(900)
    expect(shown()).toBe(6)
    expect(client.store.busy).toBe(false)
  })

  it('each for longer where little of the table is in sight', async () => {
    playback.small = true
    await after(5000)
    come(4)
    come(5)
    await after(900)
    expect(shown()).toBe(4)
    await after(500)
    expect(shown()).toBe(5)
  })

  it('as they come where other people have a seat', async () => {
    client.store.message({ type: 'table', ...summary() })
    come(4)
    come(5)
    expect(shown()).toBe(5)
    expect(playback.playing).toBe(false)
  })

  it('all of it at once when somebody else comes back', async () => {
    await after(5000)
    come(4)
    come(5)
    expect(shown()).toBe(4)
    client.store.message({ type: 'table', ...summary() })
    expect(shown()).toBe(5)
  })

  it('the next waits for what moves, and what is told waits too', async () => {
    playback.setPace('fast')
    await after(10)
    come(4)
    const still = playback.hold()
    come(5)
    await after(3000)
    expect([shown(), playback.stilled, playback.rested]).toEqual([4, 3, 3])
    still()
    await after(10)
    expect([shown(), playback.rested]).toEqual([5, 5])
  })

  it('waits for what is announced, too, but the log doesn’t, and nobody does who wants it fast', async () => {
    await after(5000)
    come(4)
    const read = playback.hold('words')
    come(5)
    await after(3000)
    expect([shown(), playback.stilled, playback.rested]).toEqual([4, 4, 3])
    read()
    await after(3000)
    expect([shown(), playback.rested]).toEqual([5, 5])
    playback.setPace('fast')
    playback.hold('words')
    come(6)
    await after(10)
    expect([shown(), playback.stilled]).toEqual([6, 6])
  })

  it('waits at every pace for what hits the reader', async () => {
    playback.setPace('fast')
    await after(10)
    come(4)
    const read = playback.hold('mine')
    come(5)
    await after(3000)
    expect([shown(), playback.stilled]).toEqual([4, 4])
    read()
    await after(10)
    expect(shown()).toBe(5)
  })

  it('waits for what is announced only when the dice lie still', async () => {
    await after(5000)
    come(4)
    const still = playback.hold()
    come(5)
    await after(3000)
    still()
    const read = playback.hold('words')
    await after(3000)
    expect([shown(), playback.stilled, playback.rested]).toEqual([4, 4, 3])
    read()
    await after(3000)
    expect(shown()).toBe(5)
  })

  it('what never comes to rest is not waited for', async () => {
    playback.setPace('fast')
    come(4)
    playback.hold()
    come(5)
    await after(20_000)
    expect(shown()).toBe(5)
  })

  it('tells the earlier while the later still moves', async () => {
    client.store.message({ type: 'table', ...summary() })
    come(4)
    const first = playback.hold()
    come(5)
    const second = playback.hold()
    await after(10)
    expect(playback.rested).toBe(3)
    first()
    await after(0)
    expect(playback.rested).toBe(4)
    second()
    await after(0)
    expect(playback.rested).toBe(5)
  })

  it('one by one, when it is asked for', async () => {
    playback.setPace('step')
    for (const seq of [4, 5, 6]) come(seq)
    await after(60_000)
    expect(shown()).toBe(3)
    playback.step()
    expect(shown()).toBe(4)
    await after(60_000)
    expect(shown()).toBe(4)
    playback.step()
    playback.step()
    expect(shown()).toBe(6)
    playback.step()
    come(7)
    come(8)
    expect(shown()).toBe(7)
  })

  it('goes on without waiting over steps that tell nothing', async () => {
    playback.setPace('step')
    come(4, { events: [] })
    come(5)
    come(6)
    playback.step()
    expect(shown()).toBe(5)
  })

  it('pauses, and goes on', async () => {
    playback.toggle()
    come(4)
    await after(60_000)
    expect([shown(), playback.paused]).toEqual([3, true])
    playback.toggle()
    await after(1000)
    expect([shown(), playback.paused]).toEqual([4, false])
  })

  it('skips to where one is asked', async () => {
    playback.setPace('slow')
    for (const seq of [4, 5]) come(seq)
    playback.skip()
    expect(shown()).toBe(5)
    come(6)
    come(7, { game: asked })
    expect([shown(), playback.skipping]).toEqual([7, false])
    client.store.act('end')
    const { id } = client.sent.at(-1) as { id: string }
    client.store.message({ type: 'ack', id, seq: 8 })
    come(8, { by: 0 })
    come(9)
    expect(shown()).toBe(8)
  })

  it('lets nobody act on what is shown while something newer has come', async () => {
    come(4, { by: 0, game: asked })
    expect(client.store.busy).toBe(false)
    come(5)
    client.store.act('end')
    client.store.askHint()
    client.store.undo('step')
    expect(client.done).toEqual([])
    expect(client.sent.some(({ type }) => type === 'hint')).toBe(false)
    await after(5000)
    expect(shown()).toBe(5)
    client.store.act('end')
    expect(client.sent.at(-1)).toMatchObject({ type: 'act', seq: 5 })
  })

  it('shows own steps at once, and where going back leads', async () => {
    come(4, { by: 0 })
    playback.hold()
    come(5, { by: 0 })
    expect(shown()).toBe(5)
    come(6)
    come(7)
    come(8, { by: 0, kind: 'rewind', to: 4 })
    expect(shown()).toBe(8)
    expect(client.store.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 8])
  })

  it('replays nothing to a page that nobody sees, unless it is paused', async () => {
    playback.setHidden(true)
    come(4)
    come(5)
    expect(shown()).toBe(5)
    playback.toggle()
    come(6)
    expect(shown()).toBe(5)
  })

  it('shows the present when the connection comes back', async () => {
    playback.setPace('step')
    come(4)
    client.store.opened()
    expect(client.sent.at(-1)).toMatchObject({ type: 'hello', have: 4 })
    const log = [1, 2, 3, 4, 5].map((seq) => ({ ...entry(seq, told), game: undefined }))
    client.store.message({ ...welcomeOf(5), log })
    expect([shown(), client.store.unshown]).toEqual([5, []])
    await after(10)
    expect(playback.rested).toBe(5)
  })

  it('knows of a gap at once, not when it is shown', () => {
    playback.setPace('step')
    come(4)
    come(6)
    expect(client.sent.at(-1)).toEqual({ type: 'resync', have: 4 })
    come(5, { game: null })
    come(6)
    playback.skip()
    expect(shown()).toBe(6)
  })
})

describe('the pause of the bots', () => {
  const paces = (client: Client): unknown[] => client.sent.filter(({ type }) => type === 'pace')

  it('is not needed by a page that shows them at its own pace', () => {
    const client = new Client()
    expect(paces(client)).toEqual([])
    client.store.message({ ...welcomeOf(3), table: amongBots })
    expect(paces(client)).toEqual([{ type: 'pace', pauses: false }])
  })

  it('is not needed either from when on the others are bots, which is said once', () => {
    const client = new Client()
    client.store.message({ type: 'table', ...amongBots })
    client.store.message({ type: 'table', ...amongBots })
    expect(paces(client)).toEqual([{ type: 'pace', pauses: false }])
    client.store.opened()
    client.store.message({ ...welcomeOf(3), table: amongBots })
    expect(paces(client)).toHaveLength(2)
  })

  it('is not the business of a watcher, nor of who plays with people', () => {
    const client = new Client()
    client.store.message({ ...welcomeOf(3), table: amongBots, seat: null })
    expect(paces(client)).toEqual([])
    const gone = { ...amongBots.seats[1]!, name: 'Boris' }
    client.store.message({
      ...welcomeOf(3),
      table: { ...amongBots, seats: [amongBots.seats[0]!, gone, amongBots.seats[2]!] },
    })
    expect(paces(client)).toEqual([])
  })
})
