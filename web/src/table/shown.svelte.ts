/** Which part of a table is shown: on a small screen one of those in the sheet, else what stands beside the board. */

import { untrack } from 'svelte'
import type { TableModel } from '../game/model.svelte'
import { layout } from '../layout.svelte'
import { say } from '../texts/current'
import { SheetHeight } from './sheet.svelte'

export type Side = 'log' | 'chat'
export type Tab = 'act' | 'gods' | 'cities' | Side

export class Shown {
  tab: Tab = $state('act')
  side: Side = $state('log')
  /** The turn came while another part was looked at. */
  calls = $state(false)
  readonly sheet = new SheetHeight()
  /** How many lines of the chat have been read. */
  private read = $state(0)
  /** What was asked last, with nothing of others between. */
  private askedBefore: string | undefined

  private readonly chatting = $derived.by(() => (layout.small ? this.tab === 'chat' : this.side === 'chat'))
  /** Something that was begun asks for more than the bar has room for. */
  private readonly begun = $derived.by(
    () => this.model.doubtful !== null || this.model.at !== null || this.model.bid !== null,
  )
  /** Only the bar of the sheet is to be seen. */
  readonly lowered = $derived.by(() => !layout.low && this.sheet.lowered && !this.begun && !this.model.view!.ending)
  readonly pickingCity = $derived.by(() => this.model.choices.some(({ kind }) => kind === 'choose_player'))
  readonly sides = $derived.by(() => {
    const unread = this.chatting ? 0 : this.model.store.linesOfOthers(this.read)
    return [
      { id: 'log', words: say('page-tab-log') },
      { id: 'chat', words: say('page-chat'), unread },
    ] as const
  })
  readonly tabs = $derived.by(
    () =>
      [
        { id: 'act', words: say('page-tab-act'), asks: this.model.mine },
        { id: 'gods', words: say('page-tab-gods') },
        { id: 'cities', words: say('page-tab-cities'), asks: this.pickingCity },
        ...this.sides,
      ] as const,
  )

  constructor(private readonly model: TableModel) {
    $effect(() => {
      if (this.chatting) this.read = model.store.talk.lines.length
    })
    // What follows from one's own deed is seen at once; whoever looks at another part when his turn comes is called.
    $effect(() => {
      const asked = model.mine ? model.decision?.kind : undefined
      if (model.view!.ending || (asked && this.askedBefore)) this.tab = 'act'
      this.calls = asked !== undefined && untrack(() => this.tab) !== 'act'
      this.askedBefore = asked
    })
    $effect(() => {
      if (this.tab === 'act') this.calls = false
    })
    $effect(() => {
      if (this.begun) this.tab = 'act'
    })
  }

  show(wanted: Tab): void {
    if (layout.small) {
      this.tab = wanted
      if (this.sheet.lowered) this.sheet.choose('half')
    } else if (wanted === 'log' || wanted === 'chat') this.side = wanted
  }
}
