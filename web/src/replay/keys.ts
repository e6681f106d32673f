/** What a key does in a replay. */

import type { Jump } from './replay.svelte'

export type Meaning = { by: Jump; way: 1 | -1 } | 'play' | 'list'

/** Buttons with their keys: back, and on. */
export const BACK: { by: Jump; way: 1 | -1; words: string; key: string; d: string }[] = [
  { by: 'end', way: -1, words: 'replay-first', key: 'Home', d: 'M2 2.5H4V13.5H2ZM14 2.5V13.5L5 8Z' },
  {
    by: 'cycle',
    way: -1,
    words: 'replay-cycle-back',
    key: 'Page ↑',
    d: 'M9 2.5V13.5L3.5 8ZM14 2.5V13.5L8.5 8ZM1.5 2.5H2.8V13.5H1.5Z',
  },
  { by: 'turn', way: -1, words: 'replay-turn-back', key: 'Shift ←', d: 'M8.5 2.5V13.5L2 8ZM14.5 2.5V13.5L8 8Z' },
  { by: 'step', way: -1, words: 'replay-step-back', key: '←', d: 'M11 2.5V13.5L4 8Z' },
]
export const ON: typeof BACK = [
  { by: 'step', way: 1, words: 'replay-step-on', key: '→', d: 'M5 2.5V13.5L12 8Z' },
  { by: 'turn', way: 1, words: 'replay-turn-on', key: 'Shift →', d: 'M7.5 2.5V13.5L14 8ZM1.5 2.5V13.5L8 8Z' },
  {
    by: 'cycle',
    way: 1,
    words: 'replay-cycle-on',
    key: 'Page ↓',
    d: 'M7 2.5V13.5L12.5 8ZM2 2.5V13.5L7.5 8ZM13.2 2.5H14.5V13.5H13.2Z',
  },
  { by: 'end', way: 1, words: 'replay-last', key: 'End', d: 'M12 2.5H14V13.5H12ZM2 2.5V13.5L11 8Z' },
]

export function meaning(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>,
): Meaning | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null
  switch (event.key) {
    case 'ArrowLeft':
      return { by: event.shiftKey ? 'turn' : 'step', way: -1 }
    case 'ArrowRight':
      return { by: event.shiftKey ? 'turn' : 'step', way: 1 }
    case 'PageUp':
      return { by: 'cycle', way: -1 }
    case 'PageDown':
      return { by: 'cycle', way: 1 }
    case 'Home':
      return { by: 'end', way: -1 }
    case 'End':
      return { by: 'end', way: 1 }
    case ' ':
      return 'play'
    case '?':
      return 'list'
    default:
      return null
  }
}
