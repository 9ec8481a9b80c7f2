import { sql, type Kysely } from 'kysely'

/** The last number of everybody who was on a roster, so that plays still show it after they have left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rostered add column number integer, add column jersey_number text`.execute(db)
  await sql`update rostered set number = place.number, jersey_number = place.jersey_number from team_players as place
    where place.team_id = rostered.team_id and place.player_id = rostered.player_id`.execute(db)
  // For those who have left, the audit holds their membership as it was when it was deleted.
  await sql`update rostered set
      number = (left_with.changes #>> '{number,before}')::integer,
      jersey_number = coalesce(left_with.changes #>> '{jersey_number,before}', left_with.changes #>> '{number,before}')
    from (select distinct on (key_1, key_2) key_1, key_2, changes from audit
      where family = 'team_players' and operation = 'delete' order by key_1, key_2, id desc) as left_with
    where key_1 = team_id and key_2 = player_id and not exists (select from team_players
      where team_players.team_id = rostered.team_id and team_players.player_id = rostered.player_id)`.execute(
    db,
  )
}
