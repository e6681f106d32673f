import { beforeEach, describe, expect, it } from 'vitest'
import type { ClientMessage } from '../src/net/protocol'
import type { TableStore } from '../src/net/table.svelte'
import { Client, entry, summary, gameState, welcome } from './helpers'

describe('the store of a table', () => {
  let client: Client
  let sent: ClientMessage[]
  let store: TableStore

  beforeEach(() => {
    client = new Client()
    ;({ sent, store } = client)
  })

  const last = (): ClientMessage => sent.at(-1)!
  const acts = (): ClientMessage[] => sent.filter(({ type }) => type === 'act')

  it('greets with its token and what it has', () => {
    expect(sent[0]).toEqual({ type: 'hello', version: 1, token: 'secret', have: null })
    store.opened()
    expect(last()).toEqual({ type: 'hello', version: 1, token: 'secret', have: 3 })
  })

  it('takes entries in their order', () => {
    store.message(entry(4))
    expect(store.seq).toBe(4)
    expect(store.game?.view.cycle).toBe(4)
    expect(store.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  })

  it('ignores an entry it has', () => {
    store.message(entry(3, { game: gameState({ cycle: 99 }) }))
    expect(store.seq).toBe(3)
    expect(store.entries).toHaveLength(3)
    expect(store.game?.view.cycle).toBe(3)
  })

  it('asks once for what it missed and then shows all of it', () => {
    store.message(entry(6))
    store.message(entry(7))
    expect(sent.filter(({ type }) => type === 'resync')).toEqual([{ type: 'resync', have: 3 }])
    expect(store.seq).toBe(3)
    expect(store.game?.view.cycle).toBe(3)
    store.message(entry(4, { game: null }))
    expect(store.game?.view.cycle).toBe(3)
    store.message(entry(5, { game: null }))
    expect(store.seq).toBe(7)
    expect(store.game?.view.cycle).toBe(7)
    expect(store.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7])
    store.message(entry(9))
    expect(last()).toEqual({ type: 'resync', have: 7 })
  })

  const asked = (): (ClientMessage & { type: 'log' })[] => sent.filter((one) => one.type === 'log')
  const part = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, number) => ({ ...entry(from + number), game: undefined }))

  it('asks for the beginning of a long log, part by part', () => {
    store.message(welcome(450, { log: part(251, 450), log_from: 251 }))
    expect(store.entries).toHaveLength(200)
    expect(asked()).toMatchObject([{ before: 251 }])
    store.message(entry(451))
    store.message({ type: 'log', id: asked()[0]!.id, entries: part(51, 250) })
    expect(asked()).toMatchObject([{ before: 251 }, { before: 51 }])
    store.message({ type: 'log', id: asked()[1]!.id, entries: part(1, 50) })
    expect(store.entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 451 }, (_, number) => number + 1))
    expect(asked()).toHaveLength(2)
  })

  it('takes lines back that came later than the step back', () => {
    const back = { ...entry(300, { kind: 'undo', to: 100 }), game: undefined }
    store.message(welcome(300, { log: [...part(201, 299), back], log_from: 201 }))
    store.message({ type: 'log', id: asked()[0]!.id, entries: part(1, 200) })
    expect(store.entries.map(({ seq }) => seq)).toEqual([...part(1, 100).map(({ seq }) => seq), 300])
  })

  it('keeps what it knows of a long log when it comes back', () => {
    store.message(welcome(300, { log: part(101, 300), log_from: 101 }))
    store.message({ type: 'log', id: asked()[0]!.id, entries: part(1, 100) })
    store.opened()
    store.message(welcome(310, { log: part(111, 310), log_from: 111 }))
    expect(asked()).toHaveLength(1)
    expect(store.entries).toHaveLength(310)
  })

  it('sends one action for a double click', () => {
    store.act('end')
    store.act('end')
    expect(acts()).toHaveLength(1)
    expect(acts()[0]).toMatchObject({ seq: 3, action: 'end' })
    expect(store.busy).toBe(true)
  })

  it('is busy until the outcome of an action is shown, not only until it is taken', () => {
    store.act('end')
    const { id } = last() as { id: string }
    store.message({ type: 'ack', id, seq: 4 })
    expect(store.busy).toBe(true)
    store.act('end')
    expect(acts()).toHaveLength(1)
    store.message(entry(4))
    expect(store.busy).toBe(false)
  })

  it('sends an action again with the same id after a break, until it is answered', () => {
    client.online = false
    store.act('bid ares 2')
    client.online = true
    store.opened()
    store.message(welcome(3))
    const again = acts()
    expect(again).toHaveLength(1)
    store.lost(0)
    store.opened()
    store.message(welcome(4))
    expect(acts()).toHaveLength(2)
    expect(acts()[1]).toEqual(again[0])
    store.message({ type: 'ack', id: (again[0] as { id: string }).id, seq: 4 })
    store.opened()
    store.message(welcome(4))
    expect(acts()).toHaveLength(2)
    expect(store.busy).toBe(false)
  })

  it('shows why an action was refused and lets another one follow', () => {
    store.act('end')
    const { id } = last() as { id: string }
    store.message({ type: 'refused', id, code: 'stale', rule: null, args: {} })
    expect(store.refusal).toMatchObject({ code: 'stale' })
    expect(store.busy).toBe(false)
    store.act('end')
    expect(store.refusal).toBeNull()
    expect(acts()).toHaveLength(2)
  })

  it('keeps a line of chat until the server has taken it', () => {
    store.talk.line = '  Peace?  '
    store.say()
    store.say()
    const lines = sent.filter(({ type }) => type === 'chat') as { id: string }[]
    expect(lines).toEqual([{ type: 'chat', id: lines[0]!.id, text: 'Peace?', to: 'all' }])
    expect([store.talk.line, store.talk.saying !== null]).toEqual(['  Peace?  ', true])
    store.message({ type: 'ack', id: lines[0]!.id, seq: 3 })
    expect([store.talk.line, store.talk.saying !== null]).toEqual(['', false])
  })

  it('says a line to the partner alone, where there is one', () => {
    const said = (): unknown[] => sent.flatMap((message) => (message.type === 'chat' ? [message.to] : []))
    store.talk.to = 'team'
    store.talk.line = 'Only you'
    store.say()
    expect([store.hasPartner, said()]).toEqual([false, ['all']])
    store.message({ type: 'ack', id: (last() as { id: string }).id, seq: 3 })
    store.message({ type: 'table', ...summary({ teams: true }) })
    store.talk.line = 'Only you'
    store.say()
    expect([store.hasPartner, said()]).toEqual([true, ['all', 'team']])
    store.message({ type: 'table', ...summary({ teams: true, phase: 'open' }) })
    expect(store.hasPartner).toBe(false)
  })

  it('gives a refused line back with its reason, and lets it be said again', () => {
    store.talk.line = 'War!'
    store.say()
    const { id } = last() as { id: string }
    store.message({ type: 'refused', id, code: 'too_many', rule: null, args: {} })
    expect([store.talk.line, store.talk.saying !== null, store.talk.refusal?.code]).toEqual(['War!', false, 'too_many'])
    expect(store.refusal).toBeNull()
    store.say()
    expect(store.talk.refusal).toBeNull()
    expect(sent.filter(({ type }) => type === 'chat')).toHaveLength(2)
  })

  it('takes undone entries out of the log, also of a log it is given whole', () => {
    store.message(entry(4))
    store.message(entry(5))
    store.message(entry(6, { kind: 'undo', to: 3 }))
    expect(store.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 6])
    expect(store.seq).toBe(6)
    store.message(welcome(4, { log: [entry(1), entry(2), entry(3, { kind: 'rewind', to: 1 }), entry(4)] }))
    expect(store.entries.map(({ seq }) => seq)).toEqual([1, 3, 4])
  })

  it('asks why only once, and forgets reasons of a position that is gone', () => {
    store.answers.why('land naxos 1')
    store.answers.why('land naxos 1')
    const asked = sent.filter(({ type }) => type === 'why') as { id: string }[]
    expect(asked).toHaveLength(1)
    store.message({ type: 'why', id: asked[0]!.id, action: 'land naxos 1', code: 'last_isle', rule: 'B5.13', args: {} })
    expect(store.answers.reasons.get('land naxos 1')).toMatchObject({ code: 'last_isle' })
    store.message(entry(4))
    expect(store.answers.reasons.size).toBe(0)
    store.answers.why('end')
    const late = last() as { id: string }
    store.message(entry(5))
    store.message({ type: 'why', id: late.id, action: 'end', code: 'no_turn_now' })
    expect(store.answers.reasons.size).toBe(0)
  })

  it('watches when its right to the seat is gone', () => {
    store.opened()
    store.message({ type: 'refused', id: null, code: 'bad_token', rule: null, args: {} })
    expect(last()).toMatchObject({ type: 'hello', token: null })
  })

  it('follows to the next game only who asked for it', () => {
    store.message({ type: 'moved', table: 'next' })
    expect(store.rematch).toBe('next')
    expect(store.moved).toBeNull()
    store.playAgain()
    expect(store.moved).toBe('next')
  })
})
