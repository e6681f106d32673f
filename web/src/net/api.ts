/** The plain calls: make and find tables. */

import type { BoardData } from '../board/types'
import type { Book, Join, Mine, NewTable, OwnGame, Place, Right, Try } from './messages'
import type { AidData, Figures, Info, Judged, LessonInfo, Moments, OwnBoard, Summary } from './protocol'

export type { NewTable, Place } from './messages'
/** A moment of a game that was played, and who plays on from there against which bots. */
export type Trial = Try

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, unknown> = {},
  ) {
    super(code)
  }
}

async function call(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, init)
  } catch {
    throw new ApiError('unreachable')
  }
  if (answer.ok) return answer
  const body = (await answer.json().catch(() => ({}))) as { error?: string; args?: Record<string, unknown> }
  throw new ApiError(body.error ?? 'unreachable', body.args)
}

async function get<T>(path: string): Promise<T> {
  return (await (await call(path)).json()) as T
}

async function postText<T>(path: string, body: string): Promise<T> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  return (await (await call(path, init)).json()) as T
}

function post<T>(path: string, body: unknown): Promise<T> {
  return postText<T>(path, JSON.stringify(body))
}

const boards = new Map<string, Promise<BoardData>>()

export const api = {
  info: () => get<Info>('/api/info'),
  aid: () => get<AidData>('/api/aid'),
  texts: async (language: string, part?: string) =>
    (await call(`/api/texts/${language}${part ? `/${part}` : ''}.ftl`)).text(),
  rules: async (language: string) => (await get<{ books: Book[] }>(`/api/rules/${language}`)).books,
  /** The board a table is played on, one of the server's or not. */
  boardOf({ table, board: { id, own } }: Summary): Promise<BoardData> {
    const path = own ? `/api/tables/${table}/board` : `/api/boards/${encodeURIComponent(id)}`
    let board = boards.get(path)
    if (!board) boards.set(path, (board = get<BoardData>(path)))
    return board
  },
  /** What a board file says, or an error that names its fault. */
  readBoard: (content: string) => postText<OwnBoard>('/api/boards', content),
  lessons: async () => (await get<{ lessons: LessonInfo[] }>('/api/lessons')).lessons,
  /** A table of one's own for a lesson. */
  beginLesson: (name: string) => post<Place>(`/api/lessons/${encodeURIComponent(name)}`, {}),
  tables: async () => (await get<{ tables: Summary[] }>('/api/tables')).tables,
  /** How the games stand that somebody has these rights in. */
  mine: async (rights: Right[]) =>
    (await post<{ games: OwnGame[] }>('/api/tables/mine', { rights } satisfies Mine)).games,
  create: (table: NewTable) => post<Place>('/api/tables', table),
  join: (table: string, name: string, seat?: number) =>
    post<Place>(`/api/tables/${table}/join`, { name, seat } satisfies Join),
  /** Play on from a moment of a finished game, or of one whose record one has. */
  tryTable: (table: string, trial: Trial) => post<Place>(`/api/tables/${table}/try`, trial),
  tryRecord: (record: unknown, trial: Trial) => post<Place>('/api/try', { ...trial, record }),
  /** Moments of a game that is over, and of one that somebody has the record of. */
  replay: (table: string, query: Record<string, string>) =>
    get<Moments>(`/api/tables/${table}/replay?${new URLSearchParams(query).toString()}`),
  replayRecord: (content: string, query: Record<string, string>) =>
    postText<Moments>(`/api/replay?${new URLSearchParams(query).toString()}`, content),
  /** Everyone's chance to win in a game that is over, or in one that somebody has the record of, after a step. */
  chances: (table: string, after?: number) =>
    get<Judged>(`/api/tables/${table}/chances${after === undefined ? '' : `?after=${after}`}`),
  judge: (record: string) => postText<Judged>('/api/chances', record),
  judgement: (name: string, after?: number) =>
    get<Judged>(`/api/chances/${name}${after === undefined ? '' : `?after=${after}`}`),
  statistics: async (table: string) => (await get<{ tables: Figures[] }>(`/api/tables/${table}/statistics`)).tables,
  statisticsOf: async (record: string) => (await postText<{ tables: Figures[] }>('/api/statistics', record)).tables,
  statisticsCsv: async (record: string, language: string) =>
    (await call(`/api/statistics?form=csv&lang=${language}`, { method: 'POST', body: record })).text(),
  csvUrl: (table: string, language: string) => `/api/tables/${table}/statistics?form=csv&lang=${language}`,
  summary: (table: string) => get<Summary>(`/api/tables/${table}/summary`),
  record: async (table: string) => (await call(`/api/tables/${table}/record`)).text(),
  recordUrl: (table: string) => `/api/tables/${table}/record`,
}
