import type { RegistrationFeesBody } from '../../shared-schema/api/fees.ts'
import type { Person } from '../access/author.ts'
import type { Tx } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'
import { lockRegistration } from './answer-registration.ts'
import type { EventOfForm } from './event.ts'
import { noteChange } from './note-change.ts'
import { withDueDate } from './store-form.ts'

/**
 * Sets what one registered team owes: a discount, or something extra.
 * @throws Problem 409 without a currency, 412 if somebody else has changed the fees since
 */
export async function changeFees(
  tx: Tx,
  author: Person,
  event: EventOfForm,
  id: number,
  { version, fees }: RegistrationFeesBody,
): Promise<void> {
  const [form, row] = await lockRegistration(tx, event, id)
  if (version !== undefined && version !== row.fees_version)
    throw new Problem('changed_since', t => t('registration.feesChanged'))
  if (form.currency === null && fees.length > 0)
    throw new Problem('registration_state', t => t('registration.noCurrency'))
  const written = JSON.stringify(fees.map(withDueDate))
  if (written === JSON.stringify(row.fees.map(withDueDate))) return
  await tx
    .updateTable('registrations')
    .set({ fees: written, fees_version: row.fees_version + 1 })
    .where('id', '=', id)
    .execute()
  await noteChange(tx, id, 'fees', author.person_id)
}
