import { sql, type Kysely } from 'kysely'

/**
 * The sides of a game to which nobody can come any more: as sent by earlier games and pools, and as it
 * results for the game. Second grand finals that are not needed have nobody on either side.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table games
    add column sent_nobody_1 boolean not null default false,
    add column sent_nobody_2 boolean not null default false,
    add column no_team_1 boolean not null default false,
    add column no_team_2 boolean not null default false`.execute(db)
  await sql`update games set sent_nobody_1 = true, sent_nobody_2 = true, no_team_1 = true, no_team_2 = true
    where status = 'not needed'`.execute(db)
}
