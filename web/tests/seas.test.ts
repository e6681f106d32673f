import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { looksOf } from '../src/game/looks'
import { Narrator } from '../src/texts/narrator'
import { seaNames } from '../src/texts/seas'
import { boardData, texts } from './helpers'

/** What the terminal calls them: written by `python -m tests.text.sea_names`, held by tests/text/test_sea_names.py. */
const words = JSON.parse(readFileSync(new URL('seas.json', import.meta.url), 'utf8')) as Record<
  string,
  Record<string, string>
>

describe('seas', () => {
  it.each(Object.keys(words))('of %s are called as in the terminal', (board) => {
    const narrator = new Narrator(texts, boardData(board), looksOf([]))
    const told = Object.fromEntries([...seaNames(boardData(board)).keys()].map((sea) => [sea, narrator.sea(sea)]))
    expect(told).toEqual(words[board])
  })

  it('have a name that can begin a line', () => {
    const narrator = new Narrator(texts, boardData('base-2-3'), looksOf([]))
    expect(narrator.place('sea:6-2')).toBe('Sea between Sifnos and Delos')
    expect(narrator.place('sea:4-0')).toBe('Sea north of Sifnos')
    expect(narrator.place('sea:3-3')).toBe('Western sea between Tinos and Mykonos')
  })
})
