import { readdirSync, readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { firstRule, pieces, ruleHref, ruleOfHref } from '../src/rules/numbers'
import { anchorOf, isPlayed, nameOf, ordered } from '../src/rules/rulebook'
import type { Book, Rule } from '../src/net/messages'
import { folded, Search } from '../src/rules/search'
import { Stems } from '../src/rules/stems'
import { ftl } from './helpers'

const sources = new URL('../../src/cyclades/', import.meta.url)
const rulesText = readdirSync(new URL('content/rules/en/', sources))
  .sort()
  .map((name) => readFileSync(new URL(`content/rules/en/${name}`, sources), 'utf8'))
  .join('\n')
/** Every rule and chapter that can be looked up. */
const numbers = new Set([...rulesText.matchAll(/^(?:- |## )([BCHT]\d+(?:\.\d+)?) /gm)].map(([, number]) => number!))

function rule(number: string, text: string, more: Partial<Rule> = {}): Rule {
  return { number, heading: 'Actions', modules: [], blocks: [text], references: [], rulings: [], ...more }
}

const books: Book[] = [
  {
    letter: 'B',
    title: 'Base game',
    blocks: [],
    chapters: [
      {
        number: 'B5',
        title: 'Actions',
        modules: [],
        blocks: [],
        rules: [
          rule('B5.1', 'Gods act from top to bottom.', {
            rulings: [{ rules: ['B5.1'], title: 'A retreat', text: 'is always asked.' }],
          }),
          rule('B5.10', 'Ares, move troops: over a chain of fleets. A *last-isle* rule holds, see B5.13.'),
        ],
      },
      {
        number: 'B6',
        title: 'Battle',
        modules: [],
        blocks: [],
        rules: [rule('B6.4', 'Retreat from an isle: all troops go to one isle.', { heading: 'Battle' })],
      },
    ],
  },
  {
    letter: 'H',
    title: 'Hades',
    blocks: [],
    chapters: [
      {
        number: 'H3',
        title: 'Heroes',
        modules: ['heroes'],
        blocks: [],
        rules: [
          rule('H3.6', 'The heroes.', {
            heading: 'Heroes',
            modules: ['heroes'],
            blocks: ['The heroes.', { head: ['hero'], rows: [['Achilles'], ['Ajax retreats']] }],
          }),
        ],
      },
      {
        number: 'H4',
        title: 'Favours',
        modules: ['favours'],
        blocks: [],
        rules: [rule('H4.5', 'Items, such as the Thread for a retreat.', { heading: 'Favours', modules: ['favours'] })],
      },
    ],
  },
  {
    letter: 'C',
    title: 'Creatures',
    blocks: [],
    chapters: [
      {
        number: '',
        title: 'Immediate powers',
        modules: [],
        blocks: [],
        rules: [rule('C5', 'Pegasus: troops fly.', { heading: 'Immediate powers' })],
      },
    ],
  },
]

const found = (question: string, played: string[] | null = null): string[] =>
  new Search(books, played).find(question).map(({ rule: { number } }) => number)

describe('numbers in texts', () => {
  it('are links, and all else stays as it was', () => {
    const text = 'Too far (B5.10, see C14). Not B9x or AB4.'
    expect(pieces(text).filter(({ rule }) => rule)).toEqual([
      { words: 'B5.10', rule: true },
      { words: 'C14', rule: true },
    ])
    expect(
      pieces(text)
        .map(({ words }) => words)
        .join(''),
    ).toBe(text)
    expect(pieces('Nothing to see.')).toEqual([{ words: 'Nothing to see.', rule: false }])
  })

  it('are found as the first of a text, and in addresses', () => {
    expect(firstRule('Gold is short (B4.5), see B4.2.')).toBe('B4.5')
    expect(firstRule('Gold is short.')).toBeNull()
    expect(ruleOfHref(ruleHref('B5.10'))).toBe('B5.10')
    expect(ruleOfHref('#/rules')).toBeNull()
    expect(ruleOfHref('#/t/abc')).toBeNull()
  })

  it('name rules that exist, in all texts', () => {
    expect(numbers.size).toBeGreaterThan(140)
    const named = pieces(ftl).filter(({ rule }) => rule)
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(({ words }) => !numbers.has(words))).toEqual([])
  })

  it('stand only in texts that are shown with links', () => {
    const folder = new URL('../src/', import.meta.url)
    const files = readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.svelte'))
    const code = files.map((name) => readFileSync(new URL(String(name), folder), 'utf8')).join('\n')
    // Their rules are an attribute, which is shown by `page-about-rules`; lessons show all their words with links,
    // and flaws come out of `problemText`.
    const shown = /^(flaw|help|lesson)-/
    const naming = new FluentResource(ftl).body.filter(
      ({ id, value }) => !shown.test(id) && firstRule(JSON.stringify(value)),
    )
    for (const { id } of naming) expect(code, id).toMatch(new RegExp(`<(Ruled|Words) text={say\\('${id}'`))
    for (const one of files
      .map((name) => readFileSync(new URL(String(name), folder), 'utf8'))
      .filter((text) => text.includes('await problemText(')))
      expect(one).toMatch(/<Ruled text={(error|fault)} /)
    for (const shown of ['page-about-rules', 'model.refused', 'why', 'closed'])
      expect(code).toMatch(new RegExp(`<(Ruled|Words) text={(say\\(')?${shown}`))
  })
})

describe('a search', () => {
  it('takes the beginnings of words, in any order and with or without hyphens', () => {
    expect(found('isl troop')).toEqual(['B5.10', 'B6.4'])
    expect(found('last isle')).toEqual(['B5.10'])
    expect(found('last-isle')).toEqual(['B5.10'])
    expect(found('roops')).toEqual([])
    expect(found('  ')).toEqual([])
  })

  it('finds what is said first before what is said along the way, and rulings last', () => {
    expect(found('retreat')).toEqual(['B6.4', 'H4.5', 'H3.6', 'B5.1'])
  })

  it('looks in tables and at the names of cards', () => {
    expect(found('achilles')).toEqual(['H3.6'])
    expect(found('pegasus')).toEqual(['C5'])
  })

  it('finds what is named so before what only mentions it, in the order of the book', () => {
    const named = books.map((book) => ({ ...book, chapters: [...book.chapters] }))
    named[0]!.chapters.unshift(
      {
        number: 'B4',
        title: 'Gods',
        modules: [],
        blocks: [],
        rules: [rule('B4.1', 'Favours of a hero and two heroes.', { heading: 'Gods' })],
      },
      {
        number: 'B5',
        title: 'More',
        modules: [],
        blocks: [],
        rules: [
          rule('B5.2', 'Pegasus and heroes.', { heading: 'More' }),
          rule('B5.3', 'First. A hero: he fights.', { heading: 'More' }),
        ],
      },
    )
    const found = (question: string): string[] => new Search(named).find(question).map(({ rule: { number } }) => number)
    expect(found('pegasus')).toEqual(['C5', 'B5.2'])
    expect(found('heroes')).toEqual(['H3.6', 'B5.3', 'B4.1', 'B5.2'])
    expect(found('hero')).toEqual(['H3.6', 'B5.3', 'B4.1', 'B5.2'])
    expect(found('favo')).toEqual(['H4.5', 'B4.1'])
  })

  it('finds numbers, the very one first', () => {
    expect(found('b5.1')).toEqual(['B5.1', 'B5.10'])
    expect(found('B5')).toEqual(['B5.1', 'B5.10'])
    expect(found('H')).toContain('H3.6')
  })

  it('puts what is played at the table first', () => {
    expect(found('retreat', ['favours']).indexOf('H4.5')).toBeLessThan(found('retreat', ['favours']).indexOf('H3.6'))
    expect(found('retreat', ['heroes']).at(-1)).toBe('H4.5')
    expect(found('retreat', []).slice(-2).sort()).toEqual(['H3.6', 'H4.5'])
  })

  it('shows the words it has found where they stand', () => {
    const [hit] = new Search(books).find('chain')
    expect(hit!.excerpt.filter(({ hit }) => hit)).toEqual([{ words: 'chain', hit: true }])
    expect(hit!.excerpt.map(({ words }) => words).join('')).toBe(
      'Ares, move troops: over a chain of fleets. A last-isle rule holds, see B5.13.',
    )
    expect(folded('A last-isle rule.')).toHaveLength('A last-isle rule.'.length)
  })

  it('knows words that look like a wrong one', () => {
    expect(new Search(books).near('pegassus')).toEqual(['pegasus'])
    expect(new Search(books).near('retraet')).toContain('retreat')
    expect(new Search(books).near('xxxxxxx')).toEqual([])
    expect(new Search(books).near('pegassus fly')).toEqual(['pegasus'])
    expect(new Search(books).near('fly retr')).toEqual([]) // half typed, not mistyped
  })

  it('finds what has most of the words where nothing has all, the last of them half typed', () => {
    const partly = (question: string): string[] =>
      new Search(books).findPartly(question).map(({ rule: { number } }) => number)
    expect(found('troops retr')).toEqual(['B6.4'])
    expect(found('pegasus retr')).toEqual([])
    expect(partly('pegasus retr')).toEqual(expect.arrayContaining(['C5', 'B6.4']))
    expect(partly('pegasus troops retr')).toEqual(expect.arrayContaining(['C5', 'B6.4']))
    expect(partly('pegasus troops retr')).not.toContain('H4.5') // it has one of them only
    expect(partly('xxxxxxx')).toEqual([])
  })
})

describe('forms of a word', () => {
  const pairs = JSON.parse(
    readFileSync(new URL('../../tests/text/word_forms.json', import.meta.url), 'utf8'),
  ) as Record<string, Record<'alike' | 'apart', [string, string][]>>

  it.each(Object.entries(pairs))('are alike as in the terminal: %s', (language, { alike, apart }) => {
    const stems = new Stems(language)
    expect(alike.filter(([one, other]) => !stems.alike(one, other) || !stems.alike(other, one))).toEqual([])
    expect(apart.filter(([one, other]) => stems.alike(one, other) || stems.alike(other, one))).toEqual([])
  })
})

describe('a search finds a word in its other forms', () => {
  it.each([
    ['ru', 'Кто победил в битвы, у тех нет ставок.', ['битва', 'битву', 'битвой', 'ставка', 'ставку'], ['бит', 'став']],
    ['ru', 'Отряды острова и метрополий ёлки.', ['отрядами', 'острове', 'островов', 'метрополия', 'елка'], []],
    ['de', 'Nach den Schlachten liegen Schiffe in Häfen.', ['Schlacht', 'Schiffen', 'Hafen', 'Hafens'], ['Schl']],
    [
      'en',
      'The cities have metropolises, and fleets retreat.',
      ['metropolis', 'city', 'fleet', 'retreating'],
      ['metr'],
    ],
  ])('%s: %s', (language, text, words, begun) => {
    const only: Book[] = [
      {
        ...books[0]!,
        chapters: [{ ...books[0]!.chapters[0]!, title: '', rules: [rule('B5.1', text, { heading: '' })] }],
      },
    ]
    const search = new Search(only, null, language)
    for (const word of [...words, ...begun]) {
      expect(search.find(word), word).toHaveLength(1)
      expect(
        search.find(word)[0]!.excerpt.some(({ hit }) => hit),
        word,
      ).toBe(true)
    }
  })

  it('and not what only begins alike', () => {
    const text = 'Морские пути богатых.'
    const only: Book[] = [
      {
        ...books[0]!,
        chapters: [{ ...books[0]!.chapters[0]!, title: '', rules: [rule('B5.1', text, { heading: '' })] }],
      },
    ]
    expect(new Search(only, null, 'ru').find('боги')).toEqual([])
    expect(new Search(only, null, 'ru').find('море')).toEqual([])
  })
})

describe('the books', () => {
  it('begin with what is played, and leave nothing out', () => {
    const letters = (played: string[] | null): string[] => ordered(books, played).map(({ letter }) => letter)
    expect(letters(null)).toEqual(['B', 'H', 'C'])
    expect(letters([])).toEqual(['B', 'C', 'H'])
    expect(letters(['favours'])).toEqual(['B', 'H', 'C'])
    expect(ordered(books, ['favours'])[1]!.chapters.map(({ number }) => number)).toEqual(['H4', 'H3'])
  })

  it('tell what is played', () => {
    expect(isPlayed({ modules: [] }, [])).toBe(true)
    expect(isPlayed({ modules: ['heroes', 'favours'] }, ['favours'])).toBe(true)
    expect(isPlayed({ modules: ['heroes'] }, ['favours'])).toBe(false)
    expect(isPlayed({ modules: ['heroes'] }, null)).toBe(true)
  })

  it('have an address for every chapter, and names for cards alone', () => {
    expect(books.flatMap(({ chapters }) => chapters.map(anchorOf))).toEqual(['B5', 'B6', 'H3', 'H4', 'C5'])
    expect(anchorOf({ number: '', title: 'Phase order with all', modules: [], blocks: [], rules: [] })).toBe(
      'phase-order-with-all',
    )
    expect(nameOf(books[2]!.chapters[0]!.rules[0]!)).toBe('Pegasus')
    expect(nameOf(books[0]!.chapters[0]!.rules[1]!)).toBeNull()
  })
})
