/** The lines of the log in words. */

import { CITIES } from '../game/looks'
import type { Line } from '../game/story'
import type { GameEvent } from '../net/protocol'
import type { Narrator } from './narrator'

/**
 * A line's sentences: one, or of a battle its beginning and its outcome. In practice nobody is asked before one goes
 * back.
 */
export function sentences(narrator: Narrator, { note, by, events, rounds }: Line, practice = false): string[] {
  if (note === 'rewind' && practice && typeof by === 'number')
    return [narrator.texts.say('page-log-practice', narrator.args({ player: CITIES[by] }))]
  if (note) return [narrator.texts.say(note === 'undo' ? 'page-log-undo' : 'page-log-rewind')]
  const move = rounds || events.length === 1 ? null : moveTold(narrator, events)
  return move ? [move] : events.map((event) => narrator.event(event))
}

/** A move of several steps in one sentence, with its way; null while troops that pass unseen haven't come anywhere. */
function moveTold(narrator: Narrator, events: readonly GameEvent[]): string | null {
  const first = events[0]!
  const last = events.at(-1)!
  const way = events.slice(0, -1)
  const told = (key: string, ends: Record<string, unknown>): string => {
    const { event: _event, ...parts } = first
    const price = events.reduce((sum, step) => sum + Number(step.price), 0)
    return narrator.texts.say(key, narrator.args({ ...parts, ...ends, price }))
  }
  switch (last.event) {
    case 'fleets_moved':
      return told('page-log-sailed', { to_sea: last.to_sea, over_seas: way.map(({ to_sea }) => to_sea) })
    case 'kraken_moved':
      return told('page-log-kraken', { to_sea: last.sea, over_seas: way.map(({ sea }) => sea) })
    case 'troops_moved':
      return told('page-log-passed', { to_isle: last.to_isle, over_isles: way.map(({ to_isle }) => to_isle) })
    case 'outbid':
      return told('page-log-outbid-self', {})
    default:
      return null
  }
}
