import type { Grant } from '../../access/author.ts'
import type { Tx } from '../../database/transaction.ts'
import { withdrawLinksFor } from './account-links.ts'
import { columnsOf, isHigher } from './invitations.ts'

/**
 * Gives a person a role. If they have a role there already, the higher one stays. Earlier links to their
 * account end: they would give away the new role too.
 * @param passId the pass that gives the role, and with which it ends
 */
export async function grantRole(
  tx: Tx,
  personId: string,
  { organization_id, role, place }: Grant,
  passId: number | null = null,
): Promise<void> {
  const columns = columnsOf(place)
  const held = await tx
    .selectFrom('roles')
    .select(['id', 'role'])
    .where('person_id', '=', personId)
    .where('organization_id', 'is not distinct from', organization_id)
    .where('place_kind', 'is not distinct from', columns.place_kind)
    .where('place_id', 'is not distinct from', columns.place_id)
    .where('place_day', 'is not distinct from', columns.place_day)
    .where('pass_id', 'is not distinct from', passId)
    .forUpdate()
    .executeTakeFirst()
  if (held && !isHigher(role, held.role)) return
  if (!held)
    await tx
      .insertInto('roles')
      .values({ person_id: personId, organization_id, role, ...columns, pass_id: passId })
      .execute()
  else await tx.updateTable('roles').set({ role }).where('id', '=', held.id).execute()
  await withdrawLinksFor(tx, personId, 'new password', 'own account')
}
