/** What somebody means who chooses what can't be chosen, in notation: with that it is asked why not. */

import type { Decision, GameView, PlaceKey } from '../board/types'
import { AT_FIGURE, type Choice } from './choices'
import { NOTATION, type ActionKind } from './notation'
import { GOD_ACTIONS, godActions, type Action } from './turn'

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
