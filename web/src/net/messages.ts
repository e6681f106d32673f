/** What page and server say to each other. tools/write_protocol.py writes this. */

import type { ActionKind } from '../game/notation'

/** Of the protocol that this page speaks. A server with another one has another page, too. */
export const VERSION = 1

/** Something that happened: docs/events.md. */
export type GameEvent = { event: string } & Record<string, unknown>

/** By key: `[value]` is what is there now, `[]` that nothing is any more; an object what differs in an object. */
export type Change = { [key: string]: Change | [unknown] | [] }

/** What a proposal asks for. */
export type Wish = RewindWish | BotWish

export type GameView = {
  player: string | null
  players: number
  board: string
  modules: string[]
  options: {
    edition?: 'second' | 'first'
    open_gold?: boolean
    priests_two_player?: 'joint' | 'each'
    apollo_marker?: 'own' | 'any'
    tiebreak?: 'gold' | 'metropolises'
    max_cycles?: number | null
  }
  metropolises_to_win: number
  cycle: number
  phase: 'creatures' | 'threat' | 'gods' | 'revenue' | 'upkeep' | 'discord' | 'offerings' | 'actions' | 'departure' | 'end'
  turn_order: (string | null)[]
  gods: string[]
  bids: Record<string, {
    marker: string
    gold: number
  }>
  apollo: string[]
  track: (string | null)[]
  deck: string[]
  discard: string[]
  isles: Record<string, IsleView>
  /** Only seas with fleets or markers. */
  seas: Record<string, SeaView>
  kraken: string | null
  removed?: string[]
  discounts_given?: {
    isles?: Record<string, {
      temples?: number
      metropolis?: number
    }>
    hidden_isle?: boolean
  }
  closed_seas: string[]
  under_way: UnderWay | null
  supplies: {
    buildings: Record<string, number>
    metropolises: number
    markers: number
    priests: number
    philosophers: number
    priestesses?: number
    undead?: {
      troops: number
      fleets: number
    }
  }
  cities: Record<string, CityView>
  turn: {
    player: string
    god: string
    recruited: number
  } | null
  decision: Decision | null
  ending: string | null
  winners: string[]
  threat?: number
  threat_roll?: number
  covered?: string | null
  necropolis?: string | null
  heroes?: Record<string, {
    owner: string | null
    isle: string | null
    hired: number
  }>
  gone?: string[]
  kept?: string[]
  hidden_isle?: string | null
  favour?: FavourView | null
  favours?: string[]
  item_discard?: string[]
  items_unseen?: string[]
  apple?: {
    player: string
    god: string
  } | null
  teams?: boolean | null
  artifacts?: Record<string, string | null>
  specials?: string[]
  last_cycle?: boolean
}

export type IsleView = {
  owner: string | null
  troops: number
  buildings: (string | null)[]
  metropolis: boolean
  markers: number
  figure: Figure | null
  undead?: number
  gold?: number
  titans?: number
  special?: string | null
  heroes?: string[]
}

export type CityView = {
  gold?: number
  priests: number
  philosophers: number
  discounts_used: number
  eliminated: boolean
  metropolises: number
  revenue: number
  discounts_left: number
  team?: number
  partner?: string
  artifacts?: string[]
  priestesses?: number
  items?: string[]
  secret_items?: number | string[]
}

export type UnderWay = {
  player: string
  isle?: string
  sea?: string
  units: number
  undead: number
  titans: number
  heroes: string[]
  artifacts: string[]
}

export type Figure = {
  card: string
  holder: string | null
  called: number
}

export type SeaView = {
  owner: string | null
  fleets: number
  spent?: number
  undead?: number
  undead_spent?: number
  markers?: number
}

export type FavourView = {
  tile: string
  god: string
  used: boolean
}

export type Decision = {
  kind: DecisionKind
  player: string
  subject: Subject
  options?: Option[]
}

export type DecisionKind = 'offering' | 'turn' | 'place_marker' | 'fleet_move' | 'troop_move' | 'land_battle' | 'sea_battle' | 'discard_set' | 'place_metropolis' | 'satyr_victim' | 'dryad_victim' | 'siren_target' | 'siren_source' | 'pegasus_source' | 'giant_target' | 'chimera_choice' | 'cyclops_building' | 'cyclops_type' | 'sphinx_sale' | 'sylph_fleets' | 'sylph_step' | 'harpy_target' | 'griffon_victim' | 'kraken_sea' | 'kraken_step' | 'figure_isle' | 'polyphemus_stack' | 'polyphemus_push' | 'prelude_offering' | 'placement' | 'upkeep' | 'obol_window' | 'apple_window' | 'apple_victim' | 'apple_god' | 'keep_figures' | 'battle_item' | 'battle_reroll' | 'choose_loss' | 'save_unit' | 'thread_isle' | 'hero_isle' | 'ulysses_priests' | 'hector_set' | 'erinyes_source' | 'erinyes_target' | 'charon_hero' | 'aphrodite_isle' | 'artemis_card' | 'artemis_unit' | 'hestia_building' | 'dionysus_isle' | 'hephaestus_item' | 'hermes_sea' | 'cup_card' | 'lyre_figure' | 'lyre_isle' | 'special_choice' | 'military_victory' | 'send_artifacts' | 'send_target' | 'lightning_coin' | 'cornucopia_share' | 'titans_placement' | 'artifact_isle'

export type Subject = {
  god?: string
  marker?: string
  ousted_from?: string | null
  sea?: string
  steps_left?: number
  moved?: boolean
  by_hades?: boolean
  undead?: number | boolean
  isle?: string
  flying?: boolean
  heroes?: string[]
  by_titan?: boolean
  titans?: number
  artifacts?: string[]
  passing?: boolean
  passing_troops?: number
  attacker?: string
  defender?: string
  attackers?: number
  stage?: number
  under_sylph?: boolean
  attacking_undead?: number
  attacking_heroes?: string[]
  attacker_die?: number
  defender_die?: number
  attacker_bonus?: number
  defender_bonus?: number
  rerolled?: boolean
  attacking_titans?: number
  attacking_artifacts?: string[]
  taken_along?: string[]
  player?: string
  building?: string
  by_hero?: boolean
  card?: string
  slot?: number
  begun?: boolean
  troops_left?: number
  fleets_left?: number
  markers_left?: number
  may_join?: boolean
  isles_needed?: number
  victim?: string
  unit?: string
  loser?: string
  types?: string[]
  count?: number
  first?: string
  second?: string
  artifact?: string
  gold?: number
  titans_left?: number
  building_types?: string[]
}

export type Option = {
  action: number
  kind: ActionKind
  god?: string
  gold?: number
  isle?: string
  sea?: string
  building?: string
  count?: number
  card?: string
  player?: string
  space?: 'off' | 'on'
  undead?: number
  hero?: string
  item?: string
  number?: number
  titans?: number
  artifact?: string
  metropolis?: string
  text: string
  price: number
}

export type BoardData = {
  id: string
  title: string
  players: number[]
  rows: number[]
  territories: Territory[]
  trade: {
    cell: [number, number]
    prosperity: number
  }[]
  starts: Record<string, {
    troops: string[]
    fleets: [number, number][]
  }[]> | null
  provenance: string
}

export type Territory = {
  id: string
  name: string
  isle: string
  cells: [number, number][]
  metropolis_slots: number[]
  prosperity: number
  site: number | null
}

/** All that somebody needs who knows nothing. */
export type Welcome = {
  type: 'welcome'
  version: number
  table: Summary
  /** The receiver's; null: he watches. */
  seat: number | null
  seed_hash: string | null
  /** Of the last entry. */
  seq: number
  /** Null before the start. */
  game: GameState | null
  unreadable: Unreadable | null
  /** The last 200 entries. */
  log: LogEntry[]
  /** The number of the first of them. */
  log_from: number
  chat: ChatLine[]
  proposal: Proposal | null
  /** When the game is over. */
  seed: string | null
  /** The next table, if there is one. */
  rematch: string | null
}

/** What everyone may know of a table without looking at its game. */
export type Summary = {
  table: string
  title: string
  phase: 'open' | 'over' | 'running'
  players: number
  modules: string[]
  options: Record<string, boolean | number | string | null>
  teams: boolean
  board: BoardOf
  visibility: 'link' | 'public'
  /** Whether they may be asked for. */
  hints: boolean
  /** Whether the page reckons for all who had which revenue and paid what. */
  ledger: boolean
  /** Played to learn: steps are taken back without asking. */
  practice: boolean
  /** What it came from, if it is no new game. */
  origin: LessonOrigin | MomentOrigin | FirstGameOrigin | null
  seats: SeatInfo[]
  cycle: number
  /** Seconds since 1970. */
  created: number
}

/** Which board a table has. */
export type BoardOf = {
  id: string
  title: string
  /** None of the server's boards as they are now. */
  own: boolean
}

export type LessonOrigin = {
  kind: 'lesson'
  lesson: string
}

export type MomentOrigin = {
  kind: 'moment'
  table: string | null
  step: number
}

export type FirstGameOrigin = {
  kind: 'first_game'
}

/** A seat as everyone may know it. */
export type SeatInfo = {
  /** Null on free seats and bots', and of whoever goes by his city. */
  name: string | null
  kind: 'bot' | 'free' | 'human'
  /** Of the bot that plays it. */
  level: string | null
  /** The city whose colour, emblem and name it shows. */
  colour: string
  /** From 0; null without teams. */
  team: number | null
  /** Before the start he says what is played and who sits where. */
  host: boolean
  ready: boolean
  online: boolean
  /** He has said that he leaves. */
  away: boolean
  /** Since when a person is not connected, in seconds since 1970. */
  absent: number | null
  /** From when on a bot can be asked for instead; null: he is here. */
  bot_from: number | null
}

/** The game as its receiver may see it. */
export type GameState = {
  view: GameView
  can_undo: boolean
  /** In practice: one has decided something and can go back to it. */
  can_go_back: boolean
  /** The last entry that stays when the turn is undone. */
  turn_start: number
  /** By the number of each option that begins a battle. */
  odds: Record<string, Odds> | null
  /** By the number of each option that begins a round of a battle. */
  strengths: Record<string, Strengths> | null
  /** In an offering: by the number of each bid. */
  costs: Record<string, Cost> | null
  /** What everybody began with; null: it began in the middle. */
  starting_gold: number | null
  /** At the table of a lesson, for its learner. */
  lesson?: LessonState
}

/** How a battle ends that is fought out, in percent. */
export type Odds = {
  win: number
  lose: number
  both: number
}

/** How the strengths of a battle come about. */
export type Strengths = {
  attacker: StrengthPart[]
  defender: StrengthPart[]
}

/** What makes a side of a battle strong before the dice. */
export type StrengthPart = {
  /** Units, buildings, a hero, the Minotaur, an item or a metropolis, by name. */
  what: string
  count: number
  /** Nothing: it is there, but doesn't count. */
  adds: number
}

/** What all own offerings cost with a bid. */
export type Cost = {
  pay: number
  /** What priests save of it. */
  saved: number
  /** The bid of one's other marker; 0: none. */
  other: number
}

/** What a lesson asks for now; texts by their keys, places as `god:ares`, `isle:naxos`, `panel:track`. */
export type LessonState = {
  name: string
  /** From 0; after the last step as many as there are. */
  step: number
  steps: number
  /** The notations that fulfil it. */
  wanted: string[]
  task: string
  at: string | null
  /** What is read before the task. */
  look: LessonLook[]
  /** What may be tried when the steps are done. */
  free: string | null
}

export type LessonLook = {
  words: string
  at: string | null
}

/** The log can't be replayed any further: the game is shown there and goes on no more. */
export type Unreadable = {
  actions: number
}

/** An entry of the log as its receiver may see it. */
export type LogEntry = {
  seq: number
  /** A seat; null: the server. */
  by: number | null
  kind: 'act' | 'end' | 'rewind' | 'start' | 'undo'
  /** In the receiver's form. */
  events: GameEvent[]
  /** Notation, if the receiver may know it. */
  action: string | null
  /** With an undo or a rewind: the last entry that still stands. */
  to: number | null
  /** With the start. */
  seed_hash: string | null
  /** With the end. */
  seed: string | null
}

export type ChatLine = {
  /** Seconds since 1970. */
  at: number
  /** A seat, or null. */
  seat: number | null
  name: string
  text: string
  /** Who hears it: everybody, or only the partner (T7.1). */
  to: 'all' | 'team'
}

/** What the others are asked to agree to. */
export type Proposal = {
  id: string
  by: number
  what: Wish
  /** Those who are asked. */
  votes: AskedFor[]
}

export type AskedFor = {
  seat: number
  /** Null: not yet answered. */
  yes: boolean | null
}

/** Something has happened; with the last of several comes the game as it is then. */
export type EntryMessage = {
  type: 'entry'
  seq: number
  /** A seat; null: the server. */
  by: number | null
  kind: 'act' | 'end' | 'rewind' | 'start' | 'undo'
  /** In the receiver's form. */
  events: GameEvent[]
  /** Notation, if the receiver may know it. */
  action: string | null
  /** With an undo or a rewind: the last entry that still stands. */
  to: number | null
  /** With the start. */
  seed_hash: string | null
  /** With the end. */
  seed: string | null
  game: GameState | null
}

/** A message has been carried out; its entry follows. */
export type Ack = {
  type: 'ack'
  id: string
  seq: number
}

/** Nothing has changed. */
export type RefusedMessage = {
  type: 'refused'
  /** Of the message, if one can be made out. */
  id: string | null
  code: string
  /** Its number, where the rules of the game refuse it. */
  rule: string | null
  /** What its sentence needs. */
  args: Record<string, unknown>
}

/** Why an action is refused now, or that it isn't. */
export type WhyAnswer = {
  type: 'why'
  id: string
  action: string
  /** It is not refused. */
  legal?: true
  code?: string
  rule?: string | null
  /** What its sentence needs. */
  args?: Record<string, unknown>
}

/** What the best bot would do. */
export type HintAnswer = {
  type: 'hint'
  id: string
  seq: number
  /** The best first, at most three. */
  choices: Promised[]
  /** The steps planned after the best one. */
  then: PlannedStep[]
}

/** A choice with its chance to win in percent. */
export type Promised = {
  action: number
  text: string
  chance: number
  /** About as good as the best. */
  equal: boolean
  reasons: Reason[]
}

/** Why a choice is good. */
export type Reason = {
  code: string
  /** What its sentence needs. */
  args: Record<string, unknown>
  /** With what is planned after it. */
  later: boolean
}

export type PlannedStep = {
  kind: DecisionKind
  subject: Subject
  option: Option
}

/** One's chance to win in percent. */
export type JudgeAnswer = {
  type: 'judge'
  id: string
  seq: number
  now: number
  /** Before one's last step; null if there was none. */
  before: number | null
}

/** Something about seats, presence or names has changed. */
export type TableMessage = {
  type: 'table'
  table: string
  title: string
  phase: 'open' | 'over' | 'running'
  players: number
  modules: string[]
  options: Record<string, boolean | number | string | null>
  teams: boolean
  board: BoardOf
  visibility: 'link' | 'public'
  /** Whether they may be asked for. */
  hints: boolean
  /** Whether the page reckons for all who had which revenue and paid what. */
  ledger: boolean
  /** Played to learn: steps are taken back without asking. */
  practice: boolean
  /** What it came from, if it is no new game. */
  origin: LessonOrigin | MomentOrigin | FirstGameOrigin | null
  seats: SeatInfo[]
  cycle: number
  /** Seconds since 1970. */
  created: number
}

/** Somebody has said something. */
export type ChatMessage = {
  type: 'chat'
  /** Seconds since 1970. */
  at: number
  /** A seat, or null. */
  seat: number | null
  name: string
  text: string
  /** Who hears it: everybody, or only the partner (T7.1). */
  to: 'all' | 'team'
}

/** What is proposed now. */
export type ProposalMessage = {
  type: 'proposal'
  /** Null: nothing any more. */
  proposal: Proposal | null
}

/** The part of the log that was asked for. */
export type EarlierLog = {
  type: 'log'
  id: string
  /** The last 200 before that one; none before the first. */
  entries: LogEntry[]
}

/** What the receiver saw after an entry and after each action in force that followed, without options. */
export type LookAnswer = {
  type: 'look'
  id: string
  views: SeenAt[]
}

export type SeenAt = {
  seq: number
  view: GameView
}

/** Before the start: the host has freed the receiver's seat. He watches now, and his token is worth nothing. */
export type Removed = {
  type: 'removed'
}

/** There is a rematch. */
export type Moved = {
  type: 'moved'
  /** The new one. */
  table: string
}

/** The answer to a ping. */
export type Pong = {
  type: 'pong'
}

/** The server closes the connection. */
export type Bye = {
  type: 'bye'
  /** `restart`, `slow` (come back at once), `flood`, `too_many_connections`, `unknown_table`, `table_closed`, `version`, `hello_first`. */
  code: string
}

/** The first message; without a token from a watcher. */
export type SendHello = {
  type: 'hello'
  version: number
  token?: string | null
  /** The last sequence number seen. */
  have?: number | null
}

/** Play; a repeated `id` is answered again, never applied twice. */
export type SendAct = {
  type: 'act'
  /** Unique per client, at most 64 characters. */
  id: string
  /** The number of the last entry seen. */
  seq: number
  /** Notation. */
  action: string
}

/** Own steps back; in practice to one's last decision, or to the first one of that turn, whatever came since. */
export type SendUndo = {
  type: 'undo'
  /** Unique per client, at most 64 characters. */
  id: string
  /** The number of the last entry seen. */
  seq: number
  what: 'step' | 'turn'
}

/** Why an action is refused now; only the decider is told more than that it isn't his decision. */
export type SendWhy = {
  type: 'why'
  /** Unique per client, at most 64 characters. */
  id: string
  /** Notation. */
  action: string
}

/** What the best bot would do now; only the decider may ask. */
export type SendHint = {
  type: 'hint'
  /** Unique per client, at most 64 characters. */
  id: string
  /** The number of the last entry seen. */
  seq: number
}

/** At a practice table: the decider's chance to win, now and before his last step. */
export type SendJudge = {
  type: 'judge'
  /** Unique per client, at most 64 characters. */
  id: string
  /** The number of the last entry seen. */
  seq: number
}

/** To the `team`: only the partner hears it; refused with `no_teams`, before the game begins with `not_started`. */
export type SendChat = {
  type: 'chat'
  /** Unique per client, at most 64 characters. */
  id: string
  /** At most 500 characters. */
  text: string
  to?: 'all' | 'team'
}

/** Ask the others for consent. */
export type SendPropose = {
  type: 'propose'
  /** Unique per client, at most 64 characters. */
  id: string
  /** `{"rewind": seq}` or `{"bot_for": seat, "level"}`. */
  what: Wish
}

/** Agree to a proposal or not; its maker withdraws it by voting no. */
export type SendVote = {
  type: 'vote'
  /** Its id. */
  proposal: string
  yes: boolean
}

/** A human whose seat a bot plays, though he is connected, takes it back. */
export type SendTakeBack = {
  type: 'take_back'
}

/** Gives the seat up before the start; later marks him away. */
export type SendLeave = {
  type: 'leave'
}

/** When the game is over: a new table with the same seats; answered by `moved`. */
export type SendRematch = {
  type: 'rematch'
}

/** Whether bots pause before each move (`--bot-pause`), as they do until told; `others_play` where others sit. */
export type SendPace = {
  type: 'pace'
  pauses: boolean
}

/** Before the start: change seat or colour; a bot on the new seat goes to the old one. Null: stay. */
export type SendSit = {
  type: 'sit'
  seat?: number | null
  colour?: string | null
}

/** The host, before the start: a bot on a free seat, or another one in its place. Null: the bot goes. */
export type SendPutBot = {
  type: 'put_bot'
  seat: number
  level: string | null
}

/** The host, before the start: somebody's seat is free again; he hears `removed`, and watches. */
export type SendRemove = {
  type: 'remove'
  seat: number
}

/** The host, before the start: who sits where. */
export type SendArrange = {
  type: 'arrange'
  /** The present seats in their new order; null: by chance. */
  order: number[] | null
}

/** The host, before the start: what is played. All people say anew that they are ready. */
export type SendSetUp = {
  type: 'set_up'
  modules: string[]
  options: Record<string, boolean | number | string | null>
  /** Of two; null: as usual with so many players. */
  teams: boolean | null
  hints: boolean
  ledger: boolean
  practice: boolean
  /** The id of one of the server's; null: the usual one; left out: the present one stays. */
  board?: string | null
}

/** Be called otherwise. */
export type SendRename = {
  type: 'rename'
  name: string
}

/** The game starts when all seats are taken and every human is ready. */
export type SendReady = {
  type: 'ready'
  ready: boolean
}

/** After a gap: everything newer. */
export type SendResync = {
  type: 'resync'
  /** The number of the last entry seen. */
  have: number
}

/** The part of the log before an entry. */
export type SendLog = {
  type: 'log'
  /** Unique per client, at most 64 characters. */
  id: string
  /** The number of an entry. */
  before: number
}

/** The positions that an entry led to and those that follow it, for looking at them again. */
export type SendLook = {
  type: 'look'
  /** Unique per client, at most 64 characters. */
  id: string
  /** The number of an entry in force. */
  after: number
  /** Another, at most 40 later. */
  until: number
}

/** Answered by `pong`. */
export type SendPing = {
  type: 'ping'
}

/** The body of `POST /api/tables`. */
export type NewTable = {
  players: number
  /** Null: the maker has none, and is called by his city. */
  name: string | null
  title?: string
  modules?: string[]
  options?: Record<string, boolean | number | string | null>
  visibility?: 'link' | 'public'
  /** Their levels, seat by seat; null: somebody's place. */
  bots?: (string | null)[]
  /** Of two; null: as usual with so many players. */
  teams?: boolean | null
  /** Null: the usual one; else the id of one of the server's, or a whole one. */
  board?: string | BoardData | null
  /** Whether they may be asked for. */
  hints?: boolean
  /** Whether the page reckons who had which revenue and paid what. */
  ledger?: boolean
  practice?: boolean
  /** With advice, and for practice. */
  first_game?: boolean
}

/** The body of `POST /api/tables/<id>/join`. */
export type Join = {
  name: string
  seat?: number | null
}

/** The body of `POST /api/tables/<id>/try`: play on from where so many actions were taken. */
export type Try = {
  /** How many actions were taken. */
  step: number
  seat: number
  level: string
  name?: string | null
  title?: string
}

/** The body of `POST /api/tables/mine`: what somebody has the right to. */
export type Mine = {
  /** At most 80. */
  rights: Right[]
}

/** The right to a seat, as it was given to whoever took it. */
export type Right = {
  table: string
  token: string
}

/** A lesson that can be taken. */
export type LessonInfo = {
  name: string
  number: number
  modules: string[]
  steps: number
}

/** A seat that somebody has taken, and the right to play it. */
export type Place = {
  table: string
  seat: number
  token: string
}

/** A game that somebody has a seat in, as he sees it from afar. */
export type OwnGame = {
  table: Summary
  /** His own. */
  seat: number
  /** The seat that decides; null: none, or it can't be told. */
  waits_for: number | null
  /** Their seats; none before the end. */
  winners: number[]
  /** When something last happened, in seconds since 1970. */
  played: number
}

/** What can be chosen for a new table. */
export type Info = {
  /** How many can play without Titans. */
  players: number[]
  titans: TitansInfo
  modules: string[]
  options: OptionInfo[]
  /** Their levels. */
  bots: string[]
  boards: BoardInfo[]
  cities: string[]
  /** Of the server's program. */
  version: string
  /** That there are texts in. */
  languages: string[]
  /** Where others in the network find this server; told only to whoever sits at its own machine. */
  address?: string | null
}

/** How many can play with Titans. */
export type TitansInfo = {
  players: number[]
  /** Where there can be teams. */
  teams: number[]
  /** Where there must be. */
  always_teams: number[]
}

/** A house rule that can be chosen. */
export type OptionInfo = {
  name: string
  kind: 'choice' | 'flag' | 'number'
  default: boolean | number | string | null
  values?: (boolean | string | null)[]
  lowest?: number
  highest?: number
}

/** One of the server's boards. */
export type BoardInfo = {
  id: string
  title: string
  players: number[]
  /** The usual one with Titans. */
  titans: boolean
}

/** What the maker of a table is told of a board file that he has written. */
export type OwnBoard = {
  board: BoardData
  title: string
  players: number[]
  /** How many territories, isles, seas, slots … there are. */
  size: Record<string, number>
  /** The ways to begin on it, by number of players. */
  modes: Record<string, ('free_placement' | 'starts' | 'titans')[]>
}

export type RewindWish = {
  /** The number of an entry. */
  rewind: number
}

export type BotWish = {
  /** A seat. */
  bot_for: number
  level: string
}

/** What is wrong with a board, with options or with a record that somebody gave. */
export type Flaw = {
  code: string
  /** Where it is in what was given; may be empty. */
  place: string
  /** What its sentence needs. */
  args: Record<string, number | string>
  /** The flaws behind it. */
  causes: Flaw[]
}

/** Positions of a game that follow each other. */
export type Moments = {
  /** With story=yes. */
  told?: Retold
  /** The actions of the game. */
  steps: number
  /** The moment that comes whole. */
  first: number
  view: GameView
  /** Each leads to the next moment. */
  changes: Change[]
  /** Of the positions, with all eyes. */
  fingerprints?: string[]
}

/** What is told of a whole game. */
export type Retold = {
  /** A city, spectator or all. */
  eyes: string
  players: number
  modules: string[]
  options: Record<string, boolean | number | string | null>
  teams: boolean
  /** Their version. */
  rules: number
  board: BoardData
  /** What everybody began with (B2.2), or null. */
  starting_gold: number | null
  over: boolean
  /** A line for each moment. */
  story: StoryLine[]
  /** The moments at which they begin. */
  turns: number[]
  cycles: number[]
}

/** What led to a moment; the first one tells the set-up. */
export type StoryLine = {
  /** A seat, or null. */
  by: number | null
  /** In notation, where these eyes may know it. */
  action: string | null
  events: GameEvent[]
}

/** Everyone's chance to win, as far as the game is judged. */
export type Judged = {
  /** Of a record: by what it is asked for again. */
  judgement?: string
  cities: string[]
  steps: number
  /** The last step that is. */
  judged: number
  done: boolean
  moments: JudgedMoment[]
  /** The biggest of all. */
  swings: Swing[]
}

/** The chances after a step, and what has led there from the moment before. */
export type JudgedMoment = {
  step: number
  cycle: number
  /** To win, by player. */
  chances: number[]
  /** Before the dice and draws that came; null: none came. */
  expected: number[] | null
  /** The result is known. */
  over: boolean
  swings: Swing[]
}

/** Something that changed the chances. */
export type Swing = {
  step: number
  /** Whose chance it changed most. */
  player: string
  /** Of that chance, from -1 to 1. */
  change: number
  kind: 'choice' | 'dice' | 'draw'
  code: string
  args: Record<string, number | string>
  reason: Gain | null
}

/** What whoever chose has gained. */
export type Gain = {
  code: string
  /** What its sentence needs. */
  args: Record<string, unknown>
}

export type Statistics = {
  tables: Figures[]
}

/** A table of statistics. */
export type Figures = {
  name: string
  columns: Label[]
  rows: Row[]
  /** The last row is the sum of the others. */
  summed: boolean
}

/** A name of a kind, a word of the statistics (text) or a cycle. */
export type Label = {
  kind: string
  name: string
}

export type Row = {
  label: Label
  cells: (number | Label | null)[]
}

/** What the player's aid is about. */
export type AidData = {
  gods: GodAid[]
  cards: CardAid[]
  track_prices: number[]
  die: number[]
  /** By what helps the defender from 0, by attackers and defenders from 1. */
  odds: Odds[][][]
}

/** What a god gives and sells. */
export type GodAid = {
  god: string
  modules: string[]
  recruits: string
  prices: number[]
  builds: string | null
  building_price: number | null
  action: string | null
  action_price: number | null
}

/** A card, and the fewest expansions it is in a game with. */
export type CardAid = {
  kind: 'artifact' | 'creature' | 'favour' | 'hero' | 'item'
  name: string
  modules: string[]
}

/** The rules of one box; `blocks` come before its first chapter. */
export type Book = {
  letter: string
  title: string
  blocks: (string | Table)[]
  chapters: Chapter[]
}

export type Table = {
  head: string[]
  rows: string[][]
}

/** A part of a book: `number` is empty where it has none. `blocks` come before its first rule. */
export type Chapter = {
  number: string
  title: string
  modules: string[]
  blocks: (string | Table)[]
  rules: Rule[]
}

/** A numbered rule under its heading, which is that of its chapter where it has none of its own. */
export type Rule = {
  number: string
  heading: string
  modules: string[]
  blocks: (string | Table)[]
  references: string[]
  rulings: Ruling[]
}

/** What was decided about rules: the gist, then the reason. */
export type Ruling = {
  rules: string[]
  title: string
  text: string
}

export type ServerMessage =
  | Welcome
  | EntryMessage
  | Ack
  | RefusedMessage
  | WhyAnswer
  | HintAnswer
  | JudgeAnswer
  | TableMessage
  | ChatMessage
  | ProposalMessage
  | EarlierLog
  | LookAnswer
  | Removed
  | Moved
  | Pong
  | Bye

export type ClientMessage =
  | SendHello
  | SendAct
  | SendUndo
  | SendWhy
  | SendHint
  | SendJudge
  | SendChat
  | SendPropose
  | SendVote
  | SendTakeBack
  | SendLeave
  | SendRematch
  | SendPace
  | SendSit
  | SendPutBot
  | SendRemove
  | SendArrange
  | SendSetUp
  | SendRename
  | SendReady
  | SendResync
  | SendLog
  | SendLook
  | SendPing
