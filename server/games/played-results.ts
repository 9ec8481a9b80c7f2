import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { isCounted } from './counted-games.ts'

/** A team's numbers of final games won, lost and tied. */
export interface PlayedResults {
  readonly wins: number
  readonly losses: number
  readonly ties: number
}

/**
 * The results of teams in the final games that count for them; a team without any is left out. A bye is no
 * game.
 */
export async function playedResults(
  db: Kysely<Database>,
  teamIds: readonly number[],
): Promise<Map<number, PlayedResults>> {
  const { rows } = await sql<PlayedResults & { id: number }>`
    select id, count(*) filter (where winner_id = id)::integer as wins,
      count(*) filter (where winner_id <> id or id = any(forfeit_team_ids))::integer as losses,
      count(*) filter (where winner_id is null and id <> all(forfeit_team_ids))::integer as ties
    from (
      select teams.id, winner_id, forfeit_team_ids from teams join games on games.team_1_id = teams.id
      where teams.id = any(${teamIds}::integer[]) and games.team_2_id is not null and games.status = 'final' and ${isCounted}
      union all
      select teams.id, winner_id, forfeit_team_ids from teams join games on games.team_2_id = teams.id
      where teams.id = any(${teamIds}::integer[]) and games.team_1_id is not null and games.status = 'final' and ${isCounted}
    ) as played group by id`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}
