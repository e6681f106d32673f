/**
 * Units, heroes and shields of a city, as the text of an <svg>: as one text they take much less time than path by path.
 */

import { contrast, marksIn, type Point } from './patternBand'
import { EMBLEMS } from './emblems'
import { HEROES } from './heroes'
import { BEARD, HELMET, MAN } from './parts'
import { disc, drawnIn, type Drawing } from './pen'
import type { Fill } from './pieces'

/** How a city's things are told apart. */
export interface Paint {
  emblem: string
  colour: string
  pattern: string
}

const INK = '#1a1210'
const LINE = '#f4ead2'
const FLESH = '#e9dcbb'
const [BONE, DARK] = ['#f6eeda', '#17131f']

function emblemIn({ emblem, colour }: Paint, at: string): string {
  return `<g transform="${at}">${drawnIn(EMBLEMS[emblem] ?? [], colour, contrast(colour))}</g>`
}

function marksOn({ pattern, colour }: Paint, along: readonly Point[], width: number): string {
  return marksIn(pattern, along, width, contrast(colour))
}

const RIM: Point[] = Array.from({ length: 72 }, (_, i) => [
  50 + 41.5 * Math.cos((i * Math.PI) / 36),
  50 + 41.5 * Math.sin((i * Math.PI) / 36),
])

/** A city's round shield, 100 by 100: colour, emblem, and the pattern on the rim. */
function shield(paint: Paint): string {
  const { colour } = paint
  const light = contrast(colour)
  return (
    `<circle cx="50" cy="50" r="49" fill="${light}"/><circle cx="50" cy="50" r="47" fill="${colour}"/>` +
    marksOn(paint, RIM, 10) +
    `<circle cx="50" cy="50" r="36" fill="${colour}" stroke="${light}" stroke-width="1.5"/>` +
    emblemIn(paint, 'translate(22 22) scale(.56)')
  )
}

const HOPLITE: Drawing = [
  ['s', 'M86 97V4', 3],
  ['k', 'M86-2L81.5 10L86 15L90.5 10Z'],
  ['k', [42, 68, 8, 36, 80, 5.5, 31, 92, 3.2, 40, 96, 2.6]],
  ['k', [56, 68, 8, 66, 79, 5.5, 66, 92, 3.2, 75, 96, 2.6]],
  ['k', [60, 42, 6, 73, 52, 4.6, 85, 46, 3.6]],
  ['k', 'M32 38C38 32 58 32 66 38L62 72H36Z'],
]
const HEAD: Drawing = HELMET.slice(1, 3)

/** A troop, 100 by 100: a man-at-arms behind his city's shield. */
function troop(paint: Paint): string {
  return (
    drawnIn(HOPLITE, FLESH, INK) +
    `<g transform="translate(50 34) scale(1.5)"><path d="M9-18C6-30-14-32-18-14C-20-4-19 4-16 11C-13 8-11 4-10-2C-12-12-6-19 3-19Z" fill="${paint.colour}" stroke="${INK}" stroke-width="1.3"/>${drawnIn(HEAD, FLESH, INK)}</g>` +
    `<g transform="translate(8 29) scale(.66)">${shield(paint)}</g>`
  )
}

const SAIL: Point[] = [
  [31, 12],
  [89, 12],
  [93, 30],
  [92, 46],
  [88, 61],
  [30, 61],
  [35, 44],
  [35, 28],
]
const PROW = 'M8 40C2 44 0 54 8 64C12 69 18 71 24 71H'

/** A fleet, 120 by 100: a long ship under its city's sail. */
function fleet(paint: Paint): string {
  return (
    `<g stroke="${LINE}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"><path d="M58 2h4V74h-4Z" fill="${INK}"/>` +
    `<path d="M26 7H94C101 26 100 48 92 66H25C32 46 32 26 26 7Z" fill="${paint.colour}"/>` +
    `<path d="${PROW}96C100 71 103 66 103 58L109 62C109 67 108 71 107 74L119 80L105 85C100 92 94 95 86 95H34C16 95 4 80 1 62C0 50 3 42 8 40Z" fill="${INK}"/></g>` +
    marksOn(paint, SAIL, 8) +
    emblemIn(paint, 'translate(42 16) scale(.41)') +
    '<path d="M20 78H98M30 88L24 99M42 88L36 99M54 88L48 99M66 88L60 99M78 88L72 99" fill="none" stroke="#cf7a4a" stroke-width="2" stroke-linecap="round"/>' +
    `<path d="M93 75C96 71 100 72 102 75C100 79 95 79 93 75Z" fill="#f6ead6"/><circle cx="98" cy="75.5" r="1.6" fill="${INK}"/>`
  )
}

const TATTERS: Point[] = [
  [31, 12],
  [89, 12],
  [93, 30],
  [92, 40],
  [92, 30],
  [88, 14],
  [33, 14],
  [35, 28],
  [34, 40],
  [35, 28],
]

/** An undead fleet, 120 by 100: a hull of bones with a skull at the prow, its city's sail in tatters. */
function undeadFleet(paint: Paint): string {
  return (
    `<path d="M-4 52C-6 20 18-8 60-8C102-8 128 24 124 62C122 92 96 106 60 106C22 106-2 84-4 52Z" fill="${DARK}" fill-opacity=".8"/><path d="M58 2h4V74h-4Z" fill="${BONE}"/>` +
    `<path d="M26 7H94C101 26 100 44 94 60L86 52L80 67L72 55L64 66L55 54L47 67L39 56L27 65C32 46 32 26 26 7Z" fill="${paint.colour}" stroke="${BONE}" stroke-width="2.5" stroke-linejoin="round"/>` +
    marksOn(paint, TATTERS, 6) +
    emblemIn(paint, 'translate(43 14) scale(.39)') +
    `<g stroke="${DARK}" stroke-width="2.5" stroke-linejoin="round" fill="${BONE}"><path d="${PROW}92L98 80C96 90 92 95 86 95H34C16 95 4 80 1 62C0 50 3 42 8 40Z"/>` +
    `<path d="M90 66C90 50 118 50 118 66C118 72 116 75 113 77V84H96V77C92 75 90 72 90 66Z"/></g>` +
    `<path d="${disc(99.5, 67, 4.6) + disc(110.5, 67, 4.6)}M105 71l2.6 5h-5.2Z" fill="${DARK}"/><path d="M101 79V84M105 79V84M109 79V84" stroke="${DARK}" stroke-width="1.8"/>` +
    `<path d="M22 74C19 80 20 87 24 92M36 73C33 80 33 88 36 95M50 73C48 80 48 88 50 95M64 73C62 80 62 88 64 95M78 73C77 80 77 88 78 95" fill="none" stroke="${DARK}" stroke-width="4" stroke-linecap="round"/>`
  )
}

const BONES: Drawing = [
  ['k', 'M84 97V12h4V97Z'],
  ['k', 'M86-4L80 9L86 16L92 9Z'],
  ['k', [40, 74, 3.4, 35, 84, 2.6, 34, 92, 2.8, 41, 95, 2.4]],
  ['k', [56, 74, 3.4, 63, 84, 2.6, 64, 92, 2.8, 72, 95, 2.4]],
  ['k', [63, 46, 3.2, 74, 54, 2.4, 75, 55, 3, 85, 47, 3.2]],
  ['k', 'M44 38H58V76H44Z'],
  [
    'k',
    'M58 43C66 42 70 45 70 48C66 47 62 48 58 49ZM58 53C66 52 69 55 69 58C66 57 62 58 58 59ZM58 63C64 62 67 65 67 68C64 67 61 68 58 69Z',
  ],
]
const SKULL: Drawing = [
  ['k', 'M29 14C28-10 76-10 76 14C76 22 73 27 69 29L68 40C60 43 46 43 39 40L38 29C33 27 29 22 29 14Z'],
  ['t', disc(43, 15, 7.4) + disc(63, 15, 7.4)],
  ['t', 'M53 21L57.5 29H49Z'],
  ['c', 'M45 33V40M51 33.5V41.5M57 33.5V41.5M63 33V40', 2.4],
]

/** An undead troop, 100 by 100: bones in the dark, behind the shield of the city they serve. */
function undeadTroop(paint: Paint): string {
  return (
    `<ellipse cx="52" cy="46" rx="55" ry="57" fill="${DARK}" fill-opacity=".84"/>` +
    `<path d="M24 22C18-22 88-26 82 20C80 8 70-4 53-4C36-4 27 8 24 22Z" fill="${paint.colour}" stroke="${BONE}" stroke-width="3" stroke-linejoin="round"/>` +
    `<g stroke="${DARK}" stroke-width="2.5" paint-order="stroke">${drawnIn(BONES, DARK, BONE)}</g><g stroke="${DARK}" stroke-width="2">${drawnIn(SKULL, DARK, BONE)}</g>` +
    `<g transform="translate(4 38) scale(.58)">${shield(paint)}</g>`
  )
}

const HEM: Point[] = [
  [14, 130],
  [88, 130],
]
const TITAN: Drawing = [
  ['k', [18, 146, 3, 16, 96, 4.5, 12, 52, 7, 9, 26, 10, 10, 14, 7]],
  ['c', 'M2 33C6 36 12 36 16 34M3 43C7 46 13 46 17 44M4 22C7 24 12 24 15 22', 1.8],
  ['k', [30, 66, 8, 20, 84, 6.5, 16, 74, 5]],
  { at: 'translate(-17 21) scale(1.34)', of: MAN },
  [
    'k',
    'M34 52C22 50 26 38 18 34C28 32 26 24 20 18C32 22 34 14 32 6C40 14 46 10 48 2C54 10 60 10 68 4C66 12 72 16 78 16C72 22 74 28 70 34L62 50Z',
  ],
  { at: 'translate(47 64) scale(1.95)', of: BEARD },
]

/** A titan, 100 by 150: he towers over troops, in his city's cloak and behind its shield. */
function titan(paint: Paint): string {
  return (
    `<path d="M25 56C10 82 2 112-2 141H100C97 112 92 82 77 56C62 46 40 46 25 56Z" fill="${paint.colour}" stroke="${LINE}" stroke-width="5" stroke-linejoin="round"/>` +
    marksOn(paint, HEM, 9) +
    `<g stroke="${LINE}" stroke-width="7" stroke-linejoin="round">${drawnIn(TITAN, LINE, LINE)}</g>${drawnIn(TITAN, FLESH, INK)}` +
    `<g transform="translate(46 64) scale(.68)">${shield(paint)}</g>`
  )
}

/** What a figure shows of a hero's drawing: the head and what it is known by. */
const VIEWS: Record<string, string> = {
  achilles: '16 -3 80 70.2',
  penthesilea: '13 -2 80 70.2',
  perseus: '16 -2 82 72',
  ulysses: '22 -4 78 68.5',
  hector: '6 -9 82 72',
  ajax: '12 -3 76 66.7',
}
const GROUND = '#f1e2b8'
const BASE: Point[] = [
  [6, 77],
  [94, 77],
]

/** A hero on the board, 100 by 112: he stands on a base of his owner's colour. */
function hero(name: string, paint: Paint): string {
  return (
    `<path d="M4 82V44C4 14 24-6 50-6S96 14 96 44V82Z" fill="#e6ad2e" stroke="${INK}" stroke-width="3.5" stroke-linejoin="round"/>` +
    `<path d="M9 80V44C9 17 27-1 50-1S91 17 91 44V80Z" fill="${GROUND}" stroke="${INK}" stroke-width="1.5"/>` +
    `<svg x="9" y="2" width="82" height="72" viewBox="${VIEWS[name] ?? '8 -3 84 74'}">${drawnIn(HEROES[name] ?? [], GROUND, INK)}</svg>` +
    `<path d="M-2 72H102L107 110H-7Z" fill="${paint.colour}" stroke="${contrast(paint.colour)}" stroke-width="3" stroke-linejoin="round"/>` +
    marksOn(paint, BASE, 7) +
    emblemIn(paint, 'translate(35 81) scale(.3)')
  )
}

const FIGURES: Record<string, (paint: Paint) => string> = {
  shield,
  troop,
  fleet,
  titan,
  undead_troop: undeadTroop,
  undead_fleet: undeadFleet,
}
const drawn = new Map<string, string>()

/** `kind` is one of these, or a hero's name. Made once for each look. */
export function figure(kind: string, paint: Paint): string {
  const key = [kind, paint.emblem, paint.colour, paint.pattern].join(' ')
  let text = drawn.get(key)
  if (text === undefined) drawn.set(key, (text = FIGURES[kind]?.(paint) ?? hero(kind, paint)))
  return text
}

/** Flat shapes from the back to the front, with a line around them all: buildings and horns. */
export function shapes(of: readonly Fill[], line: string, width: number): string {
  const paths = of.map(([colour, d]) => `<path d="${d}" fill="${colour}"/>`).join('')
  return `<g stroke="${line}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke">${paths}</g>`
}

/** x, y, width and height, as in a viewBox. */
export type Box = readonly [x: number, y: number, width: number, height: number]

const BOXES: Record<string, Box> = {
  shield: [0, 0, 100, 100],
  troop: [0, -14, 104, 114],
  fleet: [-2, -8, 124, 120],
  undead_troop: [-6, -16, 116, 120],
  undead_fleet: [-6, -14, 130, 122],
  titan: [-26, -6, 156, 156],
}

/** What a figure needs around it. */
export function boxOf(kind: string): Box {
  return BOXES[kind] ?? [-10, -12, 120, 126]
}

/** Has the pictures of units made before they are wanted, while nobody waits. */
export function prepare(paints: readonly Paint[]): void {
  const [first, ...rest] = paints
  if (!first) return
  for (const kind of Object.keys(FIGURES)) castOf(figure(kind, first), boxOf(kind))
  setTimeout(() => prepare(rest), REST)
}

/** Milliseconds between the pictures of one city and those of the next. */
const REST = 60
const cast = new Map<string, { address: string; kept: HTMLImageElement }>()

/** The address of a picture of a text. */
export function castOf(text: string, box: Box): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}">${text}</svg>`
  let one = cast.get(svg)
  if (!one) {
    one = { address: `data:image/svg+xml,${encodeURIComponent(svg)}`, kept: new Image() }
    one.kept.src = one.address // so that the browser keeps it, too, while nobody shows it
    cast.set(svg, one)
  }
  return one.address
}
