/** What the rules read of a game; every game record of the wire has it. */
export interface GameResult {
  /** Null while undecided. A swiss game of one team only is its bye. */
  readonly team_1_id: number | null
  readonly team_2_id: number | null
  readonly team_1_score: number
  readonly team_2_score: number
  readonly status: 'scheduled' | 'live' | 'final'
  /** The teams that did not play the game or did not finish it: they have lost it, whatever its score says. */
  readonly forfeit_team_ids: readonly number[]
}

/** A game seen by one of its two teams. */
export interface TeamResult {
  readonly team_id: number
  readonly opponent_id: number
  readonly scored: number
  readonly allowed: number
  /** By the score so far, or by forfeit; both teams have lost a game that both forfeited. */
  readonly outcome: 'win' | 'tie' | 'loss'
  readonly forfeited_by: 'nobody' | 'team' | 'opponent' | 'both'
  /** Whether it was team 2. */
  readonly is_away: boolean
}

/** The two views of a game, none while its teams are not decided. */
export function teamResults(game: GameResult): TeamResult[] {
  const { team_1_id, team_2_id, team_1_score, team_2_score } = game
  if (team_1_id === null || team_2_id === null) return []
  return [
    teamResult(game, team_1_id, team_2_id, team_1_score, team_2_score, false),
    teamResult(game, team_2_id, team_1_id, team_2_score, team_1_score, true),
  ]
}

function teamResult(
  { forfeit_team_ids }: GameResult, team_id: number, opponent_id: number, scored: number, allowed: number, is_away: boolean,
): TeamResult {
  const forfeited_by = forfeitedBy(forfeit_team_ids.includes(team_id), forfeit_team_ids.includes(opponent_id))
  return { team_id, opponent_id, scored, allowed, outcome: outcome(forfeited_by, scored - allowed), forfeited_by, is_away }
}

function forfeitedBy(team: boolean, opponent: boolean): TeamResult['forfeited_by'] {
  if (team) return opponent ? 'both' : 'team'
  return opponent ? 'opponent' : 'nobody'
}

function outcome(forfeitedBy: TeamResult['forfeited_by'], margin: number): TeamResult['outcome'] {
  if (forfeitedBy !== 'nobody') return forfeitedBy === 'opponent' ? 'win' : 'loss'
  if (margin === 0) return 'tie'
  return margin > 0 ? 'win' : 'loss'
}
