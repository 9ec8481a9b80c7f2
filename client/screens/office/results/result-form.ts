import { z } from 'zod'
import { forfeitReasons } from '../../../../shared-schema/resources/forfeit-reasons.ts'
import type { OfficeGame } from '../../../office/records/games.ts'

/** How a game is to stand, as somebody writes it. */
export const writtenResult = z.object({
  ends: z.enum(['final', 'live', 'forfeit']),
  one: z.string(),
  two: z.string(),
  forfeited: z.enum(['1', '2', 'both', '']),
  reason: z.enum(forfeitReasons),
})
export type WrittenResult = z.infer<typeof writtenResult>

/** What stands of a game now: whoever writes a score means the final one unless they say otherwise. */
export function resultNow({
  status,
  team_1_score,
  team_2_score,
  forfeit_team_ids,
  team_1_id,
}: OfficeGame): WrittenResult {
  const hasScore = status === 'live' || status === 'final'
  const [first] = forfeit_team_ids
  return {
    ends: first === undefined ? 'final' : 'forfeit',
    one: hasScore ? String(team_1_score) : '',
    two: hasScore ? String(team_2_score) : '',
    forfeited:
      first === undefined ? '' : forfeit_team_ids.length > 1 ? 'both' : first === team_1_id ? '1' : '2',
    reason: first === undefined ? 'no show' : '',
  }
}

/** What is to be sent for it; null if something is missing, or nothing would be new. */
export function scoreBody(game: OfficeGame, { ends, one, two, forfeited, reason }: WrittenResult) {
  if (ends === 'forfeit') {
    const teams = [game.team_1_id, game.team_2_id].filter(
      (id, index) => id !== null && (forfeited === 'both' || forfeited === String(index + 1)),
    )
    const isSame =
      teams.length === game.forfeit_team_ids.length &&
      teams.every(id => game.forfeit_team_ids.includes(id ?? 0))
    return teams.length === 0 || isSame
      ? null
      : { game_id: game.id, forfeit_team_ids: teams, forfeit_reason: reason }
  }
  const [team_1_score, team_2_score] = [pointsIn(one), pointsIn(two)]
  if (team_1_score === null || team_2_score === null) return null
  const isSame =
    game.forfeit_team_ids.length === 0 &&
    game.status === ends &&
    game.team_1_score === team_1_score &&
    game.team_2_score === team_2_score
  return isSame ? null : { game_id: game.id, team_1_score, team_2_score, is_final: ends === 'final' }
}

const pointsIn = (text: string): number | null => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null)
