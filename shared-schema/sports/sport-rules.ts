import type { Play, PlayerReference } from '../replication/entry.ts'
import type { EventType } from '../resources/event-types.ts'

/** Counts by name; a name that is absent counts 0. */
export type Counters = Readonly<Record<string, number>>

/** Who did something: a team, and the player where known. */
export interface Role {
  readonly team_id: number | null
  readonly player: PlayerReference | null
}

/** What a play counts: one more of `counter` for a player (where known) and for the player's team. */
export type Count = (role: Role, counter: string, by?: number) => void

/** A figure that follows from counters: a weighted sum, or the percentage that it is of another sum. */
export interface Figure {
  /** The weight of each counter. */
  readonly sum: Counters
  /** The sum that makes 100 percent. The percentage has two decimals; of nothing it is 0. */
  readonly percentOf?: Counters
}

/** How one sport's plays become points and stat lines. */
export interface SportRules {
  readonly playTypes: readonly EventType[]
  readonly playerCounters: readonly string[]
  readonly teamCounters: readonly string[]
  /** Those of the team's counters that the opponents' lines show as `opponent_...`. */
  readonly opponentCounters: readonly string[]
  /** What follows from the counters of a line at any level (percentages, balances), by name. */
  readonly figures: Readonly<Record<string, Figure>>
  /** The team that a play gives a point to, or null. */
  scoringTeam(play: Play): number | null
  /** True for a play that ends a period. */
  endsPeriod(play: Play): boolean
  /** Adds what the plays of one game, in order, count for players and teams. */
  count(plays: readonly Play[], add: Count): void
  /** The values of the figures for the counters of a line. */
  derived(counters: Counters): Record<string, number>
}

/** The teams that a play names: those of its players, and that of a timeout. */
export function teamsIn({ playTypes }: SportRules, play: Play): number[] {
  const type = playTypes.find(known => known.type === play.type)
  const ofPlay = type && 'int_1' in type.attributes ? play.int_1 : null
  return [play.player_1_team_id, play.player_2_team_id, play.player_3_team_id, ofPlay].filter(team => team !== null)
}

/** The player and team in one of a play's three places. */
export function roleOf(play: Play, place: 1 | 2 | 3): Role {
  return { team_id: play[`player_${place}_team_id`], player: play[`player_${place}_id`] }
}
