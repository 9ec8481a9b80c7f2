import { sql, type Kysely } from 'kysely'

/** Pools of later stages, such as power pools. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pools
    add column first_place integer,
    add column counts_earlier_games boolean not null default false`.execute(db)
}
