import { sql, type RawBuilder } from 'kysely'
import { isCounted } from '../../../games/counted-games.ts'
import { playedResults } from '../../../games/played-results.ts'
import type { Compute } from './compute.ts'

/** A team's sport and its record: final games that count for it, and figures carried over from elsewhere. */
export const teamFigures: Compute = async ({ db }, teams) => {
  const records = await playedResults(
    db,
    teams.map(team => Number(team.id)),
  )
  const sports = new Map(
    (
      await db
        .selectFrom('season_sports')
        .selectAll()
        .where(
          'season_id',
          'in',
          teams.map(team => Number(team.season_id)),
        )
        .execute()
    ).map(row => [row.season_id, row.sport]),
  )
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

/** SQL of one of these figures, for a row of `teams`. */
export function teamFigure(name: 'wins' | 'losses' | 'ties'): RawBuilder<number> {
  const counted = {
    wins: sql`games.winner_id = teams.id`,
    losses: sql`(games.winner_id <> teams.id or teams.id = any(games.forfeit_team_ids))`,
    ties: sql`(games.winner_id is null and teams.id <> all(games.forfeit_team_ids))`,
  }
  return sql<number>`(select ${sql.ref(`teams.carried_${name}`)} + count(*) from games where (games.team_1_id = teams.id or games.team_2_id = teams.id)
    and games.team_1_id is not null and games.team_2_id is not null and games.status = 'final' and ${counted[name]} and ${isCounted})`
}
