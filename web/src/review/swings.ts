/** What changed the chances, in words. */

import type { Narrator } from '../texts/narrator'
import { keyOf } from '../texts/texts'
import type { Swing } from '../net/protocol'

export function swingText(narrator: Narrator, { code, args, reason }: Swing): string {
  const swing = narrator.say(keyOf('swing', code), args)
  return reason
    ? narrator.texts.say('swing-with-reason', {
        swing,
        reason: narrator.reason(reason),
      })
    : swing
}

export function pointsText(narrator: Narrator, { player, change }: Swing): string {
  return narrator.say('swing-points', {
    player,
    change: change < 0 ? 'less' : 'more',
    points: Math.round(100 * Math.abs(change)),
  })
}
