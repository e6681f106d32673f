/** What the page knows of one table. Fed with the server's messages, it sends what the player does. */

import { Answers } from './answers.svelte'
import { Log } from './log.svelte'
import { freshId, Outbox, type Lasting, type Sender } from './outbox.svelte'
import { VERSION } from './protocol'
import type { ClientMessage, Entry, GameState, Proposal, Refusal, ServerMessage, Summary, Wish } from './protocol'
import { Talk } from './talk.svelte'
import type { Unsent } from './unsent'

export type Status = 'connecting' | 'open' | 'lost'

export class TableStore {
  private readonly outbox: Outbox
  readonly talk: Talk
  readonly answers: Answers
  readonly log: Log

  status: Status = $state('connecting')
  retryAt = $state(0)
  table: Summary | null = $state.raw(null)
  seat: number | null = $state(null)
  seedHash: string | null = $state(null)
  seed: string | null = $state(null)
  seq = $state(0)
  game: GameState | null = $state.raw(null)
  /** What has come and isn't shown yet, in its order. */
  unshown: Entry[] = $state.raw([])
  /** Something has come. It is shown at once, unless somebody else sees to that. */
  oncoming: () => void = () => {
    while (this.unshown.length) this.showNext()
  }
  proposal: Proposal | null = $state.raw(null)
  refusal: Refusal | null = $state.raw(null)
  /** The table of the next game, once somebody wants one. */
  rematch: string | null = $state(null)
  moved: string | null = $state(null)
  farewell: string | null = $state(null)
  /** The server speaks another protocol: only a page that is loaded anew can go on. */
  outdated = $state(false)
  /** The log can't be replayed: the game can be looked at, and goes on no more. */
  unreadable = $state(false)

  private hasToldPace = false
  /** The last entry that is promised: until it comes the position shown is an old one. */
  private promised = $state(0)
  private wantsRematch = false
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
    this.outbox = new Outbox(send)
    this.talk = new Talk(this.outbox)
    this.answers = new Answers(send)
    this.log = new Log(send)
    if (!unsent) return
    this.talk.line = unsent.line
    this.talk.to = unsent.lineTo
    this.talk.saying = unsent.saying
    for (const message of unsent.pending) this.outbox.keep(message)
  }

  /** The entries that still stand: what was undone is not among them. */
  get entries(): Entry[] {
    return this.log.standing
  }

  /** What would be lost with this page; null: nothing. */
  get unsent(): Unsent | null {
    const { line, to, saying } = this.talk
    const pending = this.outbox.left
    return line || pending.length ? { line, lineTo: to, saying, pending } : null
  }

  // What the player does

  /** Play an action; refused at once while another one is on its way, so that a double click is one action. */
  act(action: string): void {
    if (this.busy) return
    this.lasting({ type: 'act', id: freshId(), seq: this.seq, action })
  }

  undo(what: 'step' | 'turn'): void {
    if (this.outbox.moves > 0 || (this.busy && !this.game?.can_go_back)) return
    this.lasting({ type: 'undo', id: freshId(), seq: this.seq, what })
  }

  /** Say what is written. */
  say(): void {
    if (this.talk.say(this.hasPartner ? this.talk.to : 'all')) this.refusal = null
  }

  propose(what: Wish): void {
    this.lasting({ type: 'propose', id: freshId(), what })
  }

  /** Ask what the best bot would do. */
  askHint(): void {
    if (!this.busy && this.answers.askHint(this.seq)) this.refusal = null
  }

  /** Ask for one's chance to win. */
  askJudgement(): void {
    if (!this.busy && this.answers.askJudgement(this.seq)) this.refusal = null
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

  /** How many of the lines from a number on are others'. */
  linesOfOthers(from: number): number {
    return this.talk.lines.slice(from).filter(({ seat }) => seat !== this.seat).length
  }

  /** An action or undo is on its way, or its outcome is, or something that has come is still to be shown. */
  get busy(): boolean {
    return this.outbox.moves > 0 || this.promised > this.seq || this.unshown.length > 0
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
    this.hasToldPace = false
    this.log.unreachable()
    this.answers.unreachable()
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
        this.talk.settled(message.id)
        this.outbox.settled(message.id)
        break
      case 'refused':
        this.refused(message)
        break
      case 'why':
        this.answers.explained(message)
        break
      case 'hint':
        this.answers.hinted(message, this.table?.practice ?? false)
        break
      case 'judge':
        this.answers.judged(message)
        break
      case 'table':
        this.table = message
        this.tellPace()
        this.oncoming()
        break
      case 'chat':
        this.talk.heard(message)
        break
      case 'proposal':
        this.proposal = message.proposal
        break
      case 'log':
        this.log.earlier(message)
        break
      case 'look':
        this.log.shown(message)
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
    // What was known before the connection broke need not come again, unless it was told to somebody else.
    this.log.begin(message.log, message.log_from, this.seat === message.seat)
    this.seat = message.seat
    this.seedHash = message.seed_hash
    this.seed = message.seed ?? null
    this.rematch = message.rematch ?? null
    this.seq = this.promised = message.seq
    this.game = message.game
    this.unreadable = Boolean(message.unreadable)
    this.talk.lines = message.chat
    this.proposal = message.proposal
    this.unshown = []
    this.early.clear()
    this.answers.forget()
    this.tellPace()
    this.oncoming()
    // What was under way when the connection broke is sent again with its id: the server knows whether it was applied.
    this.outbox.sendAgain()
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
    this.log.add(entry)
    if (entry.game) this.game = entry.game
    if (entry.seed) this.seed = entry.seed
    if (entry.seed_hash) this.seedHash = entry.seed_hash
    this.refusal = null
    this.answers.forget()
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
    const { id, code, rule, args } = message
    if ((id && this.log.refused(id, code)) || this.answers.refused(id, code)) return
    const refusal = { code, rule, args }
    if (id && id === this.talk.saying) this.talk.settled(id, refusal)
    else this.refusal = refusal
    if (id) this.outbox.settled(id)
  }

  private lasting(message: Lasting): void {
    this.refusal = null
    this.outbox.put(message)
  }
}
