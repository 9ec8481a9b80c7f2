import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import type { OwnedIn } from '../../database/family-records.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { loadRecords } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { publish } from '../../feed/catalog/catalog.ts'
import { takeAlongWith } from '../ownership/take-along.ts'
import type { FamilyRules } from './family-rules.ts'
import { requirePeriod } from './period.ts'
import { tournamentRules } from './tournaments.ts'

/** The fields of an event that are those of its divisions too. */
const shared = ['start_date', 'end_date', 'timezone', 'is_public'] as const

/**
 * An event's divisions get its new days, zone and publication in one step, if they are of its organization and had
 * the former ones: a division that ends earlier keeps its end, and a closed one its days and zone.
 */
export const meetRules: Partial<FamilyRules<'meets'>> = {
  async prepare(_tx, record) {
    requirePeriod(record)
    return record
  },

  async updated(tx, before, after, author) {
    const changed = shared.filter(name => before[name] !== after[name])
    if (changed.length === 0) return
    const divisions = await divisionsOf(tx, after)
    if (divisions.length === 0) return
    await lockScopes(
      tx,
      divisions.map(({ id }) => tournamentScope(id)),
    )
    for (const division of await divisionsOf(tx, after)) {
      const mayChange = (name: (typeof shared)[number]) => !division.is_closed || name === 'is_public'
      const changes = Object.fromEntries(
        changed
          .filter(name => mayChange(name) && division[name] === before[name])
          .map(name => [name, after[name]]),
      )
      if (Object.keys(changes).length === 0) continue
      const now = { ...division, ...changes }
      requirePeriod(now)
      await tx
        .updateTable('tournaments')
        .set({ ...changes, time_last_updated: new Date().toISOString() })
        .where('id', '=', division.id)
        .execute()
      await takeAlongWith(tx, 'tournaments', division, now)
      await tournamentRules.updated?.(tx, division, now, author)
      await publish(tx, [{ family: 'tournaments', key: [division.id] }])
    }
  },
}

async function divisionsOf(tx: Tx, { id, owner_id }: OwnedIn<'meets'>): Promise<OwnedIn<'tournaments'>[]> {
  const found = await tx
    .selectFrom('tournaments')
    .select('id')
    .where('meet_id', '=', id)
    .where('owner_id', '=', owner_id)
    .orderBy('id')
    .execute()
  return loadRecords(
    tx,
    'tournaments',
    found.map(division => [division.id]),
  )
}
