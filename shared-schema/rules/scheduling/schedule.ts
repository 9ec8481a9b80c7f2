// All times are whole minutes since the epoch, in UTC.

/** A game as the schedule sees it. */
export interface ScheduledGame {
  readonly id: number
  /** Null while it is open who plays. */
  readonly team_1_id: number | null
  readonly team_2_id: number | null
  /** When it begins; null while that is open. */
  readonly start: number | null
  /** How long it takes its field, at least 1. */
  readonly minutes: number
  readonly game_site_id: number | null
  /** A game that has begun stays where and when it is. One that is final is over, whatever was planned. */
  readonly status: 'scheduled' | 'live' | 'final'
  readonly next_game_for_winner_id: number | null
  readonly next_game_for_loser_id: number | null
  /**
   * A game whose teams are open waits for all games of earlier stages: the play-offs for the pools. Null for
   * a game that has to do with neither.
   */
  readonly stage: number | null
  /** Its round, if the games of one follow those of another: in a pool, a bracket, the swiss rounds. */
  readonly round: Round | null
}

export interface Round {
  /** Of what it is a round: `pool:5`. */
  readonly series: string
  /** Counts up in the order of play. */
  readonly number: number
}

/** A game with a start. */
export type TimedGame = ScheduledGame & { readonly start: number }

/** A field, and when games can be played there; null stands for always. */
export interface Site {
  readonly id: number
  readonly openings: readonly Span[] | null
}

/** A stretch of time, from a moment to the next one that is no longer part of it. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface ScheduleRules {
  /** The least time from the end of a team's game to the start of its next one. */
  readonly rest_minutes: number
}

export const endOf = ({ start, minutes }: TimedGame): number => start + minutes

export const spanOf = (game: TimedGame): Span => ({ from: game.start, to: endOf(game) })

export const teamsOf = ({ team_1_id, team_2_id }: ScheduledGame): number[] =>
  [team_1_id, team_2_id].filter(team => team !== null)

const isTimed = (game: ScheduledGame): game is TimedGame => game.start !== null

/** The games with a start, in the order of play. */
export const inOrder = (games: readonly ScheduledGame[]): TimedGame[] =>
  games.filter(isTimed).sort((one, other) => one.start - other.start || one.id - other.id)
