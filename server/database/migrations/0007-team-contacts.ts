import { sql, type Kysely } from 'kysely'

/** A team's contact, who gets the office's messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table teams add column contact_name text not null default '',
    add column contact_email text not null default ''`.execute(db)
}
