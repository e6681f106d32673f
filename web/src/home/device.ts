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
  /** What never changes any more, by table: games that are over, and null for what the server doesn't know. */
  private settled = new Map<string, GameEntry | null>()

  constructor(
    private readonly keeper: Keeper,
    private readonly ask: (rights: Right[]) => Promise<OwnGame[]>,
  ) {}

  async list(): Promise<GameEntry[]> {
    const rights = this.keeper.rights()
    const asked = rights.filter(({ table }) => !this.settled.has(table))
    const found: GameEntry[] = []
    for (let from = 0; from < asked.length; from += AT_ONCE) {
      const part = asked.slice(from, from + AT_ONCE)
      const games = (await this.ask(part)).map((game) => ({ ...game, href: `#/t/${game.table.table}` }))
      found.push(...games)
      for (const { table } of part) {
        const game = games.find((one) => one.table.table === table)
        if (!game || game.table.phase === 'over') this.settled.set(table, game ?? null)
      }
    }
    const open = found.filter(({ table }) => table.phase !== 'over')
    const over = rights.map(({ table }) => this.settled.get(table) ?? null).filter((game) => game !== null)
    return [...open, ...over]
  }

  forget({ table: { table } }: GameEntry): void {
    this.settled.delete(table)
    this.keeper.forgetToken(table)
  }
}
