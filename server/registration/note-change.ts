import type { RegistrationChange } from '../../shared-schema/api/registrations.ts'
import type { Tx } from '../database/transaction.ts'

/** Keeps a change of a registration in its history. @param personId null for its team */
export async function noteChange(
  tx: Tx,
  registrationId: number,
  what: RegistrationChange['what'],
  personId: string | null,
): Promise<void> {
  await tx
    .insertInto('registration_changes')
    .values({ registration_id: registrationId, what, by_team: personId === null, person_id: personId })
    .execute()
}
