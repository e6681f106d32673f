/** What belongs to a turn: what the god lets do, what one has for it, and what would be left undone. */

import type { GameView } from '../board/types'
import type { Choice } from './choices'
import { holdingsOf } from './holdings'
import type { ActionKind } from './notation'

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
export function godActions(view: GameView, god: string): Action[] {
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

/** What is done again and again by touching places: recruiting and building. */
export function staysInHand({ kind }: Action): boolean {
  return /^(recruit_|build$)/.test(kind)
}

/** What a button of the turn stands for: the kind of action, with the building, hero, item or artifact it is about. */
export function modeOf({ kind, building, hero, item, artifact }: Action): string {
  return [kind, building, hero, item, artifact].filter(Boolean).join(' ')
}

/** What a turn lets do, but for what costs more than gold: heroes, and magic items that can wait. */
const OPEN = /^(recruit_|build|move_|use_favour$|call$|change$)/

/** What comes by itself at the end of a turn, if nobody has taken it (B5.3). */
const COMPULSORY = /^recruit_(priest|philosopher)$/

/** Of what can still be done one choice of each sort. */
export function leftBehind(choices: readonly Choice[]): Choice[] {
  const found = new Map<string, Choice>()
  for (const choice of choices) {
    const { kind, card, price } = choice.option
    const sort = kind === 'call' ? `call ${card}` : modeOf(choice.option)
    const comes = COMPULSORY.test(kind) && price === 0
    if (OPEN.test(kind) && !comes && !found.has(sort)) found.set(sort, choice)
  }
  return [...found.values()]
}
