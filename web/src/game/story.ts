/** The log as a story: by cycle and turn, the cause before what it causes, one line for one move and for one battle. */

import type { Entry, GameEvent } from '../net/protocol'

export interface Line {
  key: string
  /** The entry it begins with. */
  seq: number
  /** What it tells: of a move every step, of a battle its beginning and its outcome. */
  events: readonly GameEvent[]
  /** In whose turn it happened: what a creature does is its caller's. */
  turn?: string | null
  /** That a step or more was taken back. */
  note?: 'undo' | 'rewind'
  /** The seat that went back. */
  by?: number | null
  /** Of a battle: what happens in it. */
  rounds?: readonly Line[]
  /** It goes on. */
  open?: boolean
}

/** A cycle's beginning, its offerings, or a turn. */
export interface Part {
  key: string
  kind: 'cycle' | 'offerings' | 'turn'
  /** What its head tells; null for offerings, and for what comes before the first cycle. */
  head: Line | null
  lines: readonly Line[]
}

export type Filter = 'all' | 'me' | 'battles'

const BATTLES = ['land_battle_began', 'sea_battle_began']
const RETREATS = ['troops_retreated', 'fleets_retreated']
const OFFERINGS = ['bid_placed', 'apollo_chosen', 'outbid']

/** The same events, each after the one that causes it: whoever is outbid is so by a bid. */
function causesFirst(events: readonly GameEvent[]): GameEvent[] {
  const ordered: GameEvent[] = []
  const late: GameEvent[] = []
  for (const event of events) {
    if (event.event === 'outbid') late.push(event)
    else ordered.push(event)
    if (event.event === 'bid_placed') ordered.push(...late.splice(0))
  }
  return [...ordered, ...late]
}

export class Story {
  /** The parts so far. A part that doesn't change stays the same object. */
  parts: Part[] = []
  private entries: readonly Entry[] = []
  private turn: string | null = null

  /** Tell these entries; those that were told already need not be told again. */
  tell(entries: readonly Entry[]): readonly Part[] {
    const known = this.entries.length
    const last = this.entries.at(-1)
    // Whether what was told is the beginning of what is to be told.
    const further =
      known === 0 || (entries[known - 1] === last && entries[0] === this.entries[0] && last!.kind !== 'undo')
    const fresh = further ? entries.slice(known) : entries
    if (fresh.length || !further) this.parts = further ? [...this.parts] : []
    if (!further) this.turn = null
    for (const entry of fresh)
      // That a step was taken back is news, but no part of the story.
      if (entry.kind !== 'undo' || (entry === entries.at(-1) && !entry.silent)) this.add(entry)
    this.entries = entries
    return this.parts
  }

  private add(entry: Entry): void {
    if (entry.kind === 'undo' || entry.kind === 'rewind')
      this.append({ key: `${entry.seq}`, seq: entry.seq, events: [], note: entry.kind, by: entry.by })
    causesFirst(entry.events).forEach((event, number) =>
      this.happen({ key: `${entry.seq}-${number}`, seq: entry.seq, events: [event] }, event),
    )
  }

  private happen(line: Line, event: GameEvent): void {
    // Whose turn it is, where the log's beginning is not known.
    if (event.event === 'turn_began' || event.event === 'creature_called') this.turn = event.player as string
    if (event.event === 'turn_ended') this.turn = null
    if (event.event === 'cycle_began') this.begin('cycle', line)
    else if (event.event === 'turn_began') this.begin('turn', line)
    else {
      if (OFFERINGS.includes(event.event) && this.parts.at(-1)?.kind !== 'offerings')
        this.begin('offerings', null, line.key)
      this.append(line, event)
    }
  }

  private begin(kind: Part['kind'], head: Line | null, key = head!.key): void {
    this.parts.push({ key, kind, head, lines: [] })
  }

  private append(line: Line, event?: GameEvent): void {
    if (!this.parts.length) this.begin('cycle', null, line.key)
    const part = this.parts.at(-1)!
    const before = part.lines.at(-1)
    const joined = event && before ? join(before, line, event) : null
    const lines = joined
      ? [...part.lines.slice(0, -1), joined]
      : [
          ...part.lines,
          event && BATTLES.includes(event.event) ? { ...line, rounds: [], open: true } : { ...line, turn: this.turn },
        ]
    this.parts[this.parts.length - 1] = { ...part, lines }
  }
}

/** Both as one line, if the second goes on with what the first began. */
function join(before: Line, line: Line, event: GameEvent): Line | null {
  if (before.rounds && before.open && !BATTLES.includes(event.event)) {
    if (event.event === 'battle_ended') return { ...before, events: [...before.events, event], open: false }
    if (RETREATS.includes(event.event)) return { ...before, events: [...before.events, event] }
    return { ...before, rounds: [...before.rounds, line] }
  }
  const step = before.events.at(-1)
  // With two markers one may outbid oneself.
  if (
    event.event === 'outbid' &&
    step?.event === 'bid_placed' &&
    step.player === event.player &&
    before.seq === line.seq
  )
    return { ...before, events: [...before.events, event] }
  return step && goesOn(step, event) ? { ...before, events: [...before.events, event] } : null
}

/** Whether a step goes on with the move of the one before it. */
function goesOn(step: GameEvent, next: GameEvent): boolean {
  if (step.player !== next.player) return false
  if (step.event === 'fleets_moved' && next.event === 'fleets_moved')
    return step.to_sea === next.from_sea && step.count === next.count && step.undead === next.undead && !next.price
  if (step.event === 'troops_passed' && (next.event === 'troops_passed' || next.event === 'troops_moved'))
    return step.to_isle === next.from_isle
  return step.event === 'kraken_moved' && next.event === 'kraken_moved' && Number(next.price) > 0
}

/** What is left of a story where only some of it is asked for. Heads of parts with nothing left are left out, too. */
export function filtered(
  parts: readonly Part[],
  filter: Filter,
  concerns: (event: GameEvent) => boolean,
): readonly Part[] {
  if (filter === 'all') return parts
  const fits = (line: Line): boolean =>
    filter === 'battles'
      ? line.rounds !== undefined
      : line.note !== undefined || [line, ...(line.rounds ?? [])].some(({ events }) => events.some(concerns))
  const left = parts.flatMap((part) => {
    const lines = part.lines.filter(fits)
    const own = filter === 'me' && part.kind === 'turn' && part.head!.events.some(concerns)
    return lines.length || own || (part.kind === 'cycle' && part.head) ? [{ ...part, lines }] : []
  })
  return left.filter(
    ({ kind, lines }, place) =>
      kind !== 'cycle' || lines.length || (left[place + 1] && left[place + 1]!.kind !== 'cycle'),
  )
}

/** Whose doing a line tells. */
export function actorOf({ events, turn }: Line): string | null {
  const who = events[0]?.player ?? events[0]?.attacker ?? turn
  return typeof who === 'string' ? who : null
}
