/** A word of explanation beside whatever is pointed at, focused or tapped. */

import type { Action } from 'svelte/action'

export interface Question {
  /** What is known so far. */
  text: string | null
  /** Asks for what isn't known yet: only of what somebody rests on, so that a passing pointer asks nothing. */
  ask: () => void
}
export type Tip = string | null | undefined | Question

const REST = 250

let bubble: HTMLElement | null = null
let owner: Element | null = null

function show(node: Element, text: string): void {
  hide()
  owner = node
  bubble = document.createElement('div')
  bubble.className = 'tip'
  bubble.setAttribute('aria-hidden', 'true')
  bubble.textContent = text
  document.body.append(bubble)
  const around = node.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = bubble
  const left = Math.min(Math.max(8, around.left + around.width / 2 - width / 2), innerWidth - width - 8)
  const top = around.bottom + height + 12 < innerHeight ? around.bottom + 8 : Math.max(8, around.top - height - 8)
  bubble.style.left = `${left}px`
  bubble.style.top = `${top}px`
}

function hide(): void {
  bubble?.remove()
  bubble = owner = null
}

export const tip: Action<Element, Tip> = (node, given) => {
  let known = given
  let timer: ReturnType<typeof setTimeout> | undefined
  let resting = false
  const text = (): string | null => (typeof known === 'object' ? (known?.text ?? null) : (known ?? null))
  const describe = (): void => {
    const words = text()
    if (words && words !== node.getAttribute('aria-label')) node.setAttribute('aria-description', words)
    else node.removeAttribute('aria-description')
  }
  const say = (): void => {
    const words = text()
    if (words) show(node, words)
    else if (owner === node) hide()
  }
  const rest = (): void => {
    resting = true
    if (known && typeof known === 'object') known.ask()
    say()
  }
  const come = (): void => {
    clearTimeout(timer)
    timer = setTimeout(rest, REST)
  }
  // A finger asks by a tap; on its way it may be moving the board.
  const entered = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== 'touch' || typeof known === 'string') come()
  }
  const focused = (): void => {
    if (node.matches(':focus-visible')) come()
  }
  const leave = (): void => {
    clearTimeout(timer)
    resting = false
    if (owner === node) hide()
  }
  // A finger leaves as soon as it is lifted, before its click; what a tap asked about stays until something else is touched.
  const elsewhere = (event: Event): void => {
    if (resting && !node.contains(event.target as Node)) leave()
  }
  const clicked = (): void => {
    clearTimeout(timer)
    if (known && typeof known === 'object') rest()
    else leave()
  }
  const escape = (event: Event): void => {
    if ((event as KeyboardEvent).key === 'Escape') leave()
  }
  const heard: [string, (event: Event) => void][] = [
    ['pointerenter', entered],
    ['pointerleave', leave],
    ['pointercancel', leave],
    ['click', clicked],
    ['focus', focused],
    ['blur', leave],
    ['keydown', escape],
  ]
  describe()
  for (const [name, listener] of heard) node.addEventListener(name, listener)
  document.addEventListener('pointerdown', elsewhere)
  return {
    update(next) {
      const was = text()
      known = next
      if (text() === was) return
      describe()
      if (!resting) return
      say()
      // What was known is about a position that is gone.
      come()
    },
    destroy() {
      leave()
      document.removeEventListener('pointerdown', elsewhere)
    },
  }
}
