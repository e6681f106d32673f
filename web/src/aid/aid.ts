/** What the player's aid is about, and what of it belongs to a game. */

import type { AidData, CardAid } from '../net/protocol'
import { api } from '../net/api'
import { loadTexts } from '../texts/current'

export type Kind = CardAid['kind']

/** The parts of the aid, in their order; those of cards only where such cards are in the game. */
export const SECTIONS = [
  'gods',
  'battle',
  'buildings',
  'creatures',
  'heroes',
  'favours',
  'items',
  'artifacts',
  'words',
] as const
export type Section = (typeof SECTIONS)[number]

export const CARDS_OF: Partial<Record<Section, Kind>> = {
  creatures: 'creature',
  heroes: 'hero',
  favours: 'favour',
  items: 'item',
  artifacts: 'artifact',
}

/** What belongs to a game with these expansions. */
export function inPlay<Piece extends { modules: string[] }>(
  pieces: readonly Piece[],
  modules: readonly string[],
): Piece[] {
  return pieces.filter((piece) => piece.modules.every((module) => modules.includes(module)))
}

export function sectionsOf(data: AidData, modules: readonly string[]): Section[] {
  const kinds = new Set(inPlay(data.cards, modules).map(({ kind }) => kind))
  return SECTIONS.filter((section) => !CARDS_OF[section] || kinds.has(CARDS_OF[section]))
}

let loaded: Promise<AidData> | null = null

/** All that the aid needs: loaded once, and tried again if that fails. */
export function loadAid(): Promise<AidData> {
  loaded ??= Promise.all([api.aid(), loadTexts('aid')]).then(
    ([data]) => data,
    (error: unknown) => {
      loaded = null
      throw error
    },
  )
  return loaded
}
