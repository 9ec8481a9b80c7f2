import { sql } from 'kysely'
import { prepared } from '../database/prepared-statement.ts'
import { agreedTo } from '../database/shown-with.ts'
import type { Tx } from '../database/transaction.ts'
import { recountLines } from './stats/update-lines.ts'

/**
 * SQL: true for a row of `teams` that plays in a row of `games` by right: it belongs to the game's
 * organization or takes part in its tournament.
 */
const isEntrant = sql<boolean>`(teams.owner_id is not distinct from games.owner_id or exists (select from tournament_teams as entered
  where entered.tournament_id = games.tournament_id and entered.team_id = teams.id and ${sql.raw(agreedTo('entered'))}))`

/** SQL: true for a row of `games` that is not part of a hidden tournament or swiss round. */
const isShown = sql<boolean>`(not exists (select from tournaments as of_tournament where of_tournament.id = games.tournament_id and of_tournament.visibility = 'hidden')
  and not exists (select from swiss_rounds as of_round where of_round.id = games.swiss_round_id and of_round.visibility = 'hidden'))`

/** SQL: true for a row of `games` that is a single game of a tournament: in no pool, bracket or swiss round. */
const isSingle = sql<boolean>`(games.tournament_id is not null and num_nonnulls(games.pool_id, games.bracket_id, games.swiss_round_id) = 0)`

/**
 * SQL: true if a row of `games` counts for a row of `teams` beyond the game itself: in its wins and losses
 * and in the stat lines above the game. Hidden games count once they are shown. A game in which the team does
 * not play by right never changes its record, nor does a single game of a tournament.
 */
export const isCounted = sql<boolean>`(${isShown} and ${isEntrant} and not ${isSingle})`

/** SQL for the ids of the teams for which a row of `games` counts. */
export const teamsCounted = sql<number[]>`coalesce((
  select json_agg(teams.id) from teams where teams.id in (games.team_1_id, games.team_2_id) and ${isCounted}), '[]')`

/** The teams for which a game counts. */
export async function countedTeams(tx: Tx, gameId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ teams: number[] }>`${prepared}
    select ${teamsCounted} as teams from games where games.id = ${gameId}`.execute(tx)
  return rows[0]?.teams ?? []
}

/** The owners of the teams that play in a game by right, by team. */
export async function ownersOfEntrants(tx: Tx, gameId: number): Promise<Map<number, number | null>> {
  const { rows } = await sql<{ id: number; owner_id: number | null }>`
    select teams.id, teams.owner_id from games join teams on teams.id in (games.team_1_id, games.team_2_id)
    where games.id = ${gameId} and ${isEntrant}`.execute(tx)
  return new Map(rows.map(({ id, owner_id }) => [id, owner_id]))
}

/**
 * Recomputes for which teams the games of a tournament count. Call it when the tournament is shown or hidden.
 * The caller holds its scope.
 */
export async function recountTournament(tx: Tx, tournamentId: number): Promise<void> {
  const { rows } = await sql<{ game_id: number; team_id: number }>`
    select games.id as game_id, teams.id as team_id from games join teams on teams.id in (games.team_1_id, games.team_2_id)
    where games.tournament_id = ${tournamentId} and ${isCounted}`.execute(tx)
  const counted = new Set(rows.map(({ game_id, team_id }) => `${game_id} ${team_id}`))
  await recountLines(tx, tournamentId, (gameId, teamId) => counted.has(`${gameId} ${teamId}`))
}
