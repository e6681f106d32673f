/** The battle going on, or the last one, as the events tell it. */

import type { GameView } from '../board/types'
import type { Entry, GameEvent } from '../net/protocol'
import { placeOfEvent } from './choices'

export interface Played {
  player: string
  item: string
}

export interface Round {
  attacker_die: number
  defender_die: number
  /** Missing while Ulysses thinks about his die. */
  attacker_total?: number
  defender_total?: number
  attacker_loses?: boolean
  defender_loses?: boolean
  /** Magic items played for it. */
  items: Played[]
}

/** Units of one side by kind: troops or fleets, undead, titans, heroes by name; and the artifacts with them. */
export interface Party {
  units: number
  undead: number
  titans: number
  heroes: string[]
  artifacts: string[]
}

const NOBODY: Party = { units: 0, undead: 0, titans: 0, heroes: [], artifacts: [] }

export interface Battle {
  id: string
  seq: number
  place: string
  attacker: string
  defender: string
  attackers: number
  defenders: number
  /** Who set out, and who is left of them. */
  force: Party
  party: Party
  rounds: Round[]
  /** Magic items played for the round to come. */
  items: Played[]
  /** Who retreated, and where to. */
  retreat: { player: string; to: string } | null
  over: boolean
  winner: string | null
}

export function lastBattle(entries: readonly Entry[]): Battle | null {
  let start = -1
  for (let at = entries.length - 1; at >= 0 && start < 0; at--) if (entries[at]!.events.some(begins)) start = at
  if (start < 0) return null
  let battle: Battle | null = null
  let party = NOBODY
  for (const entry of entries.slice(start))
    for (const event of entry.events) {
      if (event.event === 'troops_moved' || event.event === 'fleets_moved')
        party = {
          units: event.count as number,
          undead: (event.undead as number) ?? 0,
          titans: (event.titans as number) ?? 0,
          heroes: (event.heroes as string[]) ?? [],
          artifacts: (event.artifacts as string[]) ?? [],
        }
      if (begins(event)) battle = begun(entry, event, party)
      else if (battle && !battle.over && told(battle, event)) battle.seq = entry.seq
    }
  return battle
}

/**
 * Milliseconds for which a battle that is over stays in sight: longer for who fought in it, shorter where it is in the
 * way.
 */
export function stayOf(battle: Battle, me: string | null, inTheWay: boolean): number {
  if (inTheWay) return 2000
  return fightsIn(battle, me) ? 8000 : 4500
}

export function fightsIn({ attacker, defender }: Battle, player: string | null): boolean {
  return player === attacker || player === defender
}

function begun(entry: Entry, event: GameEvent, party: Party): Battle {
  const isle = event.isle as string | undefined
  return {
    id: `${entry.seq}-${entry.events.indexOf(event)}`,
    seq: entry.seq,
    place: isle ? `isle:${isle}` : `sea:${event.sea as string}`,
    attacker: event.attacker as string,
    defender: event.defender as string,
    attackers: event.attackers as number,
    defenders: event.defenders as number,
    force: party,
    party,
    rounds: [],
    items: [],
    retreat: null,
    over: false,
    winner: null,
  }
}

/** Brings a battle up to date; false for an event that is no part of it. */
function told(battle: Battle, event: GameEvent): boolean {
  const last = battle.rounds.at(-1)
  switch (event.event) {
    case 'item_used': {
      const items = event.item === 'aegis' && last ? last.items : battle.items
      items.push({ player: event.player as string, item: event.item as string })
      return true
    }
    case 'die_rerolled':
      Object.assign(last!, { [event.player === battle.attacker ? 'attacker_die' : 'defender_die']: event.die })
      return true
    case 'dice_rolled':
    case 'battle_round':
      if (last && last.attacker_total === undefined) Object.assign(last, event)
      else {
        battle.rounds.push({ ...(event as unknown as Round), items: battle.items })
        battle.items = []
      }
      return true
    case 'unit_lost':
      if (event.player === battle.attacker) battle.party = without(battle.party, event)
      return true
    case 'troops_retreated':
    case 'fleets_retreated':
      battle.retreat = { player: event.player as string, to: placeOfEvent(event)! }
      return true
    case 'battle_ended':
      battle.over = true
      battle.winner = (event.winner as string | null) ?? null
      return true
    default:
      return false
  }
}

function without(party: Party, { undead, titan, card }: GameEvent): Party {
  if (titan) return { ...party, titans: party.titans - 1 }
  if (card) return { ...party, heroes: party.heroes.filter((hero) => hero !== card) }
  return undead ? { ...party, undead: party.undead - 1 } : { ...party, units: party.units - 1 }
}

/** Who defends now. */
export function defenders(view: GameView, battle: Battle): Party {
  const [kind, name] = battle.place.split(':') as [string, string]
  if (kind === 'sea') return { ...NOBODY, units: view.seas[name]?.fleets ?? 0, undead: view.seas[name]?.undead ?? 0 }
  const isle = view.isles[name]
  return {
    units: isle?.troops ?? 0,
    undead: isle?.undead ?? 0,
    titans: isle?.titans ?? 0,
    heroes: isle?.heroes ?? [],
    artifacts: Object.entries(view.artifacts ?? {}).flatMap(([artifact, at]) => (at === name ? [artifact] : [])),
  }
}

function begins(event: GameEvent): boolean {
  return event.event === 'land_battle_began' || event.event === 'sea_battle_began'
}

/** A side of a battle as it stands, or as it stood in a round that is shown. */
export interface Side {
  role: 'attacker' | 'defender'
  city: string
  /** With how many units it began. */
  units: number
  /** Who is left of them, where that is shown. */
  party: Party | null
  die: number | undefined
  total: number | undefined
  loses: boolean | undefined
  items: string[]
}

export function sideOf(battle: Battle, round: Round | null, role: Side['role'], party: Party | null): Side {
  const city = battle[role]
  return {
    role,
    city,
    units: battle[`${role}s`],
    party,
    die: round?.[`${role}_die`],
    total: round?.[`${role}_total`],
    loses: round?.[`${role}_loses`],
    items: [...(round?.items ?? []), ...battle.items].filter(({ player }) => player === city).map(({ item }) => item),
  }
}
