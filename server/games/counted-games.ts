import { sql } from 'kysely'
import { prepared } from '../database/prepared-statement.ts'
import { agreedTo } from '../database/shown-with.ts'
import type { Tx } from '../database/transaction.ts'
import { recountLines } from './stats/update-lines.ts'

/**
 * SQL that is true for a row of `teams` that plays in a row of `games` as of right: its own organization's,
 * or one that takes part in the tournament.
 */
const isEntrant = sql<boolean>`(teams.owner_id is not distinct from games.owner_id or exists (select from tournament_teams as entered
  where entered.tournament_id = games.tournament_id and entered.team_id = teams.id and ${sql.raw(agreedTo('entered'))}))`

/** SQL that is true for a row of `games` that is shown: not of a hidden tournament or swiss round. */
const isShown = sql<boolean>`(not exists (select from tournaments as of_tournament where of_tournament.id = games.tournament_id and of_tournament.visibility = 'hidden')
  and not exists (select from swiss_rounds as of_round where of_round.id = games.swiss_round_id and of_round.visibility = 'hidden'))`

/**
 * SQL that is true if a row of `games` counts for a row of `teams` beyond the game itself: in its wins and
 * losses, and in the stat lines above the game. What is hidden counts once it is shown, and nobody else's
 * game changes a team's record.
 */
export const isCounted = sql<boolean>`(${isShown} and ${isEntrant})`

/** SQL of the ids of the teams of a row of `games` for which it counts. */
export const teamsCounted = sql<number[]>`coalesce((
  select json_agg(teams.id) from teams where teams.id in (games.team_1_id, games.team_2_id) and ${isCounted}), '[]')`

/** The teams of a game for which it counts. */
export async function countedTeams(tx: Tx, gameId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ teams: number[] }>`${prepared}
    select ${teamsCounted} as teams from games where games.id = ${gameId}`.execute(tx)
  return rows[0]?.teams ?? []
}

/** The organizations of the teams of a game that are in it as of right, by team. */
export async function ownersOfEntrants(tx: Tx, gameId: number): Promise<Map<number, number | null>> {
  const { rows } = await sql<{ id: number; owner_id: number | null }>`
    select teams.id, teams.owner_id from games join teams on teams.id in (games.team_1_id, games.team_2_id)
    where games.id = ${gameId} and ${isEntrant}`.execute(tx)
  return new Map(rows.map(({ id, owner_id }) => [id, owner_id]))
}

/**
 * Works out anew for which teams the games of a tournament count: to be called when it is shown or hidden.
 * The caller holds its scope.
 */
export async function recountTournament(tx: Tx, tournamentId: number): Promise<void> {
  const { rows } = await sql<{ game_id: number; team_id: number }>`
    select games.id as game_id, teams.id as team_id from games join teams on teams.id in (games.team_1_id, games.team_2_id)
    where games.tournament_id = ${tournamentId} and ${isCounted}`.execute(tx)
  const counted = new Set(rows.map(({ game_id, team_id }) => `${game_id} ${team_id}`))
  await recountLines(tx, tournamentId, (gameId, teamId) => counted.has(`${gameId} ${teamId}`))
}
