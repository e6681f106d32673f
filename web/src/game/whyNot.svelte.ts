/** Why something can't be done: what the player asks about, and what is answered. */

import type { PlaceKey } from '../board/types'
import { inventory, isNamed } from './inventory'
import { meant } from './meant'
import type { TableToAsk } from './tableNow'

/** Milliseconds for which a place that couldn't be chosen keeps its ring. */
const RING = 4000

export class WhyNot {
  /**
   * What the player asked about: the action, whose reason is in the store when the answer is there, and where; that
   * place is ringed for a while.
   */
  question: { action: string; place: PlaceKey | null; ringed: boolean } | null = $state.raw(null)
  /** Why that can't be done, as a sentence. */
  readonly reason: string | null = $derived.by(() => (this.question ? this.reasonOf(this.question.action) : null))
  private ringing: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly model: TableToAsk) {}

  ask(action: string, place: PlaceKey | null = null): void {
    this.question = { action, place, ringed: place !== null }
    this.model.store.answers.why(action)
  }

  /** A place was chosen that isn't lit: it is asked why what is meant can't be done. */
  askAt(place: PlaceKey, meant = this.meantAt(place)): void {
    this.unring()
    this.model.focus = place
    if (meant) this.ask(meant, place)
    this.ringing = setTimeout(() => this.unring(), RING)
  }

  /** The ring around a place that couldn't be chosen goes with the next click, or after a while; the reason stays. */
  unring(): void {
    if (this.ringing === undefined) return
    clearTimeout(this.ringing)
    this.ringing = undefined
    this.model.focus = null
    if (this.question) this.question = { ...this.question, ringed: false }
  }

  /** Somebody rests on something that can't be chosen: the answer is shown there, nothing else changes. */
  wonder(action: string | null): void {
    if (action && this.model.mine) this.model.store.answers.why(action)
  }

  wonderAt(place: PlaceKey): void {
    this.wonder(this.meantAt(place))
  }

  /** Why an action can't be done, as far as it was asked. */
  reasonOf(action: string | null): string | null {
    const { store, narrator } = this.model
    const refusal = action ? store.answers.reasons.get(action) : null
    return refusal && narrator ? narrator.refusal(refusal) : null
  }

  /** A place that can't be chosen: what it is called, what stands there, and why not. */
  tell(place: PlaceKey): string {
    const { model } = this
    const why = this.reasonOf(this.meantAt(place)) ?? ''
    const what = inventory(model, place, why) || (isNamed(model, place, why) ? '' : model.narrator!.place(place))
    return [what, why].filter(Boolean).join('\n')
  }

  /** The action a place would be chosen for, or was. */
  private meantAt(place: PlaceKey): string | null {
    const { mine, decision, view, mode } = this.model
    if (!mine || !decision || !view) return null
    if (this.question?.place === place) return this.question.action
    return meant(decision, view, place, mode)
  }
}
