/** The options of a decision, put together as a player thinks of them: by place, by god, by kind. */

import type { Decision, GameView, Lit, Option, PlaceKey } from '../board/types'
import { holdingsOf } from './holdings'
import { NOTATION, type ActionKind } from './notation'

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
const AT_FIGURE: readonly string[] = [
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

/** A kind of action, with the building, hero, item or artifact it is about. */
export interface Action {
  kind: ActionKind
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
  hades: [
    { kind: 'recruit_troop' },
    { kind: 'recruit_fleet' },
    { kind: 'move_troops' },
    { kind: 'move_fleets' },
    { kind: 'build_necropolis' },
  ],
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
    ...(hasTitans(view, player) ? [{ kind: 'move_titans' } as const] : []),
    ...(view.favour?.god === god ? [{ kind: 'use_favour' } as const] : []),
    ...[...items, ...secrets]
      .filter((item) => OWN_TURN.includes(item))
      .map((item): Action => ({ kind: 'use_item', item })),
    ...heroes.map((hero): Action => ({ kind: 'sacrifice', hero })),
  ]
}

/** Units of one's own at a place that the god would let move, but that can't go now: what would be asked. */
export function stayingAt(
  view: GameView,
  place: PlaceKey,
  here: readonly Choice[],
): (Action & { action: string }) | null {
  const [what, name] = place.split(':') as [string, string]
  const kind = what === 'sea' ? 'move_fleets' : 'move_troops'
  const there = what === 'sea' ? view.seas[name] : view.isles[name]
  const units = what === 'sea' ? view.seas[name]?.fleets : view.isles[name]?.troops
  const allowed = GOD_ACTIONS[view.turn?.god ?? '']?.some((action) => action.kind === kind)
  if (!allowed || !units || there?.owner !== view.player || here.some((choice) => choice.kind === kind)) return null
  const action = written(kind, { isle: name, sea: name })
  return action === null ? null : { kind, action }
}

/** The move that is meant by dragging what stands at a place; null: nothing of one's own does. */
export function moveMeant(view: GameView, place: PlaceKey): string | null {
  const [what, name] = place.split(':') as [string, string]
  const [sea, isle] = what === 'sea' ? [view.seas[name]] : [undefined, view.isles[name]]
  if (!view.player || (sea ?? isle)?.owner !== view.player) return null
  if (sea) return sea.fleets || sea.undead ? written('move_fleets', { sea: name }) : null
  const { troops, undead, heroes, titans } = isle!
  const others = Boolean(troops || undead || heroes?.length)
  const marches = GOD_ACTIONS[view.turn?.god ?? '']?.some(({ kind }) => kind === 'move_troops')
  if (titans && !(others && marches)) return written('move_titans', { isle: name })
  return others ? written('move_troops', { isle: name }) : null
}

/**
 * What a turn can still give: units, priests, philosophers, buildings, a favour, creatures. Moves and sacrifices are no
 * gifts.
 */
const GIFTS = /^(recruit_|build|use_favour$|call$)/

/** What comes by itself at the end of a turn, if nobody has taken it (B5.3). */
const COMPULSORY = /^recruit_(priest|philosopher)$/

/** Of what can still be had one choice of each sort. */
export function leftBehind(choices: readonly Choice[]): Choice[] {
  const found = new Map<string, Choice>()
  for (const choice of choices) {
    const { kind, building, card, price } = choice.option
    const sort = [kind, building, card].join(' ')
    const comes = COMPULSORY.test(kind) && price === 0
    if (GIFTS.test(kind) && !comes && !found.has(sort)) found.set(sort, choice)
  }
  return [...found.values()]
}

/** Kinds of actions of which the page asks why one of them can't be done. */
const ASKED_ABOUT: readonly ActionKind[] = [
  'recruit_priest',
  'recruit_philosopher',
  'recruit_troop',
  'recruit_fleet',
  'build',
  'move_troops',
  'recruit_titan',
  'move_titans',
  'land',
  'move_fleets',
  'sail',
  'call',
  'change',
  'choose_isle',
  'choose_sea',
  'choose_player',
  'choose_building',
  'sell_troop',
  'sell_fleet',
  'bid',
  'bid_apollo',
  'build_necropolis',
  'sacrifice',
  'use_favour',
  'use_item',
  'choose_god',
  'choose_card',
  'spend_priestess',
  'pay_hero',
  'let_go',
  'send_artifact',
]

const WORDS: Record<string, string> = Object.fromEntries(ASKED_ABOUT.map((kind) => [kind, NOTATION[kind]]))

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
  const parts: Record<string, string | undefined> = {
    [what === 'building' ? 'isle' : what!]: name,
    building,
    space,
    count,
    hero,
    card,
    artifact,
  }
  const part = what === 'sea' ? '{sea}' : '{isle}'
  return (
    kindsMeant(decision, view, place, mode?.split(' ')[0] ?? null)
      .filter((kind) => WORDS[kind]?.includes(part) || AT_FIGURE.includes(kind))
      .map((kind) => {
        const wanted = kind === 'build' ? buildingMeant(decision, view, mode) : undefined
        return written(kind, wanted ? { ...parts, building: wanted } : parts)
      })
      .find((text) => text !== null) ?? null
  )
}

/**
 * The fewest normal units that can go: those of a passage stay together (T5.7), others may stay where somebody else
 * goes.
 */
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
