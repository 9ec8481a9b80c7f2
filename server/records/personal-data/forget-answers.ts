import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

/**
 * Deletes responses stored for `Idempotency-Key` that contain data of a person, of any requester and address.
 * A name alone does not identify a person: an account may have the name of a team or a word.
 * @param players ids that the person has, or had, as a player
 * @param account the id of the person's account; null if there is none
 */
export async function forgetAnswers(
  tx: Tx,
  players: readonly number[],
  account: string | null,
): Promise<void> {
  await sql`delete from idempotency_keys where exists (
    select from jsonb_path_query(body::jsonb, 'strict $.** ? (@.type() == "object")') as part
    left join people on people.id = ${account}
    where (part ? 'first_name' and part ->> 'id' = any(${players.map(String)}::text[]))
      or part ->> 'id' = people.id
      or part ->> 'recorded_by' = people.name
      or exists (select from jsonb_each_text(part) where value = people.email))`.execute(tx)
}
