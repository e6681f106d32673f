/** What changed between two views, and the short movements that show it. */

import type { Point } from '../art/band'
import { artifactsOf, muster } from './muster'
import type { BoardPlan } from './plan'
import type { GameView } from './types'

export interface Change {
  piece: string
  /** Where it came from, as a step from where it is; null for a new piece. */
  from: Point | null
  rises?: boolean
}

interface Stack {
  piece: string
  at: Point
  owner: string | null
  was: number
  now: number
}

/** Pairs each place that gained units with the nearest that lost some of the same owner. */
function moves(stacks: readonly Stack[]): Change[] {
  return stacks
    .filter(({ was, now }) => now > was)
    .map(({ piece, at, owner }) => {
      const far = (stack: Stack): number => Math.hypot(stack.at[0] - at[0], stack.at[1] - at[1])
      const [source] = stacks
        .filter((stack) => stack.now < stack.was && stack.owner === owner)
        .sort((a, b) => far(a) - far(b))
      return { piece, from: source ? [source.at[0] - at[0], source.at[1] - at[1]] : null }
    })
}

export function changes(plan: BoardPlan, before: GameView, after: GameView): Change[] {
  const found: Change[] = []
  const stacks: Stack[] = []
  const undead: Stack[] = []
  const titans: Stack[] = []
  const figures = new Map<string, Point>()
  for (const territory of plan.territories) {
    const { id, troops, figure, slots } = territory
    const [old, now] = [before.isles[id], after.isles[id]]
    if (!old || !now) continue
    const owners = new Set([old.owner, now.owner])
    for (const owner of owners) {
      if (!owner) continue
      const count = (isle: typeof old): number => (isle.owner === owner ? isle.troops : 0)
      stacks.push({ piece: `isle:${id}`, at: troops, owner, was: count(old), now: count(now) })
      const risen = (isle: typeof old): number => (isle.owner === owner ? (isle.undead ?? 0) : 0)
      const giants = (isle: typeof old): number => (isle.owner === owner ? (isle.titans ?? 0) : 0)
      titans.push({ piece: `titans:${id}`, at: territory.titans, owner, was: giants(old), now: giants(now) })
      undead.push({ piece: `undead:${id}`, at: territory.undead, owner, was: risen(old), now: risen(now) })
    }
    if ((now.gold ?? 0) > (old.gold ?? 0)) found.push({ piece: `gold:${id}`, from: null })
    if (old.figure) figures.set(old.figure.card, figure)
    slots.forEach((_, slot) => {
      if (now.buildings[slot] && now.buildings[slot] !== old.buildings[slot]) found.push({ piece: `building:${id}:${slot}`, from: null })
    })
    if (now.metropolis && !old.metropolis) found.push({ piece: `metropolis:${id}`, from: null, rises: true })
    for (let place = old.markers; place < now.markers; place++) found.push({ piece: `marker:${id}:${place}`, from: null })
  }
  const fleets: Stack[] = []
  const ghosts: Stack[] = []
  for (const { id, at } of plan.seas) {
    const [old, now] = [before.seas[id], after.seas[id]]
    for (const owner of new Set([old?.owner, now?.owner])) {
      if (!owner) continue
      const count = (sea: typeof old): number => (sea?.owner === owner ? sea.fleets : 0)
      fleets.push({ piece: `sea:${id}`, at, owner, was: count(old), now: count(now) })
      const risen = (sea: typeof old): number => (sea?.owner === owner ? (sea.undead ?? 0) : 0)
      ghosts.push({ piece: `undead:${id}`, at, owner, was: risen(old), now: risen(now) })
    }
    if ((now?.markers ?? 0) > (old?.markers ?? 0)) found.push({ piece: `marker:${id}`, from: null })
    if (before.kraken === id) figures.set('kraken', at)
  }
  const stand = (card: string, at: Point): void => {
    const from = figures.get(card)
    if (!from || from !== at) found.push({ piece: `figure:${card}`, from: from ? [from[0] - at[0], from[1] - at[1]] : null })
  }
  for (const { id, figure } of plan.territories) {
    const card = after.isles[id]?.figure?.card
    if (card) stand(card, figure)
  }
  const lair = plan.seas.find((sea) => sea.id === after.kraken)
  if (lair) stand('kraken', lair.at)
  found.push(...wandered('hero', heroesOf(plan, before), heroesOf(plan, after)))
  found.push(...wandered('artifact', artifactsOf(plan, before), artifactsOf(plan, after)))
  if (after.necropolis && after.necropolis !== before.necropolis) found.push({ piece: 'necropolis', from: null, rises: true })
  return [...found, ...moves(stacks), ...moves(fleets), ...moves(undead), ...moves(titans), ...moves(ghosts)]
}

/** Pieces of which there is one each, and which are somewhere else now. */
function wandered(kind: string, before: Map<string, Point>, after: Map<string, Point>): Change[] {
  return [...after].flatMap(([name, [x, y]]): Change[] => {
    const from = before.get(name)
    if (from && from[0] === x && from[1] === y) return []
    return [{ piece: `${kind}:${name}`, from: from ? [from[0] - x, from[1] - y] : null }]
  })
}

function heroesOf(plan: BoardPlan, view: GameView): Map<string, Point> {
  const found = new Map<string, Point>()
  for (const territory of plan.territories) {
    const isle = view.isles[territory.id]
    if (isle?.heroes?.length) for (const { name, at } of muster(isle, territory)) if (name) found.set(name, at)
  }
  return found
}

export function isCalm(): boolean {
  return document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function show(layer: SVGGElement, { piece, from, rises }: Change): void {
  if (isCalm()) return
  const element = layer.querySelector(`[data-piece="${piece}"]`)
  if (!element) return
  const start = from
    ? { transform: `translate(${from[0]}px, ${from[1]}px)` }
    : rises
      ? { transform: 'translateY(14px) scaleY(0)', opacity: 0.4 }
      : { transform: 'scale(0)', opacity: 0 }
  element.animate([start, { transform: 'none', opacity: 1 }], {
    duration: from ? 650 : rises ? 1100 : 350,
    easing: 'cubic-bezier(.3, .1, .2, 1)',
  })
}
