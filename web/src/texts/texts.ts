/** All words of the page, from the same Fluent files that the terminal reads. */

import { FluentBundle, FluentResource } from '@fluent/bundle'

export type Argument = string | number
export type Arguments = Record<string, Argument>

export class TextError extends Error {}

export class Texts {
  private readonly bundle: FluentBundle

  constructor(
    readonly language: string,
    content: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    this.add(content)
  }

  /** The words of a part of the page that was loaded later. */
  add(content: string): void {
    this.bundle.addResource(new FluentResource(content))
  }

  has(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null
  }

  /** The message of that key with its arguments filled in. */
  say(key: string, args: Arguments = {}): string {
    const pattern = this.bundle.getMessage(key)?.value
    if (pattern == null) throw new TextError(`${key}: there is no such message`)
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, args, errors)
    if (errors.length) throw new TextError(`${key}: ${errors.map(String).join(', ')}`)
    return text
  }

  /** All forms of a name: the plain one under "", the others under the names of the message's attributes. */
  forms(kind: string, name: string): Record<string, string> {
    const key = `${kind}-${name}`
    const forms: Record<string, string> = { '': this.say(key) }
    for (const [form, pattern] of Object.entries(this.bundle.getMessage(key)?.attributes ?? {}))
      forms[form] = this.bundle.formatPattern(pattern)
    return forms
  }

  name(kind: string, name: string): string {
    return this.say(`${kind}-${name}`)
  }

  /** A list as it stands in a sentence; "none" for an empty one. */
  listed(names: string[]): string {
    const last = names.at(-1)
    if (last === undefined) return 'none'
    if (names.length === 1) return last
    return this.say('list-last', { before: names.slice(0, -1).join(', '), last })
  }
}

/** `refusal-not-enough-gold` for `not_enough_gold`. */
export function keyOf(family: string, name: string): string {
  return `${family}-${name.replaceAll('_', '-')}`
}
