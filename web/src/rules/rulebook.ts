/** The numbered rules as the server gives them. */

import type { Book, Chapter, Rule } from '../net/messages'

/** A paragraph or a table. */
export type Block = Rule['blocks'][number]

/** Where something is found by its address: a chapter without a number by that of its first rule, or by its title. */
export function anchorOf(chapter: Chapter): string {
  return chapter.number || chapter.rules[0]?.number || chapter.title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
}

/** Whether a part of the rules matters at a table with these modules; null is no table, where everything does. */
export function isPlayed({ modules }: { modules: string[] }, played: readonly string[] | null): boolean {
  return played === null || !modules.length || modules.some((module) => played.includes(module))
}

/** The books with what is played first; nothing is left out. */
export function ordered(books: readonly Book[], played: readonly string[] | null): Book[] {
  const first = <T>(members: readonly T[], isFirst: (member: T) => boolean): T[] => [
    ...members.filter(isFirst),
    ...members.filter((member) => !isFirst(member)),
  ]
  const sorted = books.map((book) => ({
    ...book,
    chapters: first(book.chapters, (chapter) => isPlayed(chapter, played)),
  }))
  return first(sorted, ({ chapters }) => chapters.some((chapter) => isPlayed(chapter, played)))
}

/** What stands before the first colon of a rule, where that is a name: a card's. */
export function nameOf({ number, blocks }: Rule): string | null {
  if (number.includes('.')) return null
  return /^([^:.]+):/.exec(String(blocks[0]))?.[1] ?? null
}

/** A text without its marks. */
export function plain(text: string): string {
  return text.replaceAll(/[*`]/g, '')
}

/** All texts of a rule, without marks. */
export function wordsOf({ blocks, rulings }: Rule): string {
  const cells = blocks.flatMap((block) =>
    typeof block === 'string' ? [block] : [block.head, ...block.rows].map((row) => row.join(' · ')),
  )
  return plain([...cells, ...rulings.map(({ title, text }) => `${title} ${text}`)].join('\n'))
}
