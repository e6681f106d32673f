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
  return option.gold ?? option.count ?? option.undead ?? option.number ?? 0
}

/** Kinds of actions about a creature or a hero that are chosen where it stands. */
const AT_FIGURE = ['choose_card', 'spend_priestess', 'pay_hero', 'let_go']

/** The creature or hero an option is about. */
export function figureOf(option: Option): string | null {
  return option.hero ?? option.card ?? null
}

/** The isle a creature or a hero stands on. */
export function isleOf(view: GameView, figure: string): string | null {
  const found = Object.entries(view.isles).find(([, isle]) => isle.figure?.card === figure || isle.heroes?.includes(figure))
  return found?.[0] ?? null
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
    const { kind, isle, sea, god, card, player, building, space, hero, item } = option
    const key = [kind, isle, sea, god, card, player, building, space, hero, item].filter((part) => part !== undefined).join(' ')
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

/** A kind of action, with the building, hero or item it is about. */
export interface Action {
  kind: string
  building?: string
  hero?: string
  item?: string
}

/** What each god lets do besides calling creatures. */
export const GOD_ACTIONS: Record<string, Action[]> = {
  poseidon: [{ kind: 'recruit_fleet' }, { kind: 'build', building: 'port' }, { kind: 'move_fleets' }],
  ares: [{ kind: 'recruit_troop' }, { kind: 'build', building: 'fortress' }, { kind: 'move_troops' }],
  zeus: [{ kind: 'recruit_priest' }, { kind: 'build', building: 'temple' }, { kind: 'change' }],
  athena: [{ kind: 'recruit_philosopher' }, { kind: 'build', building: 'university' }],
  hades: [{ kind: 'recruit_troop' }, { kind: 'recruit_fleet' }, { kind: 'move_troops' }, { kind: 'move_fleets' }, { kind: 'build_necropolis' }],
}

/** Magic items that are used in one's own turn. */
const OWN_TURN = ['fleece', 'cup', 'lyre', 'pandora']

/** What may be in a turn besides calling creatures: shown greyed, with the reason, while it isn't possible. */
export function turnActions(view: GameView): Action[] {
  const { player, god } = view.turn!
  const { heroes, items, secrets } = holdingsOf(view, player)
  return [
    ...(GOD_ACTIONS[god] ?? []),
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
  const { undead, heroes } = decision.subject
  const count = undead || heroes ? '0' : '1'
  const isle = what === 'isle' ? view.isles[name!] : undefined
  const hero = isle?.heroes?.[0]
  const card = isle?.figure?.card ?? hero
  const parts: Record<string, string | undefined> = { [what === 'building' ? 'isle' : what!]: name, building, space, count, hero, card }
  const part = what === 'sea' ? '{sea}' : '{isle}'
  return kindsMeant(decision, view, what!, mode)
    .filter((kind) => WORDS[kind]?.includes(part) || AT_FIGURE.includes(kind))
    .map((kind) => {
      const god = view.turn?.god ?? ''
      const wanted = kind === 'build' ? GOD_ACTIONS[god]?.find((action) => action.kind === 'build')?.building : undefined
      return written(kind, wanted ? { ...parts, building: wanted } : parts)
    })
    .find((text) => text !== null) ?? null
}

function kindsMeant(decision: Decision, view: GameView, what: string, mode: string | null): string[] {
  const onIsle = what !== 'sea'
  switch (decision.kind) {
    case 'turn': {
      const ofGod = (GOD_ACTIONS[view.turn?.god ?? ''] ?? []).map(({ kind }) => kind)
      const kinds = mode ? [mode, ...ofGod] : ofGod
      return [...kinds, onIsle ? 'move_troops' : 'move_fleets']
    }
    case 'fleet_move':
    case 'sylph_step':
      return ['sail']
    case 'troop_move':
      return ['land']
    case 'sphinx_sale':
      return onIsle ? ['sell_troop'] : ['sell_fleet']
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
