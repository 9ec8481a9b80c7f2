import { sql, type Kysely } from 'kysely'
import { consenting } from '../../shared-schema/resources/consent.ts'
import { missingSpirit, type MissingSpirit } from '../../shared-schema/rules/spirit/missing-spirit.ts'
import {
  spiritRanking,
  type SpiritPlace,
  type SpiritScore,
} from '../../shared-schema/rules/spirit/spirit-ranking.ts'
import { definitionOf } from '../../shared-schema/sports/index.ts'
import type { Database } from '../database/schema.ts'
import type { Author } from '../access/author.ts'
import { sportOf } from '../games/sport.ts'
import { isSelfScore, isSpiritGiven } from '../access/spirit-conditions.ts'
import { isSpiritShownTo, readableBy } from '../access/visibility.ts'

/** Ranking of a tournament's teams by the spirit scores revealed to the author, best first. */
export async function spiritTable(
  db: Kysely<Database>,
  author: Author,
  tournamentId: number,
): Promise<SpiritPlace[]> {
  const teams = await db
    .selectFrom('tournament_teams')
    .select('team_id')
    .where('tournament_id', '=', tournamentId)
    .where('consent', 'in', consenting)
    .orderBy('seed')
    .orderBy('team_id')
    .execute()
  return spiritRanking(
    teams.map(({ team_id }) => team_id),
    await shownScores(db, author, tournamentId),
  )
}

/**
 * Scores of games that were not forfeited, by time of entry: ids follow the order in which tablets found a
 * connection. A score that is no self-score is from the other team.
 */
async function shownScores(
  db: Kysely<Database>,
  author: Author,
  tournamentId: number,
): Promise<SpiritScore[]> {
  const { rows } = await sql<{
    game_id: number
    team_1_id: number
    team_2_id: number
    team_1_score: string
    team_2_score: string
    is_self_1: boolean
    is_self_2: boolean
  }>`
    select game_id, team_1_id, team_2_id, team_1_score, team_2_score,
      ${isSelfScore('game_sportsmanship_scores', 1)} as is_self_1, ${isSelfScore('game_sportsmanship_scores', 2)} as is_self_2
    from game_sportsmanship_scores
    where game_id in (select id from games where tournament_id = ${tournamentId} and forfeit_team_ids = '{}')
      and team_1_id is not null and team_2_id is not null
      and ${readableBy(author, 'game_sportsmanship_scores')} and ${isSpiritShownTo(author)}
    order by time, entry_id`.execute(db)
  return rows.flatMap(({ game_id, team_1_id: one, team_2_id: two, ...row }) => [
    { game_id, team_id: one, by_team_id: row.is_self_1 ? one : two, text: row.team_1_score },
    { game_id, team_id: two, by_team_id: row.is_self_2 ? two : one, text: row.team_2_score },
  ])
}

/**
 * Missing spirit scores in the games of a tournament that the author may read; none if they do not score spirit.
 */
export async function spiritOwed(
  db: Kysely<Database>,
  author: Author,
  tournamentId: number,
): Promise<MissingSpirit[]> {
  if (!(await hasSpirit(db, tournamentId))) return []
  const games = await db
    .selectFrom('games')
    .select(['id', 'team_1_id', 'team_2_id', 'status', 'forfeit_team_ids'])
    .select([
      isSpiritGiven(sql.ref('games.id'), 1).as('is_given_1'),
      isSpiritGiven(sql.ref('games.id'), 2).as('is_given_2'),
    ])
    .where('tournament_id', '=', tournamentId)
    .where('status', '=', 'final')
    .where(readableBy(author, 'games'))
    .orderBy('start_time')
    .orderBy('id')
    .execute()
  return missingSpirit(
    games.map(({ id, is_given_1, is_given_2, ...game }) => ({
      ...game,
      game_id: id,
      scored_team_ids: [
        ...(is_given_1 ? [game.team_1_id] : []),
        ...(is_given_2 ? [game.team_2_id] : []),
      ].filter(team => team !== null),
    })),
  )
}

/** True if the teams score spirit: as the tournament says, or its season, or as is usual in the sport. */
async function hasSpirit(db: Kysely<Database>, tournamentId: number): Promise<boolean> {
  const { sport, spirit_scores } = await db
    .selectFrom('tournaments')
    .innerJoin('seasons', 'seasons.id', 'tournaments.season_id')
    .innerJoin('season_sports', 'season_sports.season_id', 'tournaments.season_id')
    .select([
      'sport',
      sql<boolean | null>`coalesce(tournaments.spirit_scores, seasons.spirit_scores)`.as('spirit_scores'),
    ])
    .where('tournaments.id', '=', tournamentId)
    .executeTakeFirstOrThrow()
  return spirit_scores ?? definitionOf(sportOf(sport)).hasSpirit
}
