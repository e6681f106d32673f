/** How long ago something was, in the reader's words. */

import { texts } from './current'

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
]

/** Both in seconds since 1970. "5 minutes ago", "yesterday", "this minute". */
export function agoText(at: number, now: number): string {
  const passed = Math.max(0, now - at)
  const [unit, seconds] = UNITS.find(([, seconds]) => passed >= seconds) ?? UNITS.at(-1)!
  return new Intl.RelativeTimeFormat(texts().language, { numeric: 'auto' }).format(-Math.floor(passed / seconds), unit)
}
