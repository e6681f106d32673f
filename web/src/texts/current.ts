/** The texts of the page's language; loaded before anything is shown. */

import { api } from '../net/api'
import { reader } from './reader.svelte'
import { Texts, type Arguments } from './texts'

/** Of the language that is read: what was asked for besides its first texts. */
const parts = new Map<string, Promise<void>>()

export function useTexts(texts: Texts): void {
  reader.texts = texts
}

/** The page in another language, with all parts that it has by now: nothing on it is lost. `more`: one it needs too. */
export async function readIn(language: string, more?: string): Promise<void> {
  if (more) parts.set(more, Promise.resolve())
  const had = [...parts.keys()]
  const contents = await Promise.all([api.texts(language), ...had.map((part) => api.texts(language, part))])
  useTexts(new Texts(language, contents.join('\n')))
  document.documentElement.lang = language
}

/** The words of a part of the page that isn't needed at first; loaded once, and tried again if that fails. */
export function loadTexts(part: string): Promise<void> {
  let loading = parts.get(part)
  if (!loading) {
    const { language } = texts()
    loading = api.texts(language, part).then(
      async (content) => {
        // Another language may have been chosen meanwhile.
        const now = texts()
        now.add(now.language === language ? content : await api.texts(now.language, part))
      },
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
  return reader.texts!
}

export function say(key: string, args?: Arguments): string {
  return texts().say(key, args)
}

/** Which expansions a table is played with; nothing for the base game alone. */
export function sayModules(modules: readonly string[]): string {
  if (!modules.length) return ''
  return texts().say('page-with-modules', {
    modules: texts().listed(modules.map((module) => sayName('page-module', module))),
  })
}

/** A message of a family; the name itself where somebody's own bot or module has no message. */
export function sayName(family: string, name: string): string {
  const key = `${family}-${name.replaceAll('_', '-')}`
  return texts().has(key) ? texts().say(key) : name
}
