/**
 * What is new for somebody: what others' play has taken from him and given to him, and what changes the game for all.
 */

import type { GameView, PlaceKey } from '../board/types'
import type { Entry, GameEvent } from '../net/protocol'
import type { Fight } from './circumstances'
import { happeningsSince, type Happening } from './effects'
import type { Effect } from './land'
import { lastOfferings, type Offerings } from './offerings'
import { leadOf } from './race'
import { turningPoints } from './turningPoints'
import { IN_FRONT, LOSSES, MATTERS, OFFERINGS, ROUTINE, weigh } from './weight'

/** One piece of news: a battle, a creature's call with all it does, or a single event. */
export interface News {
  /** The same for the same piece, however much more of it comes. */
  key: string
  /** The event that says best what it is; some are no event of the game's (see `turningPoints`). */
  event: GameEvent
  /** Who did it. */
  by: string | null
  /** The card it came from. */
  card: string | null
  place: PlaceKey | null
  battle: Fight | null
  /** All it is put together from, in the order it happened. */
  steps: Happening[]
  /** What it follows from, where it is no event of the game's. */
  after: Happening | null
  /** What the reader lost and won by it, the same things put together. */
  effects: Effect[]
  /** Artifacts that changed hands, and who has them now. */
  artifacts: { card: string; player: string }[]
  /** Who else lost something by it. */
  victims: string[]
  /** The first and the last entry it is in. */
  from: number
  to: number
  /** What matters more has more. */
  weight: number
}

/** What is told in the list alone. */
const QUIET = Object.values(ROUTINE)

/** Somebody is in front who wasn't. */
const LEADS = ['new_leader', 'now_in_front']

/**
 * The entry after which something is new to whoever has a seat: his last decision before others played on, or the end
 * of his turn, also where nobody is between him and the next cycle.
 */
export function lastDecision(entries: readonly Entry[], seat: number, city: string): number {
  let last = entries[0]?.seq ?? 0
  let since = last
  let others = false
  let inTurn = false
  for (const { seq, by, kind, events } of entries) {
    if (kind === 'act') {
      if (by === seat) {
        last = seq
        others = false
      } else if (!inTurn && !others) {
        // What others decide in his turn, a retreat perhaps, takes nothing off the list.
        others = true
        since = last
      }
    }
    for (const { event, player } of events) {
      if (player !== city || (event !== 'turn_began' && event !== 'turn_ended')) continue
      inTurn = event === 'turn_began'
      if (!inTurn) since = last
    }
  }
  return since
}

/** Where something belongs: to its battle, its card, what is told together, or to nothing else. */
function groupOf(happening: Happening, me: string | null): string {
  const { event, battle, power, seq, number } = happening
  if (me !== null && event.event in ROUTINE && event.player === me) return ROUTINE[event.event]!
  if (event.event === 'bid_placed' || (event.event === 'outbid' && event.player === me)) return 'offerings'
  if (battle) return battle.power ? `card ${battle.power.id}` : `battle ${battle.id}`
  if (event.event in MATTERS && MATTERS[event.event]! > 80) return `${seq}-${number}`
  if (power) return `card ${power.id}`
  return `${seq}-${number}`
}

function merged(effects: readonly Effect[], me: string | null): Effect[] {
  const together = new Map<string, Effect>()
  for (const effect of effects) {
    if (effect.player !== me) continue
    // A loss stays a loss, whatever was won beside it; only gold is gold.
    const sign = effect.thing === 'gold' ? '' : Math.sign(effect.count)
    const key = `${effect.thing} ${effect.name} ${sign}`
    const same = together.get(key)
    together.set(key, same ? { ...same, count: same.count + effect.count } : effect)
  }
  return [...together.values()]
    .filter(({ count }) => count !== 0)
    .sort((one, other) => LOSSES[other.thing] - LOSSES[one.thing])
}

/** News that is no event of the game's. */
function bare(key: string, event: GameEvent, seq: number, weight: number): News {
  return {
    key,
    event,
    by: null,
    card: null,
    place: null,
    battle: null,
    steps: [],
    after: null,
    effects: [],
    artifacts: [],
    victims: [],
    from: seq,
    to: seq,
    weight,
  }
}

/** Puts together what belongs together; what nobody wants to hear of is left out. */
export function gatherNews(happenings: readonly Happening[], view: GameView, me: string | null): News[] {
  const points = turningPoints(happenings, view)
  const groups = new Map<string, Happening[]>()
  const following: News[] = []
  for (const happening of happenings) {
    const key = groupOf(happening, me)
    groups.set(key, [...(groups.get(key) ?? []), happening])
    for (const event of points.get(happening) ?? [])
      following.push({
        ...bare(
          `${happening.seq}-${happening.number} ${event.event}`,
          event,
          happening.seq,
          MATTERS[event.event] ?? IN_FRONT,
        ),
        place: happening.place,
        after: happening,
      })
  }
  const news: News[] = []
  for (const [key, group] of groups) {
    const weights = group.map((happening) => weigh(happening, me))
    const weight = Math.max(...weights)
    if (weight <= 0) continue
    const head = group[weights.indexOf(weight)]!
    const all = group.flatMap(({ effects }) => effects)
    const lost = all.filter(({ player, count }) => player !== me && count < 0)
    news.push({
      key,
      event: head.event,
      by: head.by ?? group.find(({ by }) => by)?.by ?? null,
      card: head.power?.card ?? (typeof head.event.card === 'string' ? head.event.card : null),
      place: head.place ?? group.findLast(({ place }) => place)?.place ?? null,
      battle: head.battle ?? group.find(({ battle }) => battle)?.battle ?? null,
      steps: group,
      after: null,
      effects: merged(all, me),
      artifacts: all.flatMap(({ thing, name, count, player }) =>
        thing === 'artifact' && name && count > 0 && all.some((other) => other.name === name && other.count < 0)
          ? [{ card: name, player }]
          : [],
      ),
      victims: [...new Set(lost.map(({ player }) => player).filter((player) => player !== head.by))],
      from: group[0]!.seq,
      to: group.at(-1)!.seq,
      weight,
    })
  }
  return [...news, ...following]
}

/**
 * Whether what came with a city's own decision isn't its own doing: a new cycle perhaps, or the dice of another's
 * attack.
 */
function isBeyond({ event, by, turn }: Happening, city: string): boolean {
  return turn !== city && (by !== city || event.event in ROUTINE)
}

/** Where offerings have ended, with who has which god; own payments and being outbid are a part of that. */
function withOfferings(news: readonly News[], { over, ...offerings }: Offerings, since: number): News[] {
  if (over === null || over < since || !offerings.held.length) return [...news]
  const event = { event: 'offerings_over', ...offerings }
  const told = news.find(({ key }) => key === 'offerings')
  return [
    ...news.filter((one) => one !== told),
    told ? { ...told, event, weight: OFFERINGS } : bare('offerings', event, over, OFFERINGS),
  ]
}

/** A city's news since its last decision, the weightiest first. Only entries that stand count. */
export function newsSince(entries: readonly Entry[], view: GameView, seat: number, city: string): News[] {
  const since = lastDecision(entries, seat, city)
  const happenings = happeningsSince(entries, since - 1, view).filter((one) =>
    one.seat === seat ? isBeyond(one, city) : one.seq > since,
  )
  const news = withOfferings(gatherNews(happenings, view, city), lastOfferings(entries), since)
  // Of what comes and goes only the last word counts.
  const last = (kinds: readonly string[]): News | undefined => news.findLast(({ event }) => kinds.includes(event.event))
  const overtaken = [LEADS, ['last_cycle_near', 'last_cycle_off'], ['threat_rolled']].map((kinds) => ({
    kinds,
    last: last(kinds),
  }))
  const led = happenings.length ? leadOf(view, happenings[0]!.before)?.cities.join() : undefined
  const isOld = ({ event }: News): boolean => LEADS.includes(event.event) && (event.players as string[]).join() === led
  return news
    .filter(
      (one) => !isOld(one) && overtaken.every(({ kinds, last }) => !kinds.includes(one.event.event) || one === last),
    )
    .sort((one, other) => other.weight - one.weight || one.from - other.from)
}

/** All places a piece of news is about: also where whoever came there came from. */
export function placesOf({ place, battle, steps }: News): PlaceKey[] {
  const left = steps.flatMap(({ event }) => (event.from_isle ? [`isle:${String(event.from_isle)}`] : []))
  return [...new Set([place, battle?.from, ...left].flatMap((one) => one ?? []))]
}

/** What is about the race to the end. */
export const OF_THE_RACE = [
  'metropolis_founded',
  'metropolis_hidden',
  'last_cycle',
  'last_cycle_agreed',
  'last_cycle_near',
  'last_cycle_off',
  'new_leader',
]
/** What one is told of one's own deeds: it changes the game for all. */
const OWN = [...OF_THE_RACE, 'player_eliminated', 'hades_came', 'hades_left']

/** The metropolis that somebody has lost with an isle. */
export function metropolisTaken({ event, steps }: News): Effect | null {
  if (event.event !== 'isle_taken') return null
  return steps.flatMap(({ effects }) => effects).find(({ thing, count }) => thing === 'metropolis' && count < 0) ?? null
}

/** Whether it changes the game, and not only what somebody has. */
export function changesGame(news: News): boolean {
  const { event } = news.event
  return [...OF_THE_RACE, 'player_eliminated', 'metropolis_razed'].includes(event) || metropolisTaken(news) !== null
}

/** Whether something is announced when it happens. The rounds of a battle have a card of their own. */
export function isAnnounced({ event, by, battle, effects, key }: News, me: string | null): boolean {
  if (QUIET.includes(key) || (battle && !(event.event in MATTERS))) return false
  if (by === me && me !== null && !OWN.includes(event.event)) return false
  return event.event in MATTERS || effects.some(({ count }) => count < 0)
}
