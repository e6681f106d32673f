/** Messages between page and server, as docs/protocol.md says them. */

import type { BoardData, GameView, Option, Subject } from '../board/types'

/** Of the protocol that this page speaks. A server with another one has another page, too. */
export const VERSION = 1

export type Phase = 'open' | 'running' | 'over'

export interface SeatInfo {
  name: string | null
  kind: 'human' | 'bot' | 'free'
  level: string | null
  colour: string
  /** From 0; null without teams. */
  team: number | null
  ready: boolean
  online: boolean
  away: boolean
  /** A person who isn't connected: since when, in seconds since 1970. */
  absent: number | null
  /** From when on a bot can be asked for in his place; null: he is here. */
  bot_from: number | null
}

/** What a table came from, if it is no new game. */
export type Origin = { kind: 'lesson'; lesson: string } | { kind: 'moment'; table: string | null; step: number } | { kind: 'first_game' }

export interface Summary {
  table: string
  title: string
  phase: Phase
  players: number
  modules: string[]
  options: Record<string, unknown>
  teams: boolean
  /** `own`: none of the server's boards. */
  board: { id: string; title: string; own: boolean }
  visibility: 'public' | 'link'
  /** Whether they may be asked for. */
  hints: boolean
  /** Whether the page reckons for all who had which revenue and paid what. */
  ledger: boolean
  /** Played to learn: steps are taken back without asking. */
  practice: boolean
  origin: Origin | null
  seats: SeatInfo[]
  cycle: number
  created: number
}

export type GameEvent = { event: string } & Record<string, unknown>

export interface Odds {
  win: number
  lose: number
  both: number
}

/** What a lesson asks for now; texts by their keys, places as `god:ares`, `isle:naxos`, `panel:track`. */
export interface LessonState {
  name: string
  /** From 0; after the last step as many as there are. */
  step: number
  steps: number
  /** The notations that fulfil it. */
  wanted: string[]
  task: string
  at: string | null
  /** What is read before the task. */
  look: { words: string; at: string | null }[]
  /** What may be tried when the steps are done. */
  free: string | null
}

export interface LessonInfo {
  name: string
  number: number
  modules: string[]
  steps: number
}

export interface GameState {
  /** At the table of a lesson, for its learner. */
  lesson?: LessonState
  view: GameView
  can_undo: boolean
  /** At a practice table: one has decided something, and can go back to it whatever came since. */
  can_go_back?: boolean
  turn_start: number | null
  odds: Record<string, Odds> | null
  /** In an offering: by the number of each bid. */
  costs?: Record<string, Cost> | null
  /** What everybody had when the game began; null where it began in the middle. */
  starting_gold?: number | null
}

/** What all own offerings cost with a bid, what priests save of it, and the bid of one's other marker (0: none). */
export interface Cost {
  pay: number
  saved: number
  other: number
}

/** Why a choice is good; `later`: with what is planned after it. */
export interface Reason {
  code: string
  args: Record<string, unknown>
  later: boolean
}

/** A choice with its chance to win in percent; `equal`: about as good as the best. */
export interface Promised {
  action: number
  text: string
  chance: number
  equal: boolean
  reasons: Reason[]
}

/** What the best bot would do: its choice and those next to it, and its plan. */
export interface Hint {
  choices: Promised[]
  then: { kind: string; subject: Subject; option: Option }[]
}

/** One's chance to win in percent, now and before one's last step. */
export interface Judgement {
  now: number
  before: number | null
}

export interface Entry {
  seq: number
  by: number | null
  kind: 'act' | 'undo' | 'rewind' | 'start' | 'end'
  events: GameEvent[]
  action?: string | null
  game?: GameState | null
  /** With an undo or a rewind: the last entry that still stands. */
  to?: number | null
  /** Of an undo, made out here: nothing was told of what it takes back, so nothing is told of it either. */
  silent?: boolean
  seed?: string | null
  seed_hash?: string | null
}

export interface ChatLine {
  at: number
  seat: number | null
  name: string
  text: string
  to: Listeners
}

/** Who hears a line: everybody, or only the partner (T7.1). */
export type Listeners = 'all' | 'team'

export type Wish = { rewind: number } | { bot_for: number; level: string }

export interface Proposal {
  id: string
  by: number
  what: Wish
  /** Those who are asked; null: not yet answered. */
  votes: { seat: number; yes: boolean | null }[]
}

export interface Refusal {
  code: string
  rule?: string | null
  args?: Record<string, unknown>
}

export type ServerMessage =
  | {
      type: 'welcome'
      version: number
      table: Summary
      seat: number | null
      seed_hash: string | null
      seq: number
      game: GameState | null
      /** The log can't be replayed any further than so many actions: the game is shown there and goes on no more. */
      unreadable?: { actions: number } | null
      /** The end of the log, from the entry of this number on; what is before it comes when it is asked for. */
      log: Entry[]
      log_from: number
      chat: ChatLine[]
      proposal: Proposal | null
      seed?: string | null
      /** The table where those who wanted went on. */
      rematch?: string | null
    }
  | ({ type: 'entry' } & Entry)
  | { type: 'ack'; id: string; seq: number }
  | ({ type: 'refused'; id?: string | null } & Refusal)
  | ({ type: 'why'; id: string; action: string; legal?: boolean } & Partial<Refusal>)
  | ({ type: 'hint'; id: string; seq: number } & Hint)
  | ({ type: 'judge'; id: string; seq: number } & Judgement)
  | ({ type: 'table' } & Summary)
  | ({ type: 'chat' } & ChatLine)
  | { type: 'proposal'; proposal: Proposal | null }
  | { type: 'log'; id: string; entries: Entry[] }
  | { type: 'look'; id: string; views: { seq: number; view: GameView }[] }
  | { type: 'moved'; table: string }
  | { type: 'pong' }
  | { type: 'bye'; code: string }

export type ClientMessage =
  | { type: 'hello'; version: typeof VERSION; token: string | null; have: number | null }
  | { type: 'act'; id: string; seq: number; action: string }
  | { type: 'undo'; id: string; seq: number; what: 'step' | 'turn' }
  | { type: 'why'; id: string; action: string }
  | { type: 'hint'; id: string; seq: number }
  | { type: 'judge'; id: string; seq: number }
  | { type: 'chat'; id: string; text: string; to: Listeners }
  | { type: 'sit'; seat: number | null; colour: string | null }
  | { type: 'rename'; name: string }
  | { type: 'ready'; ready: boolean }
  | { type: 'propose'; id: string; what: Wish }
  | { type: 'vote'; proposal: string; yes: boolean }
  | { type: 'take_back' }
  | { type: 'leave' }
  | { type: 'rematch' }
  | { type: 'resync'; have: number }
  | { type: 'pace'; pauses: boolean }
  | { type: 'log'; id: string; before: number }
  | { type: 'look'; id: string; after: number; until: number }
  | { type: 'ping' }

export interface OptionInfo {
  name: string
  kind: 'choice' | 'flag' | 'number'
  values?: (string | number | boolean)[]
  default: string | number | boolean | null
  lowest?: number
  highest?: number
}

export interface BoardInfo {
  id: string
  title: string
  players: number[]
  /** The usual one with Titans. */
  titans: boolean
}

/** What the server says about a board file that it has read. */
export interface OwnBoard {
  board: BoardData
  title: string
  players: number[]
  /** How many there are: territories, isles, seas, slots, metropolis_spaces, prosperity, … */
  size: Record<string, number>
  /** The ways to begin on it, by number of players. */
  modes: Record<number, ('starts' | 'free_placement' | 'titans')[]>
}

export interface Info {
  /** How many can play without Titans, and with it: where there can be teams, and where there must. */
  players: number[]
  titans: { players: number[]; teams: number[]; always_teams: number[] }
  modules: string[]
  options: OptionInfo[]
  bots: string[]
  boards: BoardInfo[]
  cities: string[]
  /** Where others in the network find this server; told only to whoever sits at its own machine. */
  address: string | null
}
