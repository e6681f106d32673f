import { describe, expect, it } from 'vitest'
import { partText, sumOf } from '../src/game/strengths'
import { textsIn } from './helpers'

const PARTS = [
  { what: 'troop', count: 2, adds: 2 },
  { what: 'undead_fleet', count: 1, adds: 1 },
  { what: 'titan', count: 2, adds: 2 },
  { what: 'hector', count: 1, adds: 2 },
  { what: 'minotaur', count: 1, adds: 2 },
  { what: 'fortress', count: 1, adds: 0 },
  { what: 'port', count: 3, adds: 3 },
  { what: 'metropolis', count: 3, adds: 3 },
  { what: 'coastal', count: 1, adds: 3 },
  { what: 'spear', count: 1, adds: 2 },
]

describe('strengths of a battle', () => {
  it('are told part by part', () => {
    const texts = textsIn('en')
    expect(PARTS.map((part) => partText(texts, part))).toEqual([
      '2 troops',
      '1 undead fleet',
      '2 titans',
      'Hector (2)',
      'Minotaur (2)',
      "1 fortress (doesn't count)",
      '3 ports',
      'metropolis (3)',
      'coastal metropolis (3)',
      'Spear of Ares (2)',
    ])
  })

  it.each(['ru', 'de'] as const)('have words for all parts in %s', (language) => {
    for (const part of PARTS) expect(partText(textsIn(language), part)).toMatch(/^[^{}]+$/)
  })

  it('add up', () => {
    expect(sumOf({ role: 'defender', city: 'athens', parts: PARTS })).toBe(20)
  })
})
