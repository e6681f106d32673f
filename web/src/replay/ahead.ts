/** What a moment's address needs of the server: asked for at once, before there is a page to show it on. */

import type { BoardData } from '../board/types'
import { api } from '../net/api'
import type { Moments, Summary } from '../net/protocol'

export const ALL = 'all'

/** Moments on either side of the one that is opened: few, so that it is there soon. */
const AROUND = 10

export interface Asked {
  eyes: string
  summary: Promise<Summary>
  board: Promise<BoardData>
  /** Refused where the game isn't over, or nobody with such eyes played it. */
  moments: Promise<Moments>
}

/** The query for the whole story, and for the views around a moment. */
export function opening(eyes: string, around: number): Record<string, string> {
  return { eyes, from: String(Math.max(0, around - AROUND)), until: String(around + AROUND), story: 'yes' }
}

type Address = [table: string, at: number, eyes: string | null]

let ahead: { of: string; asked: Asked } | null = null

export function askAhead(...address: Address): void {
  ahead = { of: String(address), asked: askFor(...address) }
}

/** The answers for an address, which may have been asked for ahead. */
export function askedFor(...address: Address): Asked {
  const asked = ahead?.of === String(address) ? ahead.asked : askFor(...address)
  ahead = null
  return asked
}

function askFor(table: string, at: number, wanted: string | null): Asked {
  const eyes = wanted ?? ALL
  const summary = api.summary(table)
  const asked = { eyes, summary, board: summary.then(api.boardOf), moments: api.replay(table, opening(eyes, at)) }
  for (const one of [summary, asked.board, asked.moments]) one.catch(() => {}) // whoever shows it hears of that
  return asked
}
