import { sql, type Kysely } from 'kysely'

/** When a server last read its clock, and since when the clock has not jumped. One row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table steady_clock (
    id boolean primary key default true check (id),
    last_seen timestamptz not null,
    steady_since timestamptz not null
  )`.execute(db)
  await sql`insert into steady_clock (last_seen, steady_since) values (now(), '-infinity')`.execute(db)
}
