import { sql, type Kysely } from 'kysely'

/**
 * The audit makes each row into JSON once. PostgreSQL put that into every place where the JSON is read, so that it was
 * made anew for each field: of a plan of 500 games half of the time. `offset 0` keeps it from doing so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const definition = fenced.reduce((made, { part, end }) => `replace(${made}, $$${part}${end}$$, $$${part} offset 0${end}$$)`, "pg_get_functiondef('audit_rows'::regproc)")
  await sql.raw(`do $change$ begin
    execute ${definition};
  end $change$`).execute(db)
}

const fenced = [
  { part: 'from new_rows', end: ') as made' },
  { part: 'from new_rows', end: ') as after' },
  { part: 'from old_rows', end: ') as before' },
  { part: 'from old_rows', end: ') as gone' },
  { part: 'before.content -> key_names[2] = after.content -> key_names[2])', end: '\n        ) as changed' },
]
