/** Whether the page tells a game in the words in which the terminal tells it, in every language. */

import { readFileSync } from 'node:fs'
import type { BoardData, Decision, Look, Option } from '../src/board/types'
import { CITIES, lookOf } from '../src/game/looks'
import type { GameEvent, Refusal } from '../src/net/protocol'
import { useTexts } from '../src/texts/current'
import { Narrator } from '../src/texts/narrator'
import { Texts } from '../src/texts/texts'

interface Told {
  what: 'event' | 'question' | 'option' | 'refusal'
  form: unknown
  /** By language, as the terminal says it. */
  texts: Record<string, string>
}

interface Game {
  board: BoardData
  players: number
  told: Told[]
}

const textsIn = new Map<string, Texts>()

function narratorIn(language: string, { board, players }: Game): Narrator {
  let texts = textsIn.get(language)
  if (!texts) {
    texts = new Texts(language, readFileSync(`../src/cyclades/text/${language}.ftl`, 'utf8'))
    textsIn.set(language, texts)
  }
  useTexts(texts)
  const looks: Record<string, Look> = Object.fromEntries(CITIES.slice(0, players).map((city) => [city, lookOf(city)]))
  return new Narrator(texts, board, looks)
}

function said(narrator: Narrator, { what, form }: Told): string {
  switch (what) {
    case 'event':
      return narrator.event(form as GameEvent)
    case 'question':
      return narrator.question(form as Decision)
    case 'refusal':
      return narrator.refusal(form as Refusal)
    case 'option': {
      const { about, ...option } = form as Option & { about: string }
      return narrator.option(option as Option, about)
    }
  }
}

/** The sentences that are said otherwise. */
export function checkGame(game: Game): string[] {
  const faults: string[] = []
  for (const language of Object.keys(game.told[0]?.texts ?? {})) {
    const narrator = narratorIn(language, game)
    for (const told of game.told) {
      const ours = said(narrator, told)
      if (ours !== told.texts[language]) faults.push(`${language}: ${ours} | ${told.texts[language]}`)
    }
  }
  return faults
}
