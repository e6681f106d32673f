/** What a look tells that must stay behind somebody's screen. */

import type { GameView } from '../board/types'

/**
 * Whether a view tells something that whoever sees the other one may not know: gold that he doesn't see. Where magic
 * items lie face down nobody's look is for others, not even for his partner, whose gold is open to him (T7.1).
 */
export function isSecretFrom(seen: GameView, wanted: GameView): boolean {
  if (seen.ending) return false
  if (wanted.modules.includes('favours')) return true
  return Object.entries(wanted.cities).some(
    ([city, { gold }]) => gold !== undefined && seen.cities[city]?.gold === undefined,
  )
}
