import { sql, type Kysely } from 'kysely'

/**
 * By which version of what plays count the statistics of each sport were counted; a sport that is not there
 * is to be counted anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table counted_versions (sport text primary key, version integer not null)`.execute(db)
}
