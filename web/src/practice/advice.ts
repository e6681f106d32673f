/** Advice in the first game: what a decision is, and what to think of now. It fades with each decision of a kind. */

import type { BoardData, Decision, GameView } from '../board/types'
import { Geography } from '../game/geography'
import { CITIES } from '../game/looks'
import { raceOf } from '../game/race'

export interface Advice {
  /** What follows `page-advice-` in the texts. */
  key: string
  args: Record<string, unknown>
}

/** From which cycle on nothing is said any more. */
const LAST_CYCLE = 6
/** How often a kind of decision is explained, and how often there is more to think of than what is urgent. */
const EXPLAINED = 1
const THOUGHT_OF = 3
/** So many things to think of at once; more than a few words nobody reads. */
const MOST = 2

const BUILDERS: Record<string, string> = { port: 'poseidon', fortress: 'ares', temple: 'zeus', university: 'athena' }
const EXPLAINED_KINDS = [
  'place_marker',
  'fleet_move',
  'troop_move',
  'land_battle',
  'sea_battle',
  'place_metropolis',
  'discard_set',
]

/** The kind of a decision as advice knows it: turns by their god, being outbid apart. */
export function kindOf(decision: Decision): string {
  if (decision.kind === 'offering') return decision.subject.ousted_from ? 'outbid' : 'offering'
  if (decision.kind === 'turn') return `turn-${String(decision.subject.god)}`
  return EXPLAINED_KINDS.includes(decision.kind) ? decision.kind : 'creature'
}

/** What to say at a decision of whose kind so many were seen before. */
export function adviceFor(view: GameView, board: BoardData, seen: number): Advice[] {
  const { decision, player } = view
  if (!decision || !player || decision.player !== player || view.cycle >= LAST_CYCLE) return []
  const kind = kindOf(decision)
  const thoughts = new Thoughts(view, board, player, decision)
  const explained: Advice[] = seen < EXPLAINED ? [{ key: `what-${kind.replaceAll('_', '-')}`, args: {} }] : []
  const urgent = thoughts.urgent()
  const usual = seen < THOUGHT_OF ? thoughts.usual(kind) : []
  return [...explained, ...[...urgent, ...usual].slice(0, MOST)]
}

class Thoughts {
  private readonly geography: Geography

  constructor(
    private readonly view: GameView,
    private readonly board: BoardData,
    private readonly me: string,
    private readonly decision: Decision,
  ) {
    this.geography = new Geography(board)
  }

  /** Worth saying however often it was said. */
  urgent(): Advice[] {
    const { view, board, me } = this
    const own = raceOf(view, board, me)
    const lacking = own.buildings.find(({ missing }) => missing)?.name
    const said: Advice[] = []
    for (const city of this.rivals()) {
      const race = raceOf(view, board, city)
      if (race.hasEnough) said.push({ key: 'rival-wins', args: { player: city } })
      else if (race.wouldWin && race.near.length) said.push({ key: 'rival-near', args: { player: city } })
    }
    const builder = lacking && BUILDERS[lacking]
    if (own.near.includes('building') && own.canBuild && builder && this.canServe(builder))
      said.push({ key: 'near-building', args: { building: lacking, god: builder } })
    else if (own.near.includes('philosopher') && this.canServe('athena'))
      said.push({ key: 'near-philosopher', args: {} })
    if (said.some(({ key }) => key.startsWith('near-')) && own.wouldWin) said.push({ key: 'would-win', args: {} })
    return said
  }

  /** What one learns to think of by oneself. */
  usual(kind: string): Advice[] {
    const { view, me, decision } = this
    const gold = view.cities[me]!.gold ?? 0
    const isles = this.islesOf(me)
    const said: Advice[] = []
    const offers = kind === 'offering' || kind === 'outbid'
    if (kind === 'outbid') said.push({ key: 'ousted', args: { god: decision.subject.ousted_from } })
    if (offers || kind === 'turn-ares') {
      const danger = this.inDanger()
      if (isles.length === 1) said.push({ key: 'last-isle', args: {} })
      else if (danger) said.push({ key: 'threatened', args: danger })
    }
    if (offers) said.push({ key: gold < 3 ? 'poor' : 'gold', args: { gold } })
    if (kind === 'turn-ares') {
      const [free] = this.beside(me).filter((isle) => view.isles[isle]!.owner === null)
      if (free) said.push({ key: 'empty-isle', args: { isle: free } })
      else if (!this.beside(me).some((isle) => !isles.includes(isle))) said.push({ key: 'no-fleets', args: {} })
    }
    if (gold && kind.startsWith('turn-') && kind !== 'turn-apollo') said.push({ key: 'spend', args: { gold } })
    return said
  }

  /** Whether the god is the one of the turn, or can be offered to now. */
  private canServe(god: string): boolean {
    const { subject, options } = this.decision
    return subject.god === god || Boolean(options?.some((option) => option.god === god))
  }

  /** An own isle that an enemy's fleets touch, and that he could land on with more troops than stand there. */
  private inDanger(): { isle: string; player: string } | null {
    const { view } = this
    for (const city of this.rivals()) {
      const strongest = Math.max(0, ...this.islesOf(city).map((isle) => view.isles[isle]!.troops))
      for (const isle of this.beside(city)) {
        const { owner, troops, buildings } = view.isles[isle]!
        const fortresses = buildings.filter((building) => building === 'fortress').length
        if (owner === this.me && strongest > troops + fortresses) return { isle, player: city }
      }
    }
    return null
  }

  private rivals(): string[] {
    return CITIES.filter((city) => city !== this.me && this.view.cities[city] && !this.view.cities[city].eliminated)
  }

  private islesOf(city: string): string[] {
    return Object.entries(this.view.isles).flatMap(([isle, { owner }]) => (owner === city ? [isle] : []))
  }

  /** The isles that a city's fleets touch. */
  private beside(city: string): string[] {
    const seas = Object.entries(this.view.seas).flatMap(([sea, { owner }]) => (owner === city ? [sea] : []))
    return [...new Set(seas.flatMap((sea) => this.geography.shore(sea)))]
  }
}
