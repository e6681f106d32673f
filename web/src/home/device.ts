/** The games whose rights this device keeps. */

import type { OwnGame, Right } from '../net/protocol'
import type { GameEntry, GameSource } from './source'

/** So many rights can be asked about at once. */
const AT_ONCE = 80

export interface Keeper {
  rights: () => Right[]
  forgetToken: (table: string) => void
}

export class DeviceGames implements GameSource {
  /** What never changes any more, by right: games that are over, and null for what the server doesn't know. */
  private settled = new Map<string, OwnGame | null>()

  constructor(
    private readonly keeper: Keeper,
    private readonly ask: (rights: Right[]) => Promise<OwnGame[]>,
  ) {}

  async list(): Promise<GameEntry[]> {
    const rights = this.keeper.rights()
    const asked = rights.filter((right) => !this.settled.has(keyOf(right)))
    const found: OwnGame[] = []
    for (let from = 0; from < asked.length; from += AT_ONCE) {
      const part = asked.slice(from, from + AT_ONCE)
      const games = await this.ask(part)
      found.push(...games.filter(({ table }) => table.phase !== 'over'))
      for (const [right, game] of paired(part, games))
        if (!game || game.table.phase === 'over') this.settled.set(keyOf(right), game)
    }
    const over = rights.map((right) => this.settled.get(keyOf(right)) ?? null).filter((game) => game !== null)
    return byTable([...found, ...over])
  }

  forget({ table: { table } }: GameEntry): void {
    for (const key of this.settled.keys()) if (key.startsWith(`${table} `)) this.settled.delete(key)
    this.keeper.forgetToken(table)
  }
}

function keyOf({ table, token }: Right): string {
  return `${table} ${token}`
}

/**
 * Each right with its game, null if it is none. Games come in the order of their rights, without saying whose they are:
 * at a table where not all rights hold, all of them are asked about again.
 */
function paired(rights: readonly Right[], games: readonly OwnGame[]): [Right, OwnGame | null][] {
  return [...new Set(rights.map(({ table }) => table))].flatMap((table) => {
    const own = rights.filter((right) => right.table === table)
    const there = games.filter((game) => game.table.table === table)
    if (there.length && there.length < own.length) return []
    return own.map((right, number): [Right, OwnGame | null] => [right, there[number] ?? null])
  })
}

/** A table once, with all seats one has there: as the one of them that is asked, has won or isn't ready sees it. */
function byTable(games: readonly OwnGame[]): GameEntry[] {
  return [...new Set(games.map(({ table }) => table.table))].map((table) => {
    const own = games.filter((game) => game.table.table === table)
    const matters = ({ seat, waits_for, winners, table: { phase, seats } }: OwnGame): boolean =>
      waits_for === seat || winners.includes(seat) || (phase === 'open' && !seats[seat]!.ready)
    const first = own.find(matters) ?? own[0]!
    return { ...first, href: `#/t/${table}`, seats: own.map(({ seat }) => seat) }
  })
}
