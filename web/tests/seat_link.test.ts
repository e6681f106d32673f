import { describe, expect, it } from 'vitest'
import type { ClientMessage, ServerMessage } from '../src/net/protocol'
import { TableStore } from '../src/net/table.svelte'
import { welcome } from './helpers'

const BAD: ServerMessage = { type: 'refused', id: null, code: 'bad_token', rule: null, args: {} }

describe('a link to a seat', () => {
  const tokens = (sent: ClientMessage[]): (string | null)[] =>
    sent.flatMap((message) => (message.type === 'hello' ? [message.token ?? null] : []))

  function opened(own: string | null, offered: string | null): { store: TableStore; sent: ClientMessage[] } {
    const sent: ClientMessage[] = []
    const store = new TableStore((message) => Boolean(sent.push(message)), own, null, offered)
    store.opened()
    return { store, sent }
  }

  it('that is cut off leaves the seat that one had', () => {
    const { store, sent } = opened('mine', 'cut')
    store.message(BAD)
    expect(tokens(sent)).toEqual(['cut', 'mine'])
    store.message(welcome(3))
    expect([store.seat, store.badLink, store.granted]).toEqual([0, true, null])
    store.opened()
    expect(tokens(sent).at(-1)).toBe('mine')
  })

  it('that is cut off is told to whoever has no seat, and he watches', () => {
    const { store, sent } = opened(null, 'cut')
    store.message(BAD)
    store.message(welcome(3, { seat: null }))
    expect(tokens(sent)).toEqual(['cut', null])
    expect([store.seat, store.badLink, store.granted]).toEqual([null, true, null])
  })

  it('that is good replaces the right one had, once a seat is granted', () => {
    const { store, sent } = opened('mine', 'other')
    expect(store.granted).toBeNull()
    store.lost(0)
    store.opened()
    store.message(welcome(3, { seat: 1 }))
    store.opened()
    expect(tokens(sent)).toEqual(['other', 'other', 'other'])
    expect([store.seat, store.badLink, store.granted]).toEqual([1, false, 'other'])
  })

  it('is nothing to be told of where there was none', () => {
    const { store, sent } = opened('mine', null)
    store.message(BAD)
    store.message(welcome(3, { seat: null }))
    expect(tokens(sent)).toEqual(['mine', null])
    expect([store.badLink, store.granted]).toEqual([false, null])
  })
})

describe('lines of the chat', () => {
  it('are unread only if others have said them', () => {
    const store = new TableStore(() => true, 'mine')
    const line = { at: 0, name: '', text: '…', to: 'all' } as const
    store.message(welcome(3, { chat: [{ ...line, seat: 1 }] }))
    for (const seat of [0, 1, 0]) store.message({ type: 'chat', ...line, seat })
    expect([0, 1, 2, 3, 4].map((from) => store.linesOfOthers(from))).toEqual([2, 1, 1, 0, 0])
  })
})
