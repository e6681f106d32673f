/** The texts of the page's language; loaded before anything is shown. */

import type { Arguments, Texts } from './texts'

let current: Texts

export function useTexts(texts: Texts): void {
  current = texts
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
  return current.say('page-with-modules', { modules: current.listed(modules.map((module) => sayName('page-module', module))) })
}

/** A message of a family; the name itself where somebody's own bot or module has no message. */
export function sayName(family: string, name: string): string {
  const key = `${family}-${name.replaceAll('_', '-')}`
  return current.has(key) ? current.say(key) : name
}
