/** What no event says: who is in front, who has enough to win, that the agreed end is near. */

import type { GameView } from '../board/types'
import type { GameEvent } from '../net/protocol'
import type { Happening } from './effects'
import type { Standings } from './land'
import { leadOf, sideOf } from './race'

/** Those who have enough metropolises to win. */
function enough(view: GameView, standings: Standings): string[] {
  const sum = (player: string): number =>
    sideOf(view, player).reduce((total, one) => total + (standings[one]?.metropolises ?? 0), 0)
  return Object.keys(standings).filter((player) => sum(player) >= view.metropolises_to_win)
}

/**
 * Events that no event says: somebody is in front, has enough to win, or no longer has, or the agreed end is near. By
 * the happening they come from.
 */
export function turningPoints(happenings: readonly Happening[], view: GameView): Map<Happening, GameEvent[]> {
  const points = new Map<Happening, GameEvent[]>()
  for (const happening of happenings) {
    const { event, cycle } = happening.event
    if (event === 'cycle_began' && cycle === view.options.max_cycles)
      points.set(happening, [{ event: 'last_cycle_agreed' }])
    const { before, after } = happening
    if (before === after) continue
    const found: GameEvent[] = []
    const [led, lead] = [leadOf(view, before), leadOf(view, after)]
    if (lead && lead.cities.join() !== led?.cities.join())
      found.push({
        event: happening.effects.some(({ thing }) => thing === 'metropolis') ? 'new_leader' : 'now_in_front',
        players: lead.cities,
        lead,
      })
    const [had, have] = [enough(view, before), enough(view, after)]
    // Teams are told by an event of the game's own.
    if (!view.teams && have.join() !== had.join())
      found.push(have.length ? { event: 'last_cycle_near', players: have } : { event: 'last_cycle_off', players: had })
    if (found.length) points.set(happening, found)
  }
  return points
}
