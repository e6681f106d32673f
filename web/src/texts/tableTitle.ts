/** What tables and boards are called: by their own titles, or by what they are, in the reader's language. */

import type { Summary } from '../net/protocol'
import { say, texts } from './current'

export function tableTitle({ title, origin, seats }: Summary): string {
  if (title) return title
  if (origin?.kind === 'first_game') return say('page-first-name')
  if (origin?.kind === 'moment') return say('page-try-title', { step: origin.step })
  // Where there are no words of lessons it is not told which one it is.
  if (origin?.kind === 'lesson') {
    const key = `lesson-${origin.lesson}-title`
    return say(texts().has(key) ? key : 'page-title')
  }
  const people = seats.filter(({ kind, name }) => kind === 'human' && name)
  const name = (people.find(({ host }) => host) ?? people[0])?.name
  if (seats.some(({ kind }) => kind === 'bot') && seats.filter(({ kind }) => kind !== 'bot').length <= 1)
    return name ? say('page-title-against-bots', { name }) : say('page-title-bots')
  return name ? say('page-title-of', { name }) : say('page-title')
}

/** One of the game's own boards has a name in every language. */
export function boardTitle({ id, title, own = false }: { id: string; title: string; own?: boolean }): string {
  return !own && texts().has(`map-${id}`) ? say(`map-${id}`) : title
}
