/** Metropolises: the ordinary one and the five special ones of Titans, each told by its roofs and one great part. */

import { BLUE, CLAY, cube, DARK, door, GOLD, INK, LIGHT, LIT, SHADE, STONE, temple, type Fill } from './pieces'

/** One that covers two spaces beside each other is 200 by 100, all others 100 by 100. */
export interface Metropolis {
  great: readonly Fill[]
  small: readonly Fill[]
}

const [RED, VIOLET, GREEN, PAPER, WAVE] = ['#b3202e', '#7a4aa8', '#3f8a4d', '#f4dfae', '#5fb4c9'] as const

const GREAT_WALLS: Fill[] = [
  ...cube(2, 40, 56, 92, 9),
  ...cube(150, 184, 54, 92, 9),
  ...cube(30, 66, 44, 92, 9),
  ...cube(126, 156, 46, 92, 9),
  ...cube(54, 138, 52, 92, 9),
]
const GREAT_DOORS: Fill[] = [
  ...[88, 12, 162].map((x) => door(x, 92, x === 88 ? 18 : 12, x === 88 ? 30 : 20)),
  [BLUE, 'M38 56h9v9h-9ZM50 72h9v9h-9ZM68 64h9v9h-9ZM116 64h9v9h-9ZM140 58h9v9h-9ZM136 74h9v9h-9Z'],
]
const SMALL_WALLS: Fill[] = [...cube(2, 30, 58, 90, 8), ...cube(62, 88, 56, 90, 8), ...cube(16, 78, 48, 90, 8)]
const SMALL_DOORS: Fill[] = [
  door(40, 90, 16, 30),
  door(8, 90, 10, 18),
  door(72, 90, 10, 18),
  [BLUE, 'M24 60h9v9h-9ZM62 60h9v9h-9Z'],
]

/** A flag on its mast, the foot of the mast at x, y. */
const flag = (x: number, y: number, colour: string): Fill => [
  colour,
  `M${x - 2} ${y}v-26h4v26ZM${x + 2} ${y - 24}c8-4 13 4 21 0v10c-8 4-13-4-21 0Z`,
]

/** A battlemented tower 30 wide. */
const tower = (x: number, foot: number): Fill[] => [
  ...cube(x, x + 26, 22, foot, 9),
  [LIT, `M${x - 4} 26V2h8v8h6V2h10v8h6V2h8v24Z`],
  [SHADE, `M${x + 30} 2l8-5v24l-8 5Z`],
  [DARK, `M${x - 4} 26h34v5h-34Z`],
  [INK, `M${x + 10} 44h6v14h-6ZM${x + 10} 68h6v14h-6Z`],
  [RED, `M${x + 11} 2v-24h4v24ZM${x + 15}-22l18 7l-18 7Z`],
]

/** The sea before a city, and a boat under sail. */
const sea = (from: number, to: number): Fill[] => [
  [BLUE, `M${from} 80H${to}V102H${from}Z`],
  [
    WAVE,
    Array.from(
      { length: Math.floor((to - from) / 24) },
      (_, wave) => `M${from + 4 + wave * 24} 92q5-6 10 0q5 6 10 0v4q-5 6-10 0q-5-6-10 0Z`,
    ).join(''),
  ],
]
const boat = (x: number): Fill[] => [
  [INK, `M${x} 82c10 7 26 6 38-8c0 16-8 22-20 22c-10 0-17-5-18-14ZM${x + 17} 84v-44h4v44Z`],
  [LIGHT, `M${x + 22} 42c15 6 17 20 9 34h-9Z`],
  [RED, `M${x + 22} 54h13.5v9h-13.5Z`],
]

/** A scroll unrolled over the roofs, 60 wide. */
const scroll = (x: number, y: number): Fill[] => [
  [PAPER, `M${x + 8} ${y}h44v34h-44Z`],
  ['#d9b46c', `M${x} ${y - 4}a6 6 0 0 1 12 0v42a6 6 0 0 1-12 0ZM${x + 48} ${y - 4}a6 6 0 0 1 12 0v42a6 6 0 0 1-12 0Z`],
  [INK, `M${x + 17} ${y + 6}h26v4h-26ZM${x + 17} ${y + 14}h26v4h-26ZM${x + 17} ${y + 22}h17v4h-17Z`],
]
const dome = (x: number, y: number, r: number): Fill[] => [
  [GREEN, `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0Z`],
  [
    '#79bd7f',
    `M${x - r * 0.7} ${y - 2}a${r} ${r} 0 0 1 ${r * 0.7}-${r * 0.8}v4a${r} ${r} 0 0 0-${r * 0.4} ${r * 0.7}Z`,
  ],
]

/** A heap of coins, 34 wide, its foot at y. */
const coins = (x: number, y: number): Fill[] =>
  [0, 1, 2, 3].map((height) => [
    height % 2 ? '#f7d568' : GOLD,
    `M${x} ${y - height * 9}v-7a17 5 0 0 1 34 0v7a17 5 0 0 1-34 0Z`,
  ])
const awning = (x: number, y: number, stripes: number): Fill[] => [
  [LIGHT, `M${x} ${y}h${stripes * 8}l5 16h${-stripes * 8 - 10}Z`],
  [CLAY, Array.from({ length: Math.ceil(stripes / 2) }, (_, stripe) => `M${x + stripe * 16} ${y}h8v16h-9Z`).join('')],
]

export const METROPOLISES: Record<string, Metropolis> = {
  ordinary: {
    great: [
      ...GREAT_WALLS,
      ...temple(56, 50, 80, 22, GOLD),
      ...GREAT_DOORS,
      [BLUE, 'M20 55a14 12 0 0 1 24-6ZM156 52a13 12 0 0 1 24-6Z'],
      flag(96, 2, CLAY),
    ],
    small: [...SMALL_WALLS, ...temple(20, 46, 58, 20, GOLD), ...SMALL_DOORS, flag(49, 10, CLAY)],
  },
  military: {
    great: [...GREAT_WALLS, ...temple(62, 50, 68, 22, RED), ...GREAT_DOORS, ...tower(2, 92), ...tower(160, 92)],
    small: [
      ...cube(16, 78, 48, 90, 8),
      ...temple(30, 46, 38, 18, RED),
      door(40, 90, 16, 30),
      ...tower(-4, 92),
      ...tower(70, 92),
    ],
  },
  coastal: {
    great: [
      ...GREAT_WALLS,
      ...temple(56, 50, 80, 22, BLUE),
      ...GREAT_DOORS,
      [STONE, 'M-4 78H200V86H-4Z'],
      ...sea(-4, 200),
      ...boat(8),
      ...boat(78),
      ...boat(148),
    ],
    small: [
      ...SMALL_WALLS,
      ...temple(20, 46, 58, 20, BLUE),
      ...SMALL_DOORS,
      [STONE, 'M-4 76H102V84H-4Z'],
      ...sea(-4, 102),
      ...boat(2),
      ...boat(56),
    ],
  },
  spiritual: {
    great: [
      ...GREAT_WALLS,
      ...GREAT_DOORS,
      ...temple(8, 62, 80, 32, VIOLET),
      ...temple(106, 62, 80, 32, VIOLET),
      flag(48, 0, VIOLET),
      flag(146, 0, VIOLET),
    ],
    small: [...SMALL_WALLS, ...SMALL_DOORS, ...temple(-2, 62, 44, 32, VIOLET), ...temple(54, 62, 44, 32, VIOLET)],
  },
  cultural: {
    great: [
      ...GREAT_WALLS,
      ...dome(22, 56, 18),
      ...dome(172, 54, 18),
      ...GREAT_DOORS,
      ...temple(56, 50, 80, 20, GREEN),
      ...scroll(66, 2),
    ],
    small: [...SMALL_WALLS, ...dome(14, 58, 14), ...dome(78, 56, 14), ...SMALL_DOORS, ...scroll(18, 12)],
  },
  commercial: {
    great: [
      ...GREAT_WALLS,
      ...temple(56, 50, 80, 22, GOLD),
      ...GREAT_DOORS,
      ...awning(40, 62, 5),
      ...awning(116, 62, 5),
      ...coins(0, 92),
      ...coins(160, 92),
      flag(96, 2, GOLD),
    ],
    small: [
      ...SMALL_WALLS,
      ...temple(20, 46, 58, 20, GOLD),
      ...SMALL_DOORS,
      ...awning(30, 62, 5),
      ...coins(-6, 92),
      ...coins(70, 92),
    ],
  },
}
