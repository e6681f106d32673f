import { beforeEach, describe, expect, it } from 'vitest'
import type { Decision, GameView } from '../src/board/types'
import { looksOf } from '../src/game/looks'
import { TableModel } from '../src/game/model.svelte'
import { Story } from '../src/game/story'
import type { Hint } from '../src/net/protocol'
import { adviceFor, kindOf } from '../src/practice/advice'
import { seen } from '../src/practice/seen.svelte'
import { Narrator } from '../src/texts/narrator'
import { sentences } from '../src/texts/telling'
import {
  boardData,
  city,
  Client,
  entry,
  gameState,
  isle,
  option,
  summary,
  texts,
  threePlayers,
  welcome,
} from './helpers'

const BOARD = boardData('base-2-3')
const TROOP = option('recruit troop naxos', 'recruit_troop', { isle: 'naxos', price: 2 })
const HINT: Hint = {
  choices: [{ action: TROOP.action, text: TROOP.text, chance: 58, equal: false, reasons: [] }],
  then: [],
}
const decision: Decision = { kind: 'turn', player: 'sparta', subject: { god: 'ares' }, options: [TROOP] }

describe('a practice table', () => {
  let client: Client
  let model: TableModel

  beforeEach(() => {
    client = new Client()
    client.store.message(
      welcome(3, { table: summary({ practice: true }), game: { ...gameState({ decision }), can_go_back: true } }),
    )
    client.sent.length = 0
    model = new TableModel(client.store)
    model.board = BOARD
  })

  const asked = (type: string): { id: string }[] =>
    client.sent.filter((message) => message.type === type) as { id: string }[]

  it('tells a hint in steps and marks nothing at the first', () => {
    const { store } = client
    store.askHint()
    store.message({ type: 'hint', id: asked('hint')[0]!.id, seq: 3, ...HINT })
    expect([store.answers.hintStep, model.advice.option, model.advice.place]).toEqual([1, null, null])
    store.answers.hintStep++
    expect(model.advice.option).toBe(TROOP)
    store.message(entry(4))
    expect(store.answers.hint).toBeNull()
  })

  it('goes back whatever came since, also while others are at it', () => {
    expect(model.takingBack.possible).toBe(true)
    client.store.unshown = [entry(4)]
    expect(client.store.busy).toBe(true)
    model.takingBack.goBack('turn')
    expect(client.done).toEqual(['undo turn'])
    model.takingBack.goBack('step')
    expect(client.done).toHaveLength(1)
  })

  it('asks for the chance once, and forgets it with the decision', () => {
    const { store } = client
    store.askJudgement()
    store.askJudgement()
    expect(asked('judge')).toMatchObject([{ seq: 3 }])
    expect(store.answers.reckoning).toBe(true)
    store.message({ type: 'judge', id: asked('judge')[0]!.id, seq: 3, now: 46, before: 41 })
    expect([store.answers.reckoning, store.answers.judgement?.before, store.answers.judgement?.now]).toEqual([
      false,
      41,
      46,
    ])
    store.message(entry(4))
    expect(store.answers.judgement).toBeNull()
    store.askJudgement()
    store.message({ type: 'refused', id: asked('judge')[1]!.id, code: 'judge_failed', rule: null, args: {} })
    expect([store.answers.reckoning, model.refused]).toEqual([false, texts.say('error-judge-failed')])
  })

  it('says who went back, where nobody was asked', () => {
    const narrator = new Narrator(texts, BOARD, looksOf(summary().seats))
    const [part] = new Story().tell([entry(1), entry(2, { kind: 'rewind', by: 1, to: 1, events: [] })])
    const words = (practice: boolean): string => sentences(narrator, part!.lines.at(-1)!, practice).join(' ')
    expect(words(true)).toContain('Boris')
    expect(words(false)).toBe(texts.say('page-log-rewind'))
  })
})

describe('elsewhere', () => {
  it('a hint is told as a whole, and one goes back only over own steps', () => {
    const client = new Client(gameState({ decision }))
    client.store.askHint()
    const asked = client.sent.find((message) => message.type === 'hint') as { id: string }
    client.store.message({ type: 'hint', id: asked.id, seq: 3, ...HINT })
    const model = new TableModel(client.store)
    model.board = BOARD
    expect([model.advice.option, model.takingBack.possible]).toEqual([TROOP, false])
  })
})

describe('advice in a first game', () => {
  const own = {
    naxos: isle('sparta', { buildings: [null, null, null, null] }),
    milos: isle('sparta'),
    delos: isle(null, { troops: 0 }),
    tinos: isle('athens', { troops: 3 }),
  }
  const nobodys = Object.fromEntries(BOARD.territories.map(({ id }) => [id, isle(null, { troops: 0 })]))
  const view = (changes = {}, isles: Record<string, unknown> = own): GameView =>
    threePlayers({ ...nobodys, ...isles }, { cycle: 1, supplies: { metropolises: 10 }, ...changes })
  const keys = (of: GameView, times = 0): string[] => adviceFor(of, BOARD, times).map(({ key }) => key)
  const turn = (god: string) => ({ decision: { kind: 'turn', player: 'sparta', subject: { god }, options: [] } })
  const outbid = { decision: { kind: 'offering', player: 'sparta', subject: { ousted_from: 'ares' }, options: [] } }

  it('says what a decision is the first time only', () => {
    expect(keys(view())).toContain('what-offering')
    expect(keys(view(), 1)).not.toContain('what-offering')
    expect(keys(view(outbid))[0]).toBe('what-outbid')
    expect(keys(view(turn('zeus')))[0]).toBe('what-turn-zeus')
  })

  it('fades: the usual thoughts end, then everything', () => {
    expect(keys(view(), 2)).toContain('gold')
    expect(keys(view(), 3)).toEqual([])
    expect(keys(view({ cycle: 6 }))).toEqual([])
  })

  it('sees gold, being outbid, isles in danger, the last isle, and isles of nobody', () => {
    expect(keys(view({ cities: { ...view().cities, sparta: city({ gold: 1 }) } }), 1)).toContain('poor')
    expect(adviceFor(view(outbid), BOARD, 1)[0]).toEqual({ key: 'ousted', args: { god: 'ares' } })
    const beside = { '6-4': { owner: 'athens', fleets: 1 } }
    expect(adviceFor(view({ seas: beside }), BOARD, 1)[0]).toEqual({
      key: 'threatened',
      args: { isle: 'naxos', player: 'athens' },
    })
    expect(keys(view({ seas: beside }, { naxos: own.naxos, tinos: own.tinos }), 1)[0]).toBe('last-isle')
    expect(keys(view({ ...turn('ares'), seas: { '6-4': { owner: 'sparta', fleets: 1 } } }), 1)).toContain('empty-isle')
    expect(keys(view(turn('ares')), 1)).toContain('no-fleets')
  })

  it('never stops naming what decides the game', () => {
    const near = { ...own, naxos: isle('sparta', { buildings: ['port', 'temple', 'fortress', null] }) }
    const athena = {
      decision: {
        kind: 'offering',
        player: 'sparta',
        subject: {},
        options: [option('bid athena 1', 'bid', { god: 'athena', gold: 1 })],
      },
    }
    expect(adviceFor(view(athena, near), BOARD, 9)[0]).toEqual({
      key: 'near-building',
      args: { building: 'university', god: 'athena' },
    })
    expect(keys(view({}, near), 9)).toEqual([]) // she is not here, or too dear
    const rich = { cities: { sparta: city(), athens: city({ metropolises: 2 }), corinth: city() } }
    expect(keys(view(rich), 9)).toEqual(['rival-wins'])
    const close = { cities: { sparta: city(), athens: city({ metropolises: 1, philosophers: 3 }), corinth: city() } }
    expect(keys(view(close), 9)).toEqual(['rival-near'])
    const philosophers = {
      cities: { sparta: city({ metropolises: 1, philosophers: 3 }), athens: city(), corinth: city() },
    }
    expect(keys(view({ ...philosophers, ...athena }), 9)).toEqual(['near-philosopher', 'would-win'])
    expect(keys(view({ ...philosophers, ...turn('athena') }), 9)).toEqual(['near-philosopher', 'would-win'])
  })

  it('says nothing at decisions of others', () => {
    expect(keys(view({ decision: { kind: 'offering', player: 'athens', subject: {} } }))).toEqual([])
  })

  it('has words for all of it, whatever is asked', () => {
    const narrator = new Narrator(texts, BOARD, looksOf(summary().seats))
    const args = narrator.args({ gold: 3, god: 'ares', building: 'port', player: 'athens', isle: 'naxos' })
    const kinds: Decision['kind'][] = [
      'offering',
      'place_marker',
      'fleet_move',
      'troop_move',
      'land_battle',
      'sea_battle',
      'place_metropolis',
      'discard_set',
      'kraken_sea',
      'giant_target',
    ]
    const asked = kinds.map((kind) => kindOf({ kind, player: 'sparta', subject: {} }))
    expect(asked.slice(-2)).toEqual(['creature', 'creature'])
    for (const kind of asked) expect(texts.say(`page-advice-what-${kind.replaceAll('_', '-')}`, args)).toBeTruthy()
    for (const god of ['poseidon', 'ares', 'zeus', 'athena', 'apollo'])
      expect(texts.say(`page-advice-what-turn-${god}`)).toBeTruthy()
  })
})

describe('what was met', () => {
  it('counts a kind once in a cycle, and begins anew', () => {
    seen.forget()
    expect([seen.meet('offering', 'a 1'), seen.meet('offering', 'a 1'), seen.meet('offering', 'a 2')]).toEqual([
      0, 0, 1,
    ])
    seen.want(false)
    expect(seen.wanted).toBe(false)
    seen.forget()
    expect([seen.wanted, seen.meet('offering', 'b 1')]).toEqual([true, 0])
  })
})
