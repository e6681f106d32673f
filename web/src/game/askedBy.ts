/** The card, magic item or favour that a decision comes from. */

import type { Decision } from '../board/types'
import { texts } from '../texts/current'

const KINDS = ['card', 'item', 'favour'] as const

/** Whose kind of decision is named after something else. */
const NAMED: Record<string, string> = { battle_reroll: 'ulysses' }

export interface Asker {
  kind: (typeof KINDS)[number]
  name: string
}

/** Named in the decision, or the first word of its kind. Windows ask about any item: what there is stands in them. */
export function askedBy({ kind, subject }: Decision): Asker | null {
  if (kind.endsWith('_window')) return null
  const named = subject.card ?? subject.artifact ?? NAMED[kind]
  const name = typeof named === 'string' ? named : kind.split('_')[0]!
  const found = KINDS.find((one) => texts().has(`help-${one}-${name}`))
  return found ? { kind: found, name } : null
}
