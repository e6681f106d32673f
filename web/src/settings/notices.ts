/** What the browser says while the page is out of sight; only over a safe connection, and if somebody wants it. */

import { settings } from '../settings.svelte'

/** Why there can be no notices here; null if there can. */
export function noNotices(): 'insecure' | 'unknown' | 'denied' | null {
  if (!isSecureContext) return 'insecure'
  if (!('Notification' in window)) return 'unknown'
  return Notification.permission === 'denied' ? 'denied' : null
}

/** Switch notices on, if the browser's user agrees. */
export async function wantNotices(): Promise<void> {
  settings.turn('notices', (await Notification.requestPermission()) === 'granted')
}

/** Say something, once for a table: a later one takes its place. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!settings.notices || !document.hidden || noNotices() || Notification.permission !== 'granted') return
  const words = { body, tag: `cyclades-${table}`, icon: './icon-192.png' }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) return worker.showNotification(title, { ...words, data: { table } })
  const notice = new Notification(title, words)
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}
