import { beforeEach, describe, expect, it } from 'vitest'
import { VERSION } from '../src/net/protocol'
import type { ClientMessage } from '../src/net/protocol'
import { TableStore } from '../src/net/table.svelte'
import { leaveUnsent, takeUnsent } from '../src/net/unsent'
import { Client, welcome } from './helpers'

class Drawer {
  private readonly things = new Map<string, string>()
  getItem = (key: string): string | null => this.things.get(key) ?? null
  setItem = (key: string, value: string): void => void this.things.set(key, value)
  removeItem = (key: string): void => void this.things.delete(key)
}

describe('a page that is older than its server', () => {
  beforeEach(() => Object.assign(globalThis, { sessionStorage: new Drawer() }))

  it('says so when the server refuses its version', () => {
    const { store } = new Client()
    expect(store.outdated).toBe(false)
    store.message({ type: 'bye', code: 'version' })
    expect(store.outdated).toBe(true)
  })

  it('says so when the server speaks another version, and shows nothing that it may misunderstand', () => {
    const { store } = new Client()
    store.message(welcome(9, { version: VERSION + 1 }))
    expect(store.outdated).toBe(true)
    expect(store.seq).toBe(3)
  })

  it('is not troubled by other farewells', () => {
    const { store } = new Client()
    store.message({ type: 'bye', code: 'restart' })
    expect(store.outdated).toBe(false)
    store.message(welcome(4))
    expect(store.outdated).toBe(false)
  })

  it('leaves what was not taken to the next page, which sends it once with its id', () => {
    const client = new Client()
    client.online = false
    client.store.act('bid ares 2')
    client.store.talk.line = 'half a sent'
    client.store.message({ type: 'bye', code: 'version' })
    leaveUnsent('abc', client.store.unsent)

    const sent: ClientMessage[] = []
    const next = new TableStore((message) => Boolean(sent.push(message)), 'secret', takeUnsent('abc'))
    expect(takeUnsent('abc')).toBeNull()
    expect(next.talk.line).toBe('half a sent')
    expect(next.busy).toBe(true)
    next.opened()
    next.message(welcome(3))
    const acts = sent.filter((message) => message.type === 'act')
    expect(acts).toMatchObject([{ seq: 3, action: 'bid ares 2' }])
    next.message({ type: 'refused', id: acts[0]!.id, code: 'stale', rule: null, args: { seq: 4 } })
    expect(next.refusal?.code).toBe('stale')
    expect(next.busy).toBe(false)
    expect(next.unsent?.pending).toEqual([])
  })

  it('leaves a line that was on its way, and it is gone once it is taken', () => {
    const client = new Client()
    client.online = false
    client.store.talk.line = 'hello'
    client.store.say()
    leaveUnsent('abc', client.store.unsent)
    const sent: ClientMessage[] = []
    const next = new TableStore((message) => Boolean(sent.push(message)), 'secret', takeUnsent('abc'))
    next.opened()
    next.message(welcome(3))
    const line = sent.find((message) => message.type === 'chat')!
    expect(line).toMatchObject({ text: 'hello', to: 'all' })
    next.message({ type: 'ack', id: line.id, seq: 3 })
    expect(next.talk.line).toBe('')
    expect(next.unsent).toBeNull()
  })

  it('leaves nothing where there is nothing', () => {
    const { store } = new Client()
    leaveUnsent('abc', store.unsent)
    expect(takeUnsent('abc')).toBeNull()
  })

  it('takes what another version left as far as it understands it', () => {
    for (const left of ['nonsense', '[]', '{"line": 3, "pending": [null, {"type": "sing"}], "saying": "x"}']) {
      sessionStorage.setItem('cyclades-unsent-abc', left)
      const taken = takeUnsent('abc')
      if (taken) expect(taken).toEqual({ line: '', lineTo: 'all', saying: null, pending: [] })
    }
  })
})

describe('a game whose log can not be replayed', () => {
  it('is told to those who look at it', () => {
    const { store } = new Client()
    expect(store.unreadable).toBe(false)
    store.message(welcome(3, { unreadable: { actions: 2 } }))
    expect(store.unreadable).toBe(true)
    store.message(welcome(3, { game: null, unreadable: { actions: 0 } }))
    expect(store.unreadable).toBe(true)
    store.message(welcome(3))
    expect(store.unreadable).toBe(false)
  })
})
