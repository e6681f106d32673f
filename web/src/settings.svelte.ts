/** What the browser remembers: name, look, pace, and the right to seats. */

import { PACES, type Pace } from './game/playback.svelte'
import { forget, keptAfter, recall, remember } from './kept'
import type { Right } from './net/protocol'
import { languageFor } from './texts/languages'

type Theme = 'system' | 'light' | 'dark'

class Settings {
  name = $state(recall('name') ?? '')
  theme: Theme = $state((recall('theme') as Theme | null) ?? 'system')
  motion = $state(recall('motion') !== 'off')
  /** At first that of the browser. */
  language = $state(languageFor([recall('language') ?? '', ...navigator.languages]))
  keys = $state(recall('keys') !== 'off')
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

  setMotion(motion: boolean): void {
    this.motion = motion
    remember('motion', motion ? 'on' : 'off')
    this.apply()
  }

  setLanguage(language: string): void {
    this.language = language
    remember('language', language)
  }

  setKeys(keys: boolean): void {
    this.keys = keys
    remember('keys', keys ? 'on' : 'off')
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

  keepToken(table: string, token: string): void {
    remember(`token-${table}`, token)
  }

  forgetToken(table: string): void {
    forget(`token-${table}`)
    if (this.firstGame === table) forget('first-game')
  }

  /** Every right to a seat that is kept here. */
  rights(): Right[] {
    return keptAfter('token-').flatMap((table) => {
      const token = this.token(table)
      return token ? [{ table, token }] : []
    })
  }

  private apply(): void {
    const root = document.documentElement
    if (this.theme === 'system') delete root.dataset.theme
    else root.dataset.theme = this.theme
    root.dataset.motion = this.motion ? 'on' : 'off'
  }
}

export const settings = new Settings()
