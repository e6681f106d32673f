/** The plain calls: make and find tables. */

import type { BoardData } from '../board/types'
import type { Info, Summary } from './protocol'

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

async function post<T>(path: string, body: unknown): Promise<T> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  return (await (await call(path, init)).json()) as T
}

const boards = new Map<string, Promise<BoardData>>()

export const api = {
  info: () => get<Info>('/api/info'),
  texts: async (language: string) => (await call(`/api/texts/${language}.ftl`)).text(),
  board(id: string): Promise<BoardData> {
    let board = boards.get(id)
    if (!board) boards.set(id, (board = get<BoardData>(`/api/boards/${encodeURIComponent(id)}`)))
    return board
  },
  tables: async () => (await get<{ tables: Summary[] }>('/api/tables')).tables,
  create: (table: NewTable) => post<Place>('/api/tables', table),
  join: (table: string, name: string, seat?: number) => post<Place>(`/api/tables/${table}/join`, { name, seat }),
  recordUrl: (table: string) => `/api/tables/${table}/record`,
}
