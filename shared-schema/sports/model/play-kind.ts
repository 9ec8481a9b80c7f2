import type { Play } from './play.ts'
import type { PlayerReference } from './player-reference.ts'
import type { PlayWord, RoleWord, ValueWord } from '../../texts/shared-texts.ts'

/** A player's place in a play. */
export type Place = 1 | 2 | 3

/** A team as whoever records a play sees it: the one that it is recorded for, or the other. */
export type Side = 'own' | 'other'

/** What a play can say beside its players. */
export type ValueName = 'int_1' | 'int_2' | 'int_3' | 'bool_1'

/** How much a counter grows: by a number, or by what the play says; a truth counts 1. */
export type Amount = number | ValueName

/** How much each counter grows. */
export type Counts<Counter extends string = string> = Readonly<Partial<Record<Counter, Amount>>>

/** A player's part in a play. */
export interface PlayRole<Counter extends string = string> {
  /** What the player was in the play: `scorer`. */
  readonly word: RoleWord
  readonly side: Side
  /** What is counted of the player, if known, and of the player's team. */
  readonly counts?: Counts<Counter>
  /**
   * True if there may have been nobody: a goal without an assist. Then nothing is counted if nobody is named.
   */
  readonly optional?: true
}

/** A number or truth that a play has, and the range it is in. */
export interface PlayValue {
  readonly word: ValueWord
  readonly least?: number
  readonly most?: number
  /** Those of its numbers that have a button each, if it says what the play is worth. */
  readonly buttons?: readonly number[]
}

/**
 * How much a scorekeeper records: the score alone, the plays that score with their players, or every play.
 */
export const levels = ['score', 'players', 'plays'] as const

export type Level = (typeof levels)[number]

/** A kind of play: one row of the table of its sport. */
export interface PlayKind<Counter extends string = string> {
  /** Its number on the wire, which never changes. */
  readonly type: number
  /** What it is called. */
  readonly word: PlayWord
  /** What stands on its button, if that is another word. */
  readonly button?: PlayWord
  /** Who takes part, by the places 1 to 3. The play is recorded for the team of those on its own side. */
  readonly roles: readonly PlayRole<Counter>[]
  /**
   * The places whose players a scorekeeper is asked for, in this order; those of all roles if it is left out.
   */
  readonly asked?: readonly Place[]
  /** What names the team that it is recorded for if it has no roles. */
  readonly team?: 'int_1' | 'player_1_team_id'
  readonly values?: Readonly<Partial<Record<ValueName, PlayValue>>>
  /** The points that it is worth; none if it is left out. */
  readonly points?: Amount
  /** Who gets the points; the team that it is recorded for if it is left out. */
  readonly pointsFor?: Side
  /**
   * What the score is worth to which it belongs, as a conversion to a try: the last one before it, of the
   * same team. It belongs to none if this is left out.
   */
  readonly after?: number
  /** True for a shot of a shoot-out, which decides a game that is level and is not in the score. */
  readonly isShootout?: true
  /** What is counted of the team that it is recorded for alone, or of the other team alone. */
  readonly teamCounts?: Counts<Counter>
  readonly otherTeamCounts?: Counts<Counter>
  /** True for a play that ends a period. */
  readonly endsPeriod?: true
  /**
   * The level from which on it is offered; not offered on a tablet if it is left out. What scores from
   * `score` on has a huge button.
   */
  readonly level?: Level
  /** True for what happens all the time: its button is always at hand. */
  readonly isOften?: true
  /** How long the first player may not play: minutes, or for the rest of the game. */
  readonly suspension?: { readonly minutes: number } | 'game'
}

/** Who did something: a team, and the player if known. */
export interface Role {
  readonly team_id: number | null
  readonly player: PlayerReference | null
}

/** The player and team in one of a play's three places. */
export const roleOf = (play: Play, place: Place): Role => ({
  team_id: play[`player_${place}_team_id`],
  player: play[`player_${place}_id`],
})

/** The places of a kind's roles. */
export const placesOf = ({ roles }: PlayKind): Place[] => places.slice(0, roles.length)

/** Whether a kind of plays is offered to whoever records so much. */
export const isOfferedAt = (level: Level, kind: PlayKind): boolean =>
  kind.level !== undefined && levels.indexOf(kind.level) <= levels.indexOf(level)

/** The places that a play has for players. */
export const places: readonly Place[] = [1, 2, 3]

/** The places whose players are asked for, first to last. */
export const askedOf = (kind: PlayKind): readonly Place[] => kind.asked ?? placesOf(kind)

/** The attributes of a play that name its teams, each with the side that it names. */
export function teamAttributes(kind: PlayKind): (readonly [`player_${Place}_team_id` | 'int_1', Side])[] {
  if (kind.team) return [[kind.team, 'own']]
  return placesOf(kind).map(place => [`player_${place}_team_id`, kind.roles[place - 1]?.side ?? 'own'])
}

/**
 * The team that a play of a kind is recorded for, or null if it names none: rather that of a player who is
 * asked for.
 */
export function teamOfPlay(kind: PlayKind, play: Play): number | null {
  if (kind.team) return play[kind.team]
  for (const place of ownPlacesOf(kind)) {
    const team = play[`player_${place}_team_id`]
    if (team !== null) return team
  }
  return null
}

/** Looked up for each play of a game, at each tap. */
const ownPlaces = new WeakMap<PlayKind, readonly Place[]>()

/** The places of a kind's own side, those that are asked for first. */
function ownPlacesOf(kind: PlayKind): readonly Place[] {
  const known =
    ownPlaces.get(kind) ??
    [...askedOf(kind), ...placesOf(kind)].filter(place => kind.roles[place - 1]?.side === 'own')
  ownPlaces.set(kind, known)
  return known
}

/** What a play says of an amount: 0 for what it leaves out and for what is out of range. */
export function amountOf(kind: PlayKind, play: Play, amount: Amount): number {
  if (typeof amount === 'number') return amount
  const value = Number(play[amount] ?? 0)
  const { least = -Infinity, most = Infinity } = kind.values?.[amount] ?? {}
  return value < least || value > most ? 0 : value
}
