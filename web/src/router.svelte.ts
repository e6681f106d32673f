/**
 * Where the page is: `#/` the start, `#/t/<table>` a table, `?token=` the right to a seat there,
 * `#/t/<table>/at/<step>` a moment of its game, `?eyes=` through whose eyes, `#/replay` a record, `#/learn/<lesson>` a
 * lesson, `#/rules/B5.10` a rule, `#/aid` the player's aid, `#/first-game` the first whole game,
 * `#/settings` the settings; at any other address there is nothing.
 */

/** `offered`: the right to a seat that the address names; it is worth something once the server has said so. */
export type Route =
  | { screen: 'start' }
  | { screen: 'unknown' }
  | { screen: 'table'; table: string; offered: string | null }
  | { screen: 'moment'; table: string; at: number; eyes: string | null }
  | { screen: 'record' }
  | { screen: 'learn'; lesson: string | null }
  | { screen: 'rules'; number: string }
  | { screen: 'aid' }
  | { screen: 'settings' }
  | { screen: 'first-game' }

function read(): Route {
  const [path = '', query = ''] = location.hash.replace(/^#/, '').split('?')
  const rules = /^\/rules(?:\/([\w.-]*))?$/.exec(path)
  if (rules) return { screen: 'rules', number: rules[1] ?? '' }
  if (path === '/aid') return { screen: 'aid' }
  if (path === '/settings') return { screen: 'settings' }
  if (path === '/first-game') return { screen: 'first-game' }
  if (path === '/replay') return { screen: 'record' }
  const moment = /^\/t\/([\w-]+)\/at\/(\d{1,9})$/.exec(path)
  if (moment)
    return { screen: 'moment', table: moment[1]!, at: Number(moment[2]), eyes: new URLSearchParams(query).get('eyes') }
  const table = /^\/t\/([\w-]+)$/.exec(path)?.[1]
  const learn = /^\/learn(?:\/([\w-]+))?$/.exec(path)
  if (learn) return { screen: 'learn', lesson: learn[1] ?? null }
  if (!table) return { screen: path === '' || path === '/' ? 'start' : 'unknown' }
  return { screen: 'table', table, offered: new URLSearchParams(query).get('token') || null }
}

class Router {
  route: Route = $state.raw(read())

  constructor() {
    addEventListener('hashchange', () => (this.route = read()))
  }

  toTable(table: string): void {
    location.hash = `#/t/${table}`
  }

  /** The moment that is looked at now: the screen stays the same. */
  noteMoment(table: string, at: number, eyes: string): void {
    history.replaceState(null, '', momentLink(table, at, eyes, location.href))
  }

  /** The table of a lesson stands in the history instead of its beginning: who goes back doesn't begin anew. */
  toLesson(table: string): void {
    location.replace(`#/t/${table}`)
  }

  toStart(): void {
    location.hash = '#/'
  }

  /** The server has answered about the right in the address: it doesn't stay there, where somebody might copy it. */
  hideToken(table: string): void {
    history.replaceState(null, '', `#/t/${table}`)
  }
}

export const router = new Router()

/** The address of a table on the page at `base`, with the right to a seat there or without. */
export function tableLink(table: string, token: string | null, base: string): string {
  const url = new URL(base)
  url.hash = `#/t/${table}${token ? `?token=${token}` : ''}`
  return url.href
}

/** The address of a moment of a game, through somebody's eyes. */
export function momentLink(table: string, at: number, eyes: string | null, base: string): string {
  const url = new URL(base)
  url.hash = `#/t/${table}/at/${at}${eyes ? `?eyes=${eyes}` : ''}`
  return url.href
}
