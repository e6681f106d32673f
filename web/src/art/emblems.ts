/** The cities' emblems, each in a field of 100 by 100, and the colours and patterns that go with them. */

import { HORSE, HORSE_HEAD, WING } from './parts'
import type { Drawing } from './pen'

export interface City {
  colour: string
  pattern: string
}

/** Every pair differs by more than 22 (CIE76) for normal, protan, deutan and tritan eyes. */
export const CITIES: Record<string, City> = {
  sparta: { colour: '#b01e30', pattern: 'plain' },
  athens: { colour: '#1d56a5', pattern: 'dots' },
  corinth: { colour: '#46a36b', pattern: 'chevrons' },
  thebes: { colour: '#efbb2c', pattern: 'stripes' },
  argos: { colour: '#26282d', pattern: 'checks' },
  mycenae: { colour: '#b28bd9', pattern: 'waves' },
}

export const EMBLEMS: Record<string, Drawing> = {
  sparta: [['k', 'M50 16L83 84H65L50 50L35 84H17Z']],
  athens: [
    [
      'k',
      'M24 12C34 20 66 20 76 12C80 20 80 30 76 40C80 58 74 76 62 84L64 92H36L38 84C26 76 20 58 24 40C20 30 20 20 24 12Z',
    ],
    ['t', 'M27 35a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0ZM50 35a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0Z'],
    ['k', 'M34 35a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM56 35a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM46 42H54L50 52Z'],
    ['c', 'M38 60l4 5l4-5M54 60l4 5l4-5M46 70l4 5l4-5M50 84V92', 3.5],
  ],
  corinth: [
    { at: 'translate(0 2)', of: [...HORSE.slice(0, 6), ...HORSE_HEAD.slice(0, 3)] },
    { at: 'translate(52 50) rotate(-10) scale(1.2)', of: [WING[0]!] },
    ['c', 'M57 40C52 34 44 34 34 42M51 32C44 28 38 30 30 36M47 22C40 22 34 24 28 29M30 46C34 52 40 55 48 56', 3],
  ],
  thebes: [
    [
      'k',
      'M50 8C74 8 90 26 83 40C79 46 79 54 83 60C90 74 74 92 50 92C26 92 10 74 17 60C21 54 21 46 17 40C10 26 26 8 50 8Z',
    ],
    [
      'c',
      'M50 18C66 18 78 28 74 38C69 46 69 54 74 62C78 72 66 82 50 82C34 82 22 72 26 62C31 54 31 46 26 38C22 28 34 18 50 18ZM50 36V64',
      4,
    ],
  ],
  argos: [
    [
      'k',
      'M14 88C14 62 20 46 32 36L28 10L46 26L58 14L60 32C72 38 84 46 92 54L90 62L82 60L78 66L70 64C66 70 62 72 58 72C56 78 58 84 60 90Z',
    ],
    ['c', 'M56 43l7 3M72 60C66 62 60 60 56 56M30 60C32 68 30 76 32 86M42 66C44 74 42 80 46 88', 4],
  ],
  mycenae: [
    [
      'k',
      'M50 4L60 13L73 9L77 22L90 25L87 38L97 48L88 58L92 71L80 76L78 89L64 87L50 97L36 87L22 89L20 76L8 71L12 58L3 48L13 38L10 25L23 22L27 9L40 13Z',
    ],
    ['t', 'M50 26C66 26 74 36 72 48C72 58 64 62 62 70C58 78 42 78 38 70C36 62 28 58 28 48C26 36 34 26 50 26Z'],
    ['k', 'M34 44L46 48L36 51ZM66 44L54 48L64 51ZM42 58H58L50 66ZM40 72C46 69 54 69 60 72L50 78Z'],
    ['s', 'M47 50L44 58M53 50L56 58M50 66V70', 3],
  ],
}
