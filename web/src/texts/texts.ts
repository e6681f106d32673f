/** All words of the page, from the same Fluent files that the terminal reads. */

import { FluentBundle, FluentResource } from '@fluent/bundle'

type Pattern = Parameters<FluentBundle['formatPattern']>[0]

export type Argument = string | number
export type Arguments = Record<string, Argument>
/** Of a name: the plain one under "", the others under the names of its message's attributes. */
export type Forms = Record<string, string>

/** Forms that are no words: what verbs and adjectives agree with. */
const AGREEMENT = ['num', 'gender']

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
    return this.formed(key, pattern, args)
  }

  /** All forms of a name; where it is made of others, with their forms as arguments. */
  forms(kind: string, name: string, args: Arguments = {}): Forms {
    const key = `${kind}-${name}`
    const forms: Forms = { '': this.say(key, args) }
    for (const [form, pattern] of Object.entries(this.bundle.getMessage(key)?.attributes ?? {}))
      forms[form] = this.formed(`${key}.${form}`, pattern, args)
    return forms
  }

  /** A list in every form that all its members have; several of them agree as "pl". */
  listedForms(names: Forms[]): Forms {
    const [first] = names
    if (!first) return { '': 'none' }
    const common = Object.keys(first).filter((form) => names.every((name) => form in name))
    const word = (form: string): string =>
      AGREEMENT.includes(form) && names.length > 1 ? 'pl' : this.listed(names.map((name) => name[form]!))
    return Object.fromEntries(common.map((form) => [form, word(form)]))
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

  private formed(key: string, pattern: Pattern, args: Arguments): string {
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, args, errors)
    if (errors.length) throw new TextError(`${key}: ${errors.map(String).join(', ')}`)
    return text
  }
}

/** `refusal-not-enough-gold` for `not_enough_gold`. */
export function keyOf(family: string, name: string): string {
  return `${family}-${name.replaceAll('_', '-')}`
}
