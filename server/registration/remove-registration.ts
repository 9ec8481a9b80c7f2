import type { Tx } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'
import { lockRegistration, requireNotPlaying } from './answer-registration.ts'
import type { EventOfForm } from './event.ts'

/**
 * Removes a registration with all that it names.
 * @throws Problem 404 if there is none, 409 if it has payments that count, or while its team takes part
 */
export async function removeRegistration(tx: Tx, event: EventOfForm, id: number): Promise<void> {
  const [, row] = await lockRegistration(tx, event, id)
  const payment = await tx
    .selectFrom('registration_payments')
    .select('id')
    .where('registration_id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  if (payment) throw new Problem('registration_state', t => t('registration.hasPayments'))
  if (row.state === 'confirmed') await requireNotPlaying(tx, event, row.team_id)
  await tx.deleteFrom('registrations').where('id', '=', id).execute()
}
