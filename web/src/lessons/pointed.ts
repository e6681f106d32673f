/**
 * Where on the page a lesson's pointer leads: `god:ares`, `card:siren`, `city:sparta`, `isle:naxos`, `sea:6-4`,
 * `panel:track`.
 */

import type { Option } from '../board/types'
import { amountOf, AT_FOOT, placeOf, withAmount, type Choice } from '../game/choices'
import { modeOf } from '../game/turn'
import type { TableModel } from '../game/model.svelte'

/** By panel: where it is, and the tab behind which it may be. */
const PANELS: Record<string, [string, string]> = {
  act: ['.panel', '#tab-act'],
  end: ['.foot button.main', '#tab-act'],
  undo: ['.foot', '#tab-act'],
  gods: ['.gods', '#tab-gods'],
  order: ['.order', '#tab-gods'],
  track: ['.track', '#tab-gods'],
  underworld: ['.underworld', '#tab-gods'],
  cities: ['aside.left', '#tab-cities'],
  treasury: ['.treasury', '#tab-cities'],
  log: ['.talk', '#tab-log'],
}

export function selectorsFor(at: string): string[] {
  const name = at.slice(at.indexOf(':') + 1)
  switch (at.slice(0, at.indexOf(':'))) {
    case 'god':
      return [`.god[data-god="${name}"]`, '#tab-gods']
    case 'card':
      return [`.card[data-card="${name}"]`, '#tab-gods']
    case 'city':
      return [`li[data-city="${name}"]`, '#tab-cities']
    case 'panel':
      return PANELS[name] ?? []
    default:
      return [`[data-place="${at}"]`]
  }
}

/**
 * What is to be chosen next for what a lesson wants, as far as it is begun; the row of gods where any of them will do.
 */
export function wayTo(model: TableModel, wanted: readonly string[], at: string | null): string[] {
  const aim = model.choices.flatMap((choice) =>
    choice.options.filter(({ text }) => wanted.includes(text)).map((option) => ({ choice, option })),
  )
  const one = aim.find(({ option }) => placeOf(option, model.view) === at) ?? aim[0]
  if (one && at !== 'panel:gods') return handleOf(model, one.choice, one.option, wanted)
  return at === null ? [] : selectorsFor(at)
}

function handleOf(model: TableModel, choice: Choice, option: Option, wanted: readonly string[]): string[] {
  const { kind, god, card, text } = option
  const button = [`.panel.mine [data-action="${text}"]`, '#tab-act']
  if (model.doubtful && wanted.includes(model.doubtful.text))
    return [`.panel.mine [data-action="${model.doubtful.text}"]`, '#tab-act']
  if (AT_FOOT.includes(kind)) return PANELS.end!
  if (kind === 'bid' || kind === 'bid_apollo') {
    if (model.god !== (god ?? 'apollo')) return selectorsFor(`god:${god ?? 'apollo'}`)
    return [wanted.includes(model.offer?.text ?? '') ? '.bid button.main' : '.bid .stepper', '#tab-gods']
  }
  if (card && ['call', 'change'].includes(kind)) return selectorsFor(`card:${card}`)
  const place = placeOf(option, model.view)
  if (!place) return [`[data-mode="${modeOf(option)}"]`, button[0]!, '.panel.mine .stepper', '#tab-act']
  if (model.at === place) return button
  if (model.decision!.kind === 'turn' && model.mode !== modeOf(option))
    return [`[data-mode="${modeOf(option)}"]`, '#tab-act']
  const counted = withAmount(choice, model.amount ?? amountOf(choice.option))
  return wanted.includes(counted.text) ? selectorsFor(place) : ['.panel.mine .stepper', '#tab-act']
}

/** The first of some selectors that shows something. */
export function pointedAt(selectors: readonly string[]): Element | null {
  const all = selectors.flatMap((selector) => [...document.querySelectorAll(`.table ${selector}`)])
  return all.find((element) => element.getClientRects().length) ?? null
}
