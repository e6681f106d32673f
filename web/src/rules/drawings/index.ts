/** Which rules have a drawing, and the words below it. */

import type { Component } from 'svelte'
import Bids from './Bids.svelte'
import Chain from './Chain.svelte'
import Retreat from './Retreat.svelte'
import Round from './Round.svelte'
import Sail from './Sail.svelte'
import Slots from './Slots.svelte'
import Territories from './Territories.svelte'

export const DRAWINGS: Record<string, { picture: Component; words: string }> = {
  'B4.3': { picture: Bids, words: 'page-rules-drawing-bids' },
  'B5.8': { picture: Slots, words: 'page-rules-drawing-slots' },
  'B5.9': { picture: Sail, words: 'page-rules-drawing-sail' },
  'B5.10': { picture: Chain, words: 'page-rules-drawing-chain' },
  'B6.2': { picture: Round, words: 'page-rules-drawing-round' },
  'B6.4': { picture: Retreat, words: 'page-rules-drawing-retreat' },
  'T1.4': { picture: Territories, words: 'page-rules-drawing-territories' },
}
