/** How one's game stands, in a sentence. */

import { CITIES, lookOf } from '../game/looks'
import { progress } from '../lessons/progress.svelte'
import { say, texts } from '../texts/current'
import { groupOf } from './games.svelte'
import type { GameEntry } from './source'

function nameOf({ table }: GameEntry, seat: number): string {
  const { name, colour } = table.seats[seat]!
  return name ?? lookOf(colour || CITIES[seat]!).name
}

export function standingText(game: GameEntry): string {
  const { table, seat, waits_for, winners } = game
  // What a lesson teaches may be done long before its game is over.
  if (table.origin?.kind === 'lesson')
    return say(
      table.phase === 'over' || progress.done.includes(table.origin.lesson) ? 'home-lesson-over' : 'home-lesson',
    )
  if (table.phase === 'over') {
    if (!winners.length) return say('home-over')
    if (winners.includes(seat) && game.seats.length === 1) return say('home-won')
    const names = winners.map((winner) => nameOf(game, winner))
    return say('home-lost', { count: names.length, winners: texts().listed(names) })
  }
  if (table.phase === 'open') {
    const free = table.seats.filter(({ kind }) => kind === 'free').length
    return say(groupOf(game) === 'mine' ? 'home-gathers-not-ready' : 'home-gathers', { free })
  }
  if (table.seats[seat]!.kind === 'bot') return say('home-bot-plays')
  if (waits_for === null) return say('home-unreadable')
  return waits_for === seat && game.seats.length === 1
    ? say('home-your-turn')
    : say('home-waits-for', { player: nameOf(game, waits_for) })
}

/** Who plays it around this device. */
export function aroundText(game: GameEntry): string {
  return say('home-around', { players: texts().listed(game.seats.map((seat) => nameOf(game, seat))) })
}
