import type { BoardWord, RoleWord } from '../../texts/shared-texts.ts'
import type { Level, Place } from './play-kind.ts'
import type { PlayerReference } from './player-reference.ts'

/** The situation of a game according to its plays: all that a scorekeeper works from besides the score. */
export interface Situation {
  /** The place of the game within its period, if the period number alone does not say it. */
  readonly place: PlaceInPeriod | null
  /** The side that serves next, bats, or has the ball. */
  readonly onTurn: SideNumber | null
  /** The play that ends the turn of a side while its period goes on with that of the other; null if none does. */
  readonly turnEnd: number | null
  /** A number of each side that is written behind its score, such as wickets. */
  readonly behindScore: readonly [number, number] | null
  /** Further numbers, in display order. */
  readonly facts: readonly Fact[]
  /** The runners on first, second and third base; null in sports without bases. */
  readonly bases: Bases | null
  /** The results of the latest plays, such as the balls of this over, the oldest first. */
  readonly recent: readonly Fact[]
  /** The players in a role until a play tells otherwise: new plays name them without a question. */
  readonly players: readonly PlayerInRole[]
  /** The frequent plays that can come next, in display order; empty if any of them can. */
  readonly next: readonly NextPlay[]
  /** Players who were on the field together and could come on now, the likeliest of a side first. */
  readonly lines: readonly Line[]
  /** The suspensions and the players out of the game, in the order in which they were recorded. */
  readonly suspended: readonly Suspended[]
  /** The players of each side in their positions, the server first; null in sports without positions. */
  readonly positions: readonly [Positions | null, Positions | null] | null
  /** Something to call out now, such as a change of ends. */
  readonly call: BoardWord | null
  /** The side that has won by the plays so far, if they can decide the game before it ends. */
  readonly winner: SideNumber | null
}

/** A side of a game: 0 is team 1, 1 is team 2. */
export type SideNumber = 0 | 1

/** A number of the board, or several: `shared('board.downAndDistance', { down: 2, distance: 7 })`. */
export interface Fact {
  readonly word: BoardWord
  /** The side that it belongs to; null for both. */
  readonly side: SideNumber | null
  readonly numbers: Readonly<Record<string, number>>
  /** The lowest level of recording at which it changes; by default all. */
  readonly from?: Level
  /**
   * The type of the play that sets it: a tap on it records one for its side, or for the side on turn. By
   * default nothing but the plays of the game changes it.
   */
  readonly setBy?: number
}

/** The bases in order; null is an empty base. */
export type Bases = readonly [Runner | null, Runner | null, Runner | null]

/** A runner on base; the player is null if the play named none. */
export interface Runner {
  readonly player: PlayerReference | null
}

/** A player who has a role in the next plays. */
export interface PlayerInRole {
  readonly role: RoleWord
  readonly side: SideNumber
  /** Null if it is not known yet. */
  readonly player: PlayerReference | null
  /** The level whose plays pass the role on: at a lower one nobody knows who has it. By default all do. */
  readonly from?: Level
  /** Players who had the role before and are unlikely to be next; none by default. */
  readonly before?: readonly PlayerReference[]
  /** Likely if it is not known: offered before others. */
  readonly likely?: PlayerReference | null
  /** True if the board does not show the role, and nobody is asked for it between two plays. */
  readonly isQuiet?: true
  /** True if nobody has the role now: it is not asked for. */
  readonly isVacant?: true
  /** The team-mate whose position they have for a time, as a libero does; null if they are not on the court. */
  readonly inPlaceOf?: PlayerReference | null
}

/** A player who may not play, for some time or for the rest of the game; those whose time is over are among them. */
export interface Suspended {
  readonly side: SideNumber
  /** Null if nobody is named. */
  readonly player: PlayerReference | null
  /** The second of the game at which it ends; null for the rest of the game. */
  readonly until: number | null
  /** From and until which second the team is a player short, null to the end; null if it is not. */
  readonly short: readonly [from: number, until: number | null] | null
}

/** The players of a side by their positions; null if the player is unknown. */
export type Positions = readonly (PlayerReference | null)[]

/** The positions of a side after a rotation: the player of the second one serves. */
export const rotated = ([server = null, ...others]: Positions): Positions => [...others, server]

/** A play that can come next. */
export interface NextPlay {
  /** The number of its kind. */
  readonly type: number
  readonly side: SideNumber
  /** The place of the player whose tap records it, such as the receiver of a pass; none if it has a button. */
  readonly place?: Place
}

/** Players of a side who play together. */
export interface Line {
  readonly side: SideNumber
  readonly players: readonly PlayerReference[]
}

/** Where a game is in a period. */
export type PlaceInPeriod = TurnInPeriod | CalledPoints

/** The points of a game within a set, as they are called. 40 each is deuce. */
export interface CalledPoints {
  readonly isTiebreak: boolean
  readonly points: readonly [number | 'advantage', number | 'advantage']
}

/** The place within a period in which the teams take turns. */
export interface TurnInPeriod {
  readonly turn: 1 | 2
  readonly outs: number
  /** The whole overs of the turn and the balls of the current over; null in sports without overs. */
  readonly over: readonly [overs: number, balls: number] | null
}

/** The situation of a sport in which each play counts alone. */
export const noSituation: Situation = {
  place: null,
  onTurn: null,
  turnEnd: null,
  behindScore: null,
  facts: [],
  bases: null,
  recent: [],
  players: [],
  next: [],
  lines: [],
  suspended: [],
  positions: null,
  call: null,
  winner: null,
}
