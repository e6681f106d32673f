/** What is wrong with something that can't be read or set up, in sentences; `text/flaws.py` makes the same. */

import type { BoardData } from '../board/types'
import { ApiError } from '../net/api'
import type { Flaw } from '../net/protocol'
import { loadTexts, texts } from './current'
import { errorText, Narrator } from './narrator'
import { keyOf, type Arguments, type Forms, type Texts } from './texts'

/** Tells of a game that isn't at hand: isles and seas without a message are called almost as in its notation. */
class Elsewhere extends Narrator {
  constructor(texts: Texts) {
    super(texts, { id: '', title: '', rows: [], territories: [] } as unknown as BoardData, {})
  }

  override forms(kind: string, name: string): Forms {
    if (kind === 'sea' || (kind === 'isle' && !this.texts.has(`isle-${name}`)))
      return this.texts.forms('own', kind, { name: name.charAt(0).toUpperCase() + name.slice(1) })
    return super.forms(kind, name)
  }
}

/** A flaw with its place and what is behind it. */
export function flawText(texts: Texts, { code, place, args, causes }: Flaw): string {
  const told: Arguments = { ...args }
  if (causes.length) told.causes = causes.map((cause) => flawText(texts, cause)).join('; ')
  // What the rules refuse.
  if ('rule' in args)
    told.refusal = new Elsewhere(texts).refusal({ code: String(args.code), rule: String(args.rule), args })
  const flaw = texts.say(keyOf('flaw', code), told)
  return place ? texts.say('flaw-at', { place, flaw }) : flaw
}

/** The sentence for a request that failed. The words for flaws are loaded when there is one. */
export async function problemText(problem: unknown): Promise<string> {
  if (!(problem instanceof ApiError)) return errorText(texts(), 'unreachable')
  const { code, args } = problem
  const flaw = args.flaw as Flaw | undefined
  if (!flaw) return errorText(texts(), code, args)
  const fault = await loadTexts('flaws').then(
    () => flawText(texts(), flaw),
    () => args.fault,
  )
  return errorText(texts(), code, { ...args, fault })
}
