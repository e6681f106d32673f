/** What can be done, by its short name: on buttons, and where it was left undone. */

import { modeOf, type Action } from '../game/turn'
import type { Choice } from '../game/choices'
import type { TableModel } from '../game/model.svelte'
import { say, texts } from '../texts/current'

export function deedWords(model: TableModel, action: Action): string {
  const view = model.view!
  const { kind, building, hero, item, artifact } = action
  const raised = view.turn?.god === 'hades' ? kind.replace('recruit', 'raise') : kind
  const key = `page-do-${raised.replaceAll('_', '-')}`
  return texts().has(key)
    ? model.narrator!.say(key, { building, hero, item, artifact, favour: view.favour?.tile })
    : modeOf(action)
}

/** Something that can still be had in this turn, with its price. */
export function leftWords(model: TableModel, { kind, option }: Choice): string {
  const what = kind === 'call' ? say(`card-${option.card}`) : deedWords(model, option)
  return say('page-left-one', { what, price: option.price })
}

/** What is to be chosen for it, or what it does. */
export function deedHint(model: TableModel, { kind, hero, item, artifact }: Action): string {
  if (hero ?? artifact) return say(`help-card-${hero ?? artifact}`)
  if (item) return say(`help-item-${item}`)
  if (kind === 'use_favour') return say(`help-favour-${model.view!.favour!.tile}`)
  const key = `page-hint-${kind.replaceAll('_', '-')}`
  return texts().has(key) ? say(key) : say('page-hint')
}
