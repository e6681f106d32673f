/** The dice of the battle going on, or of the one just over, as its card shows them: one round after the other. */

import { isCalm } from '../board/motion'
import type { GameView } from '../board/types'
import { recall, remember } from '../kept'
import { fightsIn, lastBattle, type Battle } from './battles'
import type { TableToWatch } from './tableNow'

/** Milliseconds: for how long dice tumble and are looked at. */
const ROLL = 1000
/** In a battle of one's own, also where bots are fast. */
const OWN_ROLL = 1600
/** Entries after which a battle is no longer new, at the table and in a game of the past. */
const [RECENT, PAST] = [6, 1]

export class Dice {
  /** How many rounds are shown. */
  shown = $state(0)
  tumbling = $state(false)
  /** Battles that somebody has read. The last one stays closed also for a page that is loaded anew. */
  private closed: string[] = $state.raw([])
  /** The battle whose rounds are counted. */
  private current: string | null = $state(null)
  /** The position before they rolled. */
  private before: GameView | null = $state.raw(null)

  /** What is looked at once more: its battle as far as it is shown again. */
  readonly again = $derived.by(() => this.model.chronicle.playing)
  readonly battle: Battle | null = $derived.by(() => {
    if (!this.again) return this.model.battle
    const battle = lastBattle(this.model.chronicle.entries)
    return battle?.id === this.again.battle?.id ? battle : null
  })
  readonly key: string | null = $derived.by(
    () => this.battle && (this.again ? `again ${this.battle.id}` : this.battle.id),
  )
  readonly visible: boolean = $derived.by(() => {
    const { battle, key, model } = this
    return (
      battle !== null &&
      (this.again !== null || battle.seq >= model.store.seq - (model.ofPast ? PAST : RECENT)) &&
      !model.view?.ending &&
      !this.closed.includes(key!)
    )
  })
  readonly settled: boolean = $derived.by(
    () => this.battle !== null && this.shown >= this.battle.rounds.length && !this.tumbling,
  )
  /** They decide something that isn't to be seen yet. */
  readonly rolling: boolean = $derived.by(() => {
    if (!this.visible || this.again || isCalm()) return false
    return this.current === this.key ? !this.settled : this.battle!.rounds.length > 0
  })
  /** What stands on the board: where dice roll it is as it was, with the attackers before it. */
  readonly view: GameView | null = $derived.by(() => {
    const { view } = this.model
    return this.earlier ? asItWas(view!, this.earlier, this.battle!) : view
  })
  /** What the panels count: while dice roll, nothing of what they decide. */
  readonly told: GameView | null = $derived.by(() => {
    const { view } = this.model
    return this.earlier ? { ...this.earlier, decision: view!.decision } : view
  })
  private readonly earlier: GameView | null = $derived.by(() => {
    const { view } = this.model
    return view && this.rolling && this.before?.board === view.board ? this.before : null
  })

  /** Under which name the battle that was read last is remembered; a game of the past is looked at anew each time. */
  private readonly kept: string | null

  constructor(private readonly model: TableToWatch) {
    this.kept = model.ofPast ? null : `battle-${model.store.table?.table}`
    const read = this.kept && recall(this.kept)
    if (read) this.closed = [read]
  }

  /** Show the next round, if there is one. */
  roll(): void {
    const { battle, key } = this
    if (!battle || !key) return
    if (this.current !== key) {
      // Who comes back to a battle sees where it stands, not all of its rounds again.
      this.shown = this.visible && this.current !== `again ${key}` ? 0 : battle.rounds.length
      this.current = key
    }
    if (this.shown < battle.rounds.length && !this.tumbling) {
      this.shown++
      if (isCalm()) return
      this.tumbling = true
      const { me, playback } = this.model
      const time = fightsIn(battle, me) ? OWN_ROLL * Math.max(1, playback.tempo) : ROLL * playback.tempo
      setTimeout(() => (this.tumbling = false), time)
    }
  }

  /** Keep what is seen, for when dice roll. */
  look(): void {
    if (!this.rolling) this.before = this.model.view
  }

  close(key: string): void {
    this.closed = [...this.closed, key]
    if (this.kept && !this.again) remember(this.kept, key)
  }

  /** What was closed can be looked at once more. */
  forgetAgain(): void {
    this.closed = this.closed.filter((one) => !one.startsWith('again'))
  }
}

function asItWas(view: GameView, before: GameView, { place, attacker, force }: Battle): GameView {
  const [kind, name] = place.split(':') as ['isle' | 'sea', string]
  const party = before.under_way ?? { player: attacker, [kind]: name, ...force }
  const carried = Object.fromEntries(party.artifacts.map((artifact) => [artifact, null]))
  const artifacts = before.artifacts && { artifacts: { ...before.artifacts, ...carried } }
  const places =
    kind === 'isle' ? { isles: { ...view.isles, [name]: before.isles[name]! } } : { seas: withSea(view, before, name) }
  return { ...view, ...places, ...artifacts, under_way: party }
}

/** Seas are named only where something is. */
function withSea({ seas }: GameView, { seas: former }: GameView, name: string): GameView['seas'] {
  const { [name]: _, ...others } = seas
  return former[name] ? { ...others, [name]: former[name] } : others
}
