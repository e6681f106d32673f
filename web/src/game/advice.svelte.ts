/** What the hint that is shown advises, and what becomes of it when it is followed. */

import type { Option, PlaceKey } from '../board/types'
import { amountOf, placeOf, type Choice } from './choices'
import type { TableToAdvise } from './tableNow'

/** What changes nothing but one's own things, in one's turn; an attack is asked about again. */
const TAKEN_BACK = /^(recruit_|build|move_|land$|sail$)/

export class Advice {
  /** The choice of the hint that somebody has pointed out; at first the best one. */
  marked: number | null = $state(null)
  readonly option: Option | null = $derived.by(() => {
    const { store, decision } = this.model
    const choices = store.answers.hintStep > 1 ? store.answers.hint?.choices : undefined
    const best = choices?.find(({ action }) => action === this.marked) ?? choices?.[0]
    return (best && decision?.options?.find(({ action }) => action === best.action)) ?? null
  })
  /** Where that is done. */
  readonly place: PlaceKey | null = $derived.by(() => this.option && placeOf(this.option, this.model.view))

  constructor(private readonly model: TableToAdvise) {}

  /** Whether a choice is the one that is advised. */
  isFor({ options }: Choice): boolean {
    return options.some(({ action }) => action === this.option?.action)
  }

  /**
   * A choice of the hint is wanted: what can be taken back is done, and so is the end of the turn, which is asked about
   * where something would be left; anything else is only made ready for its usual button.
   */
  follow(option: Option): void {
    if (option.kind === 'bid' || option.kind === 'bid_apollo') {
      this.model.god = option.god ?? 'apollo'
      this.model.amount = amountOf(option)
    } else if (this.isDoneAtOnce(option)) this.model.choose(option)
    else this.marked = Number(option.action)
  }

  /**
   * Whether an option is done as soon as it is chosen from the hint: it can be taken back for sure, or is asked about
   * again.
   */
  isDoneAtOnce(option: Option): boolean {
    const { view, me } = this.model
    return view?.turn?.player === me && (TAKEN_BACK.test(option.kind) || option.kind === 'end_turn')
  }
}
