import { sql } from 'kysely'
import { isOpenSeason } from '../../../access/scope-access.ts'
import { shows } from '../../requests/page.ts'
import type { Compute, ObjectsToShow } from './compute.ts'

/** Those that one answer has asked of: a game shows its season, and its tournament shows it again. */
const asked = new WeakMap<ObjectsToShow, Map<number, Promise<ReadonlySet<number>>>>()

/**
 * Whether seasons are events of their own for their reader. One that has tournaments and no other games is
 * only their frame.
 */
export const seasonEvents: Compute = async (objects, seasons, names) => {
  if (!shows(names, 'is_event')) return seasons.map(() => ({}))
  const known = asked.get(objects) ?? new Map<number, Promise<ReadonlySet<number>>>()
  asked.set(objects, known)
  const ids = seasons.map(({ id }) => Number(id))
  const unknown = ids.filter(id => !known.has(id))
  const found = unknown.length === 0 ? undefined : eventsAmong(objects, unknown)
  if (found) for (const id of unknown) known.set(id, found)
  return Promise.all(ids.map(async id => ({ is_event: (await known.get(id))?.has(id) === true })))
}

async function eventsAmong({ db, author }: ObjectsToShow, ids: number[]): Promise<ReadonlySet<number>> {
  const found = await db
    .selectFrom('seasons')
    .select('id')
    .where('id', 'in', ids)
    .where(isOpenSeason(author))
    .where(
      sql<boolean>`(exists (select from games where games.season_id = seasons.id and games.tournament_id is null)
        or not exists (select from tournaments where tournaments.season_id = seasons.id))`,
    )
    .execute()
  return new Set(found.map(({ id }) => id))
}
