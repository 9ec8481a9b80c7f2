import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../server/database/schema.ts'

/**
 * All that organizations have, a text for each thing: their records and stat lines, what was recorded and
 * counts, what the feeds of their events tell everybody, who has roles there, and the audit of all of it.
 */
export async function belongingsOf(
  db: Kysely<Database>,
  organizations: readonly number[],
): Promise<Set<string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select columns.table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'owner_id' and table_type = 'BASE TABLE' and table_name not in ('organizations', 'record_counts')`.execute(
    db,
  )
  const theirs = sql`any(${organizations}::integer[])`
  const scopes = sql`(select 'tournament:' || id from tournaments where owner_id = ${theirs} union select 'season:' || id from seasons where owner_id = ${theirs})`
  const parts = [
    ...tables.map(
      ({ name }) =>
        sql`select ${name} as name, to_jsonb(t) - 'position' as content from ${sql.table(name)} t where owner_id = ${theirs}`,
    ),
    sql`select 'organizations', to_jsonb(t) from organizations t where id = ${theirs}`,
    // A chore adds up what was counted, which changes its rows and no sum.
    sql`select 'record_counts', to_jsonb(t) from (
      select family, owner_id, tournament_id, swiss_round_id, sum(records) as records from record_counts
      where owner_id = ${theirs} group by 1, 2, 3, 4 having sum(records) <> 0) t`,
    sql`select 'roles', to_jsonb(t) from roles t where organization_id = ${theirs}`,
    sql`select 'invitations', to_jsonb(t) from invitations t where organization_id = ${theirs}`,
    sql`select 'passes', to_jsonb(t) from passes t where organization_id = ${theirs}`,
    sql`select 'entries', to_jsonb(t) from entries t where scope in ${scopes} and refusal is null`,
    sql`select 'feed', jsonb_build_array(scope, collection, id, deleted, document) from feed where scope in ${scopes} and audience is null`,
  ]
  const { rows } = await sql<{
    name: string
    content: unknown
  }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return new Set(rows.map(({ name, content }) => `${name} ${JSON.stringify(content)}`))
}

/** The members of one that the other lacks. */
export const changesBetween = (before: ReadonlySet<string>, after: ReadonlySet<string>): string[] => [
  ...[...before].filter(thing => !after.has(thing)).map(thing => `gone: ${thing}`),
  ...[...after].filter(thing => !before.has(thing)).map(thing => `new: ${thing}`),
]
