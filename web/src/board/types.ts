/** What the page gives to the board and what it hears from it. Names are those of docs/position.md. */

import type { ActionKind } from '../game/notation'

export interface Territory {
  id: string
  name: string
  isle: string
  cells: [number, number][]
  metropolis_slots: number[]
  prosperity: number
  site: number | null
}

/** A board's data as `/api/boards/<id>` gives it: eleven centred rows of pointed hexagons. */
export interface BoardData {
  id: string
  title: string
  players: number[]
  rows: number[]
  territories: Territory[]
  trade: { cell: [number, number]; prosperity: number }[]
}

export interface Figure {
  card: string
  holder: string | null
  called: number
}

export interface IsleView {
  owner: string | null
  troops: number
  /** Slot by slot, in the order of the territory's cells. */
  buildings: (string | null)[]
  metropolis: boolean
  markers: number
  figure: Figure | null
  /** With Hades: undead troops, and gold that lies on the isle. */
  undead?: number
  gold?: number
  heroes?: string[]
  /** With Titans; and which special metropolis stands there. */
  titans?: number
  special?: string | null
}

export interface SeaView {
  /** Nobody's where only a prosperity marker lies. */
  owner: string | null
  fleets: number
  spent?: number
  /** With Hades: undead fleets. */
  undead?: number
  /** Prosperity markers of Hermes. */
  markers?: number
}

export interface CityView {
  gold?: number
  priests: number
  philosophers: number
  discounts_used: number
  discounts_left: number
  eliminated: boolean
  metropolises: number
  revenue: number
  priestesses?: number
  /** Magic items that lie open. */
  items?: string[]
  /** Those face down: by name for their owner, for others how many. */
  secret_items?: string[] | number
  /** With Titans: the artifacts on the city's territories; in a game of teams its team, from 0, and its partner. */
  artifacts?: string[]
  team?: number
  partner?: string
}

/** Units that attack or pass through: they stand nowhere until that is over. */
export interface UnderWay {
  player: string
  isle?: string
  sea?: string
  /** Troops, at sea fleets. */
  units: number
  undead: number
  titans: number
  heroes: string[]
  artifacts: string[]
}

/** The favour shown beside a god. */
export interface FavourView {
  tile: string
  god: string
  used: boolean
}

export interface Option {
  action: number
  kind: ActionKind
  text: string
  price: number
  isle?: string
  sea?: string
  god?: string
  gold?: number
  count?: number
  card?: string
  player?: string
  building?: string
  space?: 'on' | 'off'
  hero?: string
  item?: string
  /** How many undead go along. */
  undead?: number
  /** How many titans go along. */
  titans?: number
  artifact?: string
  metropolis?: string
  number?: number
}

export type Subject = Record<string, string | number | boolean | string[] | null>

export interface Decision {
  kind: string
  player: string
  subject: Subject
  /** Only the one who decides has them. */
  options?: Option[]
}

/** The table as one pair of eyes may see it. */
export interface GameView {
  player: string | null
  players: number
  board: string
  modules: string[]
  options: Record<string, unknown>
  metropolises_to_win: number
  cycle: number
  phase: string
  turn_order: (string | null)[]
  gods: string[]
  bids: Record<string, { marker: string; gold: number }>
  apollo: string[]
  track: (string | null)[]
  deck: string[]
  discard: string[]
  isles: Record<string, IsleView>
  /** Only seas with fleets or markers. */
  seas: Record<string, SeaView>
  kraken: string | null
  /** Where no fleet goes. */
  closed_seas: string[]
  under_way: UnderWay | null
  cities: Record<string, CityView>
  /** What all share and is left. */
  supplies: { metropolises: number }
  turn: { player: string; god: string; recruited: number } | null
  decision: Decision | null
  ending: string | null
  winners: string[]
  /** With Hades: the threat, the god he covers, the isle of the necropolis. */
  threat?: number
  threat_roll?: number
  covered?: string | null
  necropolis?: string | null
  /** With heroes: those out of the game; whose metropolis is on the hidden isle of the Amazons. */
  heroes?: Record<string, { owner: string; isle: string | null; hired: number }>
  gone?: string[]
  hidden_isle?: string | null
  /** With favours: the one shown, those left in the stack; who may not bid on which god; the items played, and those not seen yet. */
  favour?: FavourView | null
  favours?: string[]
  apple?: { player: string; god: string } | null
  item_discard?: string[]
  items_unseen?: string[]
  /** With Titans: where each artifact lies (null: it is carried), the special metropolises left, and in a game of teams whether this cycle is the last. */
  teams?: boolean
  artifacts?: Record<string, string | null>
  specials?: string[]
  last_cycle?: boolean
}

/** `isle:naxos`, `sea:5-3`, `building:naxos:port:on` (as an option names a building: isle, type, on or off the metropolis space). */
export type PlaceKey = string

/** How a player's pieces look, and what he is called. `emblem` names the city whose emblem is drawn. */
export interface Look {
  /** A person's own name; else that of the city. */
  name: string
  /** The city in words. */
  city: string
  colour: string
  emblem: string
  pattern: string
}

/** A place that can be chosen, with what choosing it means; or one that can't, with the reason once it is known. */
export interface Lit {
  label: string
  reason?: string
  /** It is more than a step away: there is a way to it. */
  far?: boolean
  /** More than one thing can be done there. */
  several?: boolean
  /** It is one's own, and others' places are lit too. */
  own?: boolean
}

/** Something that happened, as the server tells it. */
export type Told = { event: string } & Record<string, unknown>

/** What movements on the board keep to. */
export interface Motion {
  /** What happened, so that pieces go on the ways they went. */
  entries: readonly { seq: number; events: readonly Told[] }[]
  /** How long movements take, compared with their usual time. */
  tempo: number
  /** Called when something begins to move; what it returns when that has come to rest. */
  hold: () => () => void
}

export interface BoardProps {
  board: BoardData
  view: GameView
  looks: Record<string, Look>
  /** Places that light up. One with a `reason` is greyed and says why not; all others don't. */
  lit: Map<PlaceKey, Lit>
  /** Where units have been picked up, or what was chosen first. */
  selected: PlaceKey | null
  /** What the log or the list of choices points at. */
  focus: PlaceKey | null
  /** The ways to lit places that are far, as seas; and the one that is sailed. */
  ways: ReadonlyMap<PlaceKey, readonly string[]>
  way: readonly string[] | null
  /** All that somebody owns, with his colour, if that is shown. */
  owned: { places: ReadonlySet<PlaceKey>; colour: string } | null
  /** Places whose units can be picked up and dropped on a lit place. */
  grips: ReadonlySet<PlaceKey>
  /** What a place is called. */
  named: (place: PlaceKey) => string
  /** What stands on a place, in words. */
  describe: (place: PlaceKey) => string
  /** What is to say about a place that isn't lit: what it is, and why not as far as that is known. */
  tell: (place: PlaceKey) => string
  onpick: (place: PlaceKey) => void
  /** A place that isn't lit was chosen: the page asks why it can't be, and shows it. */
  onwhy: (place: PlaceKey) => void
  /** Somebody rests on a place that isn't lit: the page asks why it can't be chosen. */
  onwonder: (place: PlaceKey) => void
  /** Units are picked up there. */
  onlift: (place: PlaceKey) => void
  /** They are dropped on a place, or beside all of them, at this point of the window. */
  ondrop: (place: PlaceKey | null, x: number, y: number) => void
  /** Somebody dragged from one place to another what can't be picked up. */
  ondrag?: (from: PlaceKey, to: PlaceKey) => void
  /** The place where more is asked about what was dropped there: it says nothing meanwhile. */
  hushed?: PlaceKey | null
}
