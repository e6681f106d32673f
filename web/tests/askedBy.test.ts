import { describe, expect, it } from 'vitest'
import type { Decision } from '../src/board/types'
import { askedBy } from '../src/game/askedBy'
import './helpers'

describe('what a question comes from', () => {
  it.each([
    ['siren_target', { card: 'siren' }, { kind: 'card', name: 'siren' }],
    ['sylph_step', { sea: '6-8' }, { kind: 'card', name: 'sylph' }],
    ['hero_isle', { card: 'perseus' }, { kind: 'card', name: 'perseus' }],
    ['battle_reroll', {}, { kind: 'card', name: 'ulysses' }],
    ['lyre_figure', {}, { kind: 'item', name: 'lyre' }],
    ['apple_god', { victim: 'athens' }, { kind: 'item', name: 'apple' }],
    ['artemis_unit', {}, { kind: 'favour', name: 'artemis' }],
    ['send_target', { artifact: 'helm' }, { kind: 'card', name: 'helm' }],
    ['cornucopia_share', { gold: 2 }, { kind: 'card', name: 'cornucopia' }],
  ] as const)('%s', (kind, subject, asker) => {
    expect(askedBy({ kind, subject } as unknown as Decision)).toEqual(asker)
  })

  it.each(['turn', 'offering', 'land_battle', 'apple_window', 'obol_window'])('nothing of that sort: %s', (kind) => {
    expect(askedBy({ kind, subject: {} } as unknown as Decision)).toBeNull()
  })
})
