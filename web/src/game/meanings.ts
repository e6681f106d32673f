/** What each kind of event does to what people have. */

import type { PlaceKey } from '../board/types'
import type { GameEvent } from '../net/protocol'
import { number, text, type Circumstances } from './circumstances'
import type { Effect, Land, Thing } from './land'

type Told = Omit<Effect, 'name'> & { name?: string | null }

/** What one event does; `land` is as it was after it. */
type Meaning = (event: GameEvent, land: Land, along: Circumstances, named: boolean) => Told[]

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
export const nothing: Meaning = () => []

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
