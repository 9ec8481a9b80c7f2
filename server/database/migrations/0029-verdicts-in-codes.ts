import { sql, type Kysely } from 'kysely'

/** Only codes are stored and replicated: sentences are made in the reader's language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update feed set document = jsonb_set(document, '{data,text}', '""'), public_document = jsonb_set(public_document, '{data,text}', '""')
    where collection = 'results' and id like 'verdict/%' and not deleted`.execute(db)
  await sql`update unreadable_entries set reason = 'wrong_field'`.execute(db)
}
