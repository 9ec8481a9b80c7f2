import type { GameStatus } from '../progress/game-status.ts'

/** A game with the teams that have received their spirit score. */
export interface SpiritGame {
  readonly game_id: number
  /** Null while undecided, or if a team has a bye. */
  readonly team_1_id: number | null
  readonly team_2_id: number | null
  readonly status: GameStatus
  readonly forfeit_team_ids: readonly number[]
  readonly scored_team_ids: readonly number[]
}

/** A missing spirit score. */
export interface MissingSpirit {
  readonly game_id: number
  /** The team that owes it. */
  readonly team_id: number
  /** The team that is to receive it. */
  readonly opponent_id: number
}

/**
 * The spirit scores still owed: by the teams of finished games that have not judged their opponent. Forfeited
 * games need no spirit scores.
 * @returns in the order of the games, the first team of each before the second
 * Source: Ultiorganizer, docs/spirit-scoring.md.
 */
export function missingSpirit(games: readonly SpiritGame[]): MissingSpirit[] {
  return games.flatMap(({ game_id, team_1_id, team_2_id, status, forfeit_team_ids, scored_team_ids }) => {
    if (team_1_id === null || team_2_id === null || status !== 'final' || forfeit_team_ids.length > 0)
      return []
    const both = [
      { game_id, team_id: team_1_id, opponent_id: team_2_id },
      { game_id, team_id: team_2_id, opponent_id: team_1_id },
    ]
    return both.filter(({ opponent_id }) => !scored_team_ids.includes(opponent_id))
  })
}
