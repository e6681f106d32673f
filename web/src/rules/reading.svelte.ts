/** Which rule somebody is reading in the drawer, over whatever else is on the page. */

import type { Snippet } from 'svelte'
import { firstRule, ruleOfHref } from './numbers'

/** Made anew with each question, so that the same rule can be asked for twice. '' is the book as a whole. */
interface Place {
  number: string
}

class Reading {
  at: Place | null = $state.raw(null)
  /** The rules that led to the present one, the last one at the end. */
  trail: string[] = $state.raw([])
  /** The expansions of the table that somebody is at; null where there is none. */
  modules: readonly string[] | null = $state.raw(null)
  /** What calls somebody away from the rules, to the table that he is at. */
  summons: Snippet | null = $state.raw(null)

  constructor() {
    this.find(history.state)
    // The browser's way back closes the drawer, its way forward opens it again.
    addEventListener('popstate', ({ state }) => this.find(state))
  }

  open(number = ''): void {
    const state = { ...(history.state as object | null), rule: number }
    if (this.at) {
      if (this.at.number && this.at.number !== number) this.trail = [...this.trail, this.at.number]
      history.replaceState(state, '')
    } else {
      this.trail = []
      history.pushState(state, '')
    }
    this.at = { number }
  }

  /** To the rule that led here. */
  back(): void {
    const number = this.trail.at(-1)
    if (number === undefined) return
    this.trail = this.trail.slice(0, -1)
    history.replaceState({ ...(history.state as object | null), rule: number }, '')
    this.at = { number }
  }

  close(): void {
    // The entry is gone where the page has moved on to another address meanwhile.
    if (ruleOf(history.state) === undefined) this.at = null
    else history.back()
  }

  /** A link to a rule was followed: the drawer shows it, and what is on the page stays. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const number = link && !link.target ? ruleOfHref(link.getAttribute('href')) : null
    if (!number) return
    event.preventDefault()
    this.open(number)
  }

  private find(state: unknown): void {
    const number = ruleOf(state)
    this.at = number === undefined ? null : { number }
    this.trail = []
  }
}

function ruleOf(state: unknown): string | undefined {
  return (state as { rule?: string } | null)?.rule
}

export const reading = new Reading()

/** The rule that a bubble on the page names. */
export function ruleInSight(): string | null {
  return firstRule(document.querySelector('.tip')?.textContent ?? '')
}
