/** Where the page is: `#/` the start, `#/t/<table>` a table, `?token=` the right to a seat there. */

import { settings } from './settings.svelte'

export type Route = { screen: 'start' } | { screen: 'table'; table: string }

function read(): Route {
  const [path = '', query = ''] = location.hash.replace(/^#/, '').split('?')
  const table = /^\/t\/([\w-]+)$/.exec(path)?.[1]
  if (!table) return { screen: 'start' }
  const token = new URLSearchParams(query).get('token')
  if (token) {
    // The right to the seat is kept, and doesn't stay in the address where somebody might copy it.
    settings.keepToken(table, token)
    history.replaceState(null, '', `#/t/${table}`)
  }
  return { screen: 'table', table }
}

class Router {
  route: Route = $state.raw(read())

  constructor() {
    addEventListener('hashchange', () => (this.route = read()))
  }

  toTable(table: string): void {
    location.hash = `#/t/${table}`
  }

  toStart(): void {
    location.hash = '#/'
  }
}

export const router = new Router()

/** The address of a table on the page at `base`, with the right to a seat there or without. */
export function tableLink(table: string, token: string | null, base: string): string {
  const url = new URL(base)
  url.hash = `#/t/${table}${token ? `?token=${token}` : ''}`
  return url.href
}
