import type { FamilyRules } from './family-rules.ts'

/** A player of no organization joins that of the first team whose roster names them. */
export const teamPlayerRules: Partial<FamilyRules> = {
  async created(tx, record) {
    if (typeof record.owner_id !== 'number') return
    await tx.updateTable('players').set({ owner_id: record.owner_id })
      .where('id', '=', Number(record.player_id)).where('owner_id', 'is', null).execute()
  },
}
