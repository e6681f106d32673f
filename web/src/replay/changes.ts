/** Positions one after the other: the first whole, of the others what is different (docs/protocol.md, Looking back). */

import type { Change } from '../net/protocol'

/** The object that a change leads to. What doesn't change stays the same object. */
export function changed<T extends object>(before: T, by: Change): T {
  const after = { ...before } as Record<string, unknown>
  for (const [key, value] of Object.entries(by)) {
    if (!Array.isArray(value)) after[key] = changed(after[key] as object, value)
    else if (value.length) after[key] = value[0]
    else delete after[key]
  }
  return after as T
}

/** All of them. */
export function followed<T extends object>(first: T, changes: readonly Change[]): T[] {
  const all = [first]
  for (const by of changes) all.push(changed(all.at(-1)!, by))
  return all
}
