/** Whether a seat's news tell all that others' play took from it: what it has is counted in its views, by no event. */

import { readFileSync } from 'node:fs'
import type { BoardData, GameView } from '../src/board/types'
import { happeningsSince } from '../src/game/effects'
import { looksOf } from '../src/game/looks'
import { newsSince } from '../src/game/news'
import type { Entry, GameEvent } from '../src/net/protocol'
import { standing } from '../src/net/log.svelte'
import { Narrator } from '../src/texts/narrator'
import { newsNotes, newsText } from '../src/texts/newsWords'
import { Texts } from '../src/texts/texts'

const SOURCES = '../src/cyclades'
const texts = new Texts('en', readFileSync(`${SOURCES}/text/en.ftl`, 'utf8'))
const narratorOf = (view: GameView): Narrator =>
  new Narrator(
    texts,
    JSON.parse(readFileSync(`${SOURCES}/content/boards/${view.board}.json`, 'utf8')) as BoardData,
    looksOf([]),
  )

type Seen = Entry & { view?: GameView }
type Holdings = Map<string, number>

interface Found {
  /** How often the seat was asked after others had played, what it had lost then, and what had been aimed at it. */
  stretches: number
  lost: number
  events: number
  faults: string[]
}

/** All that a city has, as its own view shows it. */
function holdings(view: GameView, city: string): Holdings {
  const held: Holdings = new Map()
  const add = (thing: string, name: string | null, count: number | undefined): void => {
    if (count) held.set(`${thing} ${name}`, (held.get(`${thing} ${name}`) ?? 0) + count)
  }
  for (const [name, isle] of Object.entries(view.isles)) {
    if (isle.figure?.holder === city) add('figure', isle.figure.card, 1)
    if (isle.owner !== city) continue
    add('isle', name, 1)
    add('troop', null, isle.troops)
    add('undead_troop', null, isle.undead)
    add('titan', null, isle.titans)
    add('marker', null, isle.markers)
    add('grave_gold', null, isle.gold)
    for (const building of isle.buildings) if (building) add('building', building, 1)
    if (view.necropolis === name) add('necropolis', null, 1)
    for (const [artifact, at] of Object.entries(view.artifacts ?? {})) if (at === name) add('artifact', artifact, 1)
  }
  for (const sea of Object.values(view.seas)) {
    if (sea.owner !== city) continue
    add('fleet', null, sea.fleets)
    add('undead_fleet', null, sea.undead)
  }
  const party = view.under_way
  if (party?.player === city) {
    const kind = party.sea ? 'fleet' : 'troop'
    add(kind, null, party.units)
    add(`undead_${kind}`, null, party.undead)
    add('titan', null, party.titans)
    for (const artifact of party.artifacts) add('artifact', artifact, 1)
  }
  for (const [hero, { owner }] of Object.entries(view.heroes ?? {})) if (owner === city) add('hero', hero, 1)
  const { gold, priests, philosophers, priestesses, items, secret_items, metropolises } = view.cities[city]!
  add('gold', null, gold)
  add('priest', null, priests)
  add('philosopher', null, philosophers)
  add('priestess', null, priestesses)
  add('item', null, (items?.length ?? 0) + ((secret_items as string[] | undefined) ?? []).length)
  add('metropolis', null, metropolises)
  return held
}

/** What two views differ by; less than 0 is lost. */
function difference(before: Holdings, after: Holdings): Holdings {
  const found: Holdings = new Map()
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const more = (after.get(key) ?? 0) - (before.get(key) ?? 0)
    if (more) found.set(key, more)
  }
  return found
}

/** Things that the views count without a name. */
const PLAIN = ['item', 'metropolis']

function keyOf({ thing, name }: { thing: string; name: string | null }): string {
  return `${thing} ${PLAIN.includes(thing) ? null : name}`
}

/** Fields of events that say whom they are aimed at. */
const AGAINST: Record<string, string> = {
  isle_taken: 'former',
  philosopher_stolen: 'victim',
  priest_stolen: 'victim',
  gold_stolen: 'victim',
  fleet_lured: 'victim',
  troop_killed: 'victim',
  fleets_lost: 'victim',
  fleets_pushed: 'victim',
  barred_from_god: 'victim',
  unit_lost: 'player',
  hero_left: 'player',
  outbid: 'player',
}

/**
 * What came to a city with its own decision and outside its turn: what was aimed at it, and its revenue. A hero it let
 * go is its own doing.
 */
function beyond(entries: readonly Entry[], own: Entry, city: string): GameEvent[] {
  let turn: unknown = null
  const found: GameEvent[] = []
  for (const { seq, events } of entries)
    for (const event of events) {
      if (event.event === 'turn_began') turn = event.player
      const concerned =
        (event.event !== 'hero_left' && event[AGAINST[event.event] ?? ''] === city) ||
        (event.event === 'revenue_taken' && event.player === city)
      if (seq === own.seq && turn !== city && concerned) found.push(event)
      if (event.event === 'turn_ended') turn = null
    }
  return found
}

const told = (counts: Holdings): string =>
  [...counts]
    .map(([key, count]) => `${count} ${key}`)
    .sort()
    .join(', ') || 'nothing'

export function checkGame({ seat, entries: log }: { seat: number; entries: Seen[] }): Found {
  const found: Found = { stretches: 0, lost: 0, events: 0, faults: [] }
  const views = new Map<number, GameView>()
  let narrator: Narrator | null = null
  let entries: Entry[] = []
  for (const entry of log) {
    entries = standing(entries, entry)
    const { view } = entry
    if (!view) continue
    views.set(entry.seq, view)
    const city = view.player!
    if (view.decision?.player !== city) continue
    const own = entries.findLast(({ by, kind }) => by === seat && kind === 'act')
    const after = entries.filter(({ seq, kind }) => seq > (own?.seq ?? Infinity) && kind === 'act')
    if (!own || !after.length) continue
    found.stretches++
    const where = `entries ${own.seq} to ${entry.seq}`
    const changed = difference(holdings(views.get(own.seq)!, city), holdings(view, city))
    const reckoned: Holdings = new Map()
    for (const { effects } of happeningsSince(entries, own.seq, view))
      for (const effect of effects)
        if (effect.player === city) reckoned.set(keyOf(effect), (reckoned.get(keyOf(effect)) ?? 0) + effect.count)
    for (const [key, count] of reckoned) if (!count) reckoned.delete(key)
    if (told(reckoned) !== told(changed))
      found.faults.push(`${where}: the views differ by ${told(changed)}, the events by ${told(reckoned)}`)
    const news = newsSince(entries, view, seat, city)
    narrator ??= narratorOf(view)
    for (const one of news)
      try {
        newsText(narrator, view, one, city)
        newsNotes(narrator, view, one, city)
      } catch (error) {
        found.faults.push(`${where}: ${JSON.stringify(one.event)} can't be said: ${error}`)
      }
    const shown: Holdings = new Map()
    for (const { effects } of news)
      for (const effect of effects)
        if (effect.count < 0) shown.set(keyOf(effect), (shown.get(keyOf(effect)) ?? 0) + effect.count)
    for (const [key, count] of changed) {
      if (count >= 0) continue
      found.lost -= count
      if ((shown.get(key) ?? 0) > count)
        found.faults.push(`${where}: ${-count} ${key} lost, ${-(shown.get(key) ?? 0)} in the news`)
    }
    const isTold = (seq: number): boolean => news.some(({ from, to }) => from <= seq && seq <= to)
    for (const { seq, events } of after)
      for (const event of events) {
        if (event[AGAINST[event.event] ?? ''] !== city) continue
        found.events++
        if (!isTold(seq)) found.faults.push(`${where}: ${JSON.stringify(event)} isn't in the news`)
      }
    for (const event of beyond(entries, own, city)) {
      found.events++
      if (!isTold(own.seq))
        found.faults.push(`${where}: ${JSON.stringify(event)}, which came with the own decision, isn't in the news`)
    }
  }
  return found
}
