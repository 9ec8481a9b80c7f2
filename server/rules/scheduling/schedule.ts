// All times are whole minutes since the epoch, in UTC.

/** A game with the fields that a schedule needs. */
export interface ScheduledGame {
  readonly id: number
  /** Null while the team is open. */
  readonly team_1_id: number | null
  readonly team_2_id: number | null
  /** When it begins; null while that is open. */
  readonly start: number | null
  /** How long it occupies its field, at least 1. */
  readonly minutes: number
  readonly game_site_id: number | null
  /**
   * A game that has begun keeps its field and start. A final game is over, regardless of its planned time.
   */
  readonly status: 'scheduled' | 'live' | 'final'
  readonly next_game_for_winner_id: number | null
  readonly next_game_for_loser_id: number | null
  /**
   * A game whose teams are open waits for all games of earlier stages: the play-offs for the pools. Null for
   * a game in no stage.
   */
  readonly stage: number | null
  /** Its round, if the rounds are played in order: in a pool, a bracket, the swiss rounds. */
  readonly round: Round | null
}

export interface Round {
  /** The series of the round: `pool:5`. */
  readonly series: string
  /** Counts up in the order of play. */
  readonly number: number
}

/** A game with a start. */
export type TimedGame = ScheduledGame & { readonly start: number }

/** A field and its opening hours; null means always open. */
export interface Site {
  readonly id: number
  readonly openings: readonly Span[] | null
}

/** A stretch of time; `to` is exclusive. */
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
