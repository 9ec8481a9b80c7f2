import type { Kysely } from 'kysely'
import { swissStandings, type SwissStanding } from '../../shared-schema/rules/swiss-standings.ts'
import type { Database } from '../database/schema.ts'

/**
 * The standings of a tournament's swiss games, up to and including a round.
 * @param teamIds the teams to rank; all teams of the tournament where it is empty
 */
export async function swissTable(
  db: Kysely<Database>, tournamentId: number, throughRound: number, teamIds: readonly number[],
): Promise<SwissStanding[]> {
  const tournament = await db.selectFrom('tournaments').selectAll().where('id', '=', tournamentId).executeTakeFirstOrThrow()
  const entrants = await db.selectFrom('tournament_teams').select(['team_id', 'seed']).where('tournament_id', '=', tournamentId).execute()
  const games = await swissGames(db, tournamentId, throughRound)
  const seeds = new Map(entrants.map(entrant => [entrant.team_id, tournament.uses_seeds ? entrant.seed : null]))
  const ranked = teamIds.length > 0 ? teamIds : entrants.map(entrant => entrant.team_id)
  return swissStandings(ranked.map(team_id => ({ team_id, seed: seeds.get(team_id) ?? null })), games, {
    ...tournament, swiss_points_for_bye: Number(tournament.swiss_points_for_bye),
  })
}

/** The games of a tournament's swiss rounds up to a round. */
export async function swissGames(db: Kysely<Database>, tournamentId: number, throughRound: number) {
  return db.selectFrom('games').innerJoin('swiss_rounds', 'swiss_rounds.id', 'games.swiss_round_id')
    .select(['games.team_1_id', 'games.team_2_id', 'games.team_1_score', 'games.team_2_score', 'games.status', 'games.swiss_round_id'])
    .where('swiss_rounds.tournament_id', '=', tournamentId).where('swiss_rounds.round_number', '<=', throughRound).execute()
}
