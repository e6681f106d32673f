/** Where one's games come from: what this device knows, and later other places. */

import type { OwnGame } from '../net/protocol'

/** A game that one has a seat in, and the address that leads back to it. */
export interface GameEntry extends OwnGame {
  href: string
  /** All seats that are one's own there; `seat` is the one that matters now. */
  seats: number[]
}

export interface GameSource {
  /** All that it knows of and that are still there; games that are over need not be told again. */
  list(): Promise<GameEntry[]>
  /** Not to be told of any more. */
  forget(game: GameEntry): void
}
