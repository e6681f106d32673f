import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Decision } from '../src/board/types'
import { TableModel } from '../src/game/model.svelte'
import { outlook, wholeOdds } from '../src/game/odds'
import { boardData, Client, entry, gameState, option } from './helpers'

const mine: Decision = {
  kind: 'place_marker',
  player: 'sparta',
  subject: {},
  options: [option('choose isle naxos', 'choose_isle', { isle: 'naxos' })],
}
const theirs: Decision = { kind: 'turn', player: 'athens', subject: {} }

describe('a ring around a place', () => {
  let client: Client
  let model: TableModel

  function next(seq: number, decision: Decision): void {
    client.store.message(entry(seq, { game: gameState({ decision, isles: {}, seas: {} }) }))
    model.reset()
  }

  beforeEach(() => {
    vi.useFakeTimers()
    client = new Client(gameState({ decision: mine, isles: {}, seas: {} }))
    model = new TableModel(client.store)
    model.board = boardData('base-2-3')
    model.reset()
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  it('ends after a while, and with the next click; the question stays', () => {
    for (const end of [() => vi.advanceTimersByTime(5000), () => model.whyNot.unring()]) {
      model.why('isle:kea')
      expect([model.focus, model.whyNot.question?.place]).toEqual(['isle:kea', 'isle:kea'])
      end()
      expect([model.focus, model.whyNot.question]).toEqual([
        null,
        { action: 'choose isle kea', place: 'isle:kea', ringed: false },
      ])
    }
  })

  it('is another one than that of what is pointed at in the list', () => {
    model.why('isle:kea')
    model.whyNot.unring()
    model.focus = 'isle:naxos'
    vi.advanceTimersByTime(5000)
    model.whyNot.unring()
    expect(model.focus).toBe('isle:naxos')
  })

  it("around all that is a city's ends with the next choice", () => {
    for (const choose of [
      () => model.pick('isle:naxos'),
      () => model.why('sea:3-3'),
      () => model.act(mine.options![0]!),
    ]) {
      model.owner = 'athens'
      choose()
      expect(model.owner).toBeNull()
    }
  })

  it('ends with the decision it was asked in', () => {
    model.why('isle:kea')
    expect(model.focus).toBe('isle:kea')
    next(4, theirs)
    expect(model.focus).toBeNull()
  })

  it('ends when one is asked, and stays for who reads while others play', () => {
    next(4, theirs)
    model.focus = 'sea:3-3'
    next(5, theirs)
    expect(model.focus).toBe('sea:3-3')
    next(6, mine)
    expect(model.focus).toBeNull()
  })

  it('ends when something is picked', () => {
    model.why('isle:kea')
    model.pick('isle:naxos')
    expect(model.focus).toBeNull()
  })
})

describe('the chances of an attack', () => {
  it('are good, even or bad', () => {
    expect(outlook({ win: 100, both: 0, lose: 0 })).toBe('good')
    expect(outlook({ win: 50, both: 10, lose: 40 })).toBe('even')
    expect(outlook({ win: 20, both: 10, lose: 70 })).toBe('bad')
  })

  it('are never called certain while they are not', () => {
    expect(wholeOdds({ win: 99.7, both: 0.3, lose: 0 })).toEqual({ win: 99, both: 1, lose: 0 })
    expect(wholeOdds({ win: 100, both: 0, lose: 0 })).toEqual({ win: 100, both: 0, lose: 0 })
  })

  it('make 100 together', () => {
    expect(wholeOdds({ win: 98.8, both: 0.6, lose: 0.6 })).toEqual({ win: 98, both: 1, lose: 1 })
    expect(wholeOdds({ win: 33.4, both: 33.3, lose: 33.3 })).toEqual({ win: 34, both: 33, lose: 33 })
    expect(wholeOdds({ win: 45.5, both: 10, lose: 44.5 })).toEqual({ win: 46, both: 10, lose: 44 })
    for (let win = 0; win <= 100; win += 0.7) {
      const whole = wholeOdds({ win, both: (100 - win) / 3, lose: ((100 - win) * 2) / 3 })
      expect(whole.win + whole.both + whole.lose).toBe(100)
    }
  })
})
