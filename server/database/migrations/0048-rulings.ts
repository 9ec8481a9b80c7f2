import { sql, type Kysely } from 'kysely'

/**
 * The office's rulings on games that do not go as planned, and its ruling before a team left the season.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table games
    add column ruling text not null default 'none'
      check (ruling in ('none', 'postponed', 'cancelled', 'abandoned', 'abandoned with result', 'annulled')),
    add column ruling_before text`.execute(db)
}
