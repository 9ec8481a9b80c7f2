import { sql } from 'kysely'
import { isFamily, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { Tx } from '../database/transaction.ts'
import type { Author } from './author.ts'
import { managedOrganizations } from './permissions.ts'
import { Problem } from './problem.ts'

/** The link through which a record belongs to an organization; families without one belong to their maker's. */
const through: Partial<Record<Family, string>> = {
  leagues: 'organization_id', seasons: 'league_id', teams: 'season_id', team_players: 'team_id',
  tournaments: 'season_id', tournament_teams: 'tournament_id', event_sites: 'tournament_id', game_sites: 'event_site_id',
  pools: 'tournament_id', pool_rounds: 'pool_id', brackets: 'tournament_id', swiss_rounds: 'tournament_id', tie_decisions: 'tournament_id', games: 'season_id',
  events: 'organization_id',
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
  if ('owner_id' in record) return typeof record.owner_id === 'number' ? record.owner_id : null
  if (family === 'organizations') return null
  return typeof record.organization_id === 'number' ? record.organization_id : makersOrganization(tx, author)
}

/**
 * The organization that a maker works for: the only one that they manage, or the only one there is.
 * @throws Problem where a maker who manages several must say which
 */
async function makersOrganization(tx: Tx, author: Author): Promise<number | null> {
  const managed = managedOrganizations(author)
  const own = managed === 'all' ? (await tx.selectFrom('organizations').select('id').limit(2).execute()).map(({ id }) => id) : managed
  if (own.length === 1) return own[0] ?? null
  if (managed === 'all' || own.length === 0) return null
  throw Problem.field('organization_id', `is needed, because you manage several organizations: ${own.join(', ')}`)
}
