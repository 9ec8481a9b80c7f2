import { sql, type Kysely } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Whether the database's clock has run without a jump for a day. A clock that is wrong for a minute makes
 * everything look expired; data removed because of it does not come back when the clock is right again. A
 * jump is a step back, or a week or more in which no server looked.
 */
export async function isClockSteady(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ isSteady: boolean }>`update steady_clock set last_seen = now(),
      steady_since = case when now() between last_seen - interval '1 minute' and last_seen + interval '7 days'
        then steady_since else now() end
    returning steady_since <= now() - interval '1 day' as "isSteady"`.execute(db)
  return rows[0]?.isSteady ?? false
}
