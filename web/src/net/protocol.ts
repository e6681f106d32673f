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
}

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

export interface GameState {
  view: GameView
  can_undo: boolean
  turn_start: number | null
  odds: Record<string, Odds> | null
}

/** What the best bot would do: its choice and those next to it, with their chances to win in percent, and its plan. */
export interface Hint {
  choices: { action: number; text: string; chance: number }[]
  then: { kind: string; subject: Subject; option: Option }[]
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
  | ({ type: 'table' } & Summary)
  | ({ type: 'chat' } & ChatLine)
  | { type: 'proposal'; proposal: Proposal | null }
  | { type: 'log'; id: string; entries: Entry[] }
  | { type: 'moved'; table: string }
  | { type: 'pong' }
  | { type: 'bye'; code: string }

export type ClientMessage =
  | { type: 'hello'; version: typeof VERSION; token: string | null; have: number | null }
  | { type: 'act'; id: string; seq: number; action: string }
  | { type: 'undo'; id: string; seq: number; what: 'step' | 'turn' }
  | { type: 'why'; id: string; action: string }
  | { type: 'hint'; id: string; seq: number }
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
  | { type: 'log'; id: string; before: number }
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
