import { sql, type Kysely } from 'kysely'

/** Calendar events: records of the office in the table of plays, without a game and an entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table events
    alter column entry_id drop not null, alter column game_id drop not null,
    add column name text not null default '', add column info text not null default '',
    add column start_time timestamptz, add column end_time timestamptz,
    add column event_site_id integer references event_sites, add column game_site_id integer references game_sites,
    add column team_ids integer[] not null default '{}',
    add column organization_id integer references organizations, add column season_id integer references seasons,
    add column tournament_id integer references tournaments`,
  ...['start_time', 'event_site_id', 'game_site_id', 'organization_id', 'season_id', 'tournament_id'].map(
    column => `create index on events (${column}) where ${column} is not null`,
  ),

  // A play belongs to the season and tournament of its game.
  `create view event_places as
    select events.id as event_id, games.season_id, games.tournament_id from events join games on games.id = events.game_id
    union all
    select id, season_id, tournament_id from events where game_id is null`,
]
