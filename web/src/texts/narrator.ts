/** Sentences about one game: what happened, what is asked, what can be done, why something can't. */

import type { BoardData, Decision, Look, Option, Subject } from '../board/types'
import { Geography } from '../game/geography'
import type { GameEvent, Reason, Refusal } from '../net/protocol'
import { seaNames, type SeaName } from './seas'
import { keyOf, type Argument, type Arguments, type Forms, type Texts } from './texts'

/** Arguments that are names, and what they name. */
const KIND_OF: Record<string, string> = {
  player: 'player',
  victim: 'player',
  attacker: 'player',
  defender: 'player',
  winner: 'player',
  winners: 'player',
  former: 'player',
  holder: 'player',
  loser: 'player',
  partner: 'player',
  other: 'player',
  players: 'player',
  cities: 'player',
  marker: 'marker',
  markers: 'marker',
  god: 'god',
  gods: 'god',
  ousted_from: 'god',
  card: 'card',
  hero: 'card',
  heroes: 'card',
  attacking_heroes: 'card',
  artifact: 'card',
  artifacts: 'card',
  attacking_artifacts: 'card',
  taken_along: 'card',
  metropolis: 'metropolis',
  metropolises: 'metropolis',
  special: 'metropolis',
  unit: 'unit',
  favour: 'favour',
  item: 'item',
  items: 'item',
  first: 'item',
  second: 'item',
  building: 'building',
  types: 'building',
  building_types: 'building',
  isle: 'isle',
  from_isle: 'isle',
  to_isle: 'isle',
  over_isles: 'isle',
  sea: 'sea',
  from_sea: 'sea',
  to_sea: 'sea',
  over_seas: 'sea',
}
const TRACK_SPACE = ['space', 'from_space', 'to_space']
export const TRACK_PRICES = [4, 3, 2]

export class Narrator {
  readonly geography: Geography
  private readonly seas: Map<string, SeaName>
  private readonly seaForms = new Map<string, Forms>()

  constructor(
    readonly texts: Texts,
    board: BoardData,
    /** By the game's name of the player; sentences use his own name, or that of the city he looks like. */
    readonly looks: Record<string, Look>,
  ) {
    this.geography = new Geography(board)
    this.seas = seaNames(board)
  }

  event(event: GameEvent): string {
    const args: Arguments = {}
    for (const [name, value] of Object.entries(event)) {
      if (name === 'event') continue
      if (TRACK_SPACE.includes(name)) args[name] = TRACK_PRICES[Number(value)] ?? 0
      else if (name === 'place') args[name] = Number(value) + 1
      else if (name === 'ending') args[name] = this.texts.name('ending', String(value))
      else if (name === 'team') Object.assign(args, this.argument(name, 'player', this.ofTeam(Number(value))))
      else {
        const kind = event.event === 'building_turned' && name === 'former' ? 'building' : KIND_OF[name]
        Object.assign(args, this.argument(name, kind, value))
      }
    }
    return this.texts.say(keyOf('event', event.event), args)
  }

  refusal(refusal: Refusal): string {
    const reply = replyOf(refusal)
    if (reply && this.texts.has(reply)) return this.texts.say(reply)
    const key = keyOf('refusal', refusal.code)
    if (!this.texts.has(key)) return errorText(this.texts, refusal.code, refusal.args ?? {})
    const reason = this.texts.say(key, this.args(refusal.args ?? {}))
    return refusal.rule ? this.texts.say('refusal-with-rule', { reason, rule: refusal.rule }) : reason
  }

  question(decision: Decision): string {
    const { kind, subject } = decision
    const args = this.args(subject)
    if (subject.attackers !== undefined) args.attackers = attackersOf(subject)
    return this.texts.say(keyOf('decision', kind), args)
  }

  /** Why a choice is good. */
  reason({ code, args }: Pick<Reason, 'code' | 'args'>): string {
    return this.say(keyOf('reason', code), args)
  }

  option(option: Option, about: string): string {
    const { kind, action: _action, text: _text, ...parts } = option
    return this.texts.say(keyOf('option', kind), { about, ...this.args(parts) })
  }

  /** A message about this game: names in it have all their forms. */
  say(key: string, named: Record<string, unknown>): string {
    return this.texts.say(key, this.args(named))
  }

  /** Arguments for a message: names become words in all their forms. */
  args(named: Record<string, unknown>): Arguments {
    const args: Arguments = {}
    for (const [name, value] of Object.entries(named)) Object.assign(args, this.argument(name, KIND_OF[name], value))
    return args
  }

  isle(isle: string): string {
    return this.forms('isle', isle)['']!
  }

  /** A sea by its isles, as it stands in a sentence. */
  sea(sea: string): string {
    return this.forms('sea', sea)['']!
  }

  /** What a player is called. */
  city(city: string): string {
    return this.forms('player', city)['']!
  }

  marker(marker: string): string {
    return this.forms('marker', marker)['']!
  }

  /** What an isle or a sea is called within a sentence, in all its forms. */
  within(key: string): Arguments {
    const [kind, name] = key.split(':') as [string, string]
    return named('place', this.forms(kind, name))
  }

  /** What a place is called where it stands alone. */
  place(key: string): string {
    const [kind, name, building] = key.split(':')
    if (kind === 'sea') return this.forms('sea', name!)['title']!
    if (kind === 'building')
      return this.say('option-choose-building', { isle: name!, building: building!, space: 'off' })
    return this.isle(name!)
  }

  /** All forms of a name of this game. */
  forms(kind: string, name: string): Forms {
    const texts = this.texts
    if (kind === 'player') return this.player(name)
    // A board of somebody's own names its isles itself.
    if (kind === 'isle' && !texts.has(`isle-${name}`))
      return texts.forms('own', 'isle', { name: this.geography.isleName(name) })
    if (kind === 'sea') {
      let forms = this.seaForms.get(name)
      if (!forms) this.seaForms.set(name, (forms = texts.forms('sea', 'name', this.seaArgs(name))))
      return forms
    }
    if (kind === 'marker') {
      const [city = '', number = ''] = name.split('-')
      const forms = this.player(city)
      const second = number ? texts.forms('marker', 'second', { number, ...named('city', forms) }) : {}
      return { ...forms, ...second, number: number || 'none' }
    }
    if (kind === 'unit') return texts.forms(texts.has(`unit-${name}`) ? 'unit' : 'card', name)
    return texts.forms(kind, name)
  }

  /** The forms of a player's name: a person's is the same in all of them, and agrees as one. */
  private player(city: string): Forms {
    const look = this.looks[city]
    const forms = this.texts.forms('city', look?.emblem ?? city)
    if (!look || look.name === look.city) return forms
    const person: Forms = Object.fromEntries(Object.keys(forms).map((form) => [form, look.name]))
    return { ...person, ...('num' in forms ? { num: 'sg' } : {}), ...('gender' in forms ? { gender: 'm' } : {}) }
  }

  /** The players of a team, counted from 0: seats 1 and 2, 3 and 4, 5 and 6 (T7.1). */
  private ofTeam(team: number): string[] {
    return Object.keys(this.looks).slice(2 * team, 2 * team + 2)
  }

  private seaArgs(sea: string): Arguments {
    const { territories, relation, open, direction, part, number } = this.seas.get(sea)!
    return {
      ...this.argument('isles', 'isle', territories),
      relation,
      open: open ? 'yes' : 'no',
      direction: direction ?? 'none',
      part: part ?? 'none',
      number: number ?? 'none',
    }
  }

  private argument(name: string, kind: string | undefined, value: unknown): Arguments {
    if (value === null || value === undefined) return { [name]: 'none' }
    if (typeof value === 'boolean') return { [name]: value ? 'yes' : 'no' }
    if (Array.isArray(value)) {
      const members = value.map((member) => this.forms(kind ?? '', String(member)))
      return { ...named(name, this.texts.listedForms(members)), [`${name}_count`]: members.length }
    }
    if (kind === undefined || typeof value !== 'string') return { [name]: value as Argument }
    return named(name, this.forms(kind, value))
  }
}

/** The forms of a name as arguments: `$isle` for the plain one, `$isle_on` for that of `.on`. */
export function named(name: string, forms: Forms): Arguments {
  return Object.fromEntries(Object.entries(forms).map(([form, word]) => [form ? `${name}_${form}` : name, word]))
}

/** All units that attack: normal ones, undead, heroes and titans. */
function attackersOf({
  attackers,
  attacking_undead: undead,
  attacking_heroes: heroes,
  attacking_titans: titans,
}: Subject): number {
  return Number(attackers) + Number(undead ?? 0) + Number(titans ?? 0) + (Array.isArray(heroes) ? heroes.length : 0)
}

/** The key of what a lesson says to a try that it stops. */
export function replyOf(refusal: Partial<Refusal> | null | undefined): string | null {
  return refusal?.code === 'not_the_task' ? String(refusal.args?.reply) : null
}

/** The sentence for an error of the server. */
export function errorText(texts: Texts, code: string, args: Record<string, unknown> = {}): string {
  const plain: Arguments = {}
  for (const [name, value] of Object.entries(args))
    if (typeof value === 'string' || typeof value === 'number') plain[name] = value
  for (const key of [keyOf('error', code), keyOf('refusal', code)]) {
    if (!texts.has(key)) continue
    try {
      return texts.say(key, plain)
    } catch {
      break
    }
  }
  return code === 'unreachable' ? texts.say('page-unreachable') : texts.say('page-error', { code })
}
