/**
 * What events take from whom and give to whom.
 *
 * Some events say it themselves; for others one must know what stood where. That is reckoned backwards from the present
 * view, event by event: so it needs no more of the log than the part that is asked about, and nothing that was seen on
 * a screen.
 */

import type { GameView, PlaceKey } from '../board/types'
import type { Entry, GameEvent } from '../net/protocol'
import { CITIES } from './looks'
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

/** One event with all it does, and what is to know about it besides. */
export interface Happening {
  seq: number
  /** Its place in its entry. */
  number: number
  /** The seat that acted. */
  seat: number | null
  event: GameEvent
  effects: Effect[]
  /** Who did it, as far as somebody did. */
  by: string | null
  /** The creature or hero by whose power it happened. */
  power: Power | null
  /** The battle it is a part of, or the isle it was fought for is taken. */
  battle: Fight | null
  place: PlaceKey | null
  /** Whose turn it was. */
  turn: string | null
  /** How far everyone was before it, and when it had happened. */
  before: Standings
  after: Standings
}

/** By player. */
export type Standings = Record<string, Standing>

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
const text = (event: GameEvent, field: string): string => event[field] as string
const number = (event: GameEvent, field: string): number => (event[field] as number | undefined) ?? 0

/** What stood on the isles, and whose that was. */
class Land {
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
  undo(event: GameEvent, along: Along): void {
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

/** What was known when an event came, from those before it. */
interface Along {
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
class Reader {
  private fight: Fight | null = null
  private artifacts: readonly string[] = []
  /** Where those set out who moved last. */
  private left: PlaceKey | null = null
  private power: Power | null = null
  /** The battle that has just been won. */
  private won: Fight | null = null
  private turn: string | null = null
  private undead: Along['undead'] = {}
  private holder: Record<string, string> = {}
  /** Isles that have got their first owner before the game. */
  private readonly begun = new Set<string>()

  constructor(private prelude: boolean) {}

  /** `next` are the events that follow in the same entry. */
  read(event: GameEvent, id: string, next: readonly GameEvent[]): Along {
    // The Chimera's call goes on with the creature it takes after.
    if (CALLS.includes(event.event))
      this.power = { id: event.event === 'power_copied' && this.power ? this.power.id : id, card: text(event, 'card') }
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
    const along: Along = {
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

type Told = Omit<Effect, 'name'> & { name?: string | null }

/** What one event does; `land` is as it was after it. */
type Meaning = (event: GameEvent, land: Land, along: Along, named: boolean) => Told[]

const one =
  (thing: Thing, field: string | null = null, whose = 'player', count = 1): Meaning =>
  (event) => [{ player: text(event, whose), thing, name: field && ((event[field] as string | null) ?? null), count }]
/** Things of that number which are lost, or won with 1. */
const some =
  (thing: Thing, field: string, whose: string, sign: 1 | -1): Meaning =>
  (event) => [{ player: text(event, whose), thing, count: sign * number(event, field) }]
const all =
  (...meanings: Meaning[]): Meaning =>
  (event, land, along, named) =>
    meanings.flatMap((meaning) => meaning(event, land, along, named))
const price = some('gold', 'price', 'player', -1)
const earned = some('gold', 'gold', 'player', 1)
const nothing: Meaning = () => []

const ofOwner = (isle: string, land: Land, thing: Thing, name: string | null, count: number): Told[] =>
  land.owner[isle] ? [{ player: land.owner[isle], thing, name, count }] : []
const torn: Meaning = (event, land) => ofOwner(text(event, 'isle'), land, 'building', text(event, 'building'), -1)
const stolen =
  (thing: Thing, field: string | null = null): Meaning =>
  (event) => {
    const count = field ? number(event, field) : 1
    return [
      { player: text(event, 'victim'), thing, count: -count },
      { player: text(event, 'player'), thing, count },
    ]
  }
const unitOf = (place: PlaceKey): 'troop' | 'fleet' => (place.startsWith('sea') ? 'fleet' : 'troop')

/** Every kind of event, and what it does to what people have. */
export const MEANINGS: Record<string, Meaning> = {
  // Moves and battles
  fleets_moved: price,
  troops_moved: price,
  troops_passed: price,
  isle_taken: (event, land, { artifacts }) => {
    const former = event.former as string | null
    const things = land.on(text(event, 'isle'), artifacts)
    return things.flatMap((thing) => [
      { ...thing, player: text(event, 'player') },
      ...(former ? [{ ...thing, player: former, count: -thing.count }] : []),
    ])
  },
  land_battle_began: nothing,
  sea_battle_began: nothing,
  dice_rolled: nothing,
  die_rerolled: nothing,
  battle_round: (event, _land, { fight, minotaur }, named) => {
    if (named || !fight) return []
    const thing = unitOf(fight.place)
    return [
      ...(event.attacker_loses ? [{ player: fight.attacker, thing, count: -1 }] : []),
      ...(event.defender_loses && !minotaur ? [{ player: fight.defender, thing, count: -1 }] : []),
    ]
  },
  unit_lost: (event, _land, { fight }) => {
    const unit = unitOf(fight?.place ?? '')
    if (event.card) return [] // the hero's leaving follows
    return [
      {
        player: text(event, 'player'),
        thing: event.titan ? 'titan' : event.undead ? `undead_${unit}` : unit,
        count: -1,
      },
    ]
  },
  unit_saved: nothing,
  minotaur_fell: nothing,
  troops_retreated: nothing,
  fleets_retreated: nothing,
  battle_ended: nothing,
  // The course of a game
  troop_put: (event, _land, { first }) => [
    { player: text(event, 'player'), thing: 'troop', count: 1 },
    ...(first ? [{ player: text(event, 'player'), thing: 'isle' as const, name: text(event, 'isle'), count: 1 }] : []),
  ],
  fleet_put: one('fleet'),
  cycle_began: nothing,
  card_unsold: nothing,
  card_slid: nothing,
  card_drawn: nothing,
  deck_refilled: nothing,
  gods_laid: nothing,
  revenue_taken: earned,
  bid_placed: nothing,
  outbid: nothing,
  apollo_chosen: nothing,
  offering_paid: some('gold', 'gold', 'player', -1),
  player_eliminated: nothing, // all is lost, and nothing is asked of him any more
  game_ended: nothing,
  // Creatures
  creature_changed: price,
  creature_called: price,
  power_forgone: nothing,
  power_copied: nothing,
  discard_shuffled_in: nothing,
  philosopher_stolen: stolen('philosopher'),
  priest_stolen: stolen('priest'),
  gold_stolen: stolen('gold', 'gold'),
  fleet_lured: one('fleet', null, 'victim', -1),
  fleet_placed: (event) => (event.from_sea ? [] : [{ player: text(event, 'player'), thing: 'fleet', count: 1 }]),
  building_destroyed: torn,
  building_turned: (event, land) => [
    ...ofOwner(text(event, 'isle'), land, 'building', text(event, 'former'), -1),
    ...ofOwner(text(event, 'isle'), land, 'building', text(event, 'building'), 1),
  ],
  troop_sold: all(one('troop', null, 'player', -1), earned),
  fleet_sold: all(one('fleet', null, 'player', -1), earned),
  priest_sold: all(one('priest', null, 'player', -1), earned),
  philosopher_sold: all(one('philosopher', null, 'player', -1), earned),
  troop_killed: one('troop', null, 'victim', -1),
  kraken_moved: price,
  fleets_lost: all(some('fleet', 'count', 'victim', -1), some('undead_fleet', 'undead', 'victim', -1)),
  fleets_pushed: nothing,
  figure_placed: one('figure', 'card'),
  figure_left: (event, _land, { holder }) => {
    const player = holder[text(event, 'card')]
    return player ? [{ player, thing: 'figure', name: text(event, 'card'), count: -1 }] : []
  },
  figures_clashed: nothing,
  prosperity_moved: (event, land) => [
    ...ofOwner(text(event, 'from_isle'), land, 'marker', null, -1),
    ...ofOwner(text(event, 'to_isle'), land, 'marker', null, 1),
  ],
  // Favours
  favours_shuffled: nothing,
  favour_laid: nothing,
  favour_used: price,
  priestess_given: one('priestess'),
  priestess_spent: one('priestess', null, 'player', -1),
  item_given: one('item', 'item'),
  items_shuffled: nothing,
  items_seen: nothing,
  item_kept: one('item', 'item'),
  item_discarded: nothing, // the one of two that was not kept
  item_used: one('item', 'item', 'player', -1),
  barred_from_god: nothing,
  troops_doubled: some('troop', 'count', 'player', 1),
  card_given: (event) => [{ player: text(event, 'player'), thing: event.priest ? 'priest' : 'philosopher', count: -1 }],
  harvest_taken: earned,
  card_turned_up: nothing,
  sea_marker_placed: nothing, // it is of use to whoever has fleets there
  fleece_sold: earned,
  figure_moved: nothing,
  // Hades
  threat_rolled: nothing,
  hades_came: nothing,
  hades_left: (_event, _land, { undead }) =>
    Object.entries(undead).flatMap(([player, { troop, fleet }]) => [
      { player, thing: 'undead_troop' as const, count: -troop },
      { player, thing: 'undead_fleet' as const, count: -fleet },
    ]),
  undead_troop_raised: all(one('undead_troop'), price),
  undead_fleet_raised: all(one('undead_fleet'), price),
  necropolis_built: (event, land) => [
    ...(event.from_isle ? ofOwner(text(event, 'from_isle'), land, 'necropolis', null, -1) : []),
    { player: text(event, 'player'), thing: 'necropolis', count: 1 },
    { player: text(event, 'player'), thing: 'gold', count: -number(event, 'price') },
  ],
  metropolis_razed: one('metropolis', null, 'player', -1),
  gold_buried: (event, land) => ofOwner(text(event, 'isle'), land, 'grave_gold', null, number(event, 'gold')),
  grave_gold_taken: (event, land) => [
    ...ofOwner(text(event, 'isle'), land, 'grave_gold', null, -number(event, 'gold')),
    { player: text(event, 'player'), thing: 'gold', count: number(event, 'gold') },
  ],
  // Heroes
  hero_hired: one('hero', 'card'),
  hero_paid: price,
  hero_sacrificed: nothing, // his leaving follows
  hero_left: one('hero', 'card', 'player', -1),
  metropolis_bought: price,
  metropolis_hidden: all(one('metropolis'), one('hero', 'card', 'player', -1)),
  priests_turned: all(some('priest', 'count', 'player', -1), some('philosopher', 'count', 'player', 1)),
  // Titans
  site_built: nothing,
  specials_drawn: nothing,
  titan_raised: all(one('titan'), price, (event, _land, { first }) =>
    first ? [{ player: text(event, 'player'), thing: 'isle', name: text(event, 'isle'), count: 1 }] : [],
  ),
  coin_given: earned,
  artifact_placed: all((event, land) => ofOwner(text(event, 'isle'), land, 'artifact', text(event, 'card'), 1)),
  artifacts_left: (event, land, { artifacts, fight }) =>
    (event.artifacts as string[]).flatMap((name) => {
      const owner = land.owner[text(event, 'isle')]
      if (!artifacts.includes(name) || !fight || !owner) return []
      return [
        { player: fight.attacker, thing: 'artifact' as const, name, count: -1 },
        { player: owner, thing: 'artifact' as const, name, count: 1 },
      ]
    }),
  artifact_lost: nothing,
  artifact_sent: (event, land) => [
    { player: text(event, 'player'), thing: 'artifact', name: text(event, 'card'), count: -1 },
    ...ofOwner(text(event, 'to_isle'), land, 'artifact', text(event, 'card'), 1),
    { player: text(event, 'player'), thing: 'gold', count: -number(event, 'price') },
  ],
  caduceus_paid: price,
  lightning_paid: (event) => [
    { player: text(event, 'player'), thing: 'gold', count: -number(event, 'gold') },
    { player: text(event, 'holder'), thing: 'gold', count: number(event, 'gold') },
  ],
  gold_shared: (event) => [
    { player: text(event, 'player'), thing: 'gold', count: -number(event, 'gold') },
    { player: text(event, 'partner'), thing: 'gold', count: number(event, 'gold') },
  ],
  last_cycle: nothing,
  // Turns
  turn_began: nothing,
  turn_ended: nothing,
  apollo_gave: earned,
  prosperity_placed: (event, land) => ofOwner(text(event, 'isle'), land, 'marker', null, 1),
  troop_recruited: all(one('troop'), price),
  fleet_recruited: all(one('fleet'), price),
  priest_taken: all(one('priest'), price),
  philosopher_taken: all(one('philosopher'), price),
  built: all(one('building', 'building'), price),
  building_discarded: one('building', 'building', 'player', -1),
  philosophers_discarded: some('philosopher', 'count', 'player', -1),
  building_cleared: torn,
  metropolis_founded: (event) => [
    {
      player: text(event, 'player'),
      thing: 'metropolis',
      name: (event.special as string | null) ?? 'ordinary',
      count: 1,
    },
  ],
  metropolis_forfeited: nothing,
}

/** Modules with which a battle names each unit that is lost. */
const NAMING = ['hades', 'heroes', 'favours', 'titans']

/** What somebody gets further with on the way to a metropolis. */
const FURTHERS: readonly Thing[] = ['metropolis', 'building', 'philosopher', 'isle']

function placeOf(event: GameEvent, fight: Fight | null): PlaceKey | null {
  for (const field of ['isle', 'to_isle']) if (typeof event[field] === 'string') return `isle:${event[field]}`
  for (const field of ['sea', 'to_sea']) if (typeof event[field] === 'string') return `sea:${event[field]}`
  return fight?.place ?? null
}

/**
 * What happened after the entry of that number, up to the newest; `view` is the position that led to. `entries` are
 * those that stand, as far back as they are known.
 */
export function happeningsSince(entries: readonly Entry[], since: number, view: GameView): Happening[] {
  const reader = new Reader(entries[0]?.seq === 1)
  const named = view.modules.some((module) => NAMING.includes(module))
  const read = entries.flatMap(({ seq, by, events }) =>
    events.flatMap((event, place) => {
      const along = reader.read(event, `${seq}-${place}`, events.slice(place + 1, place + 2))
      return seq > since ? [{ seq, seat: by, place, event, along }] : []
    }),
  )
  const land = new Land(view)
  let standings = land.standings
  const happenings = read.reverse().map(({ seq, seat, place, event, along }): Happening => {
    const effects = (MEANINGS[event.event] ?? nothing)(event, land, along, named)
      .filter(({ count }) => count !== 0)
      .map((effect) => ({ name: null, ...effect }))
    for (const { player, thing, count } of effects) {
      if (thing === 'metropolis') land.metropolises[player]! -= count
      if (thing === 'philosopher') land.philosophers[player]! -= count
    }
    land.undo(event, along)
    const after = standings
    if (effects.some(({ thing }) => FURTHERS.includes(thing))) standings = land.standings
    const doer = along.fight?.attacker ?? (event.event === 'outbid' ? CITIES[seat ?? -1] : (event.player ?? along.turn))
    return {
      seq,
      seat,
      number: place,
      event,
      effects,
      by: typeof doer === 'string' ? doer : null,
      power: along.power,
      battle: along.fight,
      place: placeOf(event, along.fight),
      turn: along.turn,
      before: standings,
      after,
    }
  })
  return happenings.reverse()
}
