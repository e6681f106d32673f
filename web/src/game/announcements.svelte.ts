/** What is announced while others play: one piece of news after the other, each for as long as it takes to read. */

import type { GameState } from '../net/protocol'
import { newsNotes, newsText } from '../texts/newsWords'
import { happeningsSince } from './effects'
import type { TableToWatch } from './tableNow'
import { gatherNews, isAnnounced, type News } from './news'

/** Milliseconds for looking, and for each letter; more where it hits the reader, less where much is waiting. */
const LOOK = 1500
const LETTER = 28
const HITS_ME = 1.7
const HURRY = 0.65
/** On a small screen, where they lie over a good part of the board. */
const BRIEF = 0.6
/** What hits the reader can be read at every pace. */
const LEAST = 0.6
/** From so many that wait on there is a hurry. */
const MANY = 3
/** How many can be read at once. */
const ROOM = 2
/** Entries back to which something may go on: the steps of a battle, or of a creature's way. */
const BACK = 40

export interface Announcement {
  news: News
  text: string
  /** What follows from it. */
  notes: string[]
  /** The reader lost something by it. */
  grave: boolean
}

export class Announcer {
  /** What is announced now, the oldest first. */
  shown: Announcement[] = $state.raw([])
  /** A small screen: one at once, without what follows from it; the log stands below the board. */
  brief = false

  private waiting: Announcement[] = []
  private heard = -1
  private known: GameState | null = null
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>()

  constructor(private readonly model: TableToWatch) {}

  /** Something may have come, or come to rest: nothing is told before the dice that decide it lie still. */
  hear(): void {
    const { store, view, me, narrator, playback } = this.model
    const last = store.entries.at(-1)
    if (!last || !view || !narrator || (this.heard >= 0 && playback.stilled < last.seq)) return
    const behind = store.game === this.known && !last.game && last.seq > this.heard
    if (this.heard >= 0 && behind) return // its position comes with a later one
    this.known = store.game
    const [before, fresh] = [this.heard, last.seq - this.heard]
    this.heard = last.seq
    if (last.kind === 'undo' || last.kind === 'rewind') this.silence()
    // Whoever comes back to much finds it in the list of what happened.
    if (before < 0 || fresh <= 0 || fresh > BACK || playback.skipping) return
    const happenings = happeningsSince(store.entries, before - BACK, view)
    const announced = gatherNews(happenings, view, me).filter((news) => news.to > before && isAnnounced(news, me))
    const say = (news: News): string => newsText(narrator, view, news, me)
    for (const news of announced) {
      // Who leads now is said where he has founded or taken what makes him lead.
      if (announced.some((other) => news !== other && leaderBy(news, other))) continue
      const leads = announced.find((other) => leaderBy(other, news))
      const grave = news.effects.some(({ count }) => count < 0) && news.by !== me
      const artifacts =
        news.event.event === 'artifact_sent'
          ? []
          : news.artifacts.map((taken) => narrator.say('page-artifact-taken', { ...taken }))
      this.add({
        news,
        text: say(news),
        notes: this.brief ? [] : [...artifacts, ...newsNotes(narrator, view, news, me), ...(leads ? [say(leads)] : [])],
        grave,
      })
    }
    this.next()
  }

  /** Nothing is announced any more: whoever must choose sees the board, and reads what happened beside it. */
  silence(): void {
    for (const timer of this.timers.values()) clearTimeout(timer)
    this.timers.clear()
    this.waiting = []
    if (this.shown.length) this.shown = []
  }

  private add(one: Announcement): void {
    const same = ({ news: { key } }: Announcement): boolean => key === one.news.key
    if (this.shown.some(same)) {
      this.shown = this.shown.map((other) => (same(other) ? one : other))
      this.time(one)
      return
    }
    const place = this.waiting.findIndex(same)
    if (place >= 0) this.waiting[place] = one
    else this.waiting.push(one)
  }

  /** What hits the reader doesn't wait; on a small screen it takes the place of what doesn't. */
  private next(): void {
    const isDue = ({ grave }: Announcement): boolean =>
      this.brief
        ? !this.shown.length || (grave && !this.shown.some((other) => other.grave))
        : grave || this.shown.length < ROOM
    for (let one = this.waiting.find(isDue); one; one = this.waiting.find(isDue)) {
      this.waiting.splice(this.waiting.indexOf(one), 1)
      this.shown = this.brief ? [one] : [...this.shown, one]
      this.time(one)
    }
  }

  private time(one: Announcement): void {
    const { key } = one.news
    clearTimeout(this.timers.get(key))
    const tempo = this.model.playback.tempo * (this.brief ? BRIEF : 1)
    const stay =
      (one.grave ? Math.max(LEAST, tempo) : tempo) *
      (LOOK + LETTER * [one.text, ...one.notes].join(' ').length) *
      (one.grave ? HITS_ME : this.waiting.length >= MANY ? HURRY : 1)
    const over = (): void => {
      this.timers.delete(key)
      this.shown = this.shown.filter(({ news }) => news.key !== key)
      this.next()
    }
    this.timers.set(key, setTimeout(over, stay))
  }
}

/** Whether one piece of news says who leads by the other. */
function leaderBy(leader: News, news: News): boolean {
  return leader.event.event === 'new_leader' && leader.after !== null && news.steps.includes(leader.after)
}
