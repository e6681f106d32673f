/** Texts taken apart, so that what stands in them can be pointed at: game words have their meaning. */

import type { Texts } from './texts'

/** A piece of a text as it is read; `word`: the game word that it is a form of. */
export interface Piece {
  text: string
  word?: string
}

/** Takes a plain text apart; pieces that mean something are left alone by the next one. */
export type Splitter = (text: string) => Piece[]

/**
 * The words of the game that are explained where they stand: `page-word-<name>`, whose `.forms` are how they are
 * written.
 */
export const WORDS = [
  'offering',
  'marker',
  'cycle',
  'priest',
  'philosopher',
  'metropolis',
  'metropolis-space',
  'set',
  'slot',
  'isle',
  'territory',
  'discount',
  'chain',
  'retreat',
  'prosperity',
  'revenue',
  'track',
  'discard',
  'supply',
  'necropolis',
  'undead',
  'threat',
  'priestess',
  'upkeep',
  'sacrifice',
  'favour',
  'item',
  'titan',
  'artifact',
  'figure',
  'partner',
] as const

/** A text in pieces: each splitter takes apart what those before it have left plain. */
export function pieces(text: string, splitters: readonly Splitter[]): Piece[] {
  return splitters.reduce<Piece[]>(
    (found, split) => found.flatMap((piece) => (Object.keys(piece).length > 1 ? [piece] : split(piece.text))),
    [{ text }],
  )
}

/** Marks the game words of a text, each where it stands first. */
export function wordsOf(texts: Texts): Splitter {
  const names = new Map(
    WORDS.flatMap((name) =>
      texts
        .forms('page-word', name)
        .forms!.split(', ')
        .map((form) => [form.toLowerCase(), name] as const),
    ),
  )
  const forms = [...names.keys()].sort((one, other) => other.length - one.length)
  const written = new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'giu')
  return (text) => {
    const seen = new Set<string>()
    const found: Piece[] = []
    let at = 0
    for (const match of text.matchAll(written)) {
      const word = names.get(match[0].toLowerCase())!
      if (seen.has(word)) continue
      seen.add(word)
      if (match.index > at) found.push({ text: text.slice(at, match.index) })
      found.push({ text: match[0], word })
      at = match.index + match[0].length
    }
    if (at < text.length) found.push({ text: text.slice(at) })
    return found
  }
}
