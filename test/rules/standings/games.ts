// Teams and games as short texts.
import type { Entrant } from '../../../shared-schema/rules/standings/entrant.ts'
import type { GameResult } from '../../../shared-schema/rules/standings/game-result.ts'

/** A final game, as in '1-2 15-11'; it was forfeited by those named after it. */
export function game(text: string, ...forfeit_team_ids: readonly number[]): GameResult {
  const [team_1_id = 0, team_2_id = 0, team_1_score = 0, team_2_score = 0] = text.split(/[- ]/).map(Number)
  return { team_1_id, team_2_id, team_1_score, team_2_score, status: 'final', forfeit_team_ids }
}

/** The other side first. */
export function turned(each: GameResult): GameResult {
  return {
    ...each,
    team_1_id: each.team_2_id,
    team_2_id: each.team_1_id,
    team_1_score: each.team_2_score,
    team_2_score: each.team_1_score,
    team_1_second_score: each.team_2_second_score ?? null,
    team_2_second_score: each.team_1_second_score ?? null,
  }
}

export function unseeded(...ids: readonly number[]): Entrant[] {
  return ids.map(team_id => ({ team_id, seed: null, status: 'playing' }))
}

export function seeded(...ids: readonly number[]): Entrant[] {
  return ids.map((team_id, index) => ({ team_id, seed: index + 1, status: 'playing' }))
}
