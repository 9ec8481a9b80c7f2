/** What the rules read of a game; every game record of the wire has it. */
export interface GameResult {
  /** Null while undecided. A swiss game of one team only is its bye. */
  readonly team_1_id: number | null
  readonly team_2_id: number | null
  readonly team_1_score: number
  readonly team_2_score: number
  readonly status: 'scheduled' | 'live' | 'final'
}

/** A game seen by one of its two teams. */
export interface TeamResult {
  readonly team_id: number
  readonly opponent_id: number
  readonly scored: number
  readonly allowed: number
}

/** The two views of a game, none while its teams are not decided. */
export function teamResults(game: GameResult): TeamResult[] {
  const { team_1_id, team_2_id, team_1_score, team_2_score } = game
  if (team_1_id === null || team_2_id === null) return []
  return [
    { team_id: team_1_id, opponent_id: team_2_id, scored: team_1_score, allowed: team_2_score },
    { team_id: team_2_id, opponent_id: team_1_id, scored: team_2_score, allowed: team_1_score },
  ]
}
