import type { FamilyRules } from './family-rules.ts'

/** An organization owns itself: its own roles decide over it. */
export const organizationRules: Partial<FamilyRules> = {
  async created(tx, record) {
    const id = Number(record.id)
    await tx.updateTable('organizations').set({ owner_id: id }).where('id', '=', id).execute()
  },
}
