/** What a table is called: by its own title, or by what it is, in the reader's language. */

import type { Summary } from '../net/protocol'
import { say } from './current'

export function tableTitle({ title, origin, seats }: Summary): string {
  if (title) return title
  if (origin?.kind === 'first_game') return say('page-first-name')
  if (origin?.kind === 'moment') return say('page-try-title', { step: origin.step })
  if (origin?.kind === 'lesson') return say('page-title')
  const people = seats.filter(({ kind, name }) => kind === 'human' && name)
  const name = (people.find(({ host }) => host) ?? people[0])?.name
  if (seats.some(({ kind }) => kind === 'bot') && seats.filter(({ kind }) => kind !== 'bot').length <= 1)
    return name ? say('page-title-against-bots', { name }) : say('page-title-bots')
  return name ? say('page-title-of', { name }) : say('page-title')
}
