/** The texts of the page's language; loaded before anything is shown. */

import { api } from '../net/api'
import type { Arguments, Texts } from './texts'

let current: Texts

export function useTexts(texts: Texts): void {
  current = texts
}

const parts = new Map<string, Promise<void>>()

/** The words of a part of the page that isn't needed at first; loaded once, and tried again if that fails. */
export function loadTexts(part: string): Promise<void> {
  let loading = parts.get(part)
  if (!loading) {
    const reader = current
    loading = api.texts(reader.language, part).then(
      (content) => reader.add(content),
      (error: unknown) => {
        parts.delete(part)
        throw error
      },
    )
    parts.set(part, loading)
  }
  return loading
}

export function texts(): Texts {
  return current
}

export function say(key: string, args?: Arguments): string {
  return current.say(key, args)
}

/** Which expansions a table is played with; nothing for the base game alone. */
export function sayModules(modules: readonly string[]): string {
  if (!modules.length) return ''
  return current.say('page-with-modules', {
    modules: current.listed(modules.map((module) => sayName('page-module', module))),
  })
}

/** A message of a family; the name itself where somebody's own bot or module has no message. */
export function sayName(family: string, name: string): string {
  const key = `${family}-${name.replaceAll('_', '-')}`
  return current.has(key) ? current.say(key) : name
}
