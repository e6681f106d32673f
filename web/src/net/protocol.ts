/** Messages between page and server, and what the page calls parts of them. */

import type { ChatLine, GameState, GameView, HintAnswer, JudgeAnswer, LogEntry, Summary } from './messages'

export { VERSION } from './messages'
export type {
  AidData,
  BoardInfo,
  CardAid,
  Change,
  ChatLine,
  ClientMessage,
  Cost,
  Figures,
  Flaw,
  GameEvent,
  GameState,
  GodAid,
  Info,
  Judged,
  JudgedMoment,
  Label,
  LessonInfo,
  LessonState,
  Moments,
  Odds,
  StrengthPart,
  OptionInfo,
  OwnBoard,
  OwnGame,
  Promised,
  Proposal,
  Reason,
  Right,
  Row,
  SeatInfo,
  ServerMessage,
  Summary,
  Swing,
  Wish,
} from './messages'

export type Phase = Summary['phase']

/** What a table came from, if it is no new game. */
export type Origin = NonNullable<Summary['origin']>

/** Who hears a line of chat. */
export type Listeners = ChatLine['to']

/** What the best bot would do: its choice and those next to it, and its plan. */
export type Hint = Pick<HintAnswer, 'choices' | 'then'>

/** One's chance to win in percent, now and before one's last step. */
export type Judgement = Pick<JudgeAnswer, 'now' | 'before'>

/** An entry of the log, as it was sent or as it was asked for later. */
export interface Entry
  extends Pick<LogEntry, 'seq' | 'by' | 'kind' | 'events'>, Partial<Omit<LogEntry, 'seq' | 'by' | 'kind' | 'events'>> {
  game?: GameState | null
  /** Of an undo, made out here: nothing was told of what it takes back, so nothing is told of it either. */
  silent?: boolean
}

export interface Refusal {
  code: string
  rule?: string | null
  args?: Record<string, unknown>
}

/** A game that is only looked at: a moment of the past, a picture. */
export function onlySeen(view: GameView, startingGold: number | null = null): GameState {
  return {
    view,
    can_undo: false,
    can_go_back: false,
    turn_start: 0,
    odds: null,
    strengths: null,
    costs: null,
    starting_gold: startingGold,
  }
}
