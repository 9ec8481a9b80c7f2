import { sql } from 'kysely'
import { isCounted } from '../../league/counted-games.ts'
import type { Compute } from './index.ts'

interface Played { id: number; wins: number; losses: number; ties: number }

/**
 * A team's sport and its record: its final games that count for it, and what it brought along from games that are
 * not in this database. A bye is no game.
 */
export const teamFigures: Compute = async ({ db }, teams) => {
  const ids = teams.map(team => Number(team.id))
  const { rows } = await sql<Played>`
    select id, count(*) filter (where winner_id = id) as wins, count(*) filter (where winner_id <> id or id = any(forfeit_team_ids)) as losses,
      count(*) filter (where winner_id is null and id <> all(forfeit_team_ids)) as ties
    from (
      select teams.id, winner_id, forfeit_team_ids from teams join games on games.team_1_id = teams.id
      where teams.id = any(${ids}::integer[]) and games.team_2_id is not null and games.status = 'final' and ${isCounted}
      union all
      select teams.id, winner_id, forfeit_team_ids from teams join games on games.team_2_id = teams.id
      where teams.id = any(${ids}::integer[]) and games.team_1_id is not null and games.status = 'final' and ${isCounted}
    ) as played group by id`.execute(db)
  const records = new Map(rows.map(row => [row.id, row]))
  const sports = new Map((await db.selectFrom('season_sports').selectAll()
    .where('season_id', 'in', teams.map(team => Number(team.season_id))).execute()).map(row => [row.season_id, row.sport]))
  return teams.map(team => {
    const played = records.get(Number(team.id))
    return {
      sport: sports.get(Number(team.season_id)) ?? null,
      wins: Number(team.carried_wins) + (played?.wins ?? 0),
      losses: Number(team.carried_losses) + (played?.losses ?? 0),
      ties: Number(team.carried_ties) + (played?.ties ?? 0),
    }
  })
}
