/** What is asked and what can be chosen, in words. */

import type { Decision, Option, PlaceKey } from '../board/types'
import { say, sayName } from '../texts/current'
import type { Narrator } from '../texts/narrator'
import type { Arguments } from '../texts/texts'
import { battleOf } from './choices'
import { isArtifact } from './holdings'
import { CITIES } from './looks'
import type { TableNow } from './tableNow'

/** An option in words; of another decision than the present one if that is given. */
export function optionText(
  model: TableNow,
  option: Option,
  decision: Pick<Decision, 'kind' | 'subject'> | null = model.decision,
): string {
  const { narrator } = model
  if (!narrator || !decision) return option.text
  const { undead, heroes, titans } = decision.subject
  const args = partyArgs(narrator, option, decision)
  if (option.kind === 'land' && (undead || heroes || titans || option.price)) return say('page-party-land', args)
  if (option.kind === 'pass_through') return say('page-party-pass', args)
  if (option.kind === 'sail' && undead) return say('page-party-sail', args)
  if (option.kind === 'call' && isArtifact(option.card!)) return say('page-buy-artifact', args)
  if (decision.kind === 'lightning_coin')
    return say(option.player === model.me ? 'page-coin-keep' : 'page-coin-give', args)
  if (decision.kind === 'turn' && decision.subject.god === 'hades') {
    if (option.kind === 'recruit_troop') return say('page-raise-troop', args)
    if (option.kind === 'recruit_fleet') return say('page-raise-fleet', args)
  }
  return narrator.option(option, decision.kind)
}

/** An option with those who have joined the move before. */
function partyArgs(narrator: Narrator, option: Option, { subject }: Pick<Decision, 'subject'>): Arguments {
  const { undead, heroes, titans } = subject
  return narrator.args({ ...option, undead: undead ?? 0, heroes: heroes ?? [], titans: titans ?? 0 })
}

/** What begins a battle, as that. */
export function attackText({ narrator, decision }: TableNow, option: Option): string {
  return say(option.kind === 'sail' ? 'page-attack-sea' : 'page-attack-isle', partyArgs(narrator!, option, decision!))
}

/** That so many fleets go to a far sea. */
export function farText({ decision, narrator }: TableNow, place: PlaceKey, count: number, steps: number): string {
  const undead = Number(decision?.subject.undead ?? 0)
  return narrator!.say('page-sail-far', { sea: place.slice(4), count, undead, steps })
}

/**
 * What is asked: of a step of a battle also where, of a marker that its own city's other one has outbid, that too.
 * `brief`: what can be done in one's turn stands below in buttons, and there is room for no heading but this.
 */
export function questionText({ narrator, view, mine }: TableNow, decision: Decision, brief = false): string {
  if (brief && mine && decision.kind === 'turn') return narrator!.say('page-turn-brief', { ...decision.subject })
  const { ousted_from: god, marker } = decision.subject
  const bidder = typeof god === 'string' ? view?.bids[god]?.marker : undefined
  if (bidder && bidder !== marker && bidder.split('-')[0] === decision.player)
    return narrator!.say('page-ousted-by-own', { ...decision.subject })
  const question = narrator!.question(decision)
  const battle = view && battleOf(decision, view)
  return battle
    ? narrator!.say('page-battle-question', { question, at: battle.split(':')[0], ...narrator!.within(battle) })
    : question
}

/** The question for the number of units in a move. */
export function howManyText({ decision }: TableNow): string {
  const { undead, heroes, titans } = decision!.subject
  return undead || heroes || titans ? say('page-how-many-others') : say('page-how-many')
}

/** What is said of a player beside his name: of a person his city, of a bot how well it plays. */
export function besideName({ store, looks }: TableNow, city: string): string[] {
  const seat = store.table?.seats[CITIES.indexOf(city)]
  const look = looks[city]
  return [
    ...(look && look.name !== look.city ? [look.city] : []),
    ...(seat?.kind === 'bot' ? [say('page-bot', { level: sayName('page-level', seat.level ?? '') })] : []),
  ]
}
