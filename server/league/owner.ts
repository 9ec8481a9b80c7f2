import { sql } from 'kysely'
import { isFamily, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { Tx } from '../database/transaction.ts'
import type { Author } from './author.ts'

/** The link through which a record belongs to an organization; families without one belong to their maker's. */
const through: Partial<Record<Family, string>> = {
  leagues: 'organization_id', seasons: 'league_id', teams: 'season_id', team_players: 'team_id',
  tournaments: 'season_id', tournament_teams: 'tournament_id', event_sites: 'tournament_id', game_sites: 'event_site_id',
  pools: 'tournament_id', pool_rounds: 'pool_id', brackets: 'tournament_id', swiss_rounds: 'tournament_id', games: 'season_id',
}

/** The organization that owns a record: its parent's, or where it has no parent the one its maker works for. */
export async function ownerOf(tx: Tx, family: Family, record: Stored, author: Author): Promise<number | null> {
  const link = through[family]
  const parent = link === undefined ? undefined : resourceOf(family).fields[link]?.link?.family
  const id = link === undefined ? undefined : record[link]
  if (parent === 'organizations' && typeof id === 'number') return id
  if (parent !== undefined && isFamily(parent) && typeof id === 'number') {
    const { rows } = await sql<{ owner_id: number | null }>`select owner_id from ${sql.table(parent)} where id = ${id}`.execute(tx)
    return rows[0]?.owner_id ?? null
  }
  if (typeof record.owner_id === 'number') return record.owner_id
  const own = [...new Set(author.grants.filter(({ role }) => role === 'owner' || role === 'admin').map(grant => grant.organization_id))]
  if (own.length === 1 && own[0] != null) return own[0]
  // Whoever works for all organizations works for the one that there is.
  const organizations = await tx.selectFrom('organizations').select('id').limit(2).execute()
  return organizations.length === 1 ? organizations[0]?.id ?? null : null
}
