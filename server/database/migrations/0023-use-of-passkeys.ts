import { sql, type Kysely } from 'kysely'

/** When somebody last signed in with a passkey: what is not used any more can be told from what is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table passkeys add column last_used_at timestamptz`.execute(db)
}
