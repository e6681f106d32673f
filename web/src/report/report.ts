/**
 * A problem as its reporter sees it, in a file that `cyclades show` opens. There is nothing in it that he doesn't see
 * or say himself, and nothing that says who plays where: no names, no table, no token, no chat.
 */

import type { BoardData, GameView } from '../board/types'
import type { TableModel } from '../game/model.svelte'
import { api } from '../net/api'
import type { Entry, Summary } from '../net/protocol'
import { save } from '../replay/picture'
import { settings } from '../settings.svelte'

/** How many entries of the log go with it. */
const STEPS = 60

export interface Report extends Pick<Summary, 'modules' | 'options' | 'teams' | 'seats'> {
  /** The version of this form. */
  cyclades_report: 1
  made: string
  /** What went wrong, as he says it. */
  words: string
  /** Null: the server doesn't answer. */
  server: string | null
  /** The page's script, whose name tells its build. */
  page: string | null
  browser: string
  language: string
  window: { width: number; height: number; ratio: number }
  /** In pixels. */
  text_size: number
  /** The reporter's; null: he watches. */
  seat: number | null
  board: BoardData
  steps: Required<Pick<Entry, 'seq' | 'by' | 'kind' | 'action' | 'events'>>[]
  view: GameView
}

export async function reportOf(model: TableModel, words: string): Promise<Report> {
  const { seat, entries, game, table } = model.store
  const { modules, options, teams, seats } = table!
  const { innerWidth: width, innerHeight: height, devicePixelRatio: ratio } = window
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]')
  return {
    cyclades_report: 1,
    made: new Date().toISOString(),
    words: words.replace(/[\p{C}\p{Z}]+/gu, ' ').trim(), // one line: it is read in a terminal
    server: await api.info().then(
      ({ version }) => version,
      () => null,
    ),
    page: script?.src.split('/').pop() ?? null,
    browser: navigator.userAgent,
    language: settings.language,
    window: { width, height, ratio },
    text_size: parseFloat(getComputedStyle(document.documentElement).fontSize),
    modules,
    options,
    teams,
    seats: seats.map((one) => ({ ...one, name: null })),
    seat,
    board: model.board!,
    steps: entries
      .slice(-STEPS)
      .map(({ seq, by, kind, action, events }) => ({ seq, by, kind, action: action ?? null, events })),
    view: game!.view,
  }
}

/** The name of the file that was saved. */
export async function download(model: TableModel, words: string): Promise<string> {
  const file = 'cyclades-report.json'
  save(file, JSON.stringify(await reportOf(model, words), null, 1), 'application/json')
  return file
}
