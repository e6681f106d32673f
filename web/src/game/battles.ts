/** The battle going on, or the last one, as the events tell it. */

import type { Entry, GameEvent } from '../net/protocol'

export interface Round {
  attacker_die: number
  defender_die: number
  attacker_total: number
  defender_total: number
  attacker_loses: boolean
  defender_loses: boolean
}

export interface Battle {
  id: string
  seq: number
  place: string
  attacker: string
  defender: string
  attackers: number
  defenders: number
  rounds: Round[]
  over: boolean
  winner: string | null
}

export function lastBattle(entries: readonly Entry[]): Battle | null {
  let start = -1
  for (let at = entries.length - 1; at >= 0 && start < 0; at--) if (entries[at]!.events.some(begins)) start = at
  if (start < 0) return null
  let battle: Battle | null = null
  for (const entry of entries.slice(start))
    for (const event of entry.events) {
      if (begins(event)) {
        const isle = event.isle as string | undefined
        battle = {
          id: `${entry.seq}-${entry.events.indexOf(event)}`,
          seq: entry.seq,
          place: isle ? `isle:${isle}` : `sea:${event.sea as string}`,
          attacker: event.attacker as string,
          defender: event.defender as string,
          attackers: event.attackers as number,
          defenders: event.defenders as number,
          rounds: [],
          over: false,
          winner: null,
        }
      } else if (battle && event.event === 'battle_round') {
        battle.rounds.push(event as unknown as Round)
        battle.seq = entry.seq
      } else if (battle && event.event === 'battle_ended') {
        battle.over = true
        battle.winner = (event.winner as string | null) ?? null
        battle.seq = entry.seq
      }
    }
  return battle
}

function begins(event: GameEvent): boolean {
  return event.event === 'land_battle_began' || event.event === 'sea_battle_began'
}
