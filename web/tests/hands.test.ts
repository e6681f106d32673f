import { describe, expect, it } from 'vitest'
import type { Decision, IsleView, Option, Subject } from '../src/board/types'
import { leftWords } from '../src/deciding/deeds'
import { KEYS, meaning } from '../src/game/hotkeys'
import { TableModel } from '../src/game/model.svelte'
import { boardData, Client, entry, gameState, option } from './helpers'

const END = option('end', 'end_turn')
const troop = (isle: string, price = 2): Option => option(`recruit troop ${isle}`, 'recruit_troop', { isle, price })
const fortress = (isle: string): Option =>
  option(`build fortress ${isle}`, 'build', { isle, building: 'fortress', price: 2 })
const MOVE = option('move troops naxos', 'move_troops', { isle: 'naxos', price: 1 })

function asked(kind: Decision['kind'], options: Option[] | undefined, god = 'ares') {
  return gameState({
    decision: { kind, player: 'sparta', subject: { god }, options },
    turn: { player: 'sparta', god, recruited: 0 },
    bids: {},
  })
}

function at(kind: Decision['kind'], options: Option[]): { client: Client; model: TableModel } {
  const client = new Client(asked(kind, options))
  const model = new TableModel(client.store)
  model.board = boardData('base-2-3')
  return { client, model }
}

function next(client: Client, model: TableModel, kind: Decision['kind'], options: Option[] | undefined): void {
  client.store.message(entry(client.store.seq + 1, { game: asked(kind, options) }))
  model.reset()
}

describe('recruiting and building', () => {
  it('stay in hand while there is more of it', () => {
    const { client, model } = at('turn', [troop('naxos', 0), troop('kea', 0), fortress('naxos'), END])
    model.mode = 'recruit_troop'
    next(client, model, 'turn', [troop('naxos'), troop('kea'), fortress('naxos'), END])
    expect(model.mode).toBe('recruit_troop')
    expect(model.places.get('isle:naxos')?.map(({ kind }) => kind)).toEqual(['recruit_troop'])
    next(client, model, 'turn', [fortress('naxos'), END])
    expect(model.mode).toBeNull()
    model.mode = 'build fortress'
    next(client, model, 'turn', [fortress('kea'), END])
    expect(model.mode).toBe('build fortress')
  })

  it('are put away by another question, and by another decider', () => {
    for (const [kind, options] of [
      ['place_metropolis', [troop('naxos')]],
      ['turn', undefined],
    ] as const) {
      const { client, model } = at('turn', [troop('naxos'), END])
      model.mode = 'recruit_troop'
      next(client, model, kind, options && [...options])
      expect(model.mode).toBeNull()
    }
  })

  it('alone stay: a move is made once', () => {
    const { client, model } = at('turn', [MOVE, END])
    model.mode = 'move_troops'
    next(client, model, 'turn', [MOVE, END])
    expect(model.mode).toBeNull()
  })
})

describe('a place that is chosen with nothing in hand', () => {
  const sent = (options: Option[], mode: string | null = null): { model: TableModel; acts: number } => {
    const { client, model } = at('turn', [...options, END])
    model.mode = mode
    model.pick('isle:naxos')
    return { model, acts: client.done.length }
  }

  it('shows what one would pay for there, and its price', () => {
    const { model, acts } = sent([fortress('naxos')])
    expect(acts).toBe(0)
    expect(model.at).toBe('isle:naxos')
    expect(model.here.map(({ kind }) => kind)).toEqual(['build'])
  })

  it('takes what is free, and what is in hand, at once', () => {
    expect(sent([troop('naxos', 0)]).acts).toBe(1)
    expect(sent([fortress('naxos')], 'build fortress').acts).toBe(1)
  })
})

describe('the end of a turn', () => {
  it('is one click when nothing is left to be done but to give up a hero', () => {
    const sacrifice = option('sacrifice ajax', 'sacrifice', { hero: 'ajax' })
    const { client, model } = at('turn', [sacrifice, END])
    model.choose(END)
    expect([client.done, model.doubtful]).toEqual([['end'], null])
  })

  it('leaves nothing behind that comes by itself: the first priest or philosopher (B5.3)', () => {
    const priest = (price: number) => option('recruit priest', 'recruit_priest', { price })
    expect(at('turn', [priest(0), END]).model.left).toEqual([])
    expect(at('turn', [priest(4), END]).model.left).toHaveLength(1)
  })

  it('is asked about, by name and price, when something free or affordable is left', () => {
    const call = option('call kraken', 'call', { card: 'kraken', price: 4 })
    const { client, model } = at('turn', [troop('naxos', 0), troop('kea', 0), fortress('naxos'), call, MOVE, END])
    model.choose(END)
    expect([client.done, model.doubtful]).toEqual([[], END])
    expect(model.left.map((choice) => leftWords(model, choice))).toEqual([
      'Troop, free',
      'Build a fortress, 2\u00a0gold',
      'Kraken, 4\u00a0gold',
      'Move troops, 1\u00a0gold',
    ])
    model.act(END)
    expect(client.done).toEqual(['end'])
  })
})

describe("offerings at the god's card", () => {
  const bids = [3, 4, 5].map((gold) => option(`bid ares ${gold}`, 'bid', { god: 'ares', gold }))
  const zeus = option('bid zeus 1', 'bid', { god: 'zeus', gold: 1 })
  const apollo = option('bid apollo', 'bid_apollo')

  it('begin with the least and rise by one with each click, as far as the gold goes', () => {
    const { client, model } = at('offering', [...bids, zeus, apollo])
    const shown: (string | undefined)[] = []
    for (const god of ['ares', 'ares', 'ares', 'ares', 'zeus', 'ares', 'apollo', 'apollo']) {
      model.raise(god)
      shown.push(model.offer?.text)
    }
    expect(shown).toEqual([
      'bid ares 3',
      'bid ares 4',
      'bid ares 5',
      'bid ares 5',
      'bid zeus 1',
      'bid ares 3',
      'bid apollo',
      'bid apollo',
    ])
    expect(client.sent.filter(({ type }) => type === 'why')).toMatchObject([{ action: 'bid ares 6' }])
    expect(client.done).toEqual([])
  })

  it('are forgotten with the position', () => {
    const { client, model } = at('offering', [...bids, apollo])
    model.raise('ares')
    next(client, model, 'offering', undefined)
    expect([model.god, model.bid, model.offer]).toEqual([null, null, null])
  })
})

describe('a key', () => {
  const pressed = (key: string, more = {}) =>
    meaning({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more })

  it('means a deed or a number', () => {
    expect(['h', 'H', 'u', 'e', '+', '=', '-', '0', '?', '1', '9', 'x', 'Enter'].map((key) => pressed(key))).toEqual([
      'hint',
      'hint',
      'undo',
      'end',
      'closer',
      'closer',
      'wider',
      'whole',
      'list',
      1,
      9,
      null,
      null,
    ])
    expect(pressed('U', { shiftKey: true })).toBe('undoTurn')
  })

  it('undoes as everywhere', () => {
    expect([pressed('z', { ctrlKey: true }), pressed('z', { metaKey: true })]).toEqual(['undo', 'undo'])
    expect([pressed('z'), pressed('Z', { ctrlKey: true, shiftKey: true })]).toEqual([null, null])
  })

  it("with another modifier is the browser's, and no two deeds share one", () => {
    expect(['ctrlKey', 'altKey', 'metaKey'].map((modifier) => pressed('0', { [modifier]: true }))).toEqual([
      null,
      null,
      null,
    ])
    expect(new Set(Object.values(KEYS)).size).toBe(Object.keys(KEYS).length)
  })
})

describe('a move', () => {
  const goal = (count: number): Option => option(`land kea ${count}`, 'land', { isle: 'kea', count })
  const isle = { owner: 'sparta', buildings: [], metropolis: false, markers: 0, figure: null }

  function moving(
    subject: Subject,
    troops: number,
    more: Partial<IsleView> = {},
  ): { client: Client; model: TableModel } {
    const view = {
      turn: { player: 'sparta', god: 'ares', recruited: 0 },
      isles: { naxos: { ...isle, troops, ...more } },
    }
    const decision: Decision = {
      kind: 'troop_move',
      player: 'sparta',
      subject: { isle: 'naxos', ...subject },
      options: [goal(1), goal(2)],
    }
    const client = new Client()
    const model = new TableModel(client.store)
    client.store.message(entry(4, { game: { ...gameState({ ...view, decision }), can_undo: true } }))
    return { client, model }
  }

  it('that has been begun is left by taking its step back', () => {
    const { client, model } = moving({}, 2)
    expect(model.takingBack.begun).toBe(true)
    model.takingBack.step()
    expect(client.done).toEqual(['undo step'])
    next(client, model, 'turn', [END])
    expect(model.takingBack.begun).toBe(false)
  })

  it("isn't left where another step was the last one, nor where it can be ended instead", () => {
    const { client, model } = moving({}, 2)
    const game = client.store.game!
    client.store.message(entry(5, { by: 1, game }))
    expect(model.takingBack.begun).toBe(false)
    const decision = { ...game.view.decision!, options: [goal(1), option('stop', 'stop')] }
    client.store.message(entry(6, { game: { ...game, view: { ...game.view, decision } } }))
    expect(model.takingBack.begun).toBe(false)
  })

  it('says which isle it leaves empty', () => {
    expect([1, 2].map((count) => moving({}, 2).model.emptiedBy(goal(count)))).toEqual([null, 'naxos'])
    expect(moving({}, 2, { undead: 1 }).model.emptiedBy(goal(2))).toBeNull()
    expect(moving({ undead: 1, heroes: ['ajax'] }, 2, { undead: 1, heroes: ['ajax'] }).model.emptiedBy(goal(2))).toBe(
      'naxos',
    )
    expect(moving({ titans: 1 }, 0, { titans: 2 }).model.emptiedBy(goal(0))).toBeNull()
  })
})
