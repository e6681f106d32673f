/** The keys of the table: what each does, and which controls the numbers stand for. */

import type { ActionKind } from './notation'

export const KEYS = {
  hint: 'H',
  undo: 'U',
  undoTurn: 'Shift+U',
  end: 'E',
  pause: 'P',
  next: 'N',
  skip: 'S',
  closer: '+',
  wider: '-',
  whole: '0',
  log: 'L',
  chat: 'C',
  act: 'A',
  gods: 'G',
  cities: 'I',
  rules: 'R',
  aid: 'Q',
  list: '?',
} as const
export type Deed = keyof typeof KEYS

/** Of several questions that can be ended or passed, what ends them. */
export const ENDS: readonly ActionKind[] = ['end_turn', 'stop', 'pass', 'forgo']

/** What the numbers stand for, in their order: gods while an offering is made, else the buttons of the decision. */
const NUMBERED = '.panel.mine .body :is(button[data-action], button[data-mode]):not(.choices *)'
const GODS = '.gods .god[data-god]'

export function numbered(offering: boolean): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(offering ? GODS : NUMBERED)]
}

/**
 * The deed or the number (from 1) that a pressed key stands for. Keys with a modifier are the browser's, but for the
 * one that undoes everywhere.
 */
export function meaning(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>,
): Deed | number | null {
  if (event.ctrlKey || event.altKey || event.metaKey) {
    const undoes =
      event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'z'
    return undoes ? 'undo' : null
  }
  if (/^[1-9]$/.test(event.key)) return Number(event.key)
  const letter = /^[a-z]$/i.test(event.key)
  const key = event.key === '=' ? '+' : letter ? event.key.toUpperCase() : event.key
  const pressed = letter && event.shiftKey ? `Shift+${key}` : key
  return (Object.keys(KEYS) as Deed[]).find((deed) => KEYS[deed] === pressed) ?? null
}

/** Whether somebody is typing, so that letters are letters. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]')
  )
}
