/** A word of explanation beside whatever is pointed at, focused or tapped. */

import type { Action } from 'svelte/action'
import { linkedNodes } from '../rules/numbers'
import { common, type Box } from './clear'

export interface Question {
  /** What is said at first, if that is less: the rest is for who stays. */
  brief?: string
  /** What is known so far. */
  text: string | null
  /** Asks for what isn't known yet: only of what somebody rests on, so that a passing pointer asks nothing. */
  ask?: () => void
}
export type Tip = string | null | undefined | Question

const REST = 250
/** For who rests longer all of it is said. */
const STAY = 900
/** How long a bubble with a rule in it stays when its owner is left. */
const GRACE = 400
/** Letters from which on a bubble is wide rather than high. */
const LONG = 220
/** What stays in sight while something is explained: one's own panel, what is asked, what can be chosen. */
const KEPT = '[data-kept], .place.lit, .god.lit'

/** All that was said is over. */
const DISMISSED = 'tips-dismissed'
/** Keys that do nothing by themselves. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta']

let bubble: HTMLElement | null = null
let owner: Element | null = null
let going: ReturnType<typeof setTimeout> | undefined

function show(node: Element, text: string): void {
  hide()
  owner = node
  bubble = document.createElement('div')
  bubble.className = 'tip'
  bubble.setAttribute('aria-hidden', 'true')
  bubble.classList.toggle('long', text.length > LONG)
  bubble.append(...linkedNodes(text))
  for (const link of bubble.querySelectorAll('a')) {
    link.addEventListener('pointerenter', () => clearTimeout(going))
    link.addEventListener('pointerleave', leaveSlowly)
    link.addEventListener('click', () => queueMicrotask(hide))
  }
  // A dialog lies over all that isn't in it.
  ;(node.closest('dialog') ?? document.body).append(bubble)
  const kept = [...document.querySelectorAll(KEPT)]
    .filter((other) => other !== node)
    .map((other) => other.getBoundingClientRect())
  const within = node.closest('[data-kept]')?.getBoundingClientRect() ?? null
  const { left, top } = besides(
    node.getBoundingClientRect(),
    bubble.offsetWidth,
    bubble.offsetHeight,
    innerWidth,
    innerHeight,
    { first: sideOf(node), kept, within },
  )
  bubble.style.left = `${left}px`
  bubble.style.top = `${top}px`
}

const GAP = 8

/** What is pointed at may say where its bubble is least in the way. */
function sideOf(node: Element): Side | undefined {
  return (node as Partial<HTMLElement>).dataset?.tipSide as Side | undefined
}

export type Side = 'below' | 'above' | 'right' | 'left'

/** The sides in the order in which they are tried. */
const USUAL: Side[] = ['below', 'above', 'right', 'left']
/** The same where something on the opposite side is to stay in sight. */
const AWAY: Record<Side, Side[]> = {
  below: ['below', 'right', 'left', 'above'],
  above: ['above', 'right', 'left', 'below'],
  right: ['right', 'below', 'above', 'left'],
  left: ['left', 'below', 'above', 'right'],
}

export interface Sight {
  /** The side that is tried first. */
  first?: Side | undefined
  /** What is rather not covered. */
  kept?: readonly Box[]
  /** The part of the page it is about something in: it may be beside that too. */
  within?: Box | null
}

/**
 * Where a bubble goes: to the first side of what it is about that has room and covers nothing that is to stay in sight,
 * else to the one that covers least of that; over what it is about only where no side has room.
 */
export function besides(
  around: Box,
  width: number,
  height: number,
  wide: number,
  high: number,
  { first, kept = [], within: part = null }: Sight = {},
): { left: number; top: number } {
  const within = (at: number, size: number, room: number): number => Math.max(GAP, Math.min(at, room - size - GAP))
  const left = within((around.left + around.right - width) / 2, width, wide)
  const top = within((around.top + around.bottom - height) / 2, height, high)
  const spots: Record<Side, { left: number; top: number }> = {
    below: { left, top: around.bottom + GAP },
    above: { left, top: around.top - GAP - height },
    right: { left: around.right + GAP, top },
    left: { left: around.left - GAP - width, top },
  }
  const fits = (spot: { left: number; top: number }): boolean =>
    spot.left >= GAP && spot.left + width + GAP <= wide && spot.top >= GAP && spot.top + height + GAP <= high
  const beyond = part
    ? [
        { left: part.right + GAP, top },
        { left: part.left - GAP - width, top },
      ]
    : []
  const fitting = [...(first ? AWAY[first] : USUAL).map((side) => spots[side]), ...beyond].filter(fits)
  const covered = (spot: { left: number; top: number }): number =>
    kept.reduce((sum, box) => sum + common({ ...spot, right: spot.left + width, bottom: spot.top + height }, box), 0)
  const least = Math.min(...fitting.map(covered))
  return fitting.find((spot) => covered(spot) === least) ?? { left, top: within(spots.below.top, height, high) }
}

/** A pointer on its way to a rule that the bubble names finds it there still. */
function leaveSlowly(): void {
  clearTimeout(going)
  going = setTimeout(hide, GRACE)
}

/** A dialog opens: what was said is about what lies below it. */
export function dismiss(): void {
  document.dispatchEvent(new Event(DISMISSED))
}

function hide(): void {
  clearTimeout(going)
  bubble?.remove()
  bubble = owner = null
}

export const tip: Action<Element, Tip> = (node, given) => {
  let known = given
  let timer: ReturnType<typeof setTimeout> | undefined
  let resting = false
  /** Only the first words are said so far. */
  let brief = false
  const text = (): string | null => (typeof known === 'object' ? (known?.text ?? null) : (known ?? null))
  const asks = (): boolean => typeof known === 'object' && known?.ask !== undefined
  const describe = (): void => {
    const words = text()
    if (words && words !== node.getAttribute('aria-label')) node.setAttribute('aria-description', words)
    else node.removeAttribute('aria-description')
  }
  const said = (): string | null => (brief && typeof known === 'object' && known?.brief) || text()
  const say = (): void => {
    const words = said()
    if (words) show(node, words)
    else if (owner === node) hide()
  }
  const rest = (): void => {
    resting = true
    brief = false
    if (asks()) (known as Question).ask!()
    say()
  }
  const begin = (): void => {
    brief = typeof known === 'object' && Boolean(known?.brief)
    if (!brief) return rest()
    resting = true
    say()
    timer = setTimeout(rest, STAY)
  }
  const come = (): void => {
    clearTimeout(timer)
    timer = setTimeout(begin, REST)
  }
  // A finger asks by a tap; on its way it may be moving the board.
  const entered = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== 'touch' || !asks()) come()
  }
  const focused = (): void => {
    if (node.matches(':focus-visible')) come()
  }
  const leave = (): void => {
    clearTimeout(timer)
    resting = false
    if (owner === node) hide()
  }
  const left = (): void => {
    if (owner !== node || !bubble?.querySelector('a')) return leave()
    clearTimeout(timer)
    resting = false
    leaveSlowly()
  }
  // A finger leaves as soon as it is lifted, before its click; what a tap asked about stays until something else is
  // touched.
  const elsewhere = (event: Event): void => {
    if (resting && !node.contains(event.target as Node) && !bubble?.contains(event.target as Node)) leave()
  }
  const clicked = (event: Event): void => {
    clearTimeout(timer)
    // A tap on a sign that does nothing by itself asks what it means.
    const sign =
      (event as PointerEvent).pointerType === 'touch' && !node.closest('button, a, summary, label, [role=button]')
    if (sign) event.stopPropagation()
    if (asks() || sign) rest()
    else leave()
  }
  // First the key does what it does: R opens the rule that is named here.
  const pressed = ({ key }: KeyboardEvent): void => {
    if (resting && !MODIFIERS.includes(key)) setTimeout(leave)
  }
  const heard: [string, (event: Event) => void][] = [
    ['pointerenter', entered],
    ['pointerleave', left],
    ['pointercancel', leave],
    ['click', clicked],
    ['focus', focused],
    ['blur', leave],
  ]
  describe()
  for (const [name, listener] of heard) node.addEventListener(name, listener)
  document.addEventListener('pointerdown', elsewhere)
  document.addEventListener('keydown', pressed, true)
  document.addEventListener(DISMISSED, leave)
  return {
    update(next) {
      const was = text()
      known = next
      if (text() === was) return
      describe()
      if (!resting) return
      say()
      // What was known is about a position that is gone.
      clearTimeout(timer)
      timer = setTimeout(rest, brief ? STAY : REST)
    },
    destroy() {
      leave()
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('keydown', pressed, true)
      document.removeEventListener(DISMISSED, leave)
    },
  }
}
