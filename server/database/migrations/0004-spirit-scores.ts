import { sql, type Kysely } from 'kysely'

/** An event says whether spirit is scored, if not as is usual in its sport. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const family of ['tournaments', 'seasons'])
    await sql`alter table ${sql.table(family)} add column spirit_scores boolean`.execute(db)
}
