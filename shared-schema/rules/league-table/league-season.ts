import type { EntrantStatus } from '../standings/entrant.ts'
import type { GameResult } from '../standings/game-result.ts'
import type { TieBreakRule, TieDecision } from '../standings/tie-breaks.ts'

/** A game of a season, reduced to the fields that its table needs. */
export interface LeagueGame extends GameResult {
  readonly id: number
  /** ISO 8601 with the offset of the game's zone: its first ten characters are the day there. */
  readonly start_time: string
  /** The match day in the season's plan; absent or null for a game outside the plan. */
  readonly match_day?: number | null
}

/** Points that somebody gave to a team, or took from it. */
export interface PointDecision {
  readonly team_id: number
  /** Negative if taken. */
  readonly points: number
  readonly reason: string
  /** The first day it applies, `YYYY-MM-DD`; null for the whole season. */
  readonly date: string | null
}

/** A team in the table of a season. */
export interface LeagueTeam {
  readonly id: number
  /** Empty without a division. */
  readonly division: string
  /** Default: playing. */
  readonly status?: EntrantStatus
}

/** The complete input of a season's table. */
export interface LeagueSeason {
  readonly rule: TieBreakRule
  readonly teams: readonly LeagueTeam[]
  readonly games: readonly LeagueGame[]
  readonly pointDecisions: readonly PointDecision[]
  /** The latest last. */
  readonly tieDecisions: readonly TieDecision[]
}

export const venues = ['all', 'home', 'away'] as const
type Venue = (typeof venues)[number]

/** The part of a season that a table covers. */
export interface TableView {
  /** Team 1 is at home. */
  readonly venue: Venue
  /** Only the last this many games of each team; null for all. */
  readonly last: number | null
  /** The table at the end of this day, `YYYY-MM-DD`; null for now. */
  readonly date: string | null
  /** Only games of match days up to this one; null for all games. */
  readonly match_day: number | null
  /** Whether all teams are in one table, ignoring divisions. */
  readonly overall: boolean
  /** Whether live games count with their current score. */
  readonly live: boolean
}

/** The current table of the whole season. */
export const wholeTable: TableView = {
  venue: 'all',
  last: null,
  date: null,
  match_day: null,
  overall: false,
  live: false,
}
