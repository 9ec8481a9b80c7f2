import { sql } from 'kysely'
import { isOpenSeason } from '../../../feed/scope-access.ts'
import { shows } from '../../requests/page.ts'
import type { Compute } from './compute.ts'

/**
 * Whether seasons are events in their own right for the reader. A season with tournaments and no other games
 * is only their frame.
 */
export const seasonEvents: Compute = async ({ db, author }, seasons, names) => {
  if (!shows(names, 'is_event')) return seasons.map(() => ({}))
  const found = await db
    .selectFrom('seasons')
    .select('id')
    .where(
      'id',
      'in',
      seasons.map(({ id }) => Number(id)),
    )
    .where(isOpenSeason(author))
    .where(
      sql<boolean>`(exists (select from games where games.season_id = seasons.id and games.tournament_id is null)
        or not exists (select from tournaments where tournaments.season_id = seasons.id))`,
    )
    .execute()
  const events = new Set<unknown>(found.map(({ id }) => id))
  return seasons.map(({ id }) => ({ is_event: events.has(id) }))
}
