import { sql, type Kysely } from 'kysely'

/** Numbers as on jerseys, where 7 and 07 differ; and players' e-mail addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table team_players add column jersey_number text`.execute(db)
  // A change of the type calls no trigger, so this is not noted as a change of the records.
  await sql`alter table team_players alter column jersey_number type text using number::text`.execute(db)
  await sql`alter table players add column email text not null default ''`.execute(db)
}
