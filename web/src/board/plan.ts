/** A board's drawing, worked out once: outlines, and a place for every piece so that none hides another. */

import type { Point } from '../art/patternBand'
import { seaNames } from '../texts/seas'
import { bounds, centre, curve, dice, HALF, hexagon, isIn, shore, walls } from './geometry'
import type { BoardData, Territory } from './types'

export interface SeaPlan {
  id: string
  at: Point
  outline: string
  trade: number
  /** Stands in its name where nothing else tells it from another one. */
  number: number | null
  /** Where it is written: beside ships and the trade's islet, as far from the land as can be. */
  mark: Point
  /** The territories it touches. */
  coasts: string[]
}

export interface TerritoryPlan {
  id: string
  /** It is the whole isle. */
  alone: boolean
  tint: number
  /** The bare hexagons, to be clipped by the isle's coast. */
  ground: string
  edge: string
  /** The line of the owner's band. */
  band: Point[]
  slots: Point[]
  metropolis: { at: Point; slots: number[]; width: number; height: number } | null
  troops: Point
  figure: Point
  undead: Point
  titans: Point
  /** The middle of the row of heroes. */
  heroes: Point
  /** Gold lying on the isle, away from the necropolis. */
  gold: Point
  /** The middle of the row of artifacts. */
  artifacts: Point
  /** Where attackers stand: at the coast, away from the defenders. */
  landing: Point
  /** The slot where a building stood from the beginning. */
  site: number | null
  label: Point
  /** The middle of the row of horns. */
  horns: Point
  prosperity: number
}

export interface IslePlan {
  id: string
  territories: string[]
  coast: string
  terraces: string[]
  walls: string
  trees: (readonly [x: number, y: number, size: number])[]
}

export interface BoardPlan {
  box: { x: number; y: number; width: number; height: number }
  seas: SeaPlan[]
  isles: IslePlan[]
  territories: TerritoryPlan[]
}

interface Box {
  at: Point
  width: number
  height: number
}

export const SLOT = 21
export const HORN = 11
/** How far the coast keeps from the rim of its cells. */
const COAST = 1.5
const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
const mean = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

function overlap(a: Box, b: Box): number {
  const wide = (a.width + b.width) / 2 - Math.abs(a.at[0] - b.at[0])
  const high = (a.height + b.height) / 2 - Math.abs(a.at[1] - b.at[1])
  return wide > 0 && high > 0 ? wide * high : 0
}

const GRID = [-0.5, 0, 0.5]

/** How much of a box lies off the land, from 0 to 1. */
function outside(cells: readonly Point[], { at: [x, y], width, height }: Box): number {
  let missing = 0
  for (const across of GRID)
    for (const down of GRID) if (!isIn(cells, x + across * width, y + down * height, 3)) missing++
  return missing / 9
}

/**
 * Finds the best free place for something of this size: on land, clear of what stands there. `shunned`: what is asked
 * of good places alone.
 */
function settle(
  cells: readonly Point[],
  taken: Box[],
  width: number,
  height: number,
  ashore: number,
  wish: (at: Point) => number,
  shunned: (at: Point) => number = () => 0,
): Point {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)]
  const [left, right, top, bottom] = [
    Math.min(...xs) - 30,
    Math.max(...xs) + 30,
    Math.min(...ys) - 33,
    Math.max(...ys) + 33,
  ]
  let best: Box = { at: cells[0]!, width, height }
  let least = Infinity
  for (let x = left; x <= right; x += 3) {
    for (let y = top; y <= bottom; y += 3) {
      const box: Box = { at: [x, y], width, height }
      let cost = wish(box.at)
      for (const other of taken) {
        if (cost >= least) break
        cost += overlap(box, other) * 3
      }
      if (cost < least) cost += outside(cells, box) * ashore * width * height
      if (cost < least) cost += shunned(box.at)
      if (cost < least) [best, least] = [box, cost]
    }
  }
  taken.push(best)
  return best.at
}

/** A place for titans: they tower behind the troops, who may hide a part of them but not their shields. */
function behind(cells: readonly Point[], taken: Box[], [x, y]: Point): Point {
  const others = taken.filter(({ at }) => at[0] !== x || at[1] !== y)
  const at = settle(cells, others, 24, 40, 16, ([tx, ty]) => {
    const near = Math.max(0, 15 - Math.abs(tx - x)) * 500 + Math.max(0, ty - y + 4) * 100
    return near + Math.min(...[17, -17].map((aside) => Math.hypot(tx - x - aside, ty - y + 8) * 30 - aside * 6))
  })
  taken.push(others.at(-1)!)
  return at
}

/** `isle`: all cells of its isle. `cut`: on this board isles are cut into territories, as Titans needs it. */
function furnish(territory: Territory, tint: number, isle: Territory['cells'], cut: boolean): TerritoryPlan {
  const cells = territory.cells.map(centre)
  const taken: Box[] = []
  const single = cells.length === 1
  const slots = cells.map(([x, y]): Point => (single ? [x - 14, y + 2] : [x, y]))
  let metropolis: TerritoryPlan['metropolis'] = null
  if (territory.metropolis_slots.length) {
    const own = territory.metropolis_slots
    const at = mean(own.map((slot) => slots[slot]!))
    // Two cells side by side take a wide space, two on a slant a high one: so it stays on land.
    const high = own.length > 1 && slots[own[0]!]![1] !== slots[own[1]!]![1]
    own.forEach((slot, place) => {
      const off = (place - (own.length - 1) / 2) * (SLOT + 1)
      slots[slot] = high ? [at[0], at[1] + off] : [at[0] + off, at[1]]
    })
    const [long, short] = [own.length * (SLOT + 1) + 4, SLOT + 5]
    metropolis = { at, slots: own, width: high ? short : long, height: high ? long : short }
  }
  for (const at of slots) taken.push({ at, width: SLOT + 3, height: SLOT + 5 })
  const heart = mean(cells)
  const bottom = Math.max(...cells.map(([, y]) => y))
  const wide = territory.name.length * 7.4 + 6
  const away =
    (from: Point, weight: number) =>
    (at: Point): number =>
      Math.hypot(at[0] - from[0], at[1] - from[1]) * weight
  const [hx, hy] = heart
  // A lone cell has room for just one arrangement; its figure hangs over the coast, away from titans.
  const [troops, label, horns, figure]: Point[] = single
    ? [[hx + 15, hy + 2], [hx, hy + 26], [hx - 8, hy - 20], cut ? [hx - 26, hy + 19] : [hx + 22, hy - 22]]
    : [
        settle(cells, taken, 31, 32, 6, away(heart, 1)),
        settle(cells, taken, wide, 11, 1, away([hx, bottom + 25], 3)),
        settle(cells, taken, HORN * Math.max(2, territory.prosperity), HORN, 4, away([hx, hy - 40], 1)),
        settle(cells, taken, 26, 26, 3, away(heart, 0.6)),
      ]
  // Pieces of the expansions come last: the places of the base game's pieces don't depend on them.
  const [titans, artifacts]: Point[] = single
    ? [
        [hx + 20, hy - 7],
        [hx - 4, hy + 14],
      ]
    : cut
      ? [behind(cells, taken, troops!), settle(cells, taken, 26, 24, 9, away(heart, 0.5))]
      : [troops!, troops!]
  const [undead, heroes, gold]: Point[] = single
    ? [
        [hx + 28, hy + 12],
        [hx - 24, hy - 16],
        [hx - 22, hy + 16],
      ]
    : [
        settle(cells, taken, 28, 29, cut ? 8 : 1.5, away(troops!, 2)),
        settle(cells, taken, cells.length > 2 ? 44 : 28, 32, cut ? 8 : 2.2, away(troops!, 1.2)),
        settle(cells, taken, 22, 15, 3, away(horns!, 1)),
      ]
  const others = isle.map(centre).filter(([x, y]) => !cells.some(([cx, cy]) => cx === x && cy === y))
  const landing: Point =
    single && !cut
      ? [hx + 33, hy - 18]
      : settle(
          cells,
          taken,
          46,
          36,
          0.4,
          away(troops!, 1.5),
          (at) => (1 - outside(others, { at, width: 50, height: 40 })) * 2500,
        )
  const alone = isle.length === territory.cells.length
  const rough = alone ? 1 : 0.4
  const name = alone ? territory.isle : territory.id
  return {
    id: territory.id,
    alone,
    tint,
    ground: cells.map((at) => polygon(hexagon(at, 35.2))).join(''),
    edge: curve(shore(name, territory.cells, alone ? COAST : 2.6, rough, isle)),
    band: shore(name, territory.cells, alone ? COAST + 4 : 5.5, rough, isle)[0]!,
    slots,
    metropolis,
    troops: troops!,
    figure: figure!,
    undead: undead!,
    titans: titans!,
    heroes: heroes!,
    gold: gold!,
    artifacts: artifacts!,
    landing,
    site: territory.site,
    label: label!,
    horns: horns!,
    prosperity: territory.prosperity,
  }
}

const TINTS = 5

/** A colour of ground for every territory of an isle: neighbours differ. */
function tintsOf(id: string, territories: readonly Territory[]): number[] {
  const first = Math.floor(dice(id)() * TINTS)
  const tints: number[] = []
  for (const [index, { cells }] of territories.entries()) {
    const around = tints.filter((_, other) => touching(cells, territories[other]!.cells))
    const wishes = Array.from({ length: TINTS }, (_, step) => (first + index * 2 + step) % TINTS)
    tints.push(wishes.find((tint) => !around.includes(tint)) ?? wishes[0]!)
  }
  return tints
}

function touching(cells: readonly (readonly [number, number])[], others: Territory['cells']): boolean {
  const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)
  return cells.some((cell) => others.some((other) => far(centre(cell), centre(other)) < 2.1 * HALF))
}

function plantTrees(id: string, territories: readonly Territory[], plans: readonly TerritoryPlan[]): IslePlan['trees'] {
  const roll = dice(`${id} trees`)
  const trees: [number, number, number][] = []
  territories.forEach((territory, index) => {
    const { slots, troops, figure, label, horns, metropolis } = plans[index]!
    const kept: readonly Point[] = [...slots, ...(metropolis ? [metropolis.at] : [])]
    const cells = territory.cells.map(centre)
    for (let tries = 0, grown = 0; tries < 60 && grown < 3 + territory.cells.length * 3; tries++) {
      const cell = cells[Math.floor(roll() * cells.length)]!
      const at: Point = [cell[0] + (roll() - 0.5) * 50, cell[1] + (roll() - 0.5) * 56]
      const far = (from: Point, reach: number): boolean => Math.hypot(at[0] - from[0], at[1] - from[1]) > reach
      const clear =
        isIn(cells, at[0], at[1], 9) &&
        kept.every((slot) => far(slot, 16)) &&
        far(troops, 15) &&
        far(figure, 11) &&
        Math.abs(at[1] - label[1]) > 8 &&
        far(horns, 12) &&
        trees.every((tree) => far([tree[0], tree[1]], 3.4))
      if (!clear) continue
      trees.push([at[0], at[1], 0.8 + roll() * 0.5])
      grown++
    }
  })
  return trees.sort((a, b) => a[1] - b[1])
}

const BESIDE_SHIPS: readonly Point[] = [
  [-17, -16],
  [17, -16],
  [-17, 18],
  [17, 18],
]
const BESIDE_TRADE: readonly Point[] = [
  [23, 5],
  [-23, 8],
]

function markOf(at: Point, trade: boolean, land: readonly Point[]): Point {
  const spots = (trade ? BESIDE_TRADE : BESIDE_SHIPS).map(([x, y]): Point => [at[0] + x, at[1] + y])
  const away = ([x, y]: Point): number => Math.min(...land.map(([lx, ly]) => Math.hypot(lx - x, ly - y)))
  // Where it hardly matters it is at the first of them.
  const far = (spot: Point): number => Math.min(2 * HALF, Math.round(away(spot) / 6) * 6)
  return spots.reduce((best, spot) => (far(spot) > far(best) ? spot : best))
}

const plans = new WeakMap<BoardData, BoardPlan>()

export function planOf(board: BoardData): BoardPlan {
  let plan = plans.get(board)
  if (!plan) plans.set(board, (plan = drawUp(board)))
  return plan
}

function drawUp(board: BoardData): BoardPlan {
  const land = new Set(board.territories.flatMap((territory) => territory.cells.map(([row, col]) => `${row}-${col}`)))
  const trade = new Map(board.trade.map(({ cell: [row, col], prosperity }) => [`${row}-${col}`, prosperity]))
  const names = seaNames(board)
  const shores = board.territories.flatMap(({ cells }) => cells.map(centre))
  const seas = board.rows.flatMap((length, row) =>
    Array.from({ length }, (_, col) => `${row}-${col}`)
      .filter((id) => !land.has(id))
      .map((id): SeaPlan => {
        const cell = [row, Number(id.split('-')[1])] as const
        const at = centre(cell)
        const coasts = board.territories.filter(({ cells }) => touching([cell], cells)).map((territory) => territory.id)
        return {
          id,
          at,
          outline: polygon(hexagon(at, 32)),
          trade: trade.get(id) ?? 0,
          coasts,
          number: names.get(id)?.number ?? null,
          mark: markOf(at, trade.has(id), shores),
        }
      }),
  )
  const isleIds = [...new Set(board.territories.map((territory) => territory.isle))]
  const territories: TerritoryPlan[] = []
  const isles = isleIds.map((id): IslePlan => {
    const own = board.territories.filter((territory) => territory.isle === id)
    const cells = own.flatMap((territory) => territory.cells)
    const tints = tintsOf(id, own)
    const plans = own.map((territory, index) =>
      furnish(territory, tints[index]!, cells, isleIds.length < board.territories.length),
    )
    territories.push(...plans)
    return {
      id,
      territories: own.map((territory) => territory.id),
      coast: curve(shore(id, cells, COAST, 1)),
      terraces: [9, 14].map((inset) => curve(shore(id, cells, inset, 1.15))),
      walls: walls(own),
      trees: plantTrees(id, own, plans),
    }
  })
  return { box: bounds(board), seas, isles, territories }
}
