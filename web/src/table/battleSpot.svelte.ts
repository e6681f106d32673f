/**
 * Where the card of a battle lies over the board: away from the battle and from what can be chosen, and small where
 * there is little room.
 */

import { clearSpot } from '../parts/clear'

const GAP = 10
/** What it mustn't cover, and what it covers rather than that: by how much that matters. */
const FREE = ['[data-piece="attackers"]', '.place.lit']
const KEPT = { '.zoom': 3, '.announcer > *': 2, '[data-place^="isle:"]': 1 }
/** The part of the card that may lie over isles before it gets small. */
const TOO_MUCH = 0.25

export class BattleSpot {
  /** There is no room beside what can be chosen. */
  covers = $state(false)

  /** `small`: the card is to be small even where there is room. */
  settle(card: HTMLElement, place: string, small: boolean): void {
    const board = card.parentElement
    if (!board) return
    const around = board.getBoundingClientRect()
    const area = {
      left: around.left + GAP,
      top: around.top + GAP,
      right: around.right - GAP,
      bottom: around.bottom - GAP,
    }
    const boxes = (selector: string): DOMRect[] =>
      [...board.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
    const free = [`[data-place="${place}"]`, ...FREE].flatMap(boxes)
    const kept = Object.entries(KEPT).flatMap(([selector, weight]) => boxes(selector).map((box) => ({ box, weight })))
    card.classList.remove('compact')
    let spot = clearSpot(area, card.offsetWidth, card.offsetHeight, free, kept)
    if (spot.covers || spot.over > TOO_MUCH || small) {
      card.classList.add('compact')
      spot = clearSpot(area, card.offsetWidth, card.offsetHeight, free, kept)
    }
    this.covers = spot.covers
    card.style.left = `${spot.left - around.left}px`
    card.style.top = `${spot.top - around.top}px`
  }
}
