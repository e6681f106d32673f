/** What can be chosen together for a new table. */

import type { BoardInfo, Info, OwnBoard } from '../net/protocol'

const TITANS = 'titans'

/** How many can play with these expansions, and on that board if it is one's own. */
export function countsFor(info: Info, modules: readonly string[], own: OwnBoard | null = null): number[] {
  const counts = modules.includes(TITANS) ? info.titans.players : info.players
  const mode = modules.includes(TITANS) ? TITANS : modules.includes('free_placement') ? 'free_placement' : 'starts'
  return own ? counts.filter((count) => own.modes[count]?.includes(mode)) : counts
}

/** All numbers of players there are, possible now or not. */
export function allCounts(info: Info): number[] {
  return [...new Set([...info.players, ...info.titans.players])].sort((one, other) => one - other)
}

/** Whether so many play in teams of two, may, or don't. */
export function teamsFor(info: Info, modules: readonly string[], players: number): 'always' | 'possible' | 'never' {
  if (!modules.includes(TITANS) || !info.titans.teams.includes(players)) return 'never'
  return info.titans.always_teams.includes(players) ? 'always' : 'possible'
}

/** The boards of the server's that fit. */
export function boardsFor(info: Info, modules: readonly string[], players: number): BoardInfo[] {
  return info.boards.filter((board) => board.titans === modules.includes(TITANS) && board.players.includes(players))
}

/** The possible number nearest to a wish. */
export function nearest(counts: readonly number[], wish: number): number {
  return [...counts].sort((one, other) => Math.abs(one - wish) - Math.abs(other - wish))[0] ?? wish
}
