/** What the browser remembers: name, look, sounds, pace, and the right to seats. */

import { PACES, type Pace } from './game/playback.svelte'
import { forget, keptAfter, recall, recallJson, remember } from './kept'
import type { Right } from './net/protocol'
import { languageFor } from './texts/languages'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** In percent of the usual size. */
export const TEXT_SIZES = [100, 115, 130, 150, 175, 200] as const

/** What is on or off, and how it is as long as nobody has said anything. */
const SWITCHES = { motion: true, keys: true, sounds: true, confirms: true, notices: false, strong: false }
export type Switch = keyof typeof SWITCHES

function furtherSeats(table: string): string {
  return `further-seats-${table}`
}

class Settings {
  name = $state(recall('name') ?? '')
  theme: Theme = $state((recall('theme') as Theme | null) ?? 'system')
  /** At first that of the browser. */
  language = $state(languageFor([recall('language') ?? '', ...navigator.languages]))
  textSize: number = $state(TEXT_SIZES.find((size) => String(size) === recall('text-size')) ?? 100)
  private switches: Record<Switch, boolean> = $state(
    Object.fromEntries(
      Object.entries(SWITCHES).map(([name, usual]) => [name, recall(name) ? recall(name) === 'on' : usual]),
    ) as Record<Switch, boolean>,
  )
  /** How fast a player among bots sees what they do. */
  pace: Pace = $state(PACES.find((pace) => pace === recall('pace')) ?? 'normal')

  constructor() {
    this.apply()
  }

  setName(name: string): void {
    this.name = name
    remember('name', name)
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    remember('theme', theme)
    this.apply()
  }

  setTextSize(size: number): void {
    this.textSize = size
    remember('text-size', String(size))
    this.apply()
  }

  setLanguage(language: string): void {
    this.language = language
    remember('language', language)
  }

  get motion(): boolean {
    return this.switches.motion
  }

  /** Whether keys do something at the table. */
  get keys(): boolean {
    return this.switches.keys
  }

  get sounds(): boolean {
    return this.switches.sounds
  }

  /** Whether one is asked again before what can't be taken back. */
  get confirms(): boolean {
    return this.switches.confirms
  }

  /** Whether the browser says that it is one's turn while the page is out of sight. */
  get notices(): boolean {
    return this.switches.notices
  }

  /** Colours that stand out more from one another. */
  get strong(): boolean {
    return this.switches.strong
  }

  turn(name: Switch, on: boolean): void {
    this.switches[name] = on
    remember(name, on ? 'on' : 'off')
    this.apply()
  }

  setPace(pace: Pace): void {
    this.pace = pace
    remember('pace', pace)
  }

  /** The table of the first game, if one was begun. */
  get firstGame(): string | null {
    return recall('first-game')
  }

  keepFirstGame(table: string): void {
    remember('first-game', table)
  }

  token(table: string): string | null {
    return recall(`token-${table}`)
  }

  /** The right to a seat of this device's owner, in place of the one that was kept. */
  keepToken(table: string, token: string): void {
    remember(`token-${table}`, token)
  }

  /** All seats that are played on this device: its owner's first. */
  tokens(table: string): string[] {
    const first = this.token(table)
    const further = recallJson(furtherSeats(table))
    const others = Array.isArray(further) ? further.filter((token) => typeof token === 'string') : []
    return [...(first ? [first] : []), ...others.filter((token) => token !== first)]
  }

  keepTokens(table: string, tokens: readonly string[]): void {
    const [first, ...others] = tokens
    if (first) remember(`token-${table}`, first)
    else forget(`token-${table}`)
    if (others.length) remember(furtherSeats(table), JSON.stringify(others))
    else forget(furtherSeats(table))
  }

  /** One seat of a table, or all of them. */
  forgetToken(table: string, token: string | null = null): void {
    this.keepTokens(table, token ? this.tokens(table).filter((kept) => kept !== token) : [])
    if (this.firstGame === table && !this.token(table)) forget('first-game')
  }

  /** Every right to a seat that is kept here. */
  rights(): Right[] {
    return keptAfter('token-').flatMap((table) => this.tokens(table).map((token) => ({ table, token })))
  }

  private apply(): void {
    const root = document.documentElement
    if (this.theme === 'system') delete root.dataset.theme
    else root.dataset.theme = this.theme
    root.dataset.motion = this.motion ? 'on' : 'off'
    if (this.strong) root.dataset.colours = 'strong'
    else delete root.dataset.colours
    root.style.setProperty('--text-size', String(this.textSize / 100))
  }
}

export const settings = new Settings()
