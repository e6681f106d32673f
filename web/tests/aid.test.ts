import { describe, expect, it } from 'vitest'
import { inPlay, sectionsOf } from '../src/aid/aid'
import type { AidData } from '../src/net/protocol'
import { whereabouts } from '../src/aid/whereabouts'
import type { GameView } from '../src/board/types'

const data = {
  gods: [
    { god: 'ares', modules: [] },
    { god: 'hades', modules: ['hades'] },
  ],
  cards: [
    { kind: 'creature', name: 'kraken', modules: [] },
    { kind: 'creature', name: 'empusa', modules: ['hades', 'heroes'] },
    { kind: 'hero', name: 'ajax', modules: ['heroes'] },
  ],
} as unknown as AidData

const view = {
  player: 'sparta',
  track: ['satyr', null, 'helm'],
  deck: ['harpy', 'griffon'],
  discard: ['kraken'],
  kraken: '5-3',
  isles: {
    naxos: { owner: 'athens', figure: { card: 'medusa', holder: 'sparta', called: 2 } },
    delos: { owner: 'athens', figure: null },
  },
  heroes: { ajax: { owner: 'athens', isle: 'delos', hired: 1 }, hector: { owner: 'sparta', isle: null, hired: 1 } },
  gone: ['perseus', 'lightning'],
  hidden_isle: 'athens',
  artifacts: { sandals: 'delos', caduceus: null },
  under_way: { player: 'sparta' },
  favour: { tile: 'hera', god: 'zeus', used: true },
  favours: ['hermes', 'hestia'],
  cities: { sparta: { items: ['apple'], secret_items: ['aegis'] }, athens: { items: ['cup'], secret_items: 1 } },
  item_discard: ['lyre'],
  items_unseen: ['spear', 'thread', 'fleece'],
} as unknown as GameView

describe("the player's aid", () => {
  it('shows what belongs to the game', () => {
    expect(inPlay(data.cards, ['hades']).map(({ name }) => name)).toEqual(['kraken'])
    expect(inPlay(data.gods, ['hades']).map(({ god }) => god)).toEqual(['ares', 'hades'])
    expect(sectionsOf(data, [])).toEqual(['gods', 'battle', 'buildings', 'creatures', 'words'])
    expect(sectionsOf(data, ['heroes'])).toContain('heroes')
  })

  it.each([
    ['creature', 'satyr', [{ at: 'track' }]],
    ['creature', 'harpy', [{ at: 'deck', count: 2 }]],
    ['creature', 'kraken', [{ at: 'sea', sea: '5-3', place: 'sea:5-3' }, { at: 'discard' }]],
    ['creature', 'medusa', [{ at: 'isle', isle: 'naxos', player: 'sparta', place: 'isle:naxos' }]],
    ['hero', 'ajax', [{ at: 'isle', isle: 'delos', player: 'athens', place: 'isle:delos' }]],
    ['hero', 'hector', [{ at: 'carried', player: 'sparta' }]],
    ['hero', 'perseus', [{ at: 'gone' }]],
    ['hero', 'penthesilea', [{ at: 'hidden', player: 'athens' }]],
    ['artifact', 'sandals', [{ at: 'isle', isle: 'delos', player: 'athens', place: 'isle:delos' }]],
    ['artifact', 'caduceus', [{ at: 'carried', player: 'sparta' }]],
    ['artifact', 'helm', [{ at: 'track' }]],
    ['artifact', 'lightning', [{ at: 'gone' }]],
    ['favour', 'hera', [{ at: 'beside', god: 'zeus', used: 'yes' }]],
    ['favour', 'hermes', [{ at: 'stack', count: 2 }]],
    ['favour', 'artemis', [{ at: 'aside' }]],
    ['item', 'apple', [{ at: 'open', player: 'sparta' }]],
    ['item', 'aegis', [{ at: 'secret', player: 'sparta' }]],
    ['item', 'cup', [{ at: 'open', player: 'athens' }]],
    ['item', 'lyre', [{ at: 'played' }]],
    ['item', 'spear', [{ at: 'unseen', count: 3 }]],
  ] as const)('says where the %s %s is', (kind, name, spots) => {
    expect(whereabouts(view, kind, name)).toEqual(spots)
  })
})
