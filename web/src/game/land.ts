/** What people have, and what stood where before an event: reckoned backwards from the present view. */

import type { GameView } from '../board/types'
import type { GameEvent } from '../net/protocol'
import { number, text, type Circumstances } from './circumstances'
import { standingOf, type Standing } from './race'

/** What somebody can have. */
export type Thing =
  | 'isle'
  | 'troop'
  | 'fleet'
  | 'undead_troop'
  | 'undead_fleet'
  | 'titan'
  | 'hero'
  | 'building'
  | 'metropolis'
  | 'necropolis'
  | 'marker'
  | 'grave_gold'
  | 'gold'
  | 'priest'
  | 'philosopher'
  | 'priestess'
  | 'item'
  | 'artifact'
  | 'figure'

export interface Effect {
  player: string
  thing: Thing
  /**
   * Which isle, building, hero, card, item or special metropolis; null where there is only one sort, or nobody may
   * know.
   */
  name: string | null
  /** How many; less than 0 are lost. */
  count: number
}

/** By player. */
export type Standings = Record<string, Standing>

/** What stood on the isles, and whose that was. */
export class Land {
  readonly owner: Record<string, string | null> = {}
  readonly buildings: Record<string, (string | null)[]> = {}
  /** The name of the special one, 'ordinary', or null. */
  readonly metropolis: Record<string, string | null> = {}
  readonly markers: Record<string, number> = {}
  readonly gold: Record<string, number> = {}
  readonly artifacts: Record<string, string | null>
  readonly metropolises: Record<string, number> = {}
  readonly philosophers: Record<string, number> = {}
  necropolis: string | null

  constructor(view: GameView) {
    for (const [name, isle] of Object.entries(view.isles)) {
      this.owner[name] = isle.owner
      this.buildings[name] = [...isle.buildings]
      this.metropolis[name] = isle.metropolis ? (isle.special ?? 'ordinary') : null
      this.markers[name] = isle.markers
      this.gold[name] = isle.gold ?? 0
    }
    this.artifacts = { ...view.artifacts }
    this.necropolis = view.necropolis ?? null
    for (const [player, { metropolises, philosophers }] of Object.entries(view.cities))
      [this.metropolises[player], this.philosophers[player]] = [metropolises, philosophers]
  }

  get standings(): Standings {
    const isles = Object.keys(this.owner)
    return Object.fromEntries(
      Object.entries(this.metropolises).map(([player, metropolises]) => {
        const own = isles.filter((isle) => this.owner[isle] === player)
        const buildings = own.flatMap((isle) => this.buildings[isle]!.flatMap((building) => building ?? []))
        return [
          player,
          standingOf(
            { buildings, cultural: own.some((isle) => this.metropolis[isle] === 'cultural') },
            metropolises,
            this.philosophers[player]!,
          ),
        ]
      }),
    )
  }

  /** All that goes with an isle but for those artifacts. */
  on(isle: string, without: readonly string[]): Omit<Effect, 'player'>[] {
    const metropolis = this.metropolis[isle]
    return [
      { thing: 'isle', name: isle, count: 1 },
      ...(metropolis ? [{ thing: 'metropolis' as const, name: metropolis, count: 1 }] : []),
      ...this.buildings[isle]!.flatMap((building) =>
        building ? [{ thing: 'building' as const, name: building, count: 1 }] : [],
      ),
      ...(this.necropolis === isle ? [{ thing: 'necropolis' as const, name: null, count: 1 }] : []),
      ...Object.entries(this.artifacts).flatMap(([name, at]) =>
        at === isle && !without.includes(name) ? [{ thing: 'artifact' as const, name, count: 1 }] : [],
      ),
      ...(this.markers[isle] ? [{ thing: 'marker' as const, name: null, count: this.markers[isle] }] : []),
      ...(this.gold[isle] ? [{ thing: 'grave_gold' as const, name: null, count: this.gold[isle] }] : []),
    ]
  }

  /** Take back what an event did. */
  undo(event: GameEvent, along: Circumstances): void {
    const isle = text(event, 'isle')
    switch (event.event) {
      case 'isle_taken':
        this.owner[isle] = (event.former as string | null) ?? null
        for (const artifact of along.artifacts) this.artifacts[artifact] = null
        break
      case 'troop_put':
      case 'titan_raised':
        if (along.first) this.owner[isle] = null
        break
      case 'built':
      case 'site_built':
        this.buildings[isle]![number(event, 'slot')] = null
        break
      case 'building_discarded':
      case 'building_destroyed':
      case 'building_cleared':
        this.buildings[isle]![number(event, 'slot')] = text(event, 'building')
        break
      case 'building_turned':
        this.buildings[isle]![number(event, 'slot')] = text(event, 'former')
        break
      case 'metropolis_founded':
        this.metropolis[isle] = null
        break
      case 'metropolis_razed':
        this.metropolis[isle] = 'ordinary'
        break
      case 'necropolis_built':
        this.necropolis = (event.from_isle as string | null) ?? null
        break
      case 'prosperity_placed':
        this.markers[isle]!--
        break
      case 'prosperity_moved':
        this.markers[text(event, 'from_isle')]!++
        this.markers[text(event, 'to_isle')]!--
        break
      case 'gold_buried':
        this.gold[isle]! -= number(event, 'gold')
        break
      case 'grave_gold_taken':
        this.gold[isle]! += number(event, 'gold')
        break
      case 'artifact_placed':
        this.artifacts[text(event, 'card')] = null
        break
      case 'artifact_sent':
        this.artifacts[text(event, 'card')] = text(event, 'from_isle')
        break
      case 'artifacts_left':
        for (const artifact of event.artifacts as string[])
          if (along.artifacts.includes(artifact)) this.artifacts[artifact] = null
        break
      case 'troops_moved':
      case 'troops_passed':
        if (!event.passing)
          for (const artifact of (event.artifacts as string[]) ?? [])
            this.artifacts[artifact] = text(event, 'from_isle')
        break
      case 'troops_retreated':
        // The attackers carry theirs until they are somewhere; the defenders' lay on the isle they leave.
        for (const artifact of (event.artifacts as string[]) ?? [])
          this.artifacts[artifact] = along.artifacts.includes(artifact) ? null : text(event, 'from_isle')
        break
    }
  }
}
