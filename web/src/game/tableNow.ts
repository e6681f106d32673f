/** What the parts of a table's model see of the whole: they stand below it and need not know what it is made of. */

import type { Decision, GameView, Look, Option, PlaceKey } from '../board/types'
import type { Entry, GameState, Odds } from '../net/protocol'
import type { TableStore } from '../net/table.svelte'
import type { Narrator } from '../texts/narrator'
import type { Battle } from './battles'
import type { Choice } from './choices'
import type { News } from './news'
import type { Playback } from './playback.svelte'

export interface TableNow {
  readonly store: TableStore
  readonly game: GameState | null
  readonly view: GameView | null
  readonly decision: Decision | null
  /** Whether it is one's own. */
  readonly mine: boolean
  readonly me: string | null
  readonly narrator: Narrator | null
  readonly looks: Readonly<Record<string, Look>>
  /** It is a game of the past, seen through somebody's eyes. */
  readonly ofPast: boolean
}

/** Where things can be chosen. */
export interface TableToChoose extends TableNow {
  readonly mode: string | null
  readonly amount: number | null
  readonly choices: readonly Choice[]
  readonly places: ReadonlyMap<PlaceKey, Choice[]>
  /** The far seas that can be chosen. */
  readonly voyage: { readonly ways: ReadonlyMap<PlaceKey, unknown>; begin(place: PlaceKey): void }
  act(option: Option): void
  choose(option: Option): void
  take(choice: Choice): void
  why(place: PlaceKey, meant?: string | null): void
  oddsOf(option: Option): Odds | null
}

/** Where what happened is looked at. */
export interface TableToWatch extends TableNow {
  focus: PlaceKey | null
  readonly battle: Battle | null
  readonly playback: Playback
  /** What is looked at once more. */
  readonly chronicle: { readonly playing: News | null; readonly entries: readonly Entry[] }
}

/** Where it is asked why something can't be done. */
export interface TableToAsk extends TableNow {
  focus: PlaceKey | null
  readonly mode: string | null
}

/** Where a hint is followed. */
export interface TableToAdvise extends TableNow {
  god: string | null
  amount: number | null
  choose(option: Option): void
}

/** Where what was done is taken back. */
export interface TableToTakeBack extends TableNow {
  readonly choices: readonly Choice[]
  readonly playback: Playback
  readonly voyage: { readonly since: number | null }
  readonly carrying: { takeBack(steps: number): void }
}
