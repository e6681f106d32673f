/** Tables without a title of their own are called by what they are, in the language of whoever reads. */

import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Summary } from '../src/net/protocol'
import { texts, useTexts } from '../src/texts/current'
import { LANGUAGES } from '../src/texts/languages'
import { tableTitle } from '../src/texts/tableTitle'
import { Texts } from '../src/texts/texts'

const TEXTS = new URL('../../src/cyclades/text/', import.meta.url)

function reading(language: string): void {
  useTexts(new Texts(language, readFileSync(new URL(`${language}.ftl`, TEXTS), 'utf8')))
}

function table(seats: object[], more: object = {}): Summary {
  return { title: '', origin: null, seats, ...more } as unknown as Summary
}

const ann = { kind: 'human', name: 'Ann', host: true }
const bot = { kind: 'bot', name: null, host: false }
const free = { kind: 'free', name: null, host: false }

test.each([
  ['en', 'The table of Ann', 'Ann against bots', 'Tried from step 7', 'First game'],
  ['ru', 'Стол игрока Ann', 'Ann против ботов', 'Проба с шага 7', 'Первая игра'],
  ['de', 'Der Tisch von Ann', 'Ann gegen Bots', 'Ausprobiert ab Schritt 7', 'Erste Partie'],
])('a table without a title in %s', (language, ofAnn, against, tried, first) => {
  reading(language)
  expect(tableTitle(table([ann, free, bot]))).toBe(ofAnn)
  expect(tableTitle(table([ann, bot, bot]))).toBe(against)
  expect(tableTitle(table([ann, bot], { origin: { kind: 'moment', table: null, step: 7 } }))).toBe(tried)
  expect(tableTitle(table([ann, bot], { origin: { kind: 'first_game' } }))).toBe(first)
  expect(tableTitle(table([ann, bot], { title: 'Ours' }))).toBe('Ours')
})

test('a lesson has its name, once there are words of lessons', () => {
  reading('en')
  const lesson = table([ann, bot], { origin: { kind: 'lesson', lesson: 'winning' } })
  expect(tableTitle(lesson)).toBe('Cyclades')
  texts().add(readFileSync(new URL('en/lessons.ftl', TEXTS), 'utf8'))
  expect(tableTitle(lesson)).toBe('What wins')
})

test('the languages to choose from are those there are texts in', () => {
  const files = readdirSync(TEXTS).filter((name) => name.endsWith('.ftl'))
  expect(Object.keys(LANGUAGES).sort()).toEqual(files.map((name) => name.replace('.ftl', '')).sort())
  expect(Object.keys(LANGUAGES).sort()).toEqual(['de', 'en', 'ru'])
})
