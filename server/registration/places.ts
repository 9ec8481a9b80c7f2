import { sql, type Kysely } from 'kysely'
import type { RegistrationState } from '../../shared-schema/api/registrations.ts'
import type { Database } from '../database/schema.ts'
import type { StoredForm } from './form.ts'

/** A registration takes a place while it waits for an answer, so that nobody is promised one twice. */
export const takesPlace = (state: RegistrationState): boolean => state === 'received' || state === 'confirmed'

/** How many registrations of a tournament are in which state. */
export interface Counts {
  readonly taken: number
  readonly confirmed: number
  readonly waiting: number
  readonly all: number
}

export async function countStates(db: Kysely<Database>, tournamentId: number): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where state in ('received', 'confirmed'))::integer as taken,
      count(*) filter (where state = 'confirmed')::integer as confirmed,
      count(*) filter (where state = 'waiting')::integer as waiting, count(*)::integer as all
    from registrations where tournament_id = ${tournamentId}`.execute(db)
  return rows[0] ?? { taken: 0, confirmed: 0, waiting: 0, all: 0 }
}

/** How many places are left; null without a limit. */
export const freePlaces = ({ capacity }: Pick<StoredForm, 'capacity'>, { taken }: Counts): number | null =>
  capacity === null ? null : Math.max(0, capacity - taken)
