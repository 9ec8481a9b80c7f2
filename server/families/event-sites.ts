import type { FamilyRules } from './family-rules.ts'
import { following } from '../belonging/following.ts'

/** A site of a tournament belongs to the organization of that. */
export const eventSiteRules: Partial<FamilyRules> = {
  async prepare(tx, record, before) {
    if (typeof record.tournament_id !== 'number') return record
    const { id, owner_id } = await tx
      .selectFrom('tournaments')
      .select(['id', 'owner_id'])
      .where('id', '=', record.tournament_id)
      .executeTakeFirstOrThrow()
    return owner_id === null
      ? record
      : following(record, before, 'organization_id', owner_id, t =>
          t('belonging.organizationOfTournament', { organization: owner_id, tournament: id }),
        )
  },
}
