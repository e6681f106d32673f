import { describe, expect, it } from 'vitest'
import type { GameView } from '../src/board/types'
import { callOf, choicesAbout, meantBy, priceOf } from '../src/game/cards'
import { gathered } from '../src/game/choices'
import { option } from './helpers'

const view = {
  track: ['satyr', 'ajax', null],
  cities: { sparta: { discounts_left: 2 }, athens: { discounts_left: 5 } },
  favour: { tile: 'hestia', god: 'zeus', used: false },
} as unknown as GameView

describe('cards', () => {
  it('cost less with temples, but never nothing, and heroes as much as ever', () => {
    expect(priceOf(view, 0, 'sparta')).toEqual({ price: 2, full: 4 })
    expect(priceOf(view, 0, 'athens')).toEqual({ price: 1, full: 4 })
    expect(priceOf(view, 0, null)).toEqual({ price: 4, full: 4 })
    expect(priceOf(view, 1, 'athens')).toEqual({ price: 3, full: 3 })
  })

  it('come with all that can be done with them now', () => {
    const choices = gathered([
      option('call satyr', 'call', { card: 'satyr' }),
      option('change satyr', 'change', { card: 'satyr' }),
      option('sacrifice ajax', 'sacrifice', { hero: 'ajax' }),
      option('use fleece', 'use_item', { item: 'fleece' }),
      option('favour', 'use_favour'),
      option('choose god ares', 'choose_god', { god: 'ares' }),
      option('bid ares 1', 'bid', { god: 'ares', gold: 1 }),
      option('end', 'end_turn'),
    ])
    const texts = (kind: 'card' | 'item' | 'favour' | 'god', name: string): string[] =>
      choicesAbout(choices, view, { kind, name }).map((choice) => choice.option.text)
    expect(texts('card', 'satyr')).toEqual(['call satyr', 'change satyr'])
    expect(texts('card', 'ajax')).toEqual(['sacrifice ajax'])
    expect(texts('item', 'fleece')).toEqual(['use fleece'])
    expect(texts('favour', 'hestia')).toEqual(['favour'])
    expect(texts('favour', 'hera')).toEqual([])
    expect(texts('god', 'ares')).toEqual(['choose god ares'])
  })

  it('are asked about where they could be called or chosen', () => {
    expect(callOf(view, { kind: 'card', name: 'satyr' })).toBe('call satyr')
    expect(callOf(view, { kind: 'card', name: 'griffon' })).toBe(null)
    expect(meantBy({ kind: 'turn' }, view, { kind: 'card', name: 'satyr' })).toBe('call satyr')
    expect(meantBy({ kind: 'offering' }, view, { kind: 'card', name: 'satyr' })).toBe(null)
    expect(meantBy({ kind: 'apple_god' }, view, { kind: 'god', name: 'ares' })).toBe('choose god ares')
    expect(meantBy({ kind: 'turn' }, view, { kind: 'god', name: 'ares' })).toBe(null)
  })
})
