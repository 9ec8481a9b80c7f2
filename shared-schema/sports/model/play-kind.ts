import type { Play } from './play.ts'
import type { PlayerReference } from './player-reference.ts'
import type { PlayWord, RoleWord, ValueWord } from '../../texts/shared-texts.ts'

/** A player's place in a play. */
export type Place = 1 | 2 | 3

/** A team from the recorder's view: the one that the play is recorded for, or the other. */
export type Side = 'own' | 'other'

/** The attributes of a play other than its players. */
export type ValueName = 'int_1' | 'int_2' | 'int_3' | 'bool_1'

/**
 * How much a counter grows: a fixed number, or an attribute of the play, perhaps with one more; `true` counts
 * 1.
 */
export type Amount = number | ValueName | typeof oneMore

const oneMore = 'int_1 + 1'

/** How much each counter grows. */
export type Counts<Counter extends string = string> = Readonly<Partial<Record<Counter, Amount>>>

/** A player's part in a play. */
export interface PlayRole<Counter extends string = string> {
  /** The player's role in the play: `scorer`. */
  readonly word: RoleWord
  readonly side: Side
  /** Counters that grow for the player, if known, and for the player's team. */
  readonly counts?: Counts<Counter>
  /**
   * True if there may be no such player: a goal without an assist. Nothing is counted then if nobody is
   * named.
   */
  readonly optional?: true
  /** True if the player follows from the situation: others are only named in corrections. */
  readonly follows?: true
  /** The role by which the situation knows the player, if it has another name: the batter out is the striker. */
  readonly knownAs?: RoleWord
}

/** A number or boolean of a play, and its range. */
export interface PlayValue {
  readonly word: ValueWord
  readonly least?: number
  readonly most?: number
  /** The numbers that get a button each, if the value is the play's worth in points. */
  readonly buttons?: readonly number[]
  /** The usual numbers of a wide range: each is one tap, all others are typed. */
  readonly usual?: readonly number[]
  /** True if it follows from the situation unless the play tells it: it is offered only in corrections. */
  readonly follows?: true
  /** True if it is the number of a thing, and not how many there are: base 3. */
  readonly isOrdinal?: true
}

/** How much a scorekeeper records: the score alone, the scoring plays with their players, or every play. */
export const levels = ['score', 'players', 'plays'] as const

export type Level = (typeof levels)[number]

/** A kind of play: one row of the table of its sport. */
export interface PlayKind<Counter extends string = string> {
  /** Its number on the wire, which never changes. */
  readonly type: number
  /** Its name. */
  readonly word: PlayWord
  /** The word on its button, if different. */
  readonly button?: PlayWord
  /** The participants, by the places 1 to 3. The play is recorded for the team of those on its own side. */
  readonly roles: readonly PlayRole<Counter>[]
  /** The places whose players a scorekeeper is asked for, in this order; by default those of all roles. */
  readonly asked?: readonly Place[]
  /** The attribute that names the team if the kind has no roles. */
  readonly team?: 'int_1' | 'player_1_team_id'
  readonly values?: Readonly<Partial<Record<ValueName, PlayValue>>>
  /** The points that it is worth; none by default. */
  readonly points?: Amount
  /** The side that gets the points; by default the team that it is recorded for. */
  readonly pointsFor?: Side
  /**
   * The points of the score to which this one belongs, as a conversion belongs to a try: the last score
   * before it by the same team. By default it belongs to none.
   */
  readonly after?: number
  /** True for a shot of a shoot-out, which decides a level game and is not in the score. */
  readonly isShootout?: true
  /** Counters that grow only for the team that it is recorded for, or only for the other team. */
  readonly teamCounts?: Counts<Counter>
  readonly otherTeamCounts?: Counts<Counter>
  /** True for a play that ends a period. */
  readonly endsPeriod?: true
  /** True for a play that ends the turn of a side within a period. */
  readonly endsTurn?: true
  /**
   * The lowest level that offers it; by default tablets do not offer it. Scoring kinds of level `score` have
   * a huge button.
   */
  readonly level?: Level
  /** True for very frequent plays: the button is always at hand. */
  readonly isOften?: true
  /**
   * True if the play only gives its first player this role from now on. The board offers it where it
   * shows the role, and not among the plays.
   */
  readonly assigns?: true
  /**
   * True if the play only corrects the board, or tells what it cannot know. The board offers it at what it
   * sets, and not among the plays.
   */
  readonly setsBoard?: true
  /** The plays that it may turn out to be, as a pass a goal: a tap changes the last one. */
  readonly mayBe?: readonly PlayWord[]
  /**
   * The attribute that tells the runner of a play that the board offers at a runner on base: the player, or the
   * number of the base if the first player is another one.
   */
  readonly ofRunner?: 'player_1_id' | 'int_1'
  /** How long the first player may not play: minutes, or the rest of the game. */
  readonly suspension?: { readonly minutes: number } | 'game'
  /** The seconds for which its team is a player short, if not as long as the player may not play. */
  readonly short?: number
}

/** The author of an action: a team, and the player if known. */
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

/** Whether a kind of play is offered at a recording level. */
export const isOfferedAt = (level: Level, kind: PlayKind): boolean =>
  kind.level !== undefined && levels.indexOf(kind.level) <= levels.indexOf(level)

/** A play's places for players. */
export const places: readonly Place[] = [1, 2, 3]

/** The places whose players are asked for, in order. */
export const placesToAsk = (kind: PlayKind): readonly Place[] => kind.asked ?? placesOf(kind)

/** The attributes of a play that name its teams, each with its side. */
export function teamAttributes(kind: PlayKind): (readonly [`player_${Place}_team_id` | 'int_1', Side])[] {
  if (kind.team) return [[kind.team, 'own']]
  return placesOf(kind).map(place => [`player_${place}_team_id`, kind.roles[place - 1]?.side ?? 'own'])
}

/**
 * The team that a play is recorded for, or null if it names none. Players who are asked for take precedence.
 */
export function teamOfPlay(kind: PlayKind, play: Play): number | null {
  if (kind.team) return play[kind.team]
  for (const place of ownPlacesOf(kind)) {
    const team = play[`player_${place}_team_id`]
    if (team !== null) return team
  }
  return null
}

/** Cached, because each tap looks it up for every play of a game. */
const ownPlaces = new WeakMap<PlayKind, readonly Place[]>()

/** The places on a kind's own side, those that are asked for first. */
function ownPlacesOf(kind: PlayKind): readonly Place[] {
  const known =
    ownPlaces.get(kind) ??
    [...placesToAsk(kind), ...placesOf(kind)].filter(place => kind.roles[place - 1]?.side === 'own')
  ownPlaces.set(kind, known)
  return known
}

/** The attribute on which an amount depends, if any. */
export const valueIn = (amount: Amount | undefined): ValueName | undefined =>
  amount === oneMore ? 'int_1' : typeof amount === 'string' ? amount : undefined

/** The value of an amount in a play: 0 if it is missing or out of range. */
export function amountOf(kind: PlayKind, play: Play, amount: Amount): number {
  if (typeof amount === 'number') return amount
  if (amount === oneMore) return amountOf(kind, play, 'int_1') + 1
  const value = Number(play[amount] ?? 0)
  const { least = -Infinity, most = Infinity } = kind.values?.[amount] ?? {}
  return value < least || value > most ? 0 : value
}
