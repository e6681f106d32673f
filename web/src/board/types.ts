/** What the page gives to the board and what it hears from it. Names are those of docs/position.md. */

import type { BoardData, GameEvent, GameView } from '../net/messages'

export type {
  BoardData,
  CityView,
  Decision,
  FavourView,
  Figure,
  GameView,
  IsleView,
  Option,
  SeaView,
  Subject,
  Territory,
  UnderWay,
} from '../net/messages'

/**
 * `isle:naxos`, `sea:5-3`, `building:naxos:port:on` (as an option names a building: isle, type, on or off the
 * metropolis space).
 */
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

/** What movements on the board keep to. */
export interface Motion {
  /** What happened, so that pieces go on the ways they went. */
  entries: readonly { seq: number; events: readonly GameEvent[] }[]
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
  /** What stands on a place, in words; without its name where that is `said` already. */
  describe: (place: PlaceKey, said?: string) => string
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
