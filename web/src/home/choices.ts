/** What was chosen last for a new game, kept in the browser; what is no longer offered is left out. */

import { recallJson, remember } from '../kept'
import type { NewTable } from '../net/api'
import type { Info, OptionInfo } from '../net/protocol'

type Options = NonNullable<NewTable['options']>

export interface Choices {
  players: number
  modules: string[]
  teams: boolean
  practice: boolean
  /** Of the bots one plays against. */
  level: string
  /** Seat by seat; null: somebody's place. */
  bots: (string | null)[]
  board: string | null
  visibility: 'public' | 'link'
  options: Options
  hints: boolean
  ledger: boolean
}

/** A game against bots, and a table for friends. */
type Kind = 'quick' | 'table'

const KEYS: Record<Kind, string> = { quick: 'last-quick-play', table: 'last-new-table' }
const LEVEL = 'normal'
const USUAL_PLAYERS = 4

export function keepChoices(kind: Kind, choices: Partial<Choices>): void {
  remember(KEYS[kind], JSON.stringify(choices))
}

export function lastChoices(kind: Kind, info: Info): Choices {
  return choicesFrom(info, recallJson(KEYS[kind]))
}

/** What is offered of what somebody chose once, with the usual choice for everything else. */
export function choicesFrom(info: Info, kept: unknown): Choices {
  const last = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>
  const counts = [...info.players, ...info.titans.players]
  const chosen = <T>(value: unknown, offered: readonly T[], usual: T): T =>
    offered.includes(value as T) ? (value as T) : usual
  const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  const flag = (value: unknown, usual: boolean): boolean => (typeof value === 'boolean' ? value : usual)
  const options = (typeof last.options === 'object' ? last.options : null) as Options | null
  return {
    players: chosen(last.players, counts, chosen(USUAL_PLAYERS, counts, counts[0]!)),
    modules: info.modules.filter((module) => listed(last.modules).includes(module)),
    teams: flag(last.teams, false),
    practice: flag(last.practice, false),
    level: chosen(last.level, info.bots, chosen(LEVEL, info.bots, info.bots[0]!)),
    bots: Array.from({ length: Math.max(...counts) }, (_, seat) =>
      seat === 0 ? null : chosen(listed(last.bots)[seat], info.bots as (string | null)[], null),
    ),
    board: chosen(last.board, info.boards.map(({ id }) => id) as (string | null)[], null),
    visibility: last.visibility === 'public' ? 'public' : 'link',
    options: Object.fromEntries(
      info.options.map((option) => [option.name, fits(option, options?.[option.name]) ?? option.default]),
    ),
    hints: flag(last.hints, true),
    ledger: flag(last.ledger, false),
  }
}

/** A house rule's value as it was chosen; null if it isn't one now. */
function fits({ kind, values, lowest, highest }: OptionInfo, value: unknown): boolean | number | string | null {
  if (kind === 'number')
    return typeof value === 'number' && value >= (lowest ?? 1) && value <= (highest ?? value) ? value : null
  return (values ?? []).includes(value as string) ? (value as string | boolean) : null
}

/** The house rules that are not as usual: the others need not be named. */
export function changedOptions(info: Info, options: Options): Options {
  return Object.fromEntries(
    info.options.flatMap(({ name, default: usual }) => {
      const value = options[name]
      return value === undefined || value === usual ? [] : [[name, value]]
    }),
  )
}
