import { sql } from 'kysely'
import { keyIn } from '../../database/records.ts'
import { Problem } from '../../problems/problem.ts'
import type { FamilyRules } from './family-rules.ts'

/** An organization owns itself: its own roles decide over it. */
export const organizationRules: Partial<FamilyRules<'organizations'>> = {
  async created(tx, record) {
    const id = record.id
    await tx.updateTable('organizations').set({ owner_id: id }).where('id', '=', id).execute()
  },

  // A row that refers to itself could not be deleted.
  async removing(tx, keys) {
    await sql`update organizations set owner_id = null where ${keyIn('organizations', keys)}`.execute(tx)
  },

  async restoring() {
    throw new Problem('cannot_take_back', t => t('takingBack.organization'))
  },
}
