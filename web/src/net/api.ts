/** The plain calls: make and find tables. */

import type { BoardData } from '../board/types'
import type { Info, OwnBoard, Summary } from './protocol'

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, unknown> = {},
  ) {
    super(code)
  }
}

export interface NewTable {
  title: string
  players: number
  modules: string[]
  options: Record<string, unknown>
  visibility: 'public' | 'link'
  bots: (string | null)[]
  name: string
  /** Teams of two; null: as usual with so many players. */
  teams: boolean | null
  /** Null: the usual board; else the id of one of the server's, or a whole one. */
  board: string | BoardData | null
  /** Whether they may be asked for. */
  hints: boolean
}

export interface Place {
  table: string
  seat: number
  token: string
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
  texts: async (language: string) => (await call(`/api/texts/${language}.ftl`)).text(),
  /** The board a table is played on, one of the server's or not. */
  boardOf({ table, board: { id, own } }: Summary): Promise<BoardData> {
    const path = own ? `/api/tables/${table}/board` : `/api/boards/${encodeURIComponent(id)}`
    let board = boards.get(path)
    if (!board) boards.set(path, (board = get<BoardData>(path)))
    return board
  },
  /** What a board file says, or an error that names its fault. */
  readBoard: (content: string) => postText<OwnBoard>('/api/boards', content),
  tables: async () => (await get<{ tables: Summary[] }>('/api/tables')).tables,
  create: (table: NewTable) => post<Place>('/api/tables', table),
  join: (table: string, name: string, seat?: number) => post<Place>(`/api/tables/${table}/join`, { name, seat }),
  recordUrl: (table: string) => `/api/tables/${table}/record`,
}
