/** Where on the page a lesson's pointer leads: `god:ares`, `card:siren`, `city:sparta`, `isle:naxos`, `sea:6-4`, `panel:track`. */

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

/** The first of them that is there to be seen, or the tab that leads to it. */
export function pointedAt(at: string): Element | null {
  for (const selector of selectorsFor(at)) {
    const found = document.querySelector(`.table ${selector}`)
    if (found?.getClientRects().length) return found
  }
  return null
}
