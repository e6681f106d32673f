/** What the page knows of one table. Fed with the server's messages, it sends what the player does. */

import { onlySeen, VERSION } from './protocol'
import type {
  ChatLine,
  ClientMessage,
  Entry,
  GameState,
  Hint,
  Judgement,
  Listeners,
  Proposal,
  Refusal,
  ServerMessage,
  Summary,
  Wish,
} from './protocol'

export type Sender = (message: ClientMessage) => boolean
type Lasting = Extract<ClientMessage, { type: 'act' | 'undo' | 'chat' | 'propose' }>

/** What the server hasn't taken yet: a page that is loaded anew goes on with it. */
export interface Unsent {
  line: string
  lineTo: Listeners
  saying: string | null
  pending: Lasting[]
}

export type Status = 'connecting' | 'open' | 'lost'

const LOG_AGAIN = 2_000
/** A hint is told in so many steps, at a practice table one after the other. */
export const LAST_HINT = 3

/** What the server doesn't do, by its code. */
export class Refused extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

let count = 0
const session = Math.random().toString(36).slice(2, 10)

function freshId(): string {
  return `${session}-${Date.now().toString(36)}-${count++}`
}

export class TableStore {
  status: Status = $state('connecting')
  retryAt = $state(0)
  table: Summary | null = $state.raw(null)
  seat: number | null = $state(null)
  seedHash: string | null = $state(null)
  seed: string | null = $state(null)
  seq = $state(0)
  game: GameState | null = $state.raw(null)
  /** The entries that still stand: what was undone is not among them. */
  entries: Entry[] = $state.raw([])
  /** What has come and isn't shown yet, in its order. */
  unshown: Entry[] = $state.raw([])
  /** Something has come. It is shown at once, unless somebody else sees to that. */
  oncoming: () => void = () => {
    while (this.unshown.length) this.showNext()
  }
  /** All that are shown or were before, without a gap up to the newest. */
  private log: Entry[] = []
  /** The question for positions of the past, and what is to be done with them. */
  private looking: { id: string; done: () => void; failed?: (code: string) => void } | null = null
  /** The question for what is before them. */
  private logAsked: string | null = null
  chat: ChatLine[] = $state.raw([])
  /** What is being written in the chat; it stays until the server has taken it. */
  line = $state('')
  /** Who is to hear it. */
  lineTo: Listeners = $state('all')
  lineRefusal: Refusal | null = $state.raw(null)
  /** The id of the line that is on its way. */
  private saying: string | null = $state(null)
  proposal: Proposal | null = $state.raw(null)
  refusal: Refusal | null = $state.raw(null)
  /** Why an action can't be done now, by its notation; null: it can. */
  reasons: Map<string, Refusal | null> = $state.raw(new Map())
  /** What the best bot would do now, once it was asked. */
  hint: Hint | null = $state.raw(null)
  /** How much of it is told: a nudge, the move, all of it. */
  hintStep = $state(LAST_HINT)
  /** One's chance to win, once it was asked. */
  judgement: Judgement | null = $state.raw(null)
  /** The table of the next game, once somebody wants one. */
  rematch: string | null = $state(null)
  moved: string | null = $state(null)
  farewell: string | null = $state(null)
  /** The server speaks another protocol: only a page that is loaded anew can go on. */
  outdated = $state(false)
  /** The log can't be replayed: the game can be looked at, and goes on no more. */
  unreadable = $state(false)

  /** Acts and undos that aren't answered yet. */
  private waiting = $state(0)
  private hasToldPace = false
  /** The last entry that is promised: until it comes the position shown is an old one. */
  private promised = $state(0)
  private wantsRematch = false
  private pending = new Map<string, Lasting>()
  private asked = new Map<string, string>()
  /** The question for a hint on the present decision, while it isn't answered. */
  private hinting: string | null = $state(null)
  /** All those that will be answered still. */
  private hints = new Set<string>()
  /** The question for one's chance, while it isn't answered. */
  private judging: string | null = $state(null)
  private early = new Map<number, Entry>()

  /** The right to a seat that the server has accepted now, in place of the one that was known. */
  granted: string | null = $state(null)
  /** The host has freed the seat that was one's own. */
  removed = $state(false)
  /** A link that was to give a seat gives none. */
  badLink = $state(false)

  constructor(
    private readonly send: Sender,
    private token: string | null,
    unsent: Unsent | null = null,
    /** Of a link that was opened; what is known stays until the server has accepted it. */
    private offered: string | null = null,
  ) {
    if (!unsent) return
    this.line = unsent.line
    this.lineTo = unsent.lineTo
    this.saying = unsent.saying
    for (const message of unsent.pending) this.keep(message)
  }

  /** What would be lost with this page; null: nothing. */
  get unsent(): Unsent | null {
    if (!this.line && !this.pending.size) return null
    return { line: this.line, lineTo: this.lineTo, saying: this.saying, pending: [...this.pending.values()] }
  }

  // What the player does

  /** Play an action; refused at once while another one is on its way, so that a double click is one action. */
  act(action: string): void {
    if (this.busy) return
    this.lasting({ type: 'act', id: freshId(), seq: this.seq, action })
  }

  undo(what: 'step' | 'turn'): void {
    if (this.waiting > 0 || (this.busy && !this.game?.can_go_back)) return
    this.lasting({ type: 'undo', id: freshId(), seq: this.seq, what })
  }

  /** Say what is written. */
  say(): void {
    const text = this.line.trim()
    if (!text || this.saying) return
    this.lineRefusal = null
    this.saying = freshId()
    this.lasting({ type: 'chat', id: this.saying, text, to: this.hasPartner ? this.lineTo : 'all' })
  }

  propose(what: Wish): void {
    this.lasting({ type: 'propose', id: freshId(), what })
  }

  /** Ask why an action can't be done; the answer appears in `reasons`. */
  why(action: string): void {
    if (this.reasons.has(action) || [...this.asked.values()].includes(action)) return
    const id = freshId()
    this.asked.set(id, action)
    if (!this.send({ type: 'why', id, action })) this.asked.delete(id)
  }

  /** Ask what the best bot would do; the answer appears in `hint`. */
  askHint(): void {
    if (this.hinting || this.busy) return
    const id = freshId()
    if (!this.send({ type: 'hint', id, seq: this.seq })) return
    this.refusal = null
    this.hinting = id
    this.hints.add(id)
  }

  /** Ask for one's chance to win; the answer appears in `judgement`. */
  askJudgement(): void {
    if (this.judging || this.busy) return
    const id = freshId()
    if (!this.send({ type: 'judge', id, seq: this.seq })) return
    this.refusal = null
    this.judging = id
  }

  /** Ask for the positions after an entry and after those that follow it up to another; they stay with the entries. */
  lookBack(after: number, until: number, done: () => void, failed?: (code: string) => void): void {
    const id = freshId()
    this.looking?.failed?.('stale')
    if (this.send({ type: 'look', id, after, until })) this.looking = { id, done, failed }
    else failed?.('unreachable')
  }

  /** The same as a promise; it fails with what the server refuses it for. */
  looked(after: number, until: number): Promise<void> {
    return new Promise((done, failed) => this.lookBack(after, until, done, (code) => failed(new Refused(code))))
  }

  /** The next game with the same people; who only looks at the end of this one stays. */
  playAgain(): void {
    this.wantsRematch = true
    if (this.rematch) this.moved = this.rematch
    else this.send({ type: 'rematch' })
  }

  tell(message: ClientMessage): void {
    this.refusal = null
    this.send(message)
  }

  /** Whether there is a partner to talk to in private: from the start of a game of teams on. */
  get hasPartner(): boolean {
    return this.seat !== null && this.table!.teams && this.table!.phase !== 'open'
  }

  /** Somebody thinks about a hint. */
  get thinking(): boolean {
    return this.hinting !== null
  }

  /** One's chance is being worked out. */
  get reckoning(): boolean {
    return this.judging !== null
  }

  /** How many of the lines from a number on are others'. */
  linesOfOthers(from: number): number {
    return this.chat.slice(from).filter(({ seat }) => seat !== this.seat).length
  }

  /** A line is on its way. */
  get talking(): boolean {
    return this.saying !== null
  }

  /** An action or undo is on its way, or its outcome is, or something that has come is still to be shown. */
  get busy(): boolean {
    return this.waiting > 0 || this.promised > this.seq || this.unshown.length > 0
  }

  /** One plays here, and nobody else but bots. */
  get alone(): boolean {
    return (
      this.seat !== null &&
      this.table!.seats.every(({ kind, name }, seat) => seat === this.seat || (kind === 'bot' && name === null))
    )
  }

  // What the connection tells

  opened(): void {
    this.status = 'connecting'
    this.looking?.failed?.('unreachable')
    this.looking = null
    this.hasToldPace = false
    this.forgetAnswers()
    this.hints.clear()
    this.send({
      type: 'hello',
      version: VERSION,
      token: this.offered ?? this.token,
      have: this.game ? this.known : null,
    })
  }

  lost(retryAt: number): void {
    this.status = 'lost'
    this.retryAt = retryAt
  }

  message(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.welcome(message)
        break
      case 'entry':
        this.entry(message)
        break
      case 'ack':
        this.promised = Math.max(this.promised, message.seq)
        if (message.id === this.saying) this.line = ''
        this.settled(message.id)
        break
      case 'refused':
        this.refused(message)
        break
      case 'why':
        this.answered(message)
        break
      case 'hint':
        this.hints.delete(message.id)
        if (message.id !== this.hinting) break
        this.hinting = null
        this.hint = message
        this.hintStep = this.table?.practice ? 1 : LAST_HINT
        break
      case 'judge':
        if (message.id !== this.judging) break
        this.judging = null
        this.judgement = message
        break
      case 'table':
        this.table = message
        this.tellPace()
        this.oncoming()
        break
      case 'chat':
        this.chat = [...this.chat, message]
        break
      case 'proposal':
        this.proposal = message.proposal
        break
      case 'log':
        this.earlier(message)
        break
      case 'look':
        this.shown(message)
        break
      case 'removed':
        this.removed = true
        this.token = null
        break
      case 'moved':
        this.rematch = message.table
        if (this.wantsRematch) this.moved = message.table
        break
      case 'bye':
        this.farewell = message.code
        if (message.code === 'version') this.outdated = true
        break
      case 'pong':
        break
    }
  }

  /** Take a seat with a token given by the server; it holds from the next hello on. */
  sitDown(token: string): void {
    this.token = token
    this.removed = false
  }

  private welcome(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    if (message.version !== VERSION) {
      this.outdated = true
      return
    }
    this.status = 'open'
    this.farewell = null
    if (this.offered) {
      this.token = this.granted = this.offered
      this.offered = null
    }
    this.table = message.table
    const first = message.log_from
    // What was known before the connection broke need not come again, unless it was told to somebody else.
    const known = this.seat === message.seat ? this.log.filter(({ seq }) => seq < first) : []
    this.log = known.at(-1)?.seq === first - 1 ? [...known, ...message.log] : [...message.log]
    this.seat = message.seat
    this.seedHash = message.seed_hash
    this.seed = message.seed ?? null
    this.rematch = message.rematch ?? null
    this.seq = this.promised = message.seq
    this.game = message.game
    this.unreadable = Boolean(message.unreadable)
    this.entries = this.log.reduce(standing, [] as Entry[])
    this.askEarlier()
    this.chat = message.chat
    this.proposal = message.proposal
    this.unshown = []
    this.early.clear()
    this.forgetAnswers()
    this.tellPace()
    this.oncoming()
    // What was under way when the connection broke is sent again with its id: the server knows whether it was applied.
    for (const lasting of this.pending.values()) this.send(lasting)
  }

  /** The page itself shows what bots do at a pace: they need not wait for it, from when on nobody else has a seat. */
  private tellPace(): void {
    if (this.alone && !this.hasToldPace) this.hasToldPace = this.send({ type: 'pace', pauses: false })
  }

  /** The last entry that has come. */
  private get known(): number {
    return this.unshown.at(-1)?.seq ?? this.seq
  }

  private entry(entry: Entry): void {
    if (entry.seq <= this.known) return
    if (entry.seq > this.known + 1) {
      if (!this.early.size) this.send({ type: 'resync', have: this.known })
      this.early.set(entry.seq, entry)
      return
    }
    const next: Entry[] = [entry]
    for (let early = this.early.get(entry.seq + 1); early; early = this.early.get(early.seq + 1)) next.push(early)
    this.unshown = [...this.unshown, ...next]
    for (const seq of this.early.keys()) if (seq <= this.known) this.early.delete(seq)
    this.oncoming()
  }

  /** Show the next of what has come: from now on it is the position at the table. */
  showNext(): void {
    const [entry, ...others] = this.unshown
    if (!entry) return
    this.unshown = others
    this.seq = entry.seq
    this.log.push(entry)
    this.entries = standing(this.entries, entry)
    if (entry.game) this.game = entry.game
    if (entry.seed) this.seed = entry.seed
    if (entry.seed_hash) this.seedHash = entry.seed_hash
    this.refusal = null
    this.forgetAnswers()
  }

  /** Ask for what is before all that is known, if there is something. */
  private askEarlier(): void {
    const first = this.log[0]?.seq ?? 1
    this.logAsked = first > 1 ? freshId() : null
    if (this.logAsked) this.send({ type: 'log', id: this.logAsked, before: first })
  }

  private earlier(message: Extract<ServerMessage, { type: 'log' }>): void {
    if (message.id !== this.logAsked) return // a welcome came between
    this.log = [...message.entries, ...this.log]
    this.entries = this.log.reduce(standing, [] as Entry[])
    this.askEarlier()
  }

  private shown({ id, views }: Extract<ServerMessage, { type: 'look' }>): void {
    if (this.looking?.id !== id) return
    const { done } = this.looking
    this.looking = null
    const seen = new Map(views.map(({ seq, view }) => [seq, view]))
    for (const entry of this.log) {
      const view = seen.get(entry.seq)
      if (view) entry.game ??= onlySeen(view)
    }
    done()
  }

  private refused(message: Extract<ServerMessage, { type: 'refused' }>): void {
    if (message.code === 'bad_token') {
      if (this.offered) {
        this.badLink = true
        this.offered = null
      } else {
        this.token = null // the right to the seat is gone: whoever held it may still watch
        this.removed = true
      }
      this.opened()
      return
    }
    if (message.id && message.id === this.looking?.id) {
      const { failed } = this.looking!
      this.looking = null // it stays as it is: nothing is shown again
      failed?.(message.code)
      return
    }
    if (message.id && message.id === this.logAsked) {
      setTimeout(() => this.askEarlier(), LOG_AGAIN) // it was too much at once
      return
    }
    if (message.id && this.hints.delete(message.id)) {
      if (message.id !== this.hinting) return // about a decision that is over
      this.hinting = null
    }
    if (message.id && message.id === this.judging) this.judging = null
    else if (message.code.startsWith('judge_')) return // about a decision that is over
    const refusal = { code: message.code, rule: message.rule, args: message.args }
    if (message.id && message.id === this.saying) this.lineRefusal = refusal
    else this.refusal = refusal
    if (message.id) {
      this.asked.delete(message.id)
      this.settled(message.id)
    }
  }

  private answered(message: Extract<ServerMessage, { type: 'why' }>): void {
    // An answer to a question from before the last entry is about a position that is gone.
    if (!this.asked.delete(message.id)) return
    const refusal =
      message.legal || !message.code ? null : { code: message.code, rule: message.rule, args: message.args }
    this.reasons = new Map(this.reasons).set(message.action, refusal)
  }

  /** What was asked was about a position that is gone. */
  private forgetAnswers(): void {
    this.asked.clear()
    this.hint = this.hinting = null
    this.judgement = this.judging = null
    if (this.reasons.size) this.reasons = new Map()
  }

  private lasting(message: Lasting): void {
    this.refusal = null
    this.keep(message)
    this.send(message)
  }

  private keep(message: Lasting): void {
    this.pending.set(message.id, message)
    if (message.type === 'act' || message.type === 'undo') this.waiting++
  }

  private settled(id: string): void {
    const message = this.pending.get(id)
    if (!message) return
    this.pending.delete(id)
    if (id === this.saying) this.saying = null
    if (message.type === 'act' || message.type === 'undo') this.waiting--
  }
}

/** The entries that stand after another one. */
export function standing(entries: Entry[], entry: Entry): Entry[] {
  const to = entry.to
  if (to === undefined || to === null) return [...entries, entry]
  const undone = entries.filter(({ seq }) => seq > to)
  const silent = entry.kind === 'undo' && undone.every(({ events }) => !events.length)
  return [...entries.filter(({ seq }) => seq <= to), silent ? { ...entry, silent } : entry]
}
