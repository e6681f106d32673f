/** Search as you type: rules in which every word of the question, or another form of it, begins a word. */

import { isPlayed, wordsOf } from './rulebook'
import { Stems } from './stems'
import type { Book, Chapter, Rule } from '../net/messages'

/** A piece of what was found; `hit` where it is what was looked for. */
export interface Stretch {
  words: string
  hit: boolean
}

export interface Hit {
  rule: Rule
  chapter: Chapter
  played: boolean
  excerpt: Stretch[]
}

interface Entry {
  rule: Rule
  chapter: Chapter
  played: boolean
  /** As it is shown. */
  text: string
  /** The same for looking: as long, small letters, with a blank for whatever is neither letter nor digit. */
  sought: string
  /** The same of the rule alone, without its rulings. */
  own: string
  /**
   * What it stands under, without what is in brackets: its own headings, each by itself, and all of them with its
   * book's.
   */
  headings: string[]
  title: string
  /** What it is about: all that stands before a colon. */
  topics: string
  number: string
}

const BEFORE = 50
const AFTER = 130
const NEAR = 5
const TOPIC = /(?:^|[.|\n] ?)([^.:;()|\n]{1,30})(?=:)/g
/** What is named counts more than anything said about it. */
const [NUMBER, NUMBERS, HEADING, TOPICS, TITLE] = [5000, 4000, 3000, 2000, 1000] as const

/** A word of a question as it was asked, and all its other forms in the rules. */
type Asked = readonly string[]

/** Small letters and digits; everything else is a blank. Keeps the length, so that places stay the same. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ' ')
}

export class Search {
  private readonly entries: Entry[]
  private vocabulary: string[] | null = null
  private readonly stems: Stems

  constructor(books: readonly Book[], played: readonly string[] | null = null, language = 'en') {
    this.stems = new Stems(language)
    this.entries = books.flatMap((book) =>
      book.chapters.flatMap((chapter) =>
        chapter.rules.map((rule) => {
          const text = wordsOf(rule)
          const own = wordsOf({ ...rule, rulings: [] })
          const headings = [chapter.title, rule.heading].map((one) => spaced(one.replace(/\(.*\)/, '')))
          const topics = spaced([...own.matchAll(TOPIC)].map(([, topic]) => topic).join(' '))
          return {
            rule,
            chapter,
            played: isPlayed(rule, played),
            text,
            sought: ` ${folded(text)}`,
            own: ` ${folded(own)}`,
            headings,
            title: spaced(`${book.title.replace(/\(.*\)/, '')} ${headings.join(' ')}`),
            topics,
            number: rule.number.toLowerCase(),
          }
        }),
      ),
    )
  }

  /**
   * What has all words of a question in it: what is played first, then what fits best, then in the order of the book.
   */
  find(question: string): Hit[] {
    const asked = question.trim().toLowerCase()
    const words = folded(asked).split(' ').filter(Boolean)
    const forms = words.map((word) => this.formsOf(word))
    return words.length ? this.scored(forms, (entry) => fit(entry, asked, forms, this.half(words))) : []
  }

  /** Where no rule has all words of a question: those that have most of them. */
  findPartly(question: string): Hit[] {
    const words = folded(question)
      .split(' ')
      .filter((word) => this.begins(word))
      .map((word) => this.formsOf(word))
    const most = Math.max(0, ...this.entries.map((entry) => wordsIn(entry, words).length))
    return this.scored(words, (entry) => {
      const here = wordsIn(entry, words)
      return most && here.length === most ? fit(entry, '', here, this.half(here.map(([word]) => word!))) : 0
    })
  }

  private scored(words: readonly Asked[], score: (entry: Entry) => number): Hit[] {
    const scored = this.entries.flatMap((entry) => (score(entry) ? [{ entry, score: score(entry) }] : []))
    scored.sort((one, other) => Number(other.entry.played) - Number(one.entry.played) || other.score - one.score)
    return scored.map(({ entry }) => ({
      rule: entry.rule,
      chapter: entry.chapter,
      played: entry.played,
      excerpt: excerpt(entry, words.flat()),
    }))
  }

  private get words(): string[] {
    return (this.vocabulary ??= [
      ...new Set(
        this.entries.flatMap(({ sought, title }) => `${sought} ${title}`.split(' ').filter((one) => one.length > 2)),
      ),
    ].sort())
  }

  /** Whether the last of some words is none of the rules: it may be half typed. */
  private half(words: string[]): boolean {
    return !this.words.includes(words.at(-1) ?? '')
  }

  private formsOf(word: string): Asked {
    return [word, ...this.words.filter((other) => other !== word && this.stems.alike(word, other))]
  }

  /** Whether a word begins one of the rules, for it may be half typed, or is a form of one. */
  private begins(word: string): boolean {
    return word !== '' && this.words.some((other) => other.startsWith(word) || this.stems.alike(word, other))
  }

  /** Words of the rules that look like the last one of a question that is none of theirs. */
  near(question: string): string[] {
    const word = folded(question)
      .split(' ')
      .findLast((one) => one && !this.begins(one))
    if (!word || word.length < 3) return []
    const most = word.length < 6 ? 1 : 2
    return this.words
      .map((other) => ({ other, far: distance(word, other, most) }))
      .filter(({ far }) => far <= most)
      .sort((one, other) => one.far - other.far)
      .slice(0, NEAR)
      .map(({ other }) => other)
  }
}

function wordsIn({ sought, title }: Entry, words: readonly Asked[]): Asked[] {
  return words.filter((forms) => begun(title, forms) || begun(sought, forms))
}

/** Whether a word of a text begins with one of these. */
function begun(text: string, forms: Asked): boolean {
  return forms.some((form) => text.includes(` ${form}`))
}

/** Whether one of these is a word of a text. */
function stands(text: string, forms: Asked): boolean {
  return forms.some((form) => text.includes(` ${form} `))
}

/** Small letters with a blank around each word. */
function spaced(text: string): string {
  return ` ${folded(text).split(' ').filter(Boolean).join(' ')} `
}

/** Whether something is named by these words, in whatever form; the last one may be `half` typed. */
function names(name: string, words: readonly Asked[], half: boolean): boolean {
  return words.every(
    (forms, place) => stands(name, forms) || (half && place === words.length - 1 && begun(name, forms)),
  )
}

/** How well an entry answers; 0 if it doesn't. */
function fit(
  { sought, own, headings, title, topics, number }: Entry,
  asked: string,
  words: readonly Asked[],
  half: boolean,
): number {
  if (number === asked) return NUMBER
  if (/^[bcht]\d/.test(asked)) return number.startsWith(asked) ? NUMBERS : 0
  if (headings.some((heading) => names(heading, words, half) && heading.split(' ').length === words.length + 2))
    return HEADING
  if (names(topics, words, half)) return TOPICS
  if (names(title, words, half)) return TITLE
  let score = 0
  for (const forms of words) {
    const inTitle = begun(title, forms)
    const inText = begun(sought, forms)
    if (!inTitle && !inText) return 0
    // Of a rule's own words the first ones say most.
    score +=
      (inTitle ? 20 : 0) +
      (begun(own, forms) ? 10 : 0) +
      (forms.some((form) => own.startsWith(` ${form} `)) ? 10 : 0) +
      // The word as it was asked says more than another form of it.
      (stands(sought, forms.slice(0, 1)) ? 5 : stands(sought, forms) ? 3 : 0)
  }
  const phrase = ` ${words.map(([word]) => word).join(' ')}`
  return score + (words.length > 1 && (sought.includes(phrase) || title.includes(phrase)) ? 30 : 0)
}

/** The part of a text around the first word that was looked for. */
function excerpt({ text, sought }: Entry, words: string[]): Stretch[] {
  const places = words.flatMap((word) => {
    const at: { from: number; to: number }[] = []
    // `sought` begins with a blank: its places are one further on, and that of a word one less for the blank before it.
    for (let from = sought.indexOf(` ${word}`); from >= 0; from = sought.indexOf(` ${word}`, from + 1))
      at.push({ from, to: from + word.length })
    return at
  })
  places.sort((one, other) => one.from - other.from || other.to - one.to)
  const first = places[0]?.from ?? 0
  let from = first > BEFORE ? text.indexOf(' ', first - BEFORE) + 1 : 0
  if (from > first) from = first
  const until = first + AFTER < text.length ? text.lastIndexOf(' ', first + AFTER) : text.length
  const shown: Stretch[] = from ? [{ words: '… ', hit: false }] : []
  for (const place of places) {
    if (place.from < from || place.to > until) continue
    if (place.from > from) shown.push({ words: text.slice(from, place.from), hit: false })
    shown.push({ words: text.slice(place.from, place.to), hit: true })
    from = place.to
  }
  if (from < until) shown.push({ words: text.slice(from, until), hit: false })
  if (until < text.length) shown.push({ words: ' …', hit: false })
  return shown
}

/** How many letters have to be changed, added, left out or swapped; more than `most` is told as one more. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, place) => place)]
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const changed = row[j - 1]! + Number(one[i - 1] !== other[j - 1])
      next[j] = Math.min(changed, row[j]! + 1, next[j - 1]! + 1)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        next[j] = Math.min(next[j]!, before[j - 2]! + 1)
    }
    ;[before, row] = [row, next]
  }
  return row[other.length]!
}
