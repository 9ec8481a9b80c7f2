import { sql, type Kysely } from 'kysely'

/** Games of a season's fixtures say which match day they are of, wherever they are put off to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table games add column match_day integer`.execute(db)
}
