import { z } from 'zod'
import type { ShapeIn } from '../../../shared-schema/resources/shape-in.ts'
import { gameStatuses } from '../../../shared-schema/rules/progress/game-status.ts'
import { rulings } from '../../../shared-schema/rules/progress/ruling.ts'
import { readAll } from '../../base/requests/read-all.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { scopeOfGame, type Scope } from '../../../shared-schema/replication/scope.ts'
import { named } from './record-shapes.ts'

const place = z.object({
  id: z.int(),
  season_id: z.int(),
  tournament_id: z.int().nullable(),
} satisfies ShapeIn<'games'>)

const game = place
  .extend({
    name: z.string(),
    start_time: z.string(),
    team_1: named.nullable(),
    team_2: named.nullable(),
    team_1_score: z.int(),
    team_2_score: z.int(),
    team_1_shootout_score: z.int().nullable(),
    team_2_shootout_score: z.int().nullable(),
    status: z.enum(gameStatuses),
    ruling: z.enum(rulings),
    forfeit_team_ids: z.array(z.int()),
    tournament: named.nullable(),
  })
  .transform(record => ({ ...record, scope: scopeOfGame(record) }))
/** A game for its line in a list. */
export type GameRecord = z.infer<typeof game>

const fields =
  '[id,name,season_id,tournament_id,tournament,start_time,team_1,team_2,team_1_score,team_2_score,team_1_shootout_score,team_2_shootout_score,status,ruling,forfeit_team_ids]'

/** The games of a team, the earliest first. @throws RequestError */
export const fetchGamesOf = (teamId: number, signal: AbortSignal): Promise<GameRecord[]> =>
  readAll('games', { team_id: String(teamId), order_by: '[start_time]', fields }, game, signal)

/** The event that a game belongs to. @throws RequestError */
export const fetchScopeOf = async (gameId: number, signal: AbortSignal): Promise<Scope> =>
  scopeOfGame(
    await sendRequest(`/v1/games/${gameId}/?fields=[id,season_id,tournament_id]`, place, { signal }),
  )
