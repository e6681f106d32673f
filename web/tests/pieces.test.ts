import { describe, expect, it } from 'vitest'
import { pieces, wordsOf, WORDS, type Splitter } from '../src/texts/pieces'
import { ftl, texts } from './helpers'

const words = wordsOf(texts)

describe('texts in pieces', () => {
  it('mark each game word once, in any of its forms, the longest first', () => {
    expect(pieces('Offerings: a metropolis space, then another offering.', [words])).toEqual([
      { text: 'Offerings', word: 'offering' },
      { text: ': a ' },
      { text: 'metropolis space', word: 'metropolis-space' },
      { text: ', then another offering.' },
    ])
    expect(pieces('No chain of your fleets leads to Naxos.', [words])[1]).toEqual({
      text: 'chain of your fleets',
      word: 'chain',
    })
  })

  it('mark no parts of other words, and lose nothing', () => {
    const text = 'Trackless, islet, subcycles, and the Priestess.'
    const found = pieces(text, [words])
    expect(found.map(({ word }) => word).filter(Boolean)).toEqual(['priestess'])
    expect(found.map(({ text }) => text).join('')).toBe(text)
  })

  it('can be marked by others too: what one has marked the next leaves alone', () => {
    const bold: Splitter = (text) =>
      text.split(/(isle)/).map((part) => (part === 'isle' ? { text: part, word: 'bold' } : { text: part }))
    expect(pieces('an isle of the cycle', [bold, words])).toEqual([
      { text: 'an ' },
      { text: 'isle', word: 'bold' },
      { text: ' of the ' },
      { text: 'cycle', word: 'cycle' },
    ])
  })

  it('have a meaning for every word, and a word for every meaning', () => {
    const written = [...ftl.matchAll(/^page-word-([\w-]+) =/gm)].map(([, name]) => name!)
    expect(written.sort()).toEqual([...WORDS].sort())
  })
})
