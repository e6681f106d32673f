/** What a card, an item, a god or a favour is read for: what it costs, and what can be done with it now. */

import { HEROES } from '../art/heroes'
import type { Decision, GameView } from '../board/types'
import { TRACK_PRICES } from '../texts/narrator'
import { written } from './meant'
import type { Choice } from './choices'
import { isArtifact } from './holdings'

/** What is explained in a sheet. */
export interface Subject {
  kind: 'god' | 'card' | 'building' | 'metropolis' | 'item' | 'favour'
  name: string
}

/**
 * What a card of the track costs somebody, and what it would without his temples: they make neither heroes nor
 * artifacts cheaper.
 */
export function priceOf(view: GameView, space: number, buyer: string | null): { price: number; full: number } {
  const full = TRACK_PRICES[space]!
  const card = view.track[space] ?? ''
  const saved = card in HEROES || isArtifact(card) ? 0 : (buyer && view.cities[buyer]?.discounts_left) || 0
  return { price: Math.max(1, full - saved), full }
}

/**
 * The choices that are about something: calling a card or sending it away, using an item, giving up a hero, barring
 * from a god.
 */
export function choicesAbout(choices: readonly Choice[], view: GameView, { kind, name }: Subject): Choice[] {
  return choices.filter(({ kind: what, option: { card, hero, artifact, item, god } }) => {
    if (kind === 'card') return [card, hero, artifact].includes(name)
    if (kind === 'item') return item === name
    if (kind === 'favour') return what === 'use_favour' && view.favour?.tile === name
    return kind === 'god' && what === 'choose_god' && god === name
  })
}

/** The calling of a card that lies on the track. */
export function callOf(view: GameView, { kind, name }: Subject): string | null {
  return kind === 'card' && view.track.includes(name) ? written('call', { card: name }) : null
}

/** What somebody means who is asked and reads about something, to say why it can't be done. */
export function meantBy(decision: Pick<Decision, 'kind'>, view: GameView, about: Subject): string | null {
  if (about.kind === 'god' && decision.kind === 'apple_god') return written('choose_god', { god: about.name })
  return decision.kind === 'turn' || decision.kind === 'cup_card' ? callOf(view, about) : null
}
