import { sql, type Kysely } from 'kysely'

/**
 * The version of the play definitions with which each sport's statistics were counted; a missing sport must
 * be recounted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table counted_versions (sport text primary key, version integer not null)`.execute(db)
}
