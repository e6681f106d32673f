import { beforeEach, describe, expect, it } from 'vitest'
import type { Decision, GameView, Option } from '../src/board/types'
import { byPlace, gathered, withAmount } from '../src/game/choices'
import { meant } from '../src/game/meant'
import { turnActions, modeOf } from '../src/game/turn'
import { sendableOf } from '../src/game/holdings'
import { TableModel } from '../src/game/model.svelte'
import { optionText } from '../src/game/wording'
import type { TableStore } from '../src/net/table.svelte'
import { boardData, Client, entry, gameState, option } from './helpers'

const view = {
  turn: { player: 'sparta', god: 'kronos', recruited: 0 },
  gods: ['ares', 'athena', 'kronos', 'zeus'],
  cities: {
    sparta: { artifacts: ['helm', 'lightning'], partner: 'athens' },
    athens: { artifacts: ['sandals'], partner: 'sparta' },
  },
  isles: {
    fira: { owner: 'sparta', troops: 1, titans: 2, figure: null },
    kamari: { owner: 'sparta', troops: 1, titans: 0, figure: null },
    oia: { owner: 'athens', troops: 1, titans: 1, figure: null },
  },
  seas: {},
  artifacts: { helm: 'fira', lightning: 'kamari', sandals: 'oia' },
} as unknown as GameView

const decision = (kind: Decision['kind'], options: Option[] = [], subject: Decision['subject'] = {}): Decision => ({
  kind,
  player: 'sparta',
  subject,
  options,
})
const titans = [1, 2].map((number) => option(`take titans ${number}`, 'join_titans', { titans: number }))

describe('choices of Titans', () => {
  it('offers with Kronos a titan and the buildings of the gods above him, and titan moves to who has titans', () => {
    expect(turnActions(view).map(modeOf)).toEqual([
      'recruit_titan',
      'build fortress',
      'build university',
      'move_titans',
    ])
    const first = { ...view, gods: ['kronos', 'ares'] }
    expect(turnActions(first).map(modeOf)).toEqual(['recruit_titan', 'move_titans'])
    const zeus = { ...view, turn: { ...view.turn!, god: 'zeus' }, isles: { kamari: view.isles.kamari! } }
    expect(turnActions(zeus).map(modeOf)).not.toContain('move_titans')
  })

  it('counts titans, and keeps artifacts and metropolises apart', () => {
    const choices = gathered([
      ...titans,
      ...['helm', 'sandals'].map((artifact) => option(`bring ${artifact}`, 'join_artifact', { artifact })),
    ])
    expect(choices.map(({ key }) => key)).toEqual(['join_titans', 'join_artifact helm', 'join_artifact sandals'])
    expect(withAmount(choices[0]!, 1).text).toBe('take titans 1')
    const kinds = ['ordinary', 'coastal'].map((metropolis) =>
      option(`choose metropolis ${metropolis}`, 'choose_metropolis', { metropolis }),
    )
    expect(gathered(kinds)).toHaveLength(2)
  })

  it('sends what can be sent, from where it lies', () => {
    expect(sendableOf(view, 'sparta')).toEqual(['helm'])
    const send = gathered([option('send helm', 'send_artifact', { artifact: 'helm' }), option('pass', 'pass')])
    expect([...byPlace(send, view).keys()]).toEqual(['isle:fira'])
    expect(meant(decision('send_artifacts', [option('pass', 'pass')]), view, 'isle:fira', null)).toBe('send helm')
    expect(meant(decision('send_artifacts'), view, 'isle:kamari', null)).toBe('send lightning')
  })

  it('asks why not about what the player means', () => {
    const turn = decision('turn')
    expect(meant(turn, view, 'isle:oia', null)).toBe('recruit titan oia')
    expect(meant(turn, view, 'isle:oia', 'build university')).toBe('build university oia')
    expect(meant(turn, view, 'isle:fira', 'move_titans')).toBe('move titans fira')
    const placing = decision('titans_placement', [option('', 'build')], { building_types: ['temple', 'port'] })
    expect(meant(placing, view, 'isle:oia', null)).toBe('build temple oia')
    expect(meant(placing, view, 'isle:oia', 'build port')).toBe('build port oia')
  })

  it('asks about a place for the whole party of a passage, else for as few as can go', () => {
    expect(meant(decision('troop_move', [], { titans: 1 }), view, 'isle:oia', null)).toBe('land oia 0')
    expect(
      meant(decision('troop_move', [], { titans: 1, passing: true, passing_troops: 2 }), view, 'isle:oia', null),
    ).toBe('land oia 2')
  })
})

describe('carrying titans', () => {
  const lands = (isle: string): Option[] =>
    [0, 1].map((count) => option(`land ${isle} ${count}`, 'land', { isle, count }))
  const passes = [0, 1].map((count) => option(`pass through oia ${count}`, 'pass_through', { isle: 'oia', count }))
  const helm = option('bring helm', 'join_artifact', { artifact: 'helm' })
  const moves = [
    option('move troops fira', 'move_troops', { isle: 'fira' }),
    option('move titans fira', 'move_titans', { isle: 'fira', price: 2 }),
  ]
  const moving = (options: Option[], more: Decision['subject'] = {}): Decision =>
    decision('troop_move', options, { isle: 'fira', by_titan: true, ...more })
  let client: Client
  let store: TableStore
  let model: TableModel
  let seq: number

  function answered(next: Decision): void {
    seq += 1
    store.message({ type: 'ack', id: (client.sent.at(-1) as { id: string }).id, seq })
    store.message(entry(seq, { game: { ...gameState({ ...view, player: 'sparta', decision: next }), can_undo: true } }))
    model.reset()
    model.carrying.settle()
  }
  const asked = (): string[] => model.carrying.goals.flatMap(({ options }) => options.map(({ text }) => text))

  beforeEach(() => {
    seq = 3
    client = new Client(gameState({ ...view, player: 'sparta', decision: decision('turn', moves) }))
    store = client.store
    model = new TableModel(store)
    model.board = boardData('titans-3-4')
  })

  it('moves as the god does, or as a titan where that was chosen', () => {
    model.carrying.lift('isle:fira')
    expect(client.done).toEqual(['move troops fira'])
  })

  it('takes the only titan along by itself, artifacts or not', () => {
    model.mode = 'move_titans'
    model.carrying.lift('isle:fira')
    answered(moving([titans[0]!, helm]))
    expect(client.done).toEqual(['move titans fira', 'take titans 1'])
  })

  it('asks for titans first, then for the rest, at the point of the drop', () => {
    model.mode = 'move_titans'
    model.carrying.lift('isle:fira')
    answered(moving(titans))
    model.carrying.drop('isle:kamari', 5, 6)
    expect(model.carrying.counting).not.toBeNull()
    model.act(titans[1]!)
    answered(moving(lands('kamari'), { titans: 2 }))
    expect(asked()).toEqual(['land kamari 0', 'land kamari 1'])
  })

  it('waits for the Helm where it is dropped out of reach, and then asks whether to pass or to enter', () => {
    model.mode = 'move_titans'
    model.carrying.lift('isle:fira')
    answered(moving([...lands('kamari'), helm], { titans: 1 }))
    model.carrying.drop('isle:oia', 5, 6)
    expect(model.carrying.counting).not.toBeNull()
    expect(asked()).toEqual([])
    model.act(helm)
    answered(moving([...lands('kamari'), ...lands('oia'), ...passes], { titans: 1, artifacts: ['helm'] }))
    expect(asked()).toEqual(['land oia 0', 'land oia 1', 'pass through oia 0', 'pass through oia 1'])
  })

  it('says who goes where, and what a further step costs', () => {
    const passage = moving([option('land oia 1', 'land', { isle: 'oia', count: 1, price: 3 })], {
      titans: 1,
      passing: true,
      passing_troops: 1,
    })
    store.message(entry(4, { game: gameState({ ...view, player: 'sparta', decision: passage }) }))
    expect(optionText(model, model.decision!.options![0]!)).toBe('1 titan with 1 troop to Oia (3\u00a0gold)')
  })
})
