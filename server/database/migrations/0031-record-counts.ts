import { sql, type Kysely } from 'kysely'

/**
 * How many records of each family there are, as additions: see ../definitions/record-counts.ts, which fills
 * the table. 0 means no place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table record_counts (
    family text not null, owner_id integer not null, tournament_id integer not null, swiss_round_id integer not null,
    records bigint not null, is_sum boolean not null default false)`,
  'create index on record_counts (family)',
  'create index record_counts_to_add on record_counts (family) where not is_sum',
  "create index on tournaments (id) where is_public or visibility = 'hidden'",
]
