/**
 * The page's service worker, one for good: it keeps the shell, so that the page opens without a connection, and parts
 * of a version that is open are still there when the server has a newer one. What the server says is never kept.
 */

/** The files of this version; the build writes them in (web/shell.ts). */
declare const __SHELL__: { version: string; files: string[] }

/** What we need of a service worker's scope: TypeScript knows it only without a page's. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Extendable {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface Clicked extends Extendable {
  notification: Notification & { data?: { table?: string } }
}
interface Page {
  url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
interface Scope {
  registration: { scope: string }
  clients: {
    claim(): Promise<void>
    matchAll(which: object): Promise<Page[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', heard: (event: Extendable) => void): void
  addEventListener(name: 'fetch', heard: (event: Fetching) => void): void
  addEventListener(name: 'message', heard: (event: MessageEvent) => void): void
  addEventListener(name: 'notificationclick', heard: (event: Clicked) => void): void
}

const scope = self as unknown as Scope
const OURS = 'cyclades-shell-'
const { version, files } = __SHELL__
const kept = OURS + version

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(kept).then((cache) => cache.addAll(files)))
})

// A new version waits until nobody has the old one open, or somebody wants it.
scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting()
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => scope.clients.claim()))
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !url.href.startsWith(scope.registration.scope)) return
  const path = url.href.slice(scope.registration.scope.length).split(/[?#]/)[0]!
  if (request.mode === 'navigate' && path === '') event.respondWith(fetch(request).catch(() => shown('./')))
  else if (path.startsWith('assets/')) event.respondWith(fromShell(request))
})

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openTable(event.notification.data?.table))
})

async function forgetOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== kept).map((name) => caches.delete(name)))
}

/** Files of the shell never change under their names. */
async function fromShell(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

async function shown(path: string): Promise<Response> {
  return (await caches.match(path)) ?? Response.error()
}

async function openTable(table: string | undefined): Promise<void> {
  const address = `${scope.registration.scope}#/t/${table ?? ''}`
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => table !== undefined && url.includes(`/t/${table}`)) ?? pages[0]
  if (!page) await scope.clients.openWindow(address)
  else {
    if (table !== undefined && !page.url.includes(`/t/${table}`)) await page.navigate(address)
    await page.focus()
  }
}
