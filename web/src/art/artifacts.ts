/** The artifacts, each in a field of 100 by 100: gold and ivory on sea blue, see Creature.svelte. */

import { HELMET, WING } from './parts'
import { disc, star, type Drawing } from './pen'
import { FAVOURS } from './treasures'

export const ARTIFACTS: Record<string, Drawing> = {
  sandals: [
    { at: 'translate(30 62) rotate(-12) scale(1.3)', of: WING },
    ['s', 'M24 70C26 56 30 46 36 36M36 36H58M58 36C58 48 56 58 50 70M60 46C70 48 78 56 82 70', 6],
    ['k', 'M8 78C8 68 16 64 26 67C44 73 64 68 84 70C95 71 99 79 94 86C90 90 20 91 14 88C10 86 8 83 8 78Z'],
    ['o', disc(58, 36, 5) + disc(36, 36, 5)],
    ['c', 'M16 80C40 84 66 82 90 80', 2],
  ],
  caduceus: FAVOURS.hermes!,
  helm: [
    { at: 'translate(58 75) scale(2.55)', of: HELMET },
    ['o', star(86, 22, 8, 4, 0.3) + star(91, 44, 5, 4, 0.3) + star(14, 84, 5, 4, 0.3)],
  ],
  lightning: [
    ['k', 'M54-1H84L64 34H90L28 104L44 56H18Z'],
    ['o', 'M56.5 4H77L57 39H80L38 86L50.5 51H25.5Z'],
    ['s', 'M10 14L22 26L16 34L26 44M88 62L80 70L86 78L78 88', 4],
  ],
  cornucopia: [
    ['k', [20, 10, 1, 10, 22, 5, 14, 42, 10, 30, 58, 15, 56, 62, 22]],
    ['c', 'M6 30C12 32 17 30 21 25M12 48C20 48 26 43 29 36M26 64C34 62 39 54 40 44', 2.4],
    ['r', disc(66, 46, 10) + disc(84, 82, 8)],
    ['o', disc(80, 56, 11) + disc(62, 82, 9)],
    ['w', disc(68, 66, 8) + disc(92, 68, 6)],
    ['s', 'M78 44C80 38 86 36 92 38M56 34C58 28 64 26 70 28M72 92C78 90 84 92 88 96', 3],
  ],
}
