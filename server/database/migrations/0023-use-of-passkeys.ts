import { sql, type Kysely } from 'kysely'

/** When a passkey was last used for signing in, to tell disused ones apart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table passkeys add column last_used_at timestamptz`.execute(db)
}
