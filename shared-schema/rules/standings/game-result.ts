import type { GameStatus } from '../progress/game-status.ts'

/** When a game was decided. */
export const endings = ['regulation', 'overtime', 'shoot-out'] as const
export type Ending = (typeof endings)[number]

/** What the rules read of a game; every game record of the wire has it. */
export interface GameResult {
  /** Null while undecided. A swiss game of one team only is its bye. */
  readonly team_1_id: number | null
  readonly team_2_id: number | null
  readonly team_1_score: number
  readonly team_2_score: number
  readonly status: GameStatus
  /**
   * The teams that did not play the game or did not finish it: they have lost it, whatever its score says.
   */
  readonly forfeit_team_ids: readonly number[]
  /** The goals of a shoot-out, which decides a game that is level; absent or null if there was none. */
  readonly team_1_shootout_score?: number | null
  readonly team_2_shootout_score?: number | null
  /** In the regular time unless it says something else. */
  readonly decided_in?: Ending
  /**
   * What rules count beside the score, such as tries, or points where the score is sets; absent or null if
   * nobody said.
   */
  readonly team_1_second_score?: number | null
  readonly team_2_second_score?: number | null
}

/** A game seen by one of its two teams. */
export interface TeamResult {
  readonly team_id: number
  readonly opponent_id: number
  readonly scored: number
  readonly allowed: number
  readonly margin: number
  /** Of the second score; 0 if nobody said. */
  readonly second_scored: number
  readonly second_allowed: number
  /**
   * By the score so far, by the shoot-out if that is level, or by forfeit; both teams have lost a game that
   * both forfeited.
   */
  readonly outcome: 'win' | 'tie' | 'loss'
  readonly forfeited_by: 'nobody' | 'team' | 'opponent' | 'both'
  /** Whether it was team 2. */
  readonly is_away: boolean
  /** Whether it was decided after the regular time: a shoot-out did, or its record says so. */
  readonly is_late: boolean
}

/** The two views of a game, none while its teams are not decided. */
export function teamResults(game: GameResult): TeamResult[] {
  const { team_1_id, team_2_id } = game
  if (team_1_id === null || team_2_id === null) return []
  const one: Side = {
    id: team_1_id,
    score: game.team_1_score,
    second: game.team_1_second_score ?? 0,
    shootout: game.team_1_shootout_score ?? 0,
  }
  const two: Side = {
    id: team_2_id,
    score: game.team_2_score,
    second: game.team_2_second_score ?? 0,
    shootout: game.team_2_shootout_score ?? 0,
  }
  return [teamResult(game, one, two, false), teamResult(game, two, one, true)]
}

interface Side {
  readonly id: number
  readonly score: number
  readonly second: number
  readonly shootout: number
}

function teamResult(
  { forfeit_team_ids, decided_in = 'regulation' }: GameResult,
  team: Side,
  opponent: Side,
  is_away: boolean,
): TeamResult {
  const forfeited_by = forfeitedBy(forfeit_team_ids.includes(team.id), forfeit_team_ids.includes(opponent.id))
  const margin = team.score - opponent.score
  const lead = team.shootout - opponent.shootout
  return {
    team_id: team.id,
    opponent_id: opponent.id,
    scored: team.score,
    allowed: opponent.score,
    margin,
    second_scored: team.second,
    second_allowed: opponent.second,
    outcome: outcome(forfeited_by, margin === 0 ? lead : margin),
    forfeited_by,
    is_away,
    is_late: decided_in !== 'regulation' || lead !== 0,
  }
}

function forfeitedBy(team: boolean, opponent: boolean): TeamResult['forfeited_by'] {
  if (team) return opponent ? 'both' : 'team'
  return opponent ? 'opponent' : 'nobody'
}

function outcome(forfeitedBy: TeamResult['forfeited_by'], lead: number): TeamResult['outcome'] {
  if (forfeitedBy !== 'nobody') return forfeitedBy === 'opponent' ? 'win' : 'loss'
  if (lead === 0) return 'tie'
  return lead > 0 ? 'win' : 'loss'
}
