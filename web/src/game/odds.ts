/** The chances of a battle as people read them. */

import type { Odds } from '../net/protocol'

const ENDS = ['win', 'both', 'lose'] as const

/**
 * In whole percents that make 100 together; what can happen is at least one, so that nothing is called certain that
 * isn't.
 */
export function wholeOdds(odds: Odds): Odds {
  const whole: Odds = { ...odds }
  for (const end of ENDS) whole[end] = odds[end] > 0 ? Math.max(1, Math.floor(odds[end])) : 0
  const missing = (): number => 100 - ENDS.reduce((sum, end) => sum + whole[end], 0)
  const short = (end: keyof Odds): number => odds[end] - whole[end]
  while (missing() > 0) whole[ENDS.reduce((most, end) => (short(end) > short(most) ? end : most))]++
  while (missing() < 0) whole[ENDS.reduce((most, end) => (whole[end] > whole[most] ? end : most))]--
  return whole
}

/** Whether an attack looks well: green, neither, red. */
export function outlook({ win, lose }: Odds): 'good' | 'even' | 'bad' {
  if (win >= 60) return 'good'
  return lose >= 50 ? 'bad' : 'even'
}
