import { createHash } from 'node:crypto'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'

/**
 * Identifies the result of a game: equal results have equal versions.
 * @param game a row of `games`
 */
export function resultVersion(game: StoredRecord): string {
  const result = [
    game.status,
    game.team_1_score,
    game.team_2_score,
    game.team_1_shootout_score,
    game.team_2_shootout_score,
    game.forfeit_team_ids,
    game.ruling,
  ]
  return createHash('sha1').update(JSON.stringify(result)).digest('base64url').slice(0, 12)
}
