import { sql, type Kysely } from 'kysely'
import { consenting } from '../../shared-schema/resources/consent.ts'
import { groupBy } from '../../shared-schema/rules/group-by.ts'
import { ruleOf } from '../../shared-schema/rules/standings/rule-of.ts'
import type { TournamentPlay } from '../../shared-schema/rules/standings/tournament-play.ts'
import type { Database } from '../database/schema.ts'

/** The data from which a tournament's standings follow, plus what the office's rules need. */
export interface LoadedPlay extends TournamentPlay {
  readonly games: readonly PlayedGame[]
}

export type PlayedGame = Awaited<ReturnType<typeof gamesOf>>[number]

/** Loads the data for standings, by tournament id, in five queries for any number of tournaments. */
export async function loadPlay(
  db: Kysely<Database>,
  tournamentIds: readonly number[],
): Promise<Map<number, LoadedPlay>> {
  if (tournamentIds.length === 0) return new Map()
  const ids = [...new Set(tournamentIds)]
  const tournaments = await db.selectFrom('tournaments').selectAll().where('id', 'in', ids).execute()
  const entrants = groupBy(
    await db
      .selectFrom('tournament_teams')
      .select(['tournament_id', 'team_id', 'seed', 'status'])
      .where('tournament_id', 'in', ids)
      .where('consent', 'in', consenting)
      .execute(),
    row => row.tournament_id,
  )
  const pools = groupBy(
    await db
      .selectFrom('pools')
      .select(['id', 'name', 'tournament_id', 'team_ids', 'first_place', 'counts_earlier_games'])
      .select(hasEmptyRound.as('has_empty_round'))
      .where('tournament_id', 'in', ids)
      .orderBy('id')
      .execute(),
    row => row.tournament_id,
  )
  const decisions = groupBy(
    await db
      .selectFrom('tie_decisions')
      .select(['tournament_id', 'pool_id', 'team_ids', 'method'])
      .where('tournament_id', 'in', ids)
      .orderBy('id')
      .execute(),
    row => row.tournament_id,
  )
  const games = groupBy(await gamesOf(db, ids), row => row.tournament_id)
  return new Map(
    tournaments.map(tournament => {
      const own = games.get(tournament.id) ?? []
      return [
        tournament.id,
        {
          rule: ruleOf(tournament),
          scoring: { ...tournament, swiss_points_for_bye: Number(tournament.swiss_points_for_bye) },
          entrants: (entrants.get(tournament.id) ?? []).map(({ team_id, seed, status }) => ({
            team_id,
            seed: tournament.uses_seeds ? seed : null,
            status,
          })),
          games: own,
          pools: pools.get(tournament.id) ?? [],
          last_round: lastOf(
            own.flatMap(({ round_number, visibility }) =>
              round_number === null || visibility === 'hidden' ? [] : [round_number],
            ),
          ),
          planned_rounds: tournament.number_of_swiss_rounds,
          decisions: decisions.get(tournament.id) ?? [],
        },
      ]
    }),
  )
}

const hasEmptyRound = sql<boolean>`exists (select from pool_rounds where pool_rounds.pool_id = pools.id
  and not exists (select from games where games.pool_round_id = pool_rounds.id))`

/** Loads one tournament. @throws Error if it does not exist */
export async function loadOnePlay(db: Kysely<Database>, tournamentId: number): Promise<LoadedPlay> {
  const play = (await loadPlay(db, [tournamentId])).get(tournamentId)
  if (!play) throw new Error(`Tournament ${tournamentId} is not there`)
  return play
}

async function gamesOf(db: Kysely<Database>, tournamentIds: readonly number[]) {
  return db
    .selectFrom('games')
    .leftJoin('swiss_rounds', 'swiss_rounds.id', 'games.swiss_round_id')
    .select([
      'games.id',
      'games.tournament_id',
      'games.team_1_id',
      'games.team_2_id',
      'games.team_1_score',
      'games.team_2_score',
      'games.team_1_shootout_score',
      'games.team_2_shootout_score',
      'games.winner_id',
      'games.status',
      'games.ruling',
      'games.forfeit_team_ids',
      'games.decided_in',
      'games.team_1_second_score',
      'games.team_2_second_score',
      'games.needs_decision',
      'games.pool_id',
      'games.bracket_id',
      'games.no_team_1',
      'games.no_team_2',
      'games.team_1_pool_id',
      'games.team_2_pool_id',
      'games.place_for_winner',
      'games.place_for_loser',
      'games.next_game_for_winner_id',
      'games.next_team_for_winner',
      'games.next_game_for_loser_id',
      'games.next_team_for_loser',
      'games.game_site_id',
      'swiss_rounds.round_number',
      'swiss_rounds.visibility',
    ])
    .where('games.tournament_id', 'in', [...tournamentIds])
    .orderBy('games.id')
    .execute()
}

const lastOf = (rounds: readonly number[]): number | null =>
  rounds.length === 0 ? null : Math.max(...rounds)
