import { sql, type Kysely } from 'kysely'
import type { RegistrationForm } from '../../shared-schema/api/registration-form.ts'
import { inZone } from '../../shared-schema/resources/time.ts'
import type { Database } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import type { EventOfForm } from './event.ts'

/** The form of a tournament as it is stored; one that nobody has set is empty. */
export async function storedForm(db: Kysely<Database>, tournamentId: number) {
  const row = await db
    .selectFrom('registration_forms')
    .selectAll()
    .where('tournament_id', '=', tournamentId)
    .executeTakeFirst()
  return row ?? { ...empty, tournament_id: tournamentId }
}
export type StoredForm = Awaited<ReturnType<typeof storedForm>>

const empty = {
  version: 0,
  is_offered: false,
  opens_at: null,
  closes_at: null,
  roster_locks_at: null,
  capacity: null,
  has_waiting_list: false,
  needs_code: false,
  introduction: '',
  codes: [],
  questions: [],
  agreements: [],
  last_id: 0,
  currency: null,
  fees: [],
  payment_instructions: '',
}

/**
 * The form, locked until the transaction ends: of all who take a place or change the form, one goes at a time.
 * The tournament is locked before it, as its deletion does.
 */
export async function lockForm(tx: Tx, tournamentId: number): Promise<StoredForm> {
  await sql`select from tournaments where id = ${tournamentId} for key share`.execute(tx)
  await sql`insert into registration_forms (tournament_id) values (${tournamentId}) on conflict do nothing`.execute(
    tx,
  )
  await sql`select from registration_forms where tournament_id = ${tournamentId} for update`.execute(tx)
  return storedForm(tx, tournamentId)
}

/** The form as the office reads it, with its moments in the zone of the tournament. */
export async function shownForm(db: Kysely<Database>, event: EventOfForm): Promise<RegistrationForm> {
  const { tournament_id, last_id: _, codes, ...form } = await storedForm(db, event.id)
  const used = await usesOfCodes(db, tournament_id)
  return {
    ...form,
    ...momentsOf(form, event),
    codes: codes.map(({ code, uses }) => ({ code, uses, used: used.get(codeKey(code)) ?? 0 })),
    questions: [...form.questions],
    agreements: [...form.agreements],
    fees: [...form.fees],
  }
}

type Moments = Pick<StoredForm, 'opens_at' | 'closes_at' | 'roster_locks_at'>

/** The moments of a form in the zone of its tournament. */
export const momentsOf = (form: Moments, { timezone }: EventOfForm): Moments => ({
  opens_at: form.opens_at && inZone(form.opens_at, timezone),
  closes_at: form.closes_at && inZone(form.closes_at, timezone),
  roster_locks_at: form.roster_locks_at && inZone(form.roster_locks_at, timezone),
})

/** The same for codes that differ in capital letters or spaces around them. */
export const codeKey = (code: string): string => code.trim().toLowerCase()

/** How many registrations use each code; those that are declined or withdrawn have freed it. */
export async function usesOfCodes(
  db: Kysely<Database>,
  tournamentId: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; used: number }>`
    select code, count(*)::integer as used from registrations
    where tournament_id = ${tournamentId} and code <> '' and state not in ('declined', 'withdrawn')
    group by code`.execute(db)
  return new Map(rows.map(({ code, used }) => [code, used]))
}
