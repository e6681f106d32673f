/** What changed between two views, and the short movements that show it. */

import type { Point } from '../art/patternBand'
import { artifactsOf, landing, standing, placeOfParty } from './unitPlaces'
import type { BoardPlan } from './plan'
import type { GameEvent } from '../net/messages'
import type { GameView, PlaceKey, UnderWay } from './types'
import { smooth, waysOf } from './ways'

export interface Change {
  piece: string
  /** Where it came from, as a step from where it is; null for a new piece. */
  from: Point | null
  /** Where it came by, in the same way. */
  over?: Point[]
  /** It comes to others of its kind, who stay where they are. */
  joins?: boolean
  rises?: boolean
}

interface Stack {
  piece: string
  place: PlaceKey
  at: Point
  owner: string | null
  was: number
  now: number
}

/**
 * Where units have come from: on the way that was told, else from the nearest place that lost some of the same owner.
 */
class Travels {
  private readonly ways: Map<PlaceKey, PlaceKey[]>
  private readonly points = new Map<PlaceKey, Point>()

  constructor(
    plan: BoardPlan,
    view: GameView,
    told: readonly GameEvent[],
    /** Who attacked before: whoever takes the place has stood there already. */
    private readonly party: UnderWay | null = null,
    private readonly stood: Point | null = party && landing(plan, party),
  ) {
    this.ways = waysOf(plan, view, told)
    for (const { id, troops } of plan.territories) this.points.set(`isle:${id}`, troops)
    for (const { id, at } of plan.seas) this.points.set(`sea:${id}`, at)
  }

  /** The way to a place, as steps from where a piece stands there; null if none was told. */
  to(place: PlaceKey, at: Point): { from: Point; over: Point[] } | null {
    const [first, ...others] = (this.ways.get(place) ?? []).slice(0, -1).map((key) => step(this.points.get(key)!, at))
    return first ? { from: first, over: others } : null
  }

  /** Whether that place was left on the way to another one. */
  came(from: PlaceKey, to: PlaceKey): boolean {
    return this.ways.get(to)?.[0] === from
  }

  of(stacks: readonly Stack[]): Change[] {
    return stacks
      .filter(({ was, now }) => now > was)
      .map(({ piece, place, at, owner, was }) => {
        if (this.party?.player === owner && placeOfParty(this.party) === place && this.stood)
          return { piece, from: step(this.stood, at) }
        const told = this.to(place, at)
        if (told) return { piece, ...told, joins: was > 0 }
        const far = (stack: Stack): number => Math.hypot(stack.at[0] - at[0], stack.at[1] - at[1])
        const [source] = stacks
          .filter((stack) => stack.now < stack.was && stack.owner === owner)
          .sort((a, b) => far(a) - far(b))
        return { piece, from: source ? step(source.at, at) : null }
      })
  }
}

function step(from: Point, to: Point): Point {
  return [from[0] - to[0], from[1] - to[1]]
}

export function changes(plan: BoardPlan, before: GameView, after: GameView, told: readonly GameEvent[] = []): Change[] {
  const travels = new Travels(plan, after, told, before.under_way)
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
      stacks.push({ piece: `isle:${id}`, place: `isle:${id}`, at: troops, owner, was: count(old), now: count(now) })
      const risen = (isle: typeof old): number => (isle.owner === owner ? (isle.undead ?? 0) : 0)
      const giants = (isle: typeof old): number => (isle.owner === owner ? (isle.titans ?? 0) : 0)
      titans.push({
        piece: `titans:${id}`,
        place: `isle:${id}`,
        at: territory.titans,
        owner,
        was: giants(old),
        now: giants(now),
      })
      undead.push({
        piece: `undead:${id}`,
        place: `isle:${id}`,
        at: territory.undead,
        owner,
        was: risen(old),
        now: risen(now),
      })
    }
    if ((now.gold ?? 0) > (old.gold ?? 0)) found.push({ piece: `gold:${id}`, from: null })
    if (old.figure) figures.set(old.figure.card, figure)
    slots.forEach((_, slot) => {
      if (now.buildings[slot] && now.buildings[slot] !== old.buildings[slot])
        found.push({ piece: `building:${id}:${slot}`, from: null })
    })
    if (now.metropolis && !old.metropolis) found.push({ piece: `metropolis:${id}`, from: null, rises: true })
    const carried = told.find(({ event, to_isle }) => event === 'prosperity_moved' && to_isle === id)
    const horns = plan.territories.find((other) => other.id === carried?.from_isle)?.horns
    for (let place = old.markers; place < now.markers; place++)
      found.push({ piece: `marker:${id}:${place}`, from: horns ? step(horns, territory.horns) : null })
  }
  const fleets: Stack[] = []
  const ghosts: Stack[] = []
  for (const { id, at } of plan.seas) {
    const [old, now] = [before.seas[id], after.seas[id]]
    for (const owner of new Set([old?.owner, now?.owner])) {
      if (!owner) continue
      const count = (sea: typeof old): number => (sea?.owner === owner ? sea.fleets : 0)
      fleets.push({ piece: `sea:${id}`, place: `sea:${id}`, at, owner, was: count(old), now: count(now) })
      const risen = (sea: typeof old): number => (sea?.owner === owner ? (sea.undead ?? 0) : 0)
      ghosts.push({ piece: `undead:${id}`, place: `sea:${id}`, at, owner, was: risen(old), now: risen(now) })
    }
    if ((now?.markers ?? 0) > (old?.markers ?? 0)) found.push({ piece: `marker:${id}`, from: null })
    if (before.kraken === id) figures.set('kraken', at)
  }
  const stand = (card: string, at: Point): void => {
    const from = figures.get(card)
    if (!from || from !== at) found.push({ piece: `figure:${card}`, from: from ? step(from, at) : null })
  }
  for (const { id, figure } of plan.territories) {
    const card = after.isles[id]?.figure?.card
    if (card) stand(card, figure)
  }
  const lair = plan.seas.find((sea) => sea.id === after.kraken)
  if (lair) stand('kraken', lair.at)
  found.push(
    ...wandered('hero', heroesOf(plan, before), heroesOf(plan, after), travels, [before, after].map(islesOfHeroes)),
  )
  found.push(
    ...wandered('artifact', artifactsOf(plan, before), artifactsOf(plan, after), travels, [
      before.artifacts,
      after.artifacts,
    ]),
  )
  if (after.necropolis && after.necropolis !== before.necropolis)
    found.push({ piece: 'necropolis', from: null, rises: true })
  found.push(...attack(plan, before, after, travels))
  return [...found, ...[stacks, fleets, undead, titans, ghosts].flatMap((kind) => travels.of(kind))]
}

/** Attackers come to where they fight. */
function attack(
  plan: BoardPlan,
  { under_way: old }: GameView,
  { under_way: party }: GameView,
  travels: Travels,
): Change[] {
  const at = party && landing(plan, party)
  if (!at || (old && placeOfParty(old) === placeOfParty(party))) return []
  return [{ piece: 'attackers', ...(travels.to(placeOfParty(party), at) ?? { from: null }) }]
}

type Isles = Record<string, string | null> | undefined

/** Pieces of which there is one each, and which are somewhere else now: with units that went there on their way. */
function wandered(
  kind: string,
  before: Map<string, Point>,
  after: Map<string, Point>,
  travels: Travels,
  [was, is]: Isles[],
): Change[] {
  return [...after].flatMap(([name, at]): Change[] => {
    const from = before.get(name)
    if (from && from[0] === at[0] && from[1] === at[1]) return []
    const [left, entered] = [`isle:${was?.[name]}`, `isle:${is?.[name]}`]
    const over = from && travels.came(left, entered) ? travels.to(entered, at)!.over : []
    return [{ piece: `${kind}:${name}`, from: from ? step(from, at) : null, ...(over.length ? { over } : {}) }]
  })
}

function islesOfHeroes(view: GameView): Isles {
  return Object.fromEntries(
    Object.entries(view.isles).flatMap(([id, { heroes }]) => (heroes ?? []).map((hero) => [hero, id])),
  )
}

function heroesOf(plan: BoardPlan, view: GameView): Map<string, Point> {
  const found = new Map<string, Point>()
  for (const territory of plan.territories) {
    const isle = view.isles[territory.id]
    if (isle?.heroes?.length) for (const { name, at } of standing(isle, territory)) if (name) found.set(name, at)
  }
  return found
}

export function isCalm(): boolean {
  return document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Milliseconds that a movement takes: a long way takes longer, but not as much as it is longer. */
function duration({ from, over = [], rises }: Change): number {
  if (from) return Math.min(1900, 650 + 260 * over.length)
  return rises ? 1100 : 350
}

function frames({ from, over = [], rises }: Change): Keyframe[] {
  if (from)
    return smooth([from, ...over, [0, 0]]).map(({ at: [x, y], part }) => ({
      transform: `translate(${x}px, ${y}px)`,
      offset: part,
    }))
  const start = rises
    ? { transform: 'translateY(14px) scaleY(0)', opacity: 0.4 }
    : { transform: 'scale(0)', opacity: 0 }
  return [start, { transform: 'none', opacity: 1 }]
}

/** Shows a change; null if there is nothing to see. `tempo`: how long it takes, compared with the usual time. */
export function show(layer: SVGGElement, change: Change, tempo = 1): Animation | null {
  const element = layer.querySelector(`[data-piece="${change.piece}"]`)
  if (!element) return null
  const moving = change.joins ? double(element) : element
  const animation = moving.animate(frames(change), {
    duration: duration(change) * tempo,
    easing: change.over?.length ? 'cubic-bezier(.4, 0, .4, 1)' : 'cubic-bezier(.3, .1, .2, 1)',
  })
  if (moving !== element) void animation.finished.catch(() => {}).then(() => moving.remove())
  return animation
}

/** One more of the same piece, without its number: it comes to those who are there. */
function double(element: Element): Element {
  const other = element.cloneNode(true) as Element
  other.removeAttribute('data-piece')
  for (const number of other.querySelectorAll('.number')) number.remove()
  element.after(other)
  return other
}
