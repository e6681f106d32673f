/** The sounds of the table as notes: what an instrument of the browser plays. */

export type Sound = 'turn' | 'dice' | 'battle' | 'metropolis'

export interface Note {
  /** Seconds after the beginning. */
  at: number
  seconds: number
  /** From 0 to 1. */
  loud: number
  /** A tone in hertz, or a hiss that is strongest there. */
  tone?: number
  hiss?: number
  wave?: OscillatorType
}

/** A plucked string: a tone with its octave. */
const string = (at: number, tone: number, loud = 0.2): Note[] => [
  { at, tone, seconds: 1.1, loud, wave: 'triangle' },
  { at, tone: 2 * tone, seconds: 0.6, loud: loud / 3, wave: 'sine' },
]
const drum = (at: number, loud = 0.4): Note[] => [
  { at, tone: 82, seconds: 0.35, loud, wave: 'sine' },
  { at, hiss: 240, seconds: 0.12, loud: loud / 2 },
]

export const SCORES: Record<Sound, Note[]> = {
  // A lyre: up a fifth.
  turn: [...string(0, 440), ...string(0.14, 554.4), ...string(0.28, 659.3)],
  dice: [0, 0.09, 0.16, 0.27, 0.41].map((at, number) => ({
    at,
    hiss: 2400 + 500 * (number % 2),
    seconds: 0.05,
    loud: 0.3 - 0.04 * number,
  })),
  battle: [...drum(0), ...drum(0.28), ...drum(0.46), ...drum(0.64, 0.5)],
  metropolis: [
    ...[261.6, 329.6, 392, 523.3].flatMap((tone, number) => string(0.16 * number, tone)),
    ...[392, 523.3, 659.3].flatMap((tone) => string(0.72, tone, 0.14)),
  ],
}
