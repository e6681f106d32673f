/** What changed the chances, in words. */

import { Story } from '../game/story'
import type { Entry, Swing } from '../net/protocol'
import type { Narrator } from '../texts/narrator'
import { sentences } from '../texts/telling'
import { keyOf } from '../texts/texts'

/** The largest first. */
export function bySize(swings: readonly Swing[]): Swing[] {
  return [...swings].sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
}

export function swingText(narrator: Narrator, { code, args }: Swing): string {
  return narrator.say(keyOf('swing', code), args)
}

/**
 * What was done in it, as the log tells it: after the step `before`, the entry n being what came of n actions. Of
 * offerings, where everybody ended.
 */
export function doneText(narrator: Narrator, swing: Swing, entries: readonly Entry[], before: number): string {
  const part = entries.slice(before + 1, swing.step + 1)
  return (swing.code === 'offerings' ? lastOffers(narrator, part) : lines(narrator, swing, part)).join(' ')
}

function lastOffers(narrator: Narrator, entries: readonly Entry[]): string[] {
  const offers = entries
    .flatMap(({ events }) => events)
    .filter(({ event }) => event === 'bid_placed' || event === 'apollo_chosen')
  return [...new Map(offers.map((offer) => [offer.player, narrator.event(offer)])).values()]
}

function lines(narrator: Narrator, { code }: Swing, entries: readonly Entry[]): string[] {
  const parts = new Story().tell(entries)
  // What begins with a head came after it, but for what was drawn for a cycle.
  const meant = parts.filter(({ kind, head }) => (code === 'cycle_draw' ? kind === 'cycle' : !head))
  return meant.flatMap(({ lines }) => lines.flatMap((line) => sentences(narrator, line)))
}

/** By how much whose chance changed. */
export function pointsText(narrator: Narrator, { player, change }: Swing): string {
  return narrator.say('review-points', {
    player,
    change: change < 0 ? 'less' : 'more',
    points: Math.round(100 * Math.abs(change)),
  })
}
