/** What changed the chances, in words. */

import type { Narrator } from '../texts/narrator'
import { keyOf } from '../texts/texts'
import type { Swing } from './judgement.svelte'

export function swingText(narrator: Narrator, { code, args, reason }: Swing): string {
  const swing = narrator.texts.say(keyOf('swing', code), narrator.args(args))
  return reason
    ? narrator.texts.say('swing-with-reason', {
        swing,
        reason: narrator.texts.say(keyOf('reason', reason.code), narrator.args(reason.args)),
      })
    : swing
}

export function pointsText(narrator: Narrator, { player, change }: Swing): string {
  return narrator.texts.say('swing-points', {
    player: narrator.city(player),
    sign: change > 0 ? '+' : '-',
    points: Math.round(100 * Math.abs(change)),
  })
}
