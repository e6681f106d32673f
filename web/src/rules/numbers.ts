/** The numbers of rules in texts: the one place that finds them and makes them links. */

import { say } from '../texts/current'

/** `src/cyclades/content/rulebook.py` finds the same; tests look at all texts with both. */
const NAMED = /\b[BCHT]\d+(?:\.\d+)?\b/g

/** A piece of a text: words, or the number of a rule. */
export interface Piece {
  words: string
  rule: boolean
}

export function pieces(text: string): Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const { 0: words, index } of text.matchAll(NAMED)) {
    if (index > from) found.push({ words: text.slice(from, index), rule: false })
    found.push({ words, rule: true })
    from = index + words.length
  }
  if (from < text.length) found.push({ words: text.slice(from), rule: false })
  return found
}

/** The first rule that a text names. */
export function firstRule(text: string): string | null {
  return pieces(text).find(({ rule }) => rule)?.words ?? null
}

export function ruleHref(number: string): string {
  return `#/rules/${number}`
}

/** The number in the address of a rule. */
export function ruleOfHref(href: string | null): string | null {
  return href?.match(/^#\/rules\/([\w.-]+)$/)?.[1] ?? null
}

/** A text with its links, for what is made without Svelte. */
export function linkedNodes(text: string): (string | HTMLAnchorElement)[] {
  return pieces(text).map(({ words, rule }) => {
    if (!rule) return words
    const link = document.createElement('a')
    link.href = ruleHref(words)
    link.className = 'to-rule'
    link.textContent = words
    link.setAttribute('aria-label', say('page-rule', { rule: words }))
    return link
  })
}
