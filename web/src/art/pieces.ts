/** Buildings as white Cycladic cubes with one telling part each: fills from the back to the front, 100 by 100. */

export type Fill = readonly [colour: string, d: string]

export const [LIGHT, LIT, SHADE, DARK, BLUE, GOLD, INK, CLAY, STONE] = [
  '#fffdf6',
  '#f3ecdc',
  '#cfc5b0',
  '#9d9280',
  '#2c6fa6',
  '#e6ad2e',
  '#2a211c',
  '#c0673c',
  '#b9ad95',
] as const

/** A house: front from x to x2 and from y down to the foot, with a roof and a shaded side. */
export const cube = (x: number, x2: number, y: number, foot: number, deep = 10): Fill[] => [
  [SHADE, `M${x2} ${y}L${x2 + deep} ${y - deep * 0.6}V${foot - deep * 0.6}L${x2} ${foot}Z`],
  [LIGHT, `M${x} ${y}L${x + deep} ${y - deep * 0.6}H${x2 + deep}L${x2} ${y}Z`],
  [LIT, `M${x} ${y}H${x2}V${foot}H${x}Z`],
]
export const door = (x: number, foot: number, wide: number, high: number): Fill => [
  BLUE,
  `M${x} ${foot}V${foot - high + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V${foot}Z`,
]

/** A temple's front on its steps. */
export const temple = (x: number, foot: number, wide: number, high: number, roof: string): Fill[] => {
  const top = foot - high
  const columns = [0.1, 0.36, 0.62].map((part) => `M${x + wide * part} ${top}h${wide * 0.13}V${foot}h${-wide * 0.13}Z`)
  const last = `M${x + wide * 0.8} ${top}h${wide * 0.13}V${foot}h${-wide * 0.13}Z`
  return [
    [DARK, `M${x + wide * 0.08} ${top}h${wide * 0.84}v${high}h${-wide * 0.84}Z`],
    [LIGHT, columns.join('') + last],
    [SHADE, `M${x - 3} ${foot}h${wide + 6}v4h3v5h${-wide - 12}v-5h3Z`],
    [LIT, `M${x - 1} ${top - 6}h${wide + 2}v7h${-wide - 2}Z`],
    [roof, `M${x - 5} ${top - 6}L${x + wide / 2} ${top - 6 - wide * 0.3}L${x + wide + 5} ${top - 6}Z`],
    [
      roof === GOLD ? '#fbe08a' : LIGHT,
      `M${x + wide * 0.2} ${top - 9}L${x + wide / 2} ${top - 6 - wide * 0.2}L${x + wide * 0.8} ${top - 9}Z`,
    ],
  ]
}

export const BUILDINGS: Record<string, readonly Fill[]> = {
  port: [
    ...cube(8, 46, 34, 70),
    door(20, 70, 13, 22),
    [BLUE, 'M34 42h8v8h-8Z'],
    [STONE, 'M2 70H60L92 56L98 62L66 84H2Z'],
    [SHADE, 'M2 84H66L98 62V70L68 92H2Z'],
    [INK, 'M58 46C68 54 84 52 96 40C98 54 88 62 76 62C66 62 60 56 58 46Z'],
    [INK, 'M75 52V10h3.5V52Z'],
    [CLAY, 'M80 12C94 18 96 32 88 44H80Z'],
  ],
  fortress: [
    ...cube(14, 72, 44, 90, 14),
    [LIT, 'M8 44V18H22V28H34V18H50V28H62V18H78V44Z'],
    [SHADE, 'M78 18L90 11V36L78 44ZM22 18l5-3v10l-5 3ZM50 18l5-3v10l-5 3Z'],
    [DARK, 'M8 44H78V49H8Z'],
    [INK, 'M34 90V72a10 10 0 0 1 20 0V90ZM22 56h5v13h-5ZM61 56h5v13h-5Z'],
  ],
  temple: temple(14, 84, 72, 40, CLAY),
  university: [
    ...cube(12, 70, 46, 90, 16),
    door(20, 90, 15, 28),
    [BLUE, 'M46 58h15v14H46Z'],
    [DARK, 'M30 12h56v30H30Z'],
    ['#f4dfae', 'M32 8H84V40H32Z'],
    ['#e0bf7c', 'M26 4a6 6 0 0 1 12 0V44a6 6 0 0 1-12 0ZM78 4a6 6 0 0 1 12 0V44a6 6 0 0 1-12 0Z'],
    [INK, 'M44 14h28v4H44ZM44 22h28v4H44ZM44 30h18v4H44Z'],
  ],
  theatre: [
    [SHADE, 'M4 40C4 96 96 96 96 40V52C96 106 4 106 4 52Z'],
    [LIGHT, 'M4 40C4 96 96 96 96 40H82C80 74 20 74 18 40Z'],
    [SHADE, 'M18 40C20 74 80 74 82 40H78C76 68 24 68 22 40Z'],
    [LIT, 'M22 40C24 68 76 68 78 40H66C64 54 36 54 34 40Z'],
    [DARK, 'M34 40C36 54 64 54 66 40Z'],
    ...cube(30, 66, 20, 40, 8),
    [BLUE, 'M37 40V26h6V40ZM52 40V26h6V40Z'],
  ],
  necropolis: [
    ['#4b4550', 'M10 84C10 20 82 20 84 84Z'],
    ['#2f2b35', 'M56 37C76 46 84 62 84 84H96C94 54 78 34 56 37Z'],
    [DARK, 'M2 84H98V92H2Z'],
    ['#d8cfb8', 'M34 84V56L48 44L62 56V84Z'],
    [INK, 'M39 84V60H57V84Z'],
  ],
}

/** A horn of plenty, 20 by 20. */
export const HORN: readonly Fill[] = [
  ['#7f9a3c', 'M14 7.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z'],
  [GOLD, 'M4 0C7 0 7 2 5.5 3.5C6 7 9 8.5 14 7L19 15C17 18.5 12 20.5 8 19C1 16-2 5 4 0Z'],
  ['#a8700a', 'M1 6.5L5.5 5L6 6.5L1.3 8.3ZM3 12.5L8 8.5L9.3 9.2L4 14ZM7 17.5L11 9.5L12.5 9.3L9 18.5Z'],
  ['#fbe08a', 'M13 6.5C16 8 19 12 19.5 15.5L17.5 17C17 13 15 9.5 11.5 7.8Z'],
  [CLAY, 'M15.5 11.5a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0Z'],
  ['#7a2f5a', 'M15.5 16a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z'],
]
