/** The options of a decision, put together as a player thinks of them: by place, by god, by kind. */

import type { BoardData, Decision, GameView, Lit, Option, PlaceKey } from '../board/types'
import { placeOfParty } from '../board/unitPlaces'
import type { ActionKind } from './notation'

/** Options that differ only in a number, of gold or units or others, smallest first. */
export interface Choice {
  key: string
  kind: ActionKind
  option: Option
  options: Option[]
}

export function amountOf(option: Option): number {
  return option.gold ?? option.count ?? option.undead ?? option.titans ?? option.number ?? 0
}

/** Kinds of actions about a creature, a hero or an artifact that are chosen where it stands. */
export const AT_FIGURE: readonly string[] = [
  'choose_card',
  'spend_priestess',
  'pay_hero',
  'let_go',
  'send_artifact',
] satisfies ActionKind[]

/** The creature, hero or artifact an option is about. */
export function figureOf(option: Partial<Option>): string | null {
  return option.hero ?? option.card ?? option.artifact ?? null
}

/** The isle a creature, a hero or an artifact stands on. */
export function isleOf(view: GameView, figure: string): string | null {
  const found = Object.entries(view.isles).find(
    ([, isle]) => isle.figure?.card === figure || isle.heroes?.includes(figure),
  )
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
export const LAST: readonly ActionKind[] = ['bid_apollo', 'stay', 'forgo', 'pass', 'stop', 'end_turn']
/** Those of them that stand at the foot of the panel: they end a turn or a way. */
export const AT_FOOT: readonly ActionKind[] = ['stop', 'end_turn']

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
  return new Map(
    [...places].map(([place, choices]) => [
      place,
      { label: choices.map(label).join('; '), ...(choices.length > 1 && { several: true }) },
    ]),
  )
}

/** Where an isle is to be chosen among one's own and others', one's own are marked. */
export function markOwn(lit: Map<PlaceKey, Lit>, choices: readonly Choice[], view: GameView | null): void {
  const isles = choices.flatMap(({ kind, option }) => (kind === 'choose_isle' ? [option.isle!] : []))
  const own = isles.filter((isle) => view?.isles[isle]?.owner === view?.player)
  if (!view?.player || own.length === isles.length) return
  for (const isle of own) lit.set(`isle:${isle}`, { ...lit.get(`isle:${isle}`)!, own: true })
}

/**
 * The key of the place an event is about, for highlighting: where it happened, or where its hero or creature stands
 * now.
 */
export function placeOfEvent(event: Record<string, unknown>, view: GameView | null = null): PlaceKey | null {
  for (const field of ['isle', 'to_isle']) if (typeof event[field] === 'string') return `isle:${event[field]}`
  for (const field of ['sea', 'to_sea']) if (typeof event[field] === 'string') return `sea:${event[field]}`
  const isle = view && typeof event.card === 'string' ? isleOf(view, event.card) : null
  return isle ? `isle:${isle}` : null
}

/** Decisions about an isle that was named before, or about the metropolis that stands there. */
const AT_ISLE = ['erinyes_target', 'special_choice', 'military_victory']

/** The steps of a battle whose questions don't name it. */
const IN_BATTLE = ['battle_item', 'battle_reroll', 'choose_loss', 'save_unit', 'thread_isle']

/** The place of the battle that a question is a step of. */
export function battleOf({ kind }: Decision, { under_way: party }: GameView): PlaceKey | null {
  return party && IN_BATTLE.includes(kind) ? placeOfParty(party) : null
}

/** The place on the board that something is asked about, where no move is under way. */
export function placeOfDecision(decision: Decision, view: GameView, board: BoardData): PlaceKey | null {
  const { kind, subject } = decision
  if (kind === 'land_battle') return `isle:${String(subject.isle)}`
  if (kind === 'sea_battle') return `sea:${String(subject.sea)}`
  if (kind === 'lyre_isle') return `isle:${isleOf(view, String(subject.card))}`
  if (kind === 'send_target') return `isle:${isleOf(view, String(subject.artifact))}`
  if (kind === 'siren_source') return `sea:${String(subject.sea)}`
  if (kind === 'cyclops_type') {
    const [isle, slot] = [String(subject.isle), Number(subject.slot)]
    const onSpace = board.territories.find(({ id }) => id === isle)!.metropolis_slots.includes(slot)
    return `building:${isle}:${view.isles[isle]!.buildings[slot]}:${onSpace ? 'on' : 'off'}`
  }
  return AT_ISLE.includes(kind) ? `isle:${String(subject.isle)}` : battleOf(decision, view)
}
