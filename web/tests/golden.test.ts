import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Decision, Option } from '../src/board/types'
import { lookOf } from '../src/game/looks'
import type { GameEvent, Refusal } from '../src/net/protocol'
import { Narrator } from '../src/texts/narrator'
import { boardData, textsIn } from './helpers'

/** The sentences that the terminal says are said here too: tests/text/golden_sentences.py holds its side. */
const folder = new URL('../../tests/text/golden/', import.meta.url)
const BOARDS: Record<string, string> = { base: 'base-4', titans: 'titans-3-4' }
const PLAYERS = ['sparta', 'athens', 'corinth', 'thebes']

interface Golden {
  table: string
  text: string
  event?: GameEvent
  refusal?: Refusal
  question?: Pick<Decision, 'kind' | 'subject'>
  option?: Option
  about?: string
  reason?: { code: string; args: Record<string, unknown> }
}

const languages = readdirSync(folder).map((name) => name.replace('.json', ''))

describe.each(languages)('golden sentences: %s', (language) => {
  const sentences = JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as Golden[]
  const texts = textsIn(language)
  const looks = Object.fromEntries(
    PLAYERS.map((city) => [city, { ...lookOf(city), name: texts.name('city', city), city: texts.name('city', city) }]),
  )
  const narrators = Object.fromEntries(
    Object.entries(BOARDS).map(([table, board]) => [table, new Narrator(texts, boardData(board), looks)]),
  )

  function told({ table, event, refusal, question, option, about, reason }: Golden): string {
    const narrator = narrators[table]!
    if (event) return narrator.event(event)
    if (refusal) return narrator.refusal(refusal)
    if (question) return narrator.question({ ...question, player: 'sparta', options: [] })
    if (option) return narrator.option(option, about!)
    return narrator.reason(reason!)
  }

  it('reads as in the terminal', () => {
    expect(sentences.map(told)).toEqual(sentences.map(({ text }) => text))
  })
})
