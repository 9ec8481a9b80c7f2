import type { EntrantStatus } from '../standings/entrant.ts'
import type { GameResult } from '../standings/game-result.ts'
import type { TieBreakRule, TieDecision } from '../standings/tie-breaks.ts'

/** A game of a season, as far as its table follows from it. */
export interface LeagueGame extends GameResult {
  readonly id: number
  /** ISO 8601 with the offset of the game's zone: its first ten characters are the day there. */
  readonly start_time: string
  /** Of the season's plan; absent or null for a game that is in none. */
  readonly match_day?: number | null
}

/** Points that somebody gave to a team, or took from it. */
export interface PointDecision {
  readonly team_id: number
  /** Below 0 if they are taken. */
  readonly points: number
  readonly reason: string
  /** From this day on, `YYYY-MM-DD`; null if from the beginning. */
  readonly date: string | null
}

/** A team in the table of a season. */
export interface LeagueTeam {
  readonly id: number
  /** Empty for none. */
  readonly division: string
  /** It plays if it is left out. */
  readonly status?: EntrantStatus
}

/** All that the table of a season follows from. */
export interface LeagueSeason {
  readonly rule: TieBreakRule
  readonly teams: readonly LeagueTeam[]
  readonly games: readonly LeagueGame[]
  readonly pointDecisions: readonly PointDecision[]
  /** The latest last. */
  readonly tieDecisions: readonly TieDecision[]
}

export const venues = ['all', 'home', 'away'] as const
export type Venue = (typeof venues)[number]

/** Which part of a season a table is of. */
export interface TableView {
  /** Team 1 is at home. */
  readonly venue: Venue
  /** The last so many games of each team; null for all. */
  readonly last: number | null
  /** As it stood at the end of this day, `YYYY-MM-DD`; null for now. */
  readonly date: string | null
  /** Only games of match days up to this one; null for all games. */
  readonly match_day: number | null
  /** Whether all teams are in one table, whatever their divisions. */
  readonly overall: boolean
  /** Whether games that are running count as they stand. */
  readonly live: boolean
}

/** The table as it stands. */
export const wholeTable: TableView = {
  venue: 'all',
  last: null,
  date: null,
  match_day: null,
  overall: false,
  live: false,
}
