/** One's games from all sources, in the order in which they matter. */

import type { GameEntry, GameSource } from './source'

/** Whose turn it is, as the reader sees it. */
export type Group = 'mine' | 'others' | 'trials' | 'lessons' | 'over'
export const GROUPS: readonly Group[] = ['mine', 'others', 'trials', 'lessons', 'over']

export function groupOf({ table, seat, waits_for }: GameEntry): Group {
  if (table.origin?.kind === 'lesson') return 'lessons'
  if (table.origin?.kind === 'moment') return 'trials'
  if (table.phase === 'over') return 'over'
  if (table.phase === 'open') return table.seats[seat]?.ready ? 'others' : 'mine'
  return waits_for === seat ? 'mine' : 'others'
}

/** Whether one plays there with nobody but bots. */
export function isAlone({ table, seats }: GameEntry): boolean {
  return table.seats.every(({ kind, name }, number) => seats.includes(number) || (kind === 'bot' && name === null))
}

/** A game where somebody waits for me before one where only bots do; then what was played last. */
function before(one: GameEntry, other: GameEntry): number {
  return Number(isAlone(one)) - Number(isAlone(other)) || other.played - one.played
}

export class Games {
  private found: GameEntry[][] = $state.raw([])
  /** The first answers have come, or failed to. */
  loaded = $state(false)
  /** Some source couldn't tell its games; what it told before is still shown. */
  failed = $state(false)

  constructor(private readonly sources: readonly GameSource[]) {}

  async refresh(): Promise<void> {
    const told = await Promise.allSettled(this.sources.map((source) => source.list()))
    this.found = told.map((one, number) => (one.status === 'fulfilled' ? one.value : (this.found[number] ?? [])))
    this.failed = told.some(({ status }) => status === 'rejected')
    this.loaded = true
  }

  /** By group. A seat that several sources know is there once, as the first of them tells it. */
  get groups(): Record<Group, GameEntry[]> {
    const groups: Record<Group, GameEntry[]> = { mine: [], others: [], trials: [], lessons: [], over: [] }
    const seen = new Set<string>()
    for (const game of this.found.flat()) {
      const key = `${game.table.table} ${game.seat}`
      if (!seen.has(key)) groups[groupOf(game)].push(game)
      seen.add(key)
    }
    for (const games of Object.values(groups)) games.sort(before)
    return groups
  }

  /** By all that know of it. */
  forget(game: GameEntry): void {
    const isIt = (other: GameEntry): boolean => other.table.table === game.table.table && other.seat === game.seat
    this.found = this.found.map((games, number) => {
      if (games.some(isIt)) this.sources[number]!.forget(game)
      return games.filter((other) => !isIt(other))
    })
  }
}
