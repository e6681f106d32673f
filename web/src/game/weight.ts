/** How much what happens matters: to everybody, and to whom it takes something. */

import type { Happening } from './effects'
import type { Effect } from './land'

/** What everybody wants to hear of, and how much it weighs for those whom it doesn't hit. */
export const MATTERS: Record<string, number> = {
  last_cycle: 120,
  last_cycle_agreed: 120,
  last_cycle_near: 120,
  last_cycle_off: 95,
  player_eliminated: 90,
  metropolis_founded: 85,
  metropolis_hidden: 85,
  metropolis_razed: 85,
  new_leader: 80,
  isle_taken: 40,
  hades_came: 38,
  artifact_placed: 36,
  artifact_sent: 36,
  creature_called: 34,
  hero_hired: 33,
  hero_sacrificed: 33,
  hades_left: 24,
  necropolis_built: 30,
  favour_used: 28,
  item_given: 20,
  item_used: 28,
  figure_moved: 27,
  prosperity_moved: 27,
  barred_from_god: 27,
  hero_left: 26,
  artifact_lost: 18,
  favour_laid: 16,
  threat_rolled: 15,
}

/** What it weighs to lose one of them; the first is the loss of most weight. */
export const LOSSES: Record<Effect['thing'], number> = {
  metropolis: 150,
  isle: 140,
  artifact: 130,
  hero: 115,
  titan: 112,
  building: 110,
  necropolis: 105,
  fleet: 104,
  troop: 104,
  philosopher: 102,
  priest: 102,
  item: 101,
  priestess: 101,
  grave_gold: 98,
  marker: 97,
  gold: 96,
  undead_fleet: 62,
  undead_troop: 62,
  figure: 61,
}
/** What the loss of gold weighs that one has offered oneself, and every gain. */
const PAID = 12
const WON = 14
const HIT = 60
/** The offerings are over, and it is known who has which god. */
export const OFFERINGS = 26
/** Somebody is in front by what he has for the next metropolis: that is nothing to announce. */
export const IN_FRONT = 22

/** One's own gold comes and goes by them, as everybody's does: those of one sort are told together. */
export const ROUTINE: Record<string, string> = {
  revenue_taken: 'revenue',
  offering_paid: 'offerings',
  apollo_gave: 'gifts',
  gold_shared: 'gifts',
  coin_given: 'gifts',
}
const AGAINST = ['victim', 'former', 'defender']

/** Whether an event is aimed at a player, also where he loses nothing. */
function hits({ event, effects }: Happening, player: string): boolean {
  if (event.event === 'outbid') return event.player === player
  return (
    AGAINST.some((field) => event[field] === player) ||
    effects.some((effect) => effect.player === player && effect.count < 0)
  )
}

export function weigh(happening: Happening, me: string | null): number {
  const { event, effects } = happening
  const mine = effects.filter(({ player }) => player === me)
  const lost = mine.filter(({ count }) => count < 0)
  const routine = event.event in ROUTINE
  const weights = [MATTERS[event.event] ?? 0, ...lost.map(({ thing }) => (routine ? PAID : LOSSES[thing]))]
  if (mine.length) weights.push(WON)
  if (me !== null && hits(happening, me) && !routine) weights.push(event.event === 'outbid' ? PAID * 2 : HIT)
  // Whoever loses a metropolis with an isle is talked about everywhere.
  if (effects.some(({ thing, count }) => thing === 'metropolis' && count < 0)) weights.push(MATTERS.metropolis_razed!)
  if (effects.some(({ thing, count }) => thing === 'artifact' && count < 0)) weights.push(MATTERS.artifact_sent!)
  return Math.max(...weights)
}
