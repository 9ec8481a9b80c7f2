import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'

/**
 * Lets go of the answers that are kept for `Idempotency-Key` and name somebody, whosever requests they answered
 * and at whichever address.
 * @param players ids that the person has, or had, as a player
 * @param names what else they are called, each as the whole of a text
 */
export async function forgetAnswers(
  tx: Tx,
  players: readonly number[],
  names: readonly string[],
): Promise<void> {
  await sql`delete from idempotency_keys where exists (
    select from jsonb_path_query(body::jsonb, '$.**') as part
    where (jsonb_typeof(part) = 'object' and part ? 'first_name' and part ->> 'id' = any(${players.map(String)}::text[]))
      or (jsonb_typeof(part) = 'string' and part #>> '{}' = any(${names.filter(Boolean)}::text[])))`.execute(
    tx,
  )
}
