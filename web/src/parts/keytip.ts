import { KEYS, type Deed } from '../game/hotkeys'
import { settings } from '../settings.svelte'
import { say } from '../texts/current'

/** A key as its keyboard names it. */
export function keyName(key: string): string {
  return key.replace(/Shift|Home|End|Space|Page/, (word) => say('page-key-word', { key: word }))
}

/** What a control's key is, for whoever has keys at all. */
export function keyTip(deed: Deed): string | null {
  return settings.keys && !matchMedia('(hover: none)').matches
    ? say('page-key-tip', { key: keyName(KEYS[deed]) })
    : null
}
