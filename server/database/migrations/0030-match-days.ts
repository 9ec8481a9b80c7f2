import { sql, type Kysely } from 'kysely'

/** Games of a season's fixtures name their match day, even if they are postponed to another date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table games add column match_day integer`.execute(db)
}
