/**
 * What a page leaves to the next one at the same table, in the same window: words and choices that weren't taken yet.
 */

import type { Lasting } from './outbox.svelte'
import type { Listeners } from './protocol'

/** What the server hasn't taken yet: a page that is loaded anew goes on with it. */
export interface Unsent {
  line: string
  lineTo: Listeners
  saying: string | null
  pending: Lasting[]
}

function key(table: string): string {
  return `cyclades-unsent-${table}`
}

export function leaveUnsent(table: string, unsent: Unsent | null): void {
  try {
    if (unsent) sessionStorage.setItem(key(table), JSON.stringify(unsent))
    else sessionStorage.removeItem(key(table))
  } catch {
    // A browser without storage can't keep it.
  }
}

/** Once: what is taken is the new page's business. */
export function takeUnsent(table: string): Unsent | null {
  try {
    const left = sessionStorage.getItem(key(table))
    sessionStorage.removeItem(key(table))
    return left ? asUnsent(JSON.parse(left)) : null
  } catch {
    return null
  }
}

/** It may have been written by a page of another version: what isn't understood is left out. */
function asUnsent(left: Partial<Unsent>): Unsent {
  const pending = Array.isArray(left.pending)
    ? left.pending.filter((message) => message && typeof message.id === 'string')
    : []
  const saying = pending.some(({ id, type }) => id === left.saying && type === 'chat') ? (left.saying ?? null) : null
  return {
    line: typeof left.line === 'string' ? left.line : '',
    lineTo: left.lineTo === 'team' ? 'team' : 'all',
    saying,
    pending,
  }
}
