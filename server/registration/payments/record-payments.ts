import { sql, type Kysely } from 'kysely'
import type {
  BankRowsBody,
  MatchedRow,
  PaymentsBody,
  RecordedPayments,
} from '../../../shared-schema/api/fees.ts'
import type { Person } from '../../access/author.ts'
import type { Database } from '../../database/schema.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import type { EventOfForm } from '../event.ts'
import { lockForm } from '../form.ts'
import { readRegistrations } from '../read-registrations.ts'
import { bankKey } from './bank-key.ts'
import { matchRows, type KnownPayment } from './match-rows.ts'

/**
 * Records payments, all or none. The form is locked: of two who import the same bank statement one comes after the
 * other, and finds its rows recorded.
 * @throws Problem 400 for a team of another tournament, 409 without a currency
 */
export async function recordPayments(
  tx: Tx,
  author: Person,
  event: EventOfForm,
  { payments }: PaymentsBody,
): Promise<RecordedPayments> {
  const form = await lockForm(tx, event.id)
  if (form.currency === null) throw new Problem('registration_state', t => t('registration.noCurrency'))
  const known = new Set(await idsOf(tx, event))
  payments.forEach(({ registration_id }, index) => {
    if (!known.has(registration_id))
      throw Problem.field(`payments.${index}.registration_id`, t => t('registration.noSuchTeam'))
  })
  const fromRows = await paymentsFromRows(tx, event)
  const recorded: RecordedPayments['payments'] = []
  for (const { registration_id, amount, day, note = '', bank_row } of payments) {
    const bank_key = bank_row ? bankKey({ amount, day, ...bank_row }) : null
    const { payer = '', text = '' } = bank_row ?? {}
    const before = bank_key === null ? undefined : fromRows.get(bank_key)
    const made =
      before ??
      (await tx
        .insertInto('registration_payments')
        .values({
          ...{ tournament_id: event.id, registration_id, amount, day, note, payer, text, bank_key },
          person_id: author.person_id,
          cancelled_at: null,
          cancelled_by: null,
        })
        .returning(['id', 'registration_id'])
        .executeTakeFirstOrThrow())
    if (bank_key !== null) fromRows.set(bank_key, made)
    recorded.push({ ...made, is_new: before === undefined })
  }
  return { payments: recorded }
}

const idsOf = async (tx: Tx, { id }: EventOfForm): Promise<number[]> =>
  (await tx.selectFrom('registrations').select('id').where('tournament_id', '=', id).execute()).map(
    one => one.id,
  )

/** The payments that count by the rows of bank statements from which they came. */
async function paymentsFromRows(
  tx: Tx,
  { id }: EventOfForm,
): Promise<Map<string, { readonly id: number; readonly registration_id: number }>> {
  const rows = await tx
    .selectFrom('registration_payments')
    .select(['bank_key', 'id', 'registration_id'])
    .where('tournament_id', '=', id)
    .where('cancelled_at', 'is', null)
    .execute()
  return new Map(
    rows.flatMap(({ bank_key, ...payment }) => (bank_key === null ? [] : [[bank_key, payment] as const])),
  )
}

/**
 * Takes a payment back: it stays in the list and does not count any more. To take it back again changes nothing. The
 * words of its bank go: perhaps it was somebody’s who has nothing to do with the event.
 * @returns the registration
 * @throws Problem 404 if there is no such payment
 */
export async function cancelPayment(tx: Tx, author: Person, event: EventOfForm, id: number): Promise<number> {
  await lockForm(tx, event.id)
  const found = await tx
    .selectFrom('registration_payments')
    .select(['registration_id', 'cancelled_at'])
    .where('id', '=', id)
    .where('tournament_id', '=', event.id)
    .executeTakeFirst()
  if (!found) throw noSuchPayment()
  if (found.cancelled_at === null)
    await tx
      .updateTable('registration_payments')
      .set({ cancelled_at: sql<string>`now()`, cancelled_by: author.person_id, payer: '', text: '' })
      .where('id', '=', id)
      .execute()
  return found.registration_id
}

/** The error for an id that no payment of the tournament has. */
export const noSuchPayment = (): Problem => new Problem('not_found', t => t('registration.noSuchPayment'))

/** Finds the teams of the rows of a bank statement, and stores nothing. */
export async function findTeams(
  db: Kysely<Database>,
  event: EventOfForm,
  { rows }: BankRowsBody,
): Promise<MatchedRow[]> {
  const { registrations } = await readRegistrations(db, event)
  const { rows: payments } = await sql<KnownPayment>`
    select registration_id, amount::float8 as amount, to_char(day, 'YYYY-MM-DD') as day, bank_key,
      cancelled_at is not null as is_cancelled
    from registration_payments where tournament_id = ${event.id}`.execute(db)
  return matchRows(rows, registrations, payments)
}
