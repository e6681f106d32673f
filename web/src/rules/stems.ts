/**
 * Which words are one word in several forms: «битва» and «битвы», "Hafen" and "Häfen".
 * `src/cyclades/text/stems.py` tells the same.
 */

import languages from '../../../src/cyclades/text/endings.json'

/** Letters that are left of a word without its ending. */
const LEAST = 3

interface Endings {
  folds: Record<string, string>
  endings: string[]
  fleeting: RegExp | null
}

const ENDINGS = new Map<string, Endings>(
  Object.entries(languages).map(([language, { folds, endings, fleeting }]) => [
    language,
    {
      folds,
      endings: endings.split(' ').sort((one, other) => other.length - one.length),
      fleeting: fleeting ? new RegExp(fleeting) : null,
    },
  ]),
)

export class Stems {
  private readonly known = new Map<string, string>()
  private readonly endings: Endings | undefined

  constructor(language: string) {
    this.endings = ENDINGS.get(language)
  }

  /** A word in small letters, and in those that are written for others. */
  private plain(word: string): string {
    return word.toLowerCase().replaceAll(/[äöüё]/g, (letter) => this.endings?.folds[letter] ?? letter)
  }

  /** What most forms of a word begin with. */
  of(word: string): string {
    let stem = this.known.get(word)
    if (stem === undefined) this.known.set(word, (stem = this.reckoned(word)))
    return stem
  }

  private reckoned(word: string): string {
    const rest = this.plain(word)
    const ending = this.endings?.endings.find((one) => rest.endsWith(one) && rest.length - one.length >= LEAST) ?? ''
    const stem = rest.slice(0, rest.length - ending.length)
    return this.endings?.fleeting ? stem.replace(this.endings.fleeting, '') : stem
  }

  /** Whether two words are forms of the same one. What looks like an ending may belong to the word: «остров». */
  alike(one: string, other: string): boolean {
    return this.of(one) === this.of(other) || this.of(one) === this.plain(other) || this.plain(one) === this.of(other)
  }
}
