import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { hasBegun, isUnderWayOrToCome } from '../../../shared-schema/rules/progress/game-status.ts'
import { isVoid } from '../../../shared-schema/rules/progress/ruling.ts'
import { readAll } from '../../base/requests/read-all.ts'
import { fieldsParam, record } from '../../base/requests/record.ts'
import { bracketRecord } from '../../sync/storage/tournament-records.ts'
import { familiesOf } from './families-read.ts'
import { readsOnly } from './reads.ts'

/** The name of a referenced record. */
const named = record('teams', ['id', 'name']).nullable()

/** A game with the fields that the office shows. */
export const officeGame = record('games', [
  'id',
  'time_last_updated',
  'name',
  'tournament_id',
  'start_time',
  'timezone',
  'team_1_id',
  'team_2_id',
  'team_1_score',
  'team_2_score',
  'team_1_shootout_score',
  'team_2_shootout_score',
  'winner_id',
  'status',
  'ruling',
  'forfeit_team_ids',
  'result_version',
  'decided_in',
  'match_day',
  'pool_id',
  'team_1_pool_id',
  'team_1_pool_place',
  'team_2_pool_id',
  'team_2_pool_place',
  'bracket_id',
  'swiss_round_id',
  'game_site_id',
  'is_pinned',
  'game_minutes',
  'next_game_for_winner_id',
  'next_team_for_winner',
  'next_game_for_loser_id',
  'next_team_for_loser',
  'place_for_winner',
  'place_for_loser',
  'no_team_1',
  'no_team_2',
  'needs_decision',
]).extend({ team_1: named, team_2: named, game_site: record('game_sites', ['id', 'name']).nullable() })
export type OfficeGame = z.infer<typeof officeGame>

/** True if two teams play the game or have played it. A bye is over before it begins. */
export const isPlayed = ({ status, team_2_id }: OfficeGame): boolean => team_2_id !== null && hasBegun(status)

/** True if the game is under way or to be played. */
export const isLeftToPlay = ({ status, ruling }: OfficeGame): boolean =>
  isUnderWayOrToCome(status) && !isVoid(ruling)

export const officePool = record('pools', ['id', 'name', 'team_ids', 'first_place'])
const swissRound = record('swiss_rounds', ['id', 'round_number'])

/** The games of a tournament, or those of a season that are in none, with the records that they belong to. */
export interface EventGames {
  readonly games: readonly OfficeGame[]
  readonly pools: readonly z.infer<typeof officePool>[]
  readonly brackets: readonly z.infer<typeof bracketRecord>[]
  readonly swissRounds: readonly z.infer<typeof swissRound>[]
}

const gamesWhere = (query: Readonly<Record<string, string>>, signal: AbortSignal) =>
  readAll(
    'games',
    { ...query, fields: fieldsParam(officeGame), order_by: '[start_time,id]' },
    officeGame,
    signal,
  )

/** The games of a tournament, in the order of their times. */
export const gamesOfTournament = (tournamentId: number) =>
  queryOptions({
    queryKey: [
      readsOnly(
        ...familiesOf('games', officeGame),
        ...familiesOf('pools', officePool),
        ...familiesOf('brackets', bracketRecord),
        ...familiesOf('swiss_rounds', swissRound),
      ),
      '/v1/games/',
      'tournament',
      tournamentId,
    ],
    queryFn: async ({ signal }): Promise<EventGames> => {
      const ofIt = { tournament_id: String(tournamentId) }
      const [games, pools, brackets, swissRounds] = await Promise.all([
        gamesWhere(ofIt, signal),
        readAll(
          'pools',
          { ...ofIt, fields: fieldsParam(officePool), order_by: '[name,id]' },
          officePool,
          signal,
        ),
        readAll('brackets', { ...ofIt, fields: fieldsParam(bracketRecord) }, bracketRecord, signal),
        readAll('swiss_rounds', { ...ofIt, fields: fieldsParam(swissRound) }, swissRound, signal),
      ])
      return { games, pools, brackets, swissRounds }
    },
  })

/** The games of a season that are in no tournament, in the order of their times. */
export const gamesOfSeason = (seasonId: number) =>
  queryOptions({
    queryKey: [readsOnly(...familiesOf('games', officeGame)), '/v1/games/', 'season', seasonId],
    queryFn: async ({ signal }): Promise<EventGames> => ({
      games: await gamesWhere({ season_id: String(seasonId), tournament_id: 'null' }, signal),
      pools: [],
      brackets: [],
      swissRounds: [],
    }),
  })
