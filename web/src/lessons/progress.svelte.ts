/** Which lessons somebody has done, and whether he wants to hear of them; kept in the browser. */

import { recall, remember } from '../kept'

const DONE = 'lessons'
const OFFER = 'lessons-offer'

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(recall(DONE) ?? '[]')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  } catch {
    return [] // written by nobody we know
  }
}

class Progress {
  done: string[] = $state.raw(read())
  /** Whether a newcomer is told that there are lessons: not once he has begun, played or said no. */
  offered = $state(recall(OFFER) === null && recall(DONE) === null && recall('name') === null)

  finish(name: string): void {
    this.dismiss()
    if (this.done.includes(name)) return
    this.done = [...this.done, name]
    remember(DONE, JSON.stringify(this.done))
  }

  dismiss(): void {
    if (!this.offered) return
    this.offered = false
    remember(OFFER, 'no')
  }
}

export const progress = new Progress()

/** The first lesson that isn't done, beginning after one of them if that is named; null: none is left. */
export function nextLesson<L extends { name: string }>(
  lessons: readonly L[],
  done: readonly string[],
  after?: string,
): L | null {
  const place = lessons.findIndex(({ name }) => name === after) + 1
  const ahead = [...lessons.slice(place), ...lessons.slice(0, place)]
  return ahead.find(({ name }) => !done.includes(name) && name !== after) ?? null
}
