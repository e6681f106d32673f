/** Strews the pieces of the Hades modules over a table of the base game. */

import type { GameView } from '../types'

export function crowded(view: GameView): GameView {
  const isles = Object.entries(view.isles)
  const owned = isles.filter(([, isle]) => isle.owner)
  const [grave] = isles.find(([, isle]) => isle.owner && !isle.metropolis && !isle.figure) ?? owned[0]!
  const heroes = [['achilles', 'penthesilea'], [], ['perseus'], [], ['ulysses'], [], ['hector'], ['ajax']]
  const cities = Object.keys(view.cities)
  return {
    ...view,
    modules: ['free_placement', 'hades', 'heroes', 'favours'],
    isles: Object.fromEntries(
      isles.map(([id, isle]) => {
        const place = owned.findIndex(([other]) => other === id)
        const buildings = isle.buildings.map((building, slot) =>
          slot === isle.buildings.length - 1 && !isle.metropolis && place % 3 === 1 ? 'theatre' : building,
        )
        if (id === grave)
          return [
            id,
            { ...isle, buildings: buildings.map(() => null), undead: 2, gold: 5, heroes: heroes[place] ?? [] },
          ]
        if (place < 0) return [id, { ...isle, undead: 0, heroes: [], gold: 2 }]
        return [
          id,
          {
            ...isle,
            buildings,
            troops: place % 5 === 3 ? 0 : isle.troops,
            undead: place % 2 ? (place % 3) + 1 : 0,
            heroes: heroes[place] ?? [],
            gold: place === 4 ? 3 : 0,
            figure: isle.figure ? { ...isle.figure, card: 'cerberus' } : null,
          },
        ]
      }),
    ),
    seas: Object.fromEntries(
      Object.entries(view.seas).map(([id, sea], place) => [
        id,
        {
          ...sea,
          fleets: place % 4 === 1 ? 0 : sea.fleets,
          undead: place % 4 === 1 ? 2 : place % 3 === 0 ? 1 : 0,
          markers: place % 5 === 0 ? (place % 2) + 1 : 0,
        },
      ]),
    ),
    necropolis: grave,
    threat: 7,
    covered: null,
    favour: { tile: 'dionysus', god: view.gods.at(-1)!, used: false },
    favours: ['aphrodite', 'hera', 'hermes'],
    hidden_isle: cities[1]!,
    apple: { player: cities[2]!, god: view.gods[0]! },
    gone: [],
    item_discard: ['fleece'],
    items_unseen: ['obol', 'cup', 'lyre', 'thread'],
    cities: Object.fromEntries(
      cities.map((city, place) => [
        city,
        {
          ...view.cities[city]!,
          priestesses: place % 3,
          items: [['trident', 'apple'], ['aegis'], [], ['pandora', 'spear', 'lyre']][place] ?? [],
          secret_items: place === 0 ? ['cup'] : place === 1 ? 1 : 0,
        },
      ]),
    ),
    track: ['achilles', 'charon', 'empusa'],
  }
}

/** The same in a cycle when Hades comes. */
export function withHades(view: GameView): GameView {
  const covered = view.gods.at(-1)!
  return {
    ...view,
    gods: [...view.gods.slice(0, -1), 'hades'],
    covered,
    threat: 11,
    favour: null,
    gone: ['hector', 'ulysses'],
  }
}

/** The same when one's own offering is asked for. */
export function offering(view: GameView): GameView {
  const gods = view.gods.filter((god) => god !== view.covered && god !== view.apple?.god)
  const options = gods.flatMap((god, place) =>
    [1, 2, 3].map((gold) => ({
      action: place * 3 + gold,
      kind: 'bid' as const,
      text: `bid ${god} ${gold}`,
      price: 0,
      god,
      gold,
    })),
  )
  const [player] = Object.keys(view.cities) as [string]
  return {
    ...view,
    player,
    turn: null,
    decision: { kind: 'offering', player, subject: { ousted_from: null, marker: player }, options },
  }
}
