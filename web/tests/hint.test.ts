import { beforeEach, describe, expect, it } from 'vitest'
import type { Decision, Subject } from '../src/board/types'
import { TableModel } from '../src/game/model.svelte'
import { optionText, questionText } from '../src/game/wording'
import type { PlannedStep } from '../src/net/messages'
import type { Hint } from '../src/net/protocol'
import type { TableStore } from '../src/net/table.svelte'
import { boardData, Client, entry, gameState, option, welcome } from './helpers'

const TROOP = option('recruit troop naxos', 'recruit_troop', { isle: 'naxos', price: 2 })
const END = option('end', 'end_turn')
const SUBJECT: Subject = { god: 'ares' }
const HINT: Hint = {
  choices: [
    { action: TROOP.action, text: TROOP.text, chance: 58, equal: false, reasons: [] },
    { action: END.action, text: END.text, chance: 49, equal: false, reasons: [] },
  ],
  then: [{ kind: 'turn', subject: SUBJECT, option: END }],
}

describe('a hint', () => {
  let client: Client
  let store: TableStore
  let model: TableModel

  beforeEach(() => {
    client = new Client(
      gameState({ decision: { kind: 'turn', player: 'sparta', subject: SUBJECT, options: [TROOP, END] } }),
    )
    store = client.store
    model = new TableModel(store)
    model.board = boardData('base-2-3')
  })

  const asked = (): { id: string; seq: number }[] => client.sent.filter((message) => message.type === 'hint')

  it('is asked for once, about the position that is shown', () => {
    store.askHint()
    store.askHint()
    expect(asked()).toMatchObject([{ seq: 3 }])
    expect([store.answers.thinking, store.answers.hint]).toEqual([true, null])
    store.message({ type: 'hint', id: asked()[0]!.id, seq: 3, ...HINT })
    expect([store.answers.thinking, store.answers.hint?.choices[0]?.chance]).toEqual([false, 58])
  })

  it('marks what it advises, and its place, until it is closed', () => {
    expect([model.advice.option, model.advice.place]).toEqual([null, null])
    store.askHint()
    store.message({ type: 'hint', id: asked()[0]!.id, seq: 3, ...HINT })
    expect([model.advice.option, model.advice.place]).toEqual([TROOP, 'isle:naxos'])
    expect(model.choices.filter((choice) => model.advice.isFor(choice)).map(({ kind }) => kind)).toEqual([
      'recruit_troop',
    ])
    store.answers.hint = null
    expect([model.advice.option, model.advice.place]).toEqual([null, null])
    expect(model.choices.some((choice) => model.advice.isFor(choice))).toBe(false)
  })

  it('is followed at once only where that can be taken back', () => {
    const [zeus, two] = [1, 2].map((gold) => option(`bid zeus ${gold}`, 'bid', { god: 'zeus', gold }))
    const turn = { player: 'sparta', god: 'ares', recruited: 0 }
    store.message(
      entry(4, {
        game: gameState({
          decision: { kind: 'turn', player: 'sparta', subject: SUBJECT, options: [TROOP, END] },
          turn,
        }),
      }),
    )
    store.answers.hint = HINT
    model.advice.follow(END)
    expect([client.done, model.doubtful], 'a troop could still be had: it is asked about').toEqual([[], END])
    model.doubtful = null
    model.advice.follow(TROOP)
    expect(client.done).toEqual(['recruit troop naxos'])
    store.message(
      entry(5, {
        game: gameState({ decision: { kind: 'offering', player: 'sparta', subject: {}, options: [zeus!, two!] } }),
      }),
    )
    model.reset()
    model.advice.follow(two!)
    expect([client.done.length, model.god, model.offer]).toEqual([1, 'zeus', two])
  })

  it('says of a marker that the own other one has outbid', () => {
    const decision: Decision = {
      kind: 'offering',
      player: 'sparta',
      subject: { marker: 'sparta-2', ousted_from: 'ares' },
    }
    const asked = (seq: number, marker: string): string => {
      store.message(entry(seq, { game: gameState({ bids: { ares: { marker, gold: 2 } }, decision }) }))
      return questionText(model, decision)
    }
    expect(asked(4, 'athens-1')).toContain('Outbid at Ares')
    expect(asked(5, 'sparta-1')).toContain("The same city's other marker has taken the place at Ares")
  })

  it('says of a step of a battle where that is', () => {
    const decision: Decision = { kind: 'choose_loss', player: 'sparta', subject: { player: 'sparta', god: 'ares' } }
    const party = { player: 'athens', isle: 'naxos', units: 2, undead: 0, titans: 0, heroes: [], artifacts: [] }
    store.message(entry(4, { game: gameState({ decision, under_way: party }) }))
    expect(questionText(model, decision)).toBe('The battle for Naxos. Which unit is lost?')
  })

  it('says later steps in the words of their own decisions', () => {
    const raised: PlannedStep = { kind: 'turn', subject: { god: 'hades' }, option: TROOP }
    expect(optionText(model, raised.option)).toBe('Recruit a troop on Naxos (2\u00a0gold)')
    expect(optionText(model, raised.option, raised)).not.toBe(optionText(model, raised.option))
  })

  it('says why in words, with the names of the table', () => {
    const why = (code: string, args: Record<string, unknown>) => model.narrator!.reason({ code, args })
    expect(why('takes_isle', { isle: 'naxos', player: 'athens', percent: 100 })).toBe('Naxos is taken from Boris')
    expect(why('guards_isle', { isle: 'naxos', player: 'corinth' })).toBe(
      'Naxos is safer: otherwise Clio could take it',
    )
    expect(why('takes_isle', { isle: 'naxos', player: 'corinth', percent: 63 })).toContain('63')
  })

  it('is gone with its decision, and late answers are not heard', () => {
    store.askHint()
    store.message({ type: 'hint', id: asked()[0]!.id, seq: 3, ...HINT })
    store.message(entry(4))
    expect(store.answers.hint).toBeNull()
    store.askHint()
    store.message(entry(5))
    expect(store.answers.thinking).toBe(false)
    store.message({ type: 'hint', id: asked()[1]!.id, seq: 4, ...HINT })
    expect(store.answers.hint).toBeNull()
  })

  it('that is refused says why, but not when the game has gone on', () => {
    store.askHint()
    store.message({ type: 'refused', id: asked()[0]!.id, code: 'hint_failed', rule: null, args: {} })
    expect(store.answers.thinking).toBe(false)
    expect(model.refused).toBe('There is no hint just now. Try again.')
    store.askHint()
    expect(store.refusal).toBeNull()
    store.message(entry(4))
    store.message({ type: 'refused', id: asked()[1]!.id, code: 'stale', rule: null, args: {} })
    expect(store.refusal).toBeNull()
  })

  it('can be asked for again after the connection broke, and not without one', () => {
    store.askHint()
    store.lost(0)
    client.online = false
    store.opened()
    store.askHint()
    expect([asked().length, store.answers.thinking]).toEqual([1, false])
    client.online = true
    store.message(welcome(3))
    store.askHint()
    expect(asked()).toHaveLength(2)
  })
})
