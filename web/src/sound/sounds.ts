/** Plays the table's sounds. Browsers let nothing be heard before the first gesture; neither do we. */

import type { Entry } from '../net/protocol'
import { settings } from '../settings.svelte'
import { SCORES, type Note, type Sound } from './scores'

const BY_EVENT: Record<string, Sound> = {
  land_battle_began: 'battle',
  sea_battle_began: 'battle',
  dice_rolled: 'dice',
  die_rerolled: 'dice',
  metropolis_founded: 'metropolis',
  metropolis_bought: 'metropolis',
}

let context: AudioContext | null = null

function begin(): void {
  removeEventListener('pointerdown', begin)
  removeEventListener('keydown', begin)
  // Some browsers have none.
  if ('AudioContext' in window) context = new AudioContext()
}

/** From the first gesture on there can be sounds. */
export function awaitGesture(): void {
  if (context) return
  addEventListener('pointerdown', begin)
  addEventListener('keydown', begin)
}

export function play(sound: Sound): void {
  if (!context || !settings.sounds) return
  void context.resume()
  for (const note of SCORES[sound]) sounded(context, note)
}

/** What is heard of entries: one sound for each kind of thing, the gravest alone. */
export function soundOf(entries: readonly Pick<Entry, 'events'>[]): Sound | null {
  const heard = new Set(entries.flatMap(({ events }) => events.map(({ event }) => BY_EVENT[event])))
  return (['metropolis', 'battle', 'dice'] as const).find((sound) => heard.has(sound)) ?? null
}

function sounded(context: AudioContext, { at, seconds, loud, tone, hiss, wave }: Note): void {
  const start = context.currentTime + at
  const gain = context.createGain()
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds)
  gain.connect(context.destination)
  const source = tone ? toneOf(context, tone, wave ?? 'sine') : hissOf(context, seconds)
  if (hiss) {
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    band.frequency.value = hiss
    source.connect(band).connect(gain)
  } else source.connect(gain)
  source.start(start)
  source.stop(start + seconds)
}

function toneOf(context: AudioContext, hertz: number, wave: OscillatorType): OscillatorNode {
  const source = context.createOscillator()
  source.type = wave
  source.frequency.value = hertz
  return source
}

function hissOf(context: AudioContext, seconds: number): AudioBufferSourceNode {
  const source = context.createBufferSource()
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let place = 0; place < samples.length; place++) samples[place] = 2 * Math.random() - 1
  source.buffer = buffer
  return source
}
