/** What the expansions add to the table, read from a view that has it only where they are in play. */

import type { GameView } from '../board/types'

export interface Holdings {
  heroes: string[]
  priestesses: number
  /** Magic items that lie open. */
  items: string[]
  /** One's own that lie face down. */
  secrets: string[]
  /** How many lie face down that one may not know. */
  unknown: number
  hiddenIsle: boolean
}

export function holdingsOf(view: GameView, city: string): Holdings {
  const { priestesses = 0, items = [], secret_items = 0 } = view.cities[city] ?? {}
  return {
    heroes: Object.values(view.isles).flatMap(({ owner, heroes }) => (owner === city ? (heroes ?? []) : [])),
    priestesses,
    items,
    secrets: Array.isArray(secret_items) ? secret_items : [],
    unknown: Array.isArray(secret_items) ? 0 : secret_items,
    hiddenIsle: view.hidden_isle === city,
  }
}

/** Cards of the track that are no creatures: they are bought and lie on a territory (T5.1). */
const ARTIFACTS = ['sandals', 'caduceus', 'helm', 'lightning', 'cornucopia']

export function isArtifact(card: string): boolean {
  return ARTIFACTS.includes(card)
}

/** Artifacts that go to the partner for a coin (T7.5). */
const SENDABLE = ['sandals', 'helm']

export function sendableOf(view: GameView, city: string): string[] {
  return (view.cities[city]?.artifacts ?? []).filter((artifact) => SENDABLE.includes(artifact))
}

/** From this threat on Hades comes. */
export const HADES_COMES = 9

/** The spaces of the threat track, the last of them for all that is more. */
export function threatTrack(threat: number): { space: number; reached: boolean; here: boolean }[] {
  const at = Math.min(threat, HADES_COMES)
  return Array.from({ length: HADES_COMES + 1 }, (_, space) => ({ space, reached: space <= at, here: space === at }))
}
