import { vi } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import type { BoardData, GameView, Option } from '../src/board/types'
import type { ActionKind } from '../src/game/notation'
import type { EntryMessage, Welcome } from '../src/net/messages'
import { onlySeen, type ClientMessage, type GameState, type Summary } from '../src/net/protocol'
import { TableStore } from '../src/net/table.svelte'
import { useTexts } from '../src/texts/current'
import { Texts } from '../src/texts/texts'

const sources = new URL('../../src/cyclades/', import.meta.url)

/** What is loaded at first, and the parts that come when they are needed. */
function ftlIn(language: string): string {
  const parts = readdirSync(new URL(`text/${language}/`, sources)).map((name) => `${language}/${name}`)
  return [`${language}.ftl`, ...parts].map((name) => readFileSync(new URL(`text/${name}`, sources), 'utf8')).join('\n')
}
export const textsIn = (language: string): Texts => new Texts(language, ftlIn(language))
export const ftl = ftlIn('en')
export const texts = textsIn('en')
useTexts(texts)

export function boardData(id: string): BoardData {
  return JSON.parse(readFileSync(new URL(`content/boards/${id}.json`, sources), 'utf8')) as BoardData
}

export function summary(changes: Partial<Summary> = {}): Summary {
  const seat = {
    kind: 'human',
    level: null,
    team: null,
    host: false,
    ready: true,
    online: true,
    away: false,
    absent: null,
    bot_from: null,
  } as const
  return {
    table: 'abc',
    title: 'Test',
    phase: 'running',
    players: 3,
    modules: [],
    options: {},
    teams: false,
    board: { id: 'base-2-3', title: 'Cyclades', own: false },
    visibility: 'link',
    hints: true,
    ledger: false,
    practice: false,
    origin: null,
    seats: [
      { ...seat, name: 'Anna', colour: 'sparta' },
      { ...seat, name: 'Boris', colour: 'mycenae' },
      { ...seat, name: 'Clio', colour: 'corinth' },
    ],
    cycle: 1,
    created: 0,
    ...changes,
  }
}

export function gameState(changes: Partial<GameView> = {}): GameState {
  const view = { player: 'sparta', decision: null, ...changes } as GameView
  return onlySeen(view)
}

export function entry(seq: number, changes: Partial<EntryMessage> = {}): EntryMessage {
  const game = gameState({ cycle: seq })
  return {
    type: 'entry',
    seq,
    by: 0,
    kind: 'act',
    events: [],
    game,
    action: null,
    to: null,
    seed: null,
    seed_hash: null,
    ...changes,
  }
}

export function welcome(seq: number, changes: Partial<Welcome> = {}): Welcome {
  return {
    type: 'welcome',
    version: 1,
    table: summary(),
    seat: 0,
    seed_hash: 'ff',
    seq,
    game: gameState({ cycle: seq }),
    unreadable: null,
    seed: null,
    rematch: null,
    log: Array.from({ length: seq }, (_, number) => ({ ...entry(number + 1), game: undefined })),
    log_from: 1,
    chat: [],
    proposal: null,
    ...changes,
  }
}

/** A page at a table, welcomed at the third entry: `sent` is what its store has said to the server. */
export class Client {
  readonly sent: ClientMessage[] = []
  online = true
  readonly store = new TableStore((message) => {
    if (this.online) this.sent.push(message)
    return this.online
  }, 'secret')

  constructor(game = gameState({ cycle: 3 })) {
    this.store.opened()
    this.store.message(welcome(3, { game }))
  }

  /** The actions and undos that were sent. */
  get done(): string[] {
    return this.sent.flatMap((message) =>
      message.type === 'act' ? [message.action] : message.type === 'undo' ? [`undo ${message.what}`] : [],
    )
  }
}

let number = 0

export function option(text: string, kind: ActionKind, parts: Partial<Option> = {}): Option {
  return { action: number++, kind, text, price: 0, ...parts }
}

/** An isle with one troop and nothing else. */
export const isle = (owner: string | null, changes = {}) => ({
  owner,
  troops: 1,
  buildings: [null, null],
  metropolis: false,
  markers: 0,
  figure: null,
  ...changes,
})
export const city = (changes = {}) => ({ gold: 3, priests: 0, philosophers: 0, metropolises: 0, ...changes })

/** A game of three in which Sparta (seat 0) is asked. */
export function threePlayers(isles: Record<string, unknown>, changes = {}): GameView {
  return {
    player: 'sparta',
    players: 3,
    modules: [],
    options: {},
    metropolises_to_win: 2,
    isles,
    seas: {},
    cities: { sparta: city(), athens: city(), corinth: city() },
    decision: { kind: 'offering', player: 'sparta', subject: {}, options: [] },
    ...changes,
  } as unknown as GameView
}

/** What the settings need of a browser, where there is none. */
export function stubBrowser(): void {
  vi.stubGlobal('document', { documentElement: { dataset: {}, style: { setProperty: () => {} } } })
  vi.stubGlobal('navigator', { languages: ['en'] })
}
