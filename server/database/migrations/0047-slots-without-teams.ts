import { sql, type Kysely } from 'kysely'

/**
 * To which sides of a game nobody can come any more: as the games and pools before it say, and as it follows for
 * the game. Second grand finals that are not needed have nobody on either side.
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
