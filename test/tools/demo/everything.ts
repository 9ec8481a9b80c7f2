import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../server/database/schema.ts'

/** Every table that the demo fills, and the order in which its rows can be compared. */
const tables: Readonly<Record<string, string>> = {
  organizations: 'id',
  leagues: 'id',
  seasons: 'id',
  teams: 'id',
  players: 'id',
  team_players: 'team_id, player_id',
  tournaments: 'id',
  tournament_teams: 'team_id',
  event_sites: 'id',
  game_sites: 'id',
  pools: 'id',
  pool_rounds: 'id',
  brackets: 'id',
  swiss_rounds: 'id',
  games: 'id',
  game_scores: 'id',
  game_sportsmanship_scores: 'id',
  events: 'id',
  entries: 'device_id, counter',
  stat_lines: 'subject, level, player_id, team_id, game_id, tournament_id, season_id, league_id',
}

/** Columns stamped by the database's own clock. */
const stamps = new Set(['time_created', 'time_last_updated', 'received_at', 'final_at'])

/** All rows of the demo by table, without stamps. */
export async function everythingIn(db: Kysely<Database>): Promise<Record<string, unknown[]>> {
  const everything: Record<string, unknown[]> = {}
  for (const [table, order] of Object.entries(tables)) {
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from ${sql.table(table)} order by ${sql.raw(order)}`.execute(db)
    everything[table] = rows.map(row =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !stamps.has(name))),
    )
  }
  return everything
}
