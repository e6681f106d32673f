/** How strong the sides of a battle are before the dice, in words. */

import type { StrengthPart } from '../net/protocol'
import { keyOf, type Texts } from '../texts/texts'

export interface Strong {
  role: 'attacker' | 'defender'
  city: string
  parts: StrengthPart[]
}

const UNITS = ['troop', 'fleet', 'undead_troop', 'undead_fleet', 'titan']
const BUILDINGS = ['fortress', 'port', 'metropolis']
const NAMED = ['card', 'item', 'metropolis']

export function sumOf({ parts }: Strong): number {
  return parts.reduce((sum, { adds }) => sum + adds, 0)
}

/** `2 troops`, `1 fortress (doesn't count)`, `Ajax (2)`. */
export function partText(texts: Texts, { what, count, adds }: StrengthPart): string {
  if (UNITS.includes(what)) return texts.say(keyOf('page-news-thing', what), { count })
  if (BUILDINGS.includes(what)) return texts.say(`page-strength-${what}`, { count, adds })
  const kind = NAMED.find((kind) => texts.has(keyOf(kind, what)))!
  return texts.say('page-strength-of', { thing: texts.name(kind, what), adds })
}
