import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { gameStatuses } from '../../../shared-schema/rules/progress/game-status.ts'
import { rulings } from '../../../shared-schema/rules/progress/ruling.ts'
import { endings } from '../../../shared-schema/rules/standings/game-result.ts'
import { readAll } from '../../base/requests/read-all.ts'
import { bracketRecord } from '../../sync/storage/tournament-records.ts'

const id = z.int()
const link = id.nullable()
const named = z.object({ id, name: z.string() }).nullable()
const place = z.int().nullable()

/** A game, as far as the office shows it. */
export const officeGame = z.object({
  id,
  time_last_updated: z.string(),
  start_time: z.string(),
  timezone: z.string(),
  team_1_id: link,
  team_2_id: link,
  team_1: named,
  team_2: named,
  team_1_score: z.int(),
  team_2_score: z.int(),
  team_1_shootout_score: z.int().nullable(),
  team_2_shootout_score: z.int().nullable(),
  winner_id: link,
  status: z.enum(gameStatuses),
  ruling: z.enum(rulings),
  forfeit_team_ids: z.array(id),
  decided_in: z.enum(endings),
  match_day: place,
  pool_id: link,
  team_1_pool_id: link,
  team_1_pool_place: place,
  team_2_pool_id: link,
  team_2_pool_place: place,
  bracket_id: link,
  swiss_round_id: link,
  game_site_id: link,
  game_site: named,
  is_pinned: z.boolean(),
  next_game_for_winner_id: link,
  next_team_for_winner: z.int(),
  next_game_for_loser_id: link,
  next_team_for_loser: z.int(),
  place_for_winner: place,
  place_for_loser: place,
  no_team_1: z.boolean(),
  no_team_2: z.boolean(),
  needs_decision: z.boolean(),
})
export type OfficeGame = z.infer<typeof officeGame>

export const officePool = z.object({ id, name: z.string(), team_ids: z.array(id) })
const swissRound = z.object({ id, round_number: z.int() })

/** The games of a tournament, or those of a season that are in none, and what says where they belong. */
export interface EventGames {
  readonly games: readonly OfficeGame[]
  readonly pools: readonly z.infer<typeof officePool>[]
  readonly brackets: readonly z.infer<typeof bracketRecord>[]
  readonly swissRounds: readonly z.infer<typeof swissRound>[]
}

/** The fields of a shape, as a query asks for them. */
export const fieldsOf = (shape: z.ZodObject): string => `[${Object.keys(shape.shape).join(',')}]`
const gamesWhere = (query: Readonly<Record<string, string>>, signal: AbortSignal) =>
  readAll(
    'games',
    { ...query, fields: fieldsOf(officeGame), order_by: '[start_time,id]' },
    officeGame,
    signal,
  )

/** The games of a tournament, in the order of their times. */
export const gamesOfTournament = (tournamentId: number) =>
  queryOptions({
    queryKey: ['/v1/games/', 'tournament', tournamentId],
    queryFn: async ({ signal }): Promise<EventGames> => {
      const ofIt = { tournament_id: String(tournamentId) }
      const [games, pools, brackets, swissRounds] = await Promise.all([
        gamesWhere(ofIt, signal),
        readAll(
          'pools',
          { ...ofIt, fields: fieldsOf(officePool), order_by: '[name,id]' },
          officePool,
          signal,
        ),
        readAll('brackets', { ...ofIt, fields: fieldsOf(bracketRecord) }, bracketRecord, signal),
        readAll('swiss_rounds', { ...ofIt, fields: fieldsOf(swissRound) }, swissRound, signal),
      ])
      return { games, pools, brackets, swissRounds }
    },
  })

/** The games of a season that are in no tournament, in the order of their times. */
export const gamesOfSeason = (seasonId: number) =>
  queryOptions({
    queryKey: ['/v1/games/', 'season', seasonId],
    queryFn: async ({ signal }): Promise<EventGames> => ({
      games: await gamesWhere({ season_id: String(seasonId), tournament_id: 'null' }, signal),
      pools: [],
      brackets: [],
      swissRounds: [],
    }),
  })
