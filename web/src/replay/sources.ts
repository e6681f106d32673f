/**
 * Where the moments of a game come from: the server, for a finished table or a record; or one's own table, while it
 * goes on.
 */

import { planOf } from '../board/plan'
import type { BoardData, GameView } from '../board/types'
import { CITIES } from '../game/looks'
import { api } from '../net/api'
import type { Entry, Moments, Summary } from '../net/protocol'
import type { TableStore } from '../net/table.svelte'
import { ALL, askedFor, opening, type Asked } from './ahead'
import { followed } from './changes'

/** All that is told of a game to one pair of eyes; moment number n is after n actions, and so is the entry n. */
export interface Told {
  entries: Entry[]
  turns: number[]
  cycles: number[]
  /** What everybody had when the game began, by which a ledger reckons; null where it began in the middle. */
  startingGold: number | null
}

/** Views at moments that follow each other. */
export interface Seen {
  first: number
  views: GameView[]
}

export interface Source {
  readonly summary: Summary
  readonly board: BoardData
  /** Through whose eyes it can be seen; one alone: there is nothing to choose. */
  readonly eyes: readonly string[]
  /** The most moments that are given at once, and whether all of them are fetched ahead. */
  readonly part: number
  readonly ahead: boolean
  /** The story, and the views around a moment. */
  open(eyes: string, around: number): Promise<Told & Seen>
  views(eyes: string, from: number, until: number): Promise<Seen>
  /** The record as it was written or stored; null where there is none yet. */
  record(): Promise<string | null>
}

const PART = 400

export const SPECTATOR = 'spectator'

function seenOf({ first, view, changes }: Moments): Seen {
  return { first, views: followed(view, changes) }
}

type Ask = (query: Record<string, string>) => Promise<Moments>

/** A game that the server replays. */
class Replayed implements Source {
  readonly part = PART
  readonly ahead = true
  readonly eyes: readonly string[]

  constructor(
    private readonly ask: Ask,
    readonly summary: Summary,
    readonly board: BoardData,
    readonly record: () => Promise<string>,
    private opened: { eyes: string; told: Promise<Told & Seen> } | null,
  ) {
    this.eyes = eyesOf(summary)
  }

  async open(eyes: string, around: number): Promise<Told & Seen> {
    const { opened } = this
    this.opened = null
    return opened?.eyes === eyes ? opened.told : toldOf(await this.ask(opening(eyes, around)))
  }

  async views(eyes: string, from: number, until: number): Promise<Seen> {
    return seenOf(await this.ask({ eyes, from: String(from), until: String(until) }))
  }
}

function eyesOf({ players }: Summary): string[] {
  return [ALL, ...CITIES.slice(0, players), SPECTATOR]
}

function toldOf(moments: Moments): Told & Seen {
  const { story, turns, cycles, starting_gold: startingGold } = moments.told!
  const entries = story.map(({ by, action, events }, seq): Entry => ({
    seq,
    by,
    kind: seq ? 'act' : 'start',
    action,
    events,
  }))
  return { entries, turns, cycles, startingGold, ...seenOf(moments) }
}

/** What is known of a table's game: where its moments come from only when it is over. */
export interface Past {
  summary: Summary
  source: Source | null
}

/** The game of a table, opened at a moment and with these eyes. */
export async function pastOf(table: string, at: number, eyes: string | null): Promise<Past> {
  const asked = askedFor(table, at, eyes)
  const summary = await asked.summary
  return { summary, source: summary.phase === 'over' ? await ofTable(summary, asked) : null }
}

async function ofTable(summary: Summary, asked: Asked): Promise<Source> {
  const ask: Ask = (query) => api.replay(summary.table, query)
  const board = await asked.board
  planOf(board) // while the server reckons
  const told = eyesOf(summary).includes(asked.eyes) ? asked.moments.then(toldOf) : null
  told?.catch(() => {}) // whoever opens it hears of that
  const opened = told && { eyes: asked.eyes, told }
  return new Replayed(ask, atEase(summary), board, () => api.record(summary.table), opened)
}

/** Whose place at a table nobody has, because there is none. */
export const NOBODY = {
  name: null,
  kind: 'human',
  level: null,
  host: false,
  ready: true,
  online: true,
  away: false,
  absent: null,
  bot_from: null,
} as const

/** A record that somebody has. */
export async function ofRecord(content: string): Promise<Source> {
  const ask: Ask = (query) => api.replayRecord(content, query)
  const moments = await ask(opening(ALL, 0))
  const { players, modules, options, teams, board, over } = moments.told!
  const summary: Summary = {
    table: '',
    title: board.title,
    phase: over ? 'over' : 'running',
    players,
    modules,
    options,
    teams,
    board: { id: board.id, title: board.title, own: true },
    visibility: 'link',
    hints: false,
    ledger: false,
    practice: false,
    origin: null,
    seats: CITIES.slice(0, players).map((colour, seat) => ({
      ...NOBODY,
      colour,
      team: teams ? Math.floor(seat / 2) : null,
    })),
    cycle: 0,
    created: 0,
  }
  return new Replayed(ask, summary, board, () => Promise.resolve(content), {
    eyes: ALL,
    told: Promise.resolve(toldOf(moments)),
  })
}

/** Nobody is missed at a game of the past. */
function atEase(summary: Summary): Summary {
  return { ...summary, seats: summary.seats.map((seat) => ({ ...seat, online: true, away: false })) }
}

/**
 * The earlier part of a game that goes on, as its player or watcher saw it. The server gives less of it at once, and
 * less often.
 */
export class Running implements Source {
  readonly part = 40
  readonly ahead = false
  readonly eyes: readonly string[]
  readonly summary: Summary
  /** What was in force when one began to look back: moment number n is the entry n of these. */
  private readonly lived: readonly Entry[]

  constructor(
    private readonly store: TableStore,
    readonly board: BoardData,
  ) {
    this.summary = atEase(store.table!)
    this.eyes = [store.seat === null ? SPECTATOR : CITIES[store.seat]!]
    this.lived = store.entries.filter(({ kind }) => kind === 'act' || kind === 'start')
  }

  async open(_: string, around: number): Promise<Told & Seen> {
    const last = this.lived.length - 1
    const middle = Math.max(0, Math.min(last, around))
    const entries = this.lived.map((entry, seq): Entry => ({
      seq,
      by: entry.by,
      kind: entry.kind,
      action: entry.action ?? null,
      events: entry.events,
    }))
    const having = (name: string): number[] =>
      entries.flatMap(({ seq, events }) => (events.some(({ event }) => event === name) ? [seq] : []))
    const seen = await this.views('', Math.max(0, middle - 10), Math.min(last, middle + 10))
    return {
      entries,
      turns: having('turn_began'),
      cycles: having('cycle_began'),
      startingGold: this.store.game?.starting_gold ?? null,
      ...seen,
    }
  }

  async views(_: string, from: number, until: number): Promise<Seen> {
    const part = this.lived.slice(from, until + 1)
    if (part.some(({ game }) => !game)) await this.store.log.looked(part[0]!.seq, part.at(-1)!.seq)
    return { first: from, views: part.map(({ game }) => undecided(game!.view)) }
  }

  record(): Promise<null> {
    return Promise.resolve(null)
  }
}

/** Nothing can be chosen any more. */
function undecided(view: GameView): GameView {
  if (!view.decision?.options) return view
  const { options: _, ...decision } = view.decision
  return { ...view, decision }
}
