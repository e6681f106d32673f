/** Where a game stands, as its heading says it. */

import type { GameView } from '../board/types'
import { say } from './current'

const PRELUDE = ['prelude_offering', 'placement', 'titans_placement']

export function momentText(view: GameView): string {
  if (view.ending) return say('board-over')
  if (PRELUDE.includes(view.decision?.kind ?? '')) return say('page-prelude')
  const { max_cycles: last } = view.options
  const words = { cycle: view.cycle, phase: say(`phase-${view.phase}`) }
  return typeof last === 'number' ? say('page-cycle-of', { ...words, last }) : say('board-cycle', words)
}
