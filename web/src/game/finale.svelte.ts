/**
 * The end of a game as it is shown: what decided it, piece by piece on the board, then the winners, then the results.
 */

import { isCalm } from '../board/motion'
import type { GameView, PlaceKey } from '../board/types'
import { say } from '../texts/current'
import type { TableModel } from './model.svelte'

/** Milliseconds for each piece, and for the winners. */
const PIECE = 1500
const WINNERS = 3200

/** One thing that decided the game. */
export interface Piece {
  kind: 'metropolis' | 'artifact' | 'eliminated'
  /** Of the special metropolis or the artifact; else the city that is out. */
  name: string
  player: string
  place: PlaceKey | null
}

/** What decided a game that is over. */
export function decisive(view: GameView): Piece[] {
  const isles = Object.entries(view.isles).filter(([, { owner }]) => owner !== null && view.winners.includes(owner))
  if (view.ending === 'last_player')
    return Object.entries(view.cities).flatMap(([player, { eliminated }]) =>
      eliminated ? [{ kind: 'eliminated' as const, name: player, player, place: null }] : [],
    )
  if (view.ending === 'artifacts')
    return isles.flatMap(([isle, { owner }]) =>
      Object.entries(view.artifacts ?? {}).flatMap(([name, at]) =>
        at === isle ? [{ kind: 'artifact' as const, name, player: owner!, place: `isle:${isle}` }] : [],
      ),
    )
  const standing = isles.flatMap(([isle, { owner, metropolis, special }]) =>
    metropolis
      ? [{ kind: 'metropolis' as const, name: special ?? 'metropolis', player: owner!, place: `isle:${isle}` }]
      : [],
  )
  const hidden = view.hidden_isle
  return hidden && view.winners.includes(hidden)
    ? [...standing, { kind: 'metropolis', name: 'metropolis', player: hidden, place: null }]
    : standing
}

export class Finale {
  /** The pieces shown so far, or null while the winners are. */
  at: number | null = $state(null)
  /** Nothing is left to show but the results. */
  over = $state(true)

  readonly pieces: Piece[] = $derived.by(() => (this.model.view?.ending ? decisive(this.model.view) : []))
  readonly piece: Piece | null = $derived.by(() =>
    this.over || this.at === null ? null : (this.pieces[this.at] ?? null),
  )

  private playing = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly model: TableModel) {}

  /** Look whether the game has ended. Only who was there when it did is shown how. */
  look(): void {
    const ended = Boolean(this.model.view?.ending)
    const begins = ended && this.playing
    this.playing = !ended
    if (!ended || !begins) return
    if (isCalm()) return
    this.over = false
    this.show(0)
  }

  skip(): void {
    clearTimeout(this.timer)
    this.over = true
    this.at = null
    this.model.focus = null
  }

  text({ kind, name, player, place }: Piece): string {
    const narrator = this.model.narrator!
    if (kind === 'eliminated') return narrator.event({ event: 'player_eliminated', player })
    if (kind === 'artifact') return narrator.say('page-finale-artifact', { player, card: name })
    const where = place ? narrator.place(place) : say('page-finale-hidden')
    return narrator.say('page-finale-metropolis', {
      player,
      place: where,
      number: this.pieces.findIndex((piece) => piece === this.piece) + 1,
      count: this.pieces.length,
    })
  }

  private show(at: number): void {
    const piece = this.pieces[at]
    this.at = piece ? at : null
    this.model.focus = piece?.place ?? null
    this.timer = setTimeout(() => (piece ? this.show(at + 1) : this.skip()), piece ? PIECE : WINNERS)
  }
}
