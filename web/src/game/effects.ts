/**
 * What events take from whom and give to whom.
 *
 * Some events say it themselves; for others one must know what stood where. That is reckoned backwards from the present
 * view, event by event: so it needs no more of the log than the part that is asked about, and nothing that was seen on
 * a screen.
 */

import type { GameView, PlaceKey } from '../board/types'
import type { Entry, GameEvent } from '../net/protocol'
import { Reader, type Fight, type Power } from './circumstances'
import { Land, type Effect, type Standings, type Thing } from './land'
import { CITIES } from './looks'
import { MEANINGS, nothing } from './meanings'

/** One event with all it does, and what is to know about it besides. */
export interface Happening {
  seq: number
  /** Its place in its entry. */
  number: number
  /** The seat that acted. */
  seat: number | null
  event: GameEvent
  effects: Effect[]
  /** Who did it, as far as somebody did. */
  by: string | null
  /** The creature or hero by whose power it happened. */
  power: Power | null
  /** The battle it is a part of, or the isle it was fought for is taken. */
  battle: Fight | null
  place: PlaceKey | null
  /** Whose turn it was. */
  turn: string | null
  /** How far everyone was before it, and when it had happened. */
  before: Standings
  after: Standings
}

/** Modules with which a battle names each unit that is lost. */
const NAMING = ['hades', 'heroes', 'favours', 'titans']

/** What somebody gets further with on the way to a metropolis. */
const FURTHERS: readonly Thing[] = ['metropolis', 'building', 'philosopher', 'isle']

function placeOf(event: GameEvent, fight: Fight | null): PlaceKey | null {
  for (const field of ['isle', 'to_isle']) if (typeof event[field] === 'string') return `isle:${event[field]}`
  for (const field of ['sea', 'to_sea']) if (typeof event[field] === 'string') return `sea:${event[field]}`
  return fight?.place ?? null
}

/**
 * What happened after the entry of that number, up to the newest; `view` is the position that led to. `entries` are
 * those that stand, as far back as they are known.
 */
export function happeningsSince(entries: readonly Entry[], since: number, view: GameView): Happening[] {
  const reader = new Reader(entries[0]?.seq === 1)
  const named = view.modules.some((module) => NAMING.includes(module))
  const read = entries.flatMap(({ seq, by, events }) =>
    events.flatMap((event, place) => {
      const along = reader.read(event, `${seq}-${place}`, events.slice(place + 1, place + 2))
      return seq > since ? [{ seq, seat: by, place, event, along }] : []
    }),
  )
  const land = new Land(view)
  let standings = land.standings
  const happenings = read.reverse().map(({ seq, seat, place, event, along }): Happening => {
    const effects = (MEANINGS[event.event] ?? nothing)(event, land, along, named)
      .filter(({ count }) => count !== 0)
      .map((effect) => ({ name: null, ...effect }))
    for (const { player, thing, count } of effects) {
      if (thing === 'metropolis') land.metropolises[player]! -= count
      if (thing === 'philosopher') land.philosophers[player]! -= count
    }
    land.undo(event, along)
    const after = standings
    if (effects.some(({ thing }) => FURTHERS.includes(thing))) standings = land.standings
    const doer = along.fight?.attacker ?? (event.event === 'outbid' ? CITIES[seat ?? -1] : (event.player ?? along.turn))
    return {
      seq,
      seat,
      number: place,
      event,
      effects,
      by: typeof doer === 'string' ? doer : null,
      power: along.power,
      battle: along.fight,
      place: placeOf(event, along.fight),
      turn: along.turn,
      before: standings,
      after,
    }
  })
  return happenings.reverse()
}

/** Whether an event names a player. */
export function names(event: GameEvent, player: string): boolean {
  return Object.values(event).some((value) => value === player || (Array.isArray(value) && value.includes(player)))
}

/** Whether something happened to a player, or by him. */
export function concerns(happening: Happening, player: string): boolean {
  const { event, effects, battle } = happening
  return (
    names(event, player) ||
    effects.some((effect) => effect.player === player) ||
    battle?.attacker === player ||
    battle?.defender === player
  )
}
