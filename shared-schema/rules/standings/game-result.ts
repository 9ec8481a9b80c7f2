import type { GameStatus } from '../progress/game-status.ts'

/** When a game was decided. */
export const endings = ['regulation', 'overtime', 'shoot-out'] as const
type Ending = (typeof endings)[number]

/** The fields of a game that the rules use; every game record of the wire has them. */
export interface GameResult {
  /** Null while undecided. A swiss game of one team only is its bye. */
  readonly team_1_id: number | null
  readonly team_2_id: number | null
  readonly team_1_score: number
  readonly team_2_score: number
  readonly status: GameStatus
  /** The teams that did not play or finish the game: they have lost it regardless of its score. */
  readonly forfeit_team_ids: readonly number[]
  /** The goals of a shoot-out, which decides a game that is level; absent or null if there was none. */
  readonly team_1_shootout_score?: number | null
  readonly team_2_shootout_score?: number | null
  /** Default: regulation. */
  readonly decided_in?: Ending
  /**
   * A second quantity that rules count, such as tries, or points if the score is sets; absent or null if
   * unknown.
   */
  readonly team_1_second_score?: number | null
  readonly team_2_second_score?: number | null
}

/** A game from the view of one of its two teams. */
export interface TeamResult {
  readonly team_id: number
  readonly opponent_id: number
  readonly scored: number
  readonly allowed: number
  readonly margin: number
  /** Second scores; 0 if unknown. */
  readonly second_scored: number
  readonly second_allowed: number
  /**
   * By the score so far, by the shoot-out if that is level, or by forfeit; both teams lose a game that both
   * forfeited.
   */
  readonly outcome: 'win' | 'tie' | 'loss'
  readonly forfeited_by: 'nobody' | 'team' | 'opponent' | 'both'
  /** Whether the team was team 2. */
  readonly is_away: boolean
  /** Whether it was decided after regular time: by a shoot-out, or according to its record. */
  readonly is_late: boolean
}

/** The two views of a game, none until both teams are known. */
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
