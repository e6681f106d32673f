/** Sentences about what is new, to the player whom it is new to. */

import type { GameView } from '../board/types'
import type { Fight } from '../game/circumstances'
import type { Effect } from '../game/land'
import { metropolisTaken, type News } from '../game/news'
import type { Held, Outbid } from '../game/offerings'
import type { Lead } from '../game/race'
import type { GameEvent } from '../net/protocol'
import { named, type Narrator } from './narrator'

/** Events that say only a part of a battle. */
const OF_BATTLE = [
  ...[
    'land_battle_began',
    'sea_battle_began',
    'battle_round',
    'unit_lost',
    'unit_saved',
    'minotaur_fell',
    'hero_left',
    'artifacts_left',
    'figure_left',
    'battle_ended',
  ],
  ...['troops_retreated', 'fleets_retreated', 'troops_moved', 'fleets_moved'],
]
/** What comes of a creature's call, said with its caller and with whom it hits; what says most about the call first. */
const OUTCOMES: Record<string, string> = {
  philosopher_stolen: 'page-news-philosopher-stolen',
  priest_stolen: 'page-news-priest-stolen',
  gold_stolen: 'page-news-gold-stolen',
  fleet_lured: 'page-news-fleet-lured',
  building_destroyed: 'page-news-building-destroyed',
  building_turned: 'page-news-building-turned',
  troop_killed: 'page-news-troop-killed',
  fleets_lost: 'page-news-fleets-lost',
  fleets_pushed: 'page-news-fleets-pushed',
  prosperity_moved: 'page-news-prosperity-moved',
  barred_from_god: 'page-news-barred-from-god',
  metropolis_razed: 'page-news-metropolis-razed',
}
/** Those that name their doer and hit nobody. */
const SAID = ['hero_hired', 'figure_placed', 'kraken_moved', 'troops_moved']

/** From so many philosophers on it is said how many somebody has. */
const PHILOSOPHERS = 2

export function newsText(narrator: Narrator, view: GameView, news: News, me: string | null): string {
  const { texts } = narrator
  const { by, place } = news
  const event = eventOf(news, me)
  const players = Array.isArray(event.players) ? (event.players as string[]) : []
  const who = {
    players,
    count: players.length,
    mine: me !== null && players.includes(me) ? 'yes' : 'no',
  }
  if (news.key === 'revenue' || news.key === 'gifts') {
    const gold = news.effects.reduce((sum, { count }) => sum + count, 0)
    const apollo = news.steps.every((step) => step.event.event === 'apollo_gave')
    return texts.say('page-news-gold', {
      gold: Math.abs(gold),
      change: gold < 0 ? 'less' : 'more',
      of: apollo ? 'apollo' : news.key,
    })
  }
  if (event.former && metropolisTaken(news))
    return narrator.say('page-news-metropolis-taken', {
      player: event.player,
      isle: event.isle,
      ...whose(event.former as string, me),
    })
  if (
    news.battle &&
    place &&
    (OF_BATTLE.includes(event.event) || (event.event === 'isle_taken' && event.former === me && me !== null))
  )
    return battleText(narrator, news, news.battle, me)
  switch (event.event) {
    case 'new_leader':
    case 'now_in_front': {
      const lead = event.lead as Lead
      if (lead.most)
        return narrator.say('page-news-leader', {
          ...who,
          metropolises: lead.metropolises,
          needed: view.metropolises_to_win,
        })
      return narrator.say('page-news-in-front', {
        ...who,
        level: lead.level ? 'yes' : 'no',
        progress: progressText(narrator, view, lead),
      })
    }
    case 'last_cycle_near':
      return narrator.say('page-news-last-cycle', {
        ...who,
        tie: view.options.tiebreak === 'metropolises' ? 'metropolises' : 'gold',
      })
    case 'last_cycle_agreed':
      return texts.say('page-last-cycle-agreed')
    case 'last_cycle_off':
      return narrator.say('page-news-last-cycle-off', who)
    case 'isle_taken': {
      const flying = flies(news)
      if ((event.former === me && me !== null) || flying === 'yes')
        return narrator.say('page-news-isle-taken', {
          player: event.player,
          isle: event.isle,
          flying,
          ...whose((event.former as string) ?? null, me),
        })
      break
    }
    case 'offerings_over': {
      const own = heldBy(narrator, event, me)
      return own ? texts.say('page-news-gods', { gods: own }) : texts.say('page-news-gods-none')
    }
    case 'outbid': {
      const bid = news.steps.findLast((step) => step.event.event === 'bid_placed' && step.event.god === event.god)
      if (event.player === me && by && by !== me)
        return narrator.say('page-news-outbid', { player: by, god: event.god, gold: Number(bid?.event.gold) })
      break
    }
  }
  const outcome = outcomeText(narrator, event, news, me)
  if (outcome !== null) return outcome
  const hit = event.victim === me || news.effects.some(({ count }) => count < 0)
  if (
    me !== null &&
    hit &&
    news.key.startsWith('card') &&
    news.card &&
    by !== null &&
    by !== me &&
    place &&
    event.event !== 'isle_taken'
  )
    return narrator.say('page-news-creature', { player: by, card: news.card, place: narrator.place(place) })
  return narrator.event(event)
}

/** The gods somebody has, and what he offered for them. */
function heldBy(narrator: Narrator, event: GameEvent, player: string | null): string {
  const { texts } = narrator
  const held = (event.held as Held[]).filter((one) => one.player === player)
  const words = held.map(({ god, gold }) =>
    gold === null ? texts.name('god', god) : narrator.say('page-news-god-for', { god, gold }),
  )
  return words.length ? texts.listed(words) : ''
}

/** Who else has which god, and who was outbid. */
function offeringNotes(narrator: Narrator, event: GameEvent, me: string | null): string[] {
  const { texts } = narrator
  const others = [...new Set((event.held as Held[]).map(({ player }) => player))].filter((player) => player !== me)
  const gods = others.map((player) =>
    texts.say('page-news-gods-of', { ...narrator.args({ player }), gods: heldBy(narrator, event, player) }),
  )
  const outbids = (event.outbids as Outbid[]).map(({ god, player, victim }) =>
    narrator.say('page-news-outbid-at', { god, player, mine: player === me, victim, hit: victim === me }),
  )
  return [
    gods.join(' · '),
    ...(outbids.length ? [texts.say('page-news-outbids', { outbids: outbids.join(' · ') })] : []),
  ].filter((note) => note)
}

/** How far those in front are. */
export function progressText({ texts }: Narrator, view: GameView, { metropolises, short, of }: Lead): string {
  return texts.say('page-progress', { metropolises, needed: view.metropolises_to_win, count: short, of })
}

/** The event that a piece of news is told by. */
function eventOf(news: News, me: string | null): GameEvent {
  if (news.event.event !== 'creature_called' || !news.key.startsWith('card')) return news.event
  // The call itself says least of all, and what hits the reader most.
  const came = [...Object.keys(OUTCOMES), ...SAID]
    .map((kind) => news.steps.filter(({ event }) => event.event === kind))
    .find((found) => found.length)
  return (came?.find(({ event }) => event.victim === me) ?? came?.[0])?.event ?? news.event
}

/** What a creature or a hero has done, with whoever called it; null where nothing comes of it. */
function outcomeText(narrator: Narrator, event: GameEvent, news: News, me: string | null): string | null {
  const outcome = OUTCOMES[event.event]
  if (!outcome || news.by === null) return null
  const card = news.steps.find((step) => step.event === event)?.power?.card ?? null
  const { former, building, ...fields } = event
  const hit = whose(victimOf(event, news), me)
  const words = narrator.args({ ...fields, ...(building ? { building } : {}), card, player: news.by, ...hit })
  // What it was before is a building here, not a player.
  const before = former ? named('former', narrator.forms('building', String(former))) : {}
  return narrator.texts.say(outcome, { ...words, ...before })
}

/** What else of it hits the reader, how far somebody has come by it, and what it costs the reader from now on. */
export function newsNotes(narrator: Narrator, view: GameView, news: News, me: string | null): string[] {
  const { texts, geography } = narrator
  const { event, steps, effects } = news
  if (event.event === 'offerings_over') return offeringNotes(narrator, event, me)
  const told = eventOf(news, me)
  const notes = steps.flatMap((step) => {
    const hit = step.event !== told && me !== null && step.event.victim === me
    return (hit && outcomeText(narrator, step.event, news, me)) || []
  })
  const thief = [event, ...steps.map((step) => step.event)].find((one) => one.event === 'philosopher_stolen')?.player
  const philosophers = typeof thief === 'string' ? (view.cities[thief]?.philosophers ?? 0) : 0
  if (typeof thief === 'string' && thief !== me && philosophers >= PHILOSOPHERS)
    notes.push(narrator.say('page-news-philosophers', { player: thief, count: philosophers }))
  const less = effects.reduce(
    (sum, { thing, name, count }) =>
      sum + (count >= 0 ? 0 : thing === 'marker' ? -count : thing === 'isle' ? geography.prosperity(name!) : 0),
    0,
  )
  if (less) notes.push(texts.say('page-news-revenue-less', { count: less }))
  return notes
}

/** Whom something is taken from. */
function victimOf(event: GameEvent, { steps }: News): string | null {
  if (event.event === 'metropolis_razed') return event.player as string
  if (typeof event.victim === 'string') return event.victim
  return steps.find((step) => step.event === event)?.effects.find(({ count }) => count < 0)?.player ?? null
}

function whose(victim: string | null, me: string | null): { victim: string | null; whose: string } {
  return {
    victim,
    whose: victim === null ? 'nobodys' : victim === me ? 'yours' : 'theirs',
  }
}

const flies = ({ steps }: News): 'yes' | 'no' =>
  steps.some(({ event }) => event.event === 'troops_moved' && event.flying) ? 'yes' : 'no'

/** Who attacked whom, who won, and whose the place is now. */
function battleText(narrator: Narrator, news: News, { attacker, defender, place }: Fight, me: string | null): string {
  const told = (kind: string): GameEvent | undefined => news.steps.findLast(({ event }) => event.event === kind)?.event
  const retreated = told('troops_retreated') ?? told('fleets_retreated')
  const ended = told('battle_ended')
  const side = (player: unknown): string => (player === attacker ? 'attacker' : 'defender')
  const end = retreated
    ? `${side(retreated.player)}-left`
    : !ended
      ? 'open'
      : ended.winner === null
        ? 'nobody'
        : side(ended.winner)
  const words = { player: attacker, victim: defender, end, flying: flies(news) }
  if (defender !== me) return narrator.say('page-news-battle', { ...words, place: narrator.place(place) })
  return narrator.say(place.startsWith('sea') ? 'page-news-attack-sea' : 'page-news-attack-isle', {
    ...words,
    ...narrator.within(place),
  })
}

/** What was lost or won, in words: for the ears, and where a picture is rested on. */
export function effectText(narrator: Narrator, { thing, name, count }: Effect): string {
  const { texts } = narrator
  const things = (): string => {
    if (thing === 'isle') return narrator.isle(name!)
    if (thing === 'building') return narrator.say('page-news-building', { building: name, count: Math.abs(count) })
    if (thing === 'metropolis')
      return name && name !== 'ordinary'
        ? narrator.say('page-news-special', { metropolis: name })
        : texts.say('page-news-metropolis')
    if (name && (thing === 'hero' || thing === 'artifact' || thing === 'figure')) return texts.name('card', name)
    if (name && thing === 'item') return texts.name('item', name)
    return texts.say(`page-news-thing-${thing.replace('_', '-')}`, { count: Math.abs(count) })
  }
  return texts.say(count < 0 ? 'page-news-lost' : 'page-news-won', { things: things() })
}
