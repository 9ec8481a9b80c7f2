import { sql, type Kysely } from 'kysely'

/**
 * The audit looks up a row's entry and person one by one, by their keys. PostgreSQL keeps a function's plan: after
 * a few pushes of many entries it went through all entries that there are, for each score.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`do $change$ begin
    execute replace(pg_get_functiondef('audit_rows'::regproc), $$${joined}$$, $$${lookedUp}$$);
  end $change$`).execute(db)
}

const joined = "left join entries on entries.id = content ->> 'entry_id' left join people on people.id = entries.person_id;"

const lookedUp = `left join lateral (select id, person_id, device_id from entries where id = content ->> 'entry_id' limit 1) as entries on true
        left join lateral (select name from people where id = entries.person_id limit 1) as people on true;`
