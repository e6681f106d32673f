/** What is to know of an event from those before it: whose turn it is, which battle, by whose power. */

import type { PlaceKey } from '../board/types'
import type { GameEvent } from '../net/protocol'

/** A card at work. */
export interface Power {
  /** Of the event that called it. */
  id: string
  card: string
}

/** A battle as far as it matters who loses what. */
export interface Fight {
  /** Of the event it began with. */
  id: string
  place: PlaceKey
  attacker: string
  defender: string
  /** Where the attackers came from. */
  from: PlaceKey | null
  /** The creature that brought the attackers. */
  power: Power | null
}

/** The name of an event's field. */
export const text = (event: GameEvent, field: string): string => event[field] as string
export const number = (event: GameEvent, field: string): number => (event[field] as number | undefined) ?? 0

/** What was known when an event came, from those before it. */
export interface Circumstances {
  fight: Fight | null
  /** Artifacts of those who are on their way. */
  artifacts: readonly string[]
  power: Power | null
  /** Whose turn it is. */
  turn: string | null
  /** Before the game: the isle was nobody's until then. */
  first: boolean
  /** Undead of each player, troops and fleets. */
  undead: Record<string, { troop: number; fleet: number }>
  holder: Record<string, string>
  /** A round of a battle without named losses in which the defender loses the Minotaur. */
  minotaur: boolean
}

/** Events that begin or end what a creature does. */
const CALLS = ['creature_called', 'power_copied', 'hero_sacrificed', 'hero_hired']
const ENDS_POWER = [
  'turn_ended',
  'turn_began',
  'built',
  'troop_recruited',
  'fleet_recruited',
  'priest_taken',
  'philosopher_taken',
  'power_forgone',
  'favour_used',
  'item_used',
]
/** They go on with a creature's power only where it flies. */
const MOVES = ['troops_moved', 'troops_passed', 'fleets_moved']

/** Goes through a log in its order and tells of each event what is to know from before. */
export class Reader {
  private fight: Fight | null = null
  private artifacts: readonly string[] = []
  /** Where those set out who moved last. */
  private left: PlaceKey | null = null
  private power: Power | null = null
  /** The battle that has just been won. */
  private won: Fight | null = null
  private turn: string | null = null
  private undead: Circumstances['undead'] = {}
  private holder: Record<string, string> = {}
  /** Isles that have got their first owner before the game. */
  private readonly begun = new Set<string>()

  constructor(private prelude: boolean) {}

  /** `next` are the events that follow in the same entry. */
  read(event: GameEvent, id: string, next: readonly GameEvent[]): Circumstances {
    if (CALLS.includes(event.event)) {
      const card = text(event, 'card')
      // The Chimera's call goes on with the creature it takes after, a hero's with his coming.
      const goesOn = event.event === 'power_copied' || (event.event === 'hero_hired' && this.power?.card === card)
      this.power = { id: goesOn && this.power ? this.power.id : id, card }
    }
    if (event.event === 'turn_began') this.turn = text(event, 'player')
    if (ENDS_POWER.includes(event.event) || (MOVES.includes(event.event) && !event.flying)) this.power = null
    if (MOVES.includes(event.event))
      this.left = event.from_isle ? `isle:${text(event, 'from_isle')}` : `sea:${text(event, 'from_sea')}`
    if (event.event === 'land_battle_began' || event.event === 'sea_battle_began') {
      const place = event.event === 'land_battle_began' ? `isle:${text(event, 'isle')}` : `sea:${text(event, 'sea')}`
      this.fight = {
        id,
        place,
        attacker: text(event, 'attacker'),
        defender: text(event, 'defender'),
        from: this.left,
        power: this.power,
      }
    }
    if ((event.event === 'troops_moved' || event.event === 'troops_passed') && event.artifacts)
      this.artifacts = event.artifacts as string[]
    if (event.event === 'cycle_began') this.prelude = false
    let first = false
    if (this.prelude && (event.event === 'troop_put' || event.event === 'titan_raised')) {
      first = !this.begun.has(text(event, 'isle'))
      this.begun.add(text(event, 'isle'))
    }
    if (event.event === 'figure_placed') this.holder[text(event, 'card')] = text(event, 'player')
    const following = next[0]?.event
    const taken = event.event === 'isle_taken' && this.won?.place === `isle:${text(event, 'isle')}` ? this.won : null
    const along: Circumstances = {
      fight: this.fight ?? taken,
      artifacts: this.artifacts,
      power: this.power,
      turn: this.turn,
      first,
      undead: this.undead,
      holder: this.holder,
      minotaur: following === 'minotaur_fell',
    }
    this.count(event)
    if (event.event === 'battle_ended') [this.won, this.fight] = [this.fight, null]
    if (event.event === 'turn_ended') this.turn = null
    return along
  }

  private count(event: GameEvent): void {
    const add = (player: string, kind: 'troop' | 'fleet', more: number): void => {
      const before = this.undead[player] ?? { troop: 0, fleet: 0 }
      this.undead = { ...this.undead, [player]: { ...before, [kind]: before[kind] + more } }
    }
    if (event.event === 'undead_troop_raised') add(text(event, 'player'), 'troop', 1)
    if (event.event === 'undead_fleet_raised') add(text(event, 'player'), 'fleet', 1)
    if (event.event === 'unit_lost' && event.undead)
      add(text(event, 'player'), this.fight?.place.startsWith('sea') ? 'fleet' : 'troop', -1)
    if (event.event === 'fleets_lost') add(text(event, 'victim'), 'fleet', -number(event, 'undead'))
    if (event.event === 'hades_left') this.undead = {}
  }
}
