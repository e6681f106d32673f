/** What the expansions add to the table, read from a view that has it only where they are in play. */

import { ARTIFACTS } from '../art/artifacts'
import type { GameView } from '../board/types'
import { underWayOf, unitsOf } from './units'

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
  artifacts: string[]
  /** Special metropolises, and where they stand. */
  specials: { name: string; isle: string }[]
}

export function holdingsOf(view: GameView, city: string): Holdings {
  const { priestesses = 0, items = [], secret_items = 0, artifacts = [] } = view.cities[city] ?? {}
  return {
    heroes: unitsOf(view, city).heroes,
    priestesses,
    items,
    secrets: Array.isArray(secret_items) ? secret_items : [],
    unknown: Array.isArray(secret_items) ? 0 : secret_items,
    hiddenIsle: view.hidden_isle === city,
    artifacts: [...artifacts, ...(underWayOf(view, city)?.artifacts ?? [])],
    specials: Object.entries(view.isles).flatMap(([isle, { owner, special }]) =>
      owner === city && special ? [{ name: special, isle }] : [],
    ),
  }
}

/** Cards of the track that are no creatures: they are bought and lie on a territory (T5.1). */
export function isArtifact(card: string): boolean {
  return card in ARTIFACTS
}

/** Artifacts that go to the partner for a coin (T7.5). */
const SENDABLE = ['sandals', 'helm']

export function sendableOf(view: GameView, city: string): string[] {
  return (view.cities[city]?.artifacts ?? []).filter((artifact) => SENDABLE.includes(artifact))
}

export interface ArtifactView {
  name: string
  /** The city whose territory it lies on. */
  owner: string | null
  isle: string | null
  /** Out of the game; bought by somebody; else it is still to come. */
  state: 'gone' | 'bought' | 'unsold'
}

/** All artifacts of a game with Titans, in the order of their cards. */
export function artifactsAbout(view: GameView): ArtifactView[] {
  const { artifacts, gone = [] } = view
  if (!artifacts) return []
  return Object.keys(ARTIFACTS).map((name) => {
    const isle = artifacts[name] ?? null
    const owner = (isle && view.isles[isle]?.owner) || null
    return { name, owner, isle, state: gone.includes(name) ? 'gone' : name in artifacts ? 'bought' : 'unsold' }
  })
}

/** From this threat on Hades comes. */
export const HADES_COMES = 9

/** The spaces of the threat track, the last of them for all that is more. */
export function threatTrack(threat: number): { space: number; reached: boolean; here: boolean }[] {
  const at = Math.min(threat, HADES_COMES)
  return Array.from({ length: HADES_COMES + 1 }, (_, space) => ({ space, reached: space <= at, here: space === at }))
}
