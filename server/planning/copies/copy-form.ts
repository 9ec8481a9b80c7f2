import { sql, type RawBuilder } from 'kysely'
import type { StoredIn } from '../../database/family-records.ts'
import type { Database } from '../../database/schema.ts'
import type { Tx } from '../../database/transaction.ts'

/** The tournament that is made. */
interface Copy {
  readonly id: number
  readonly start_date: string
}

/**
 * Gives a copy of a tournament its registration form, if it has one, with all days as far from the first day as
 * before. Nobody can register before the office has looked at it, and codes that were given out are not valid again.
 */
export async function copyForm(tx: Tx, from: StoredIn<'tournaments'>, to: Copy): Promise<void> {
  const values = valuesOf(from, to)
  await sql`insert into registration_forms (${sql.join(Object.keys(values).map(name => sql.ref(name)))})
    select ${sql.join(Object.values(values))} from registration_forms where tournament_id = ${from.id}`.execute(
    tx,
  )
  await sql`insert into registration_texts (tournament_id, id, version, title, text)
    select tournament_id, agreement.id, agreement.version, title, text
    from registration_forms, jsonb_to_recordset(agreements) as agreement (id integer, version integer, title text, text text)
    where tournament_id = ${to.id}`.execute(tx)
}

/** All columns of the new form by their names, from those of the other. Without a first day there, days stay open. */
function valuesOf(
  { start_date, timezone }: StoredIn<'tournaments'>,
  to: Copy,
): Readonly<Record<keyof Database['registration_forms'], RawBuilder<unknown>>> {
  const days = sql`(${to.start_date}::date - ${start_date}::date)`
  const shifted = (name: string) =>
    sql`((${sql.ref(name)} at time zone ${timezone}) + make_interval(days => ${days})) at time zone ${timezone}`
  return {
    tournament_id: sql`${to.id}::integer`,
    version: sql`0`,
    is_offered: sql`false`,
    codes: sql`'[]'::jsonb`,
    opens_at: shifted('opens_at'),
    closes_at: shifted('closes_at'),
    roster_locks_at: shifted('roster_locks_at'),
    fees: sql`coalesce((select jsonb_agg(fee || jsonb_build_object('due_date',
        to_char((fee ->> 'due_date')::date + ${days}, 'YYYY-MM-DD')) order by place)
      from jsonb_array_elements(fees) with ordinality as given (fee, place)), '[]')`,
    capacity: sql.ref('capacity'),
    has_waiting_list: sql.ref('has_waiting_list'),
    needs_code: sql.ref('needs_code'),
    introduction: sql.ref('introduction'),
    questions: sql.ref('questions'),
    agreements: sql.ref('agreements'),
    last_id: sql.ref('last_id'),
    currency: sql.ref('currency'),
    payment_instructions: sql.ref('payment_instructions'),
  }
}
