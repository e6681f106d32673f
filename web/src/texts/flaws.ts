/** What is wrong with something that can't be read or set up, in sentences; `text/flaws.py` makes the same. */

import { ApiError } from '../net/api'
import type { Flaw } from '../net/protocol'
import { loadTexts, texts } from './current'
import { errorText } from './narrator'
import { keyOf, type Arguments, type Texts } from './texts'

/** A flaw with its place and what is behind it. */
export function flawText(texts: Texts, { code, place, args, causes }: Flaw): string {
  const behind: Arguments = causes.length ? { causes: causes.map((cause) => flawText(texts, cause)).join('; ') } : {}
  const flaw = texts.say(keyOf('flaw', code), { ...args, ...behind })
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
