import { KEYS, type Deed } from '../game/hotkeys'
import { settings } from '../settings.svelte'
import { say } from '../texts/current'

/** What a control's key is, for whoever has keys at all. */
export function keyTip(deed: Deed): string | null {
  return settings.keys && !matchMedia('(hover: none)').matches ? say('page-key-tip', { key: KEYS[deed] }) : null
}
