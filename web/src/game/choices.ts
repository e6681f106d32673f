/** The options of a decision, put together as a player thinks of them: by place, by god, by kind. */

import type { Decision, GameView, Lit, Option, PlaceKey } from '../board/types'
import { holdingsOf } from './holdings'

/** Options that differ only in a number, of gold or units or others, smallest first. */
export interface Choice {
  key: string
  kind: string
  option: Option
  options: Option[]
}

export function amountOf(option: Option): number {
  return option.gold ?? option.count ?? option.undead ?? option.titans ?? option.number ?? 0
}

/** Kinds of actions about a creature, a hero or an artifact that are chosen where it stands. */
const AT_FIGURE = ['choose_card', 'spend_priestess', 'pay_hero', 'let_go', 'send_artifact']

/** The creature, hero or artifact an option is about. */
export function figureOf(option: Partial<Option>): string | null {
  return option.hero ?? option.card ?? option.artifact ?? null
}

/** The isle a creature, a hero or an artifact stands on. */
export function isleOf(view: GameView, figure: string): string | null {
  const found = Object.entries(view.isles).find(([, isle]) => isle.figure?.card === figure || isle.heroes?.includes(figure))
  return found?.[0] ?? view.artifacts?.[figure] ?? null
}

/** The place an option is about, if it has one on the board: its own, or that of the figure it names. */
export function placeOf(option: Option, view: GameView | null = null): PlaceKey | null {
  if (option.kind === 'choose_building') return `building:${option.isle}:${option.building}:${option.space}`
  if (option.isle !== undefined) return `isle:${option.isle}`
  if (option.sea !== undefined) return `sea:${option.sea}`
  const figure = AT_FIGURE.includes(option.kind) ? figureOf(option) : null
  const isle = view && figure && isleOf(view, figure)
  return isle ? `isle:${isle}` : null
}

/** The last of a list are those that end something. */
export const LAST = ['bid_apollo', 'stay', 'forgo', 'pass', 'stop', 'end_turn']

export function gathered(options: readonly Option[]): Choice[] {
  const together = new Map<string, Option[]>()
  for (const option of options) {
    const { kind, isle, sea, god, card, player, building, space, hero, item, artifact, metropolis } = option
    const parts = [kind, isle, sea, god, card, player, building, space, hero, item, artifact, metropolis]
    const key = parts.filter((part) => part !== undefined).join(' ')
    const same = together.get(key)
    if (same) same.push(option)
    else together.set(key, [option])
  }
  const choices = [...together].map(([key, same]) => {
    same.sort((one, other) => amountOf(one) - amountOf(other))
    // Bids are offered from the lowest, units from the most.
    const option = (same[0]!.gold === undefined ? same.at(-1) : same[0])!
    return { key, kind: option.kind, option, options: same }
  })
  const rank = (choice: Choice): number => (LAST.includes(choice.kind) ? 1 : 0)
  return choices.sort((one, other) => rank(one) - rank(other))
}

/** Choices by place. */
export function byPlace(choices: readonly Choice[], view: GameView | null = null): Map<PlaceKey, Choice[]> {
  const places = new Map<PlaceKey, Choice[]>()
  for (const choice of choices) {
    const place = placeOf(choice.option, view)
    if (place === null) continue
    places.set(place, [...(places.get(place) ?? []), choice])
  }
  return places
}

/** The option of a choice with that number, or the nearest smaller one. */
export function withAmount(choice: Choice, amount: number): Option {
  return choice.options.findLast((option) => amountOf(option) <= amount) ?? choice.options[0]!
}

export function lights(places: Map<PlaceKey, Choice[]>, label: (choice: Choice) => string): Map<PlaceKey, Lit> {
  return new Map([...places].map(([place, choices]) => [place, { label: choices.map(label).join('; ') }]))
}

/** A kind of action, with the building, hero, item or artifact it is about. */
export interface Action {
  kind: string
  building?: string
  hero?: string
  item?: string
  artifact?: string
}

/** What each god lets do besides calling creatures. */
export const GOD_ACTIONS: Record<string, Action[]> = {
  poseidon: [{ kind: 'recruit_fleet' }, { kind: 'build', building: 'port' }, { kind: 'move_fleets' }],
  ares: [{ kind: 'recruit_troop' }, { kind: 'build', building: 'fortress' }, { kind: 'move_troops' }],
  zeus: [{ kind: 'recruit_priest' }, { kind: 'build', building: 'temple' }, { kind: 'change' }],
  athena: [{ kind: 'recruit_philosopher' }, { kind: 'build', building: 'university' }],
  hades: [{ kind: 'recruit_troop' }, { kind: 'recruit_fleet' }, { kind: 'move_troops' }, { kind: 'move_fleets' }, { kind: 'build_necropolis' }],
  kronos: [{ kind: 'recruit_titan' }],
}

/** What a god lets do in this cycle: Kronos gives a building of any god above him (T3.1). */
function godActions(view: GameView, god: string): Action[] {
  const above = god === 'kronos' ? view.gods.slice(0, view.gods.indexOf(god)) : []
  const gifts = above.flatMap((other) => (GOD_ACTIONS[other] ?? []).filter(({ kind }) => kind === 'build'))
  return [...(GOD_ACTIONS[god] ?? []), ...gifts]
}

/** Whether a player has a titan to move (T4.3). */
function hasTitans(view: GameView, player: string): boolean {
  return Object.values(view.isles).some(({ owner, titans }) => owner === player && titans)
}

/** Magic items that are used in one's own turn. */
const OWN_TURN = ['fleece', 'cup', 'lyre', 'pandora']

/** What may be in a turn besides calling creatures: shown greyed, with the reason, while it isn't possible. */
export function turnActions(view: GameView): Action[] {
  const { player, god } = view.turn!
  const { heroes, items, secrets } = holdingsOf(view, player)
  return [
    ...godActions(view, god),
    ...(hasTitans(view, player) ? [{ kind: 'move_titans' }] : []),
    ...(view.favour?.god === god ? [{ kind: 'use_favour' }] : []),
    ...[...items, ...secrets].filter((item) => OWN_TURN.includes(item)).map((item) => ({ kind: 'use_item', item })),
    ...heroes.map((hero) => ({ kind: 'sacrifice', hero })),
  ]
}

/** How kinds of actions are written, as far as the page asks why one of them can't be done. */
const WORDS: Record<string, string> = {
  recruit_priest: 'recruit priest',
  recruit_philosopher: 'recruit philosopher',
  recruit_troop: 'recruit troop {isle}',
  recruit_fleet: 'recruit fleet {sea}',
  build: 'build {building} {isle}',
  move_troops: 'move troops {isle}',
  recruit_titan: 'recruit titan {isle}',
  move_titans: 'move titans {isle}',
  land: 'land {isle} {count}',
  move_fleets: 'move fleets {sea}',
  sail: 'sail {sea} {count}',
  call: 'call {card}',
  change: 'change {card}',
  choose_isle: 'choose isle {isle}',
  choose_sea: 'choose sea {sea}',
  choose_player: 'choose player {player}',
  choose_building: 'choose building {isle} {building} {space}',
  sell_troop: 'sell troop {isle}',
  sell_fleet: 'sell fleet {sea}',
  bid: 'bid {god} {gold}',
  bid_apollo: 'bid apollo',
  build_necropolis: 'build necropolis {isle}',
  sacrifice: 'sacrifice {hero}',
  use_favour: 'favour',
  use_item: 'use {item}',
  choose_god: 'choose god {god}',
  choose_card: 'choose card {card}',
  spend_priestess: 'priestess {card}',
  pay_hero: 'pay {hero}',
  let_go: 'dismiss {hero}',
  send_artifact: 'send {artifact}',
}

/** The notation of an action from its parts; null if a part is missing. */
export function written(kind: string, parts: Record<string, string | number | undefined>): string | null {
  const words = WORDS[kind]
  if (!words) return null
  let missing = false
  const text = words.replace(/\{(\w+)\}/g, (_, part: string) => {
    if (parts[part] === undefined) missing = true
    return String(parts[part])
  })
  return missing ? null : text
}

/** The action a player means who picks a place that isn't lit, to ask why it can't be done. */
export function meant(decision: Decision, view: GameView, place: PlaceKey, mode: string | null): string | null {
  const [what, name, building, space] = place.split(':')
  const isle = what === 'isle' ? view.isles[name!] : undefined
  const hero = isle?.heroes?.[0]
  const card = isle?.figure?.card ?? hero
  const artifact = Object.entries(view.artifacts ?? {}).find(([, at]) => isle && at === name)?.[0]
  const count = fewest(decision)
  const parts: Record<string, string | undefined> = { [what === 'building' ? 'isle' : what!]: name, building, space, count, hero, card, artifact }
  const part = what === 'sea' ? '{sea}' : '{isle}'
  return kindsMeant(decision, view, place, mode?.split(' ')[0] ?? null)
    .filter((kind) => WORDS[kind]?.includes(part) || AT_FIGURE.includes(kind))
    .map((kind) => {
      const wanted = kind === 'build' ? buildingMeant(decision, view, mode) : undefined
      return written(kind, wanted ? { ...parts, building: wanted } : parts)
    })
    .find((text) => text !== null) ?? null
}

/** The fewest normal units that can go: those of a passage stay together (T5.7), others may stay where somebody else goes. */
function fewest({ subject: { undead, heroes, titans, passing_troops: passing } }: Decision): string {
  if (passing !== undefined) return String(passing)
  return undead || heroes || titans ? '0' : '1'
}

/** What would be built: what the player has said, or the first of what can be. */
function buildingMeant({ subject }: Decision, view: GameView, mode: string | null): string | undefined {
  const [kind, building] = mode?.split(' ') ?? []
  if (kind === 'build' && building) return building
  if (Array.isArray(subject.building_types)) return subject.building_types[0]
  return godActions(view, view.turn?.god ?? '').find((action) => action.kind === 'build')?.building
}

function kindsMeant(decision: Decision, view: GameView, place: PlaceKey, mode: string | null): string[] {
  const [what, name] = place.split(':')
  const onIsle = what !== 'sea'
  switch (decision.kind) {
    case 'turn': {
      const ofGod = godActions(view, view.turn?.god ?? '').map(({ kind }) => kind)
      const kinds = mode ? [mode, ...ofGod] : ofGod
      if (!onIsle) return [...kinds, 'move_fleets']
      return [...kinds, view.isles[name!]?.titans ? 'move_titans' : 'move_troops']
    }
    case 'fleet_move':
    case 'sylph_step':
      return ['sail']
    case 'troop_move':
      return ['land']
    case 'sphinx_sale':
      return onIsle ? ['sell_troop'] : ['sell_fleet']
    case 'send_artifacts':
      return ['send_artifact', 'choose_isle']
    default: {
      const asked = [...new Set((decision.options ?? []).map(({ kind }) => kind))].filter((kind) => kind in WORDS)
      // Where nobody of the wanted kind stands, the place itself is asked about.
      return asked.every((kind) => AT_FIGURE.includes(kind)) ? [...asked, onIsle ? 'choose_isle' : 'choose_sea'] : asked
    }
  }
}

/** The key of the place an event is about, for highlighting: where it happened, or where its hero or creature stands now. */
export function placeOfEvent(event: Record<string, unknown>, view: GameView | null = null): PlaceKey | null {
  for (const field of ['isle', 'to_isle']) if (typeof event[field] === 'string') return `isle:${event[field]}`
  for (const field of ['sea', 'to_sea']) if (typeof event[field] === 'string') return `sea:${event[field]}`
  const isle = view && typeof event.card === 'string' ? isleOf(view, event.card) : null
  return isle ? `isle:${isle}` : null
}
