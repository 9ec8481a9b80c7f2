import { sql } from 'kysely'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { Tx } from '../../database/transaction.ts'

/**
 * The scopes whose catalogs hold the teams of the walk-ons. They will hold the new players too; locking them
 * up front spares the transaction a restart.
 */
export async function scopesOfWalkOns(tx: Tx, entries: readonly Entry[]): Promise<Scope[]> {
  const walkOns = entries.filter(entry => entry.kind === 'walk_on')
  if (walkOns.length === 0) return []
  const { rows } = await sql<{ scope: Scope }>`
    select distinct feed.scope from unnest(${walkOns.map(({ game_id }) => game_id)}::integer[], ${walkOns.map(({ data }) => data.team_id)}::integer[]) as one (game_id, team_id)
    join games on games.id = one.game_id and one.team_id in (games.team_1_id, games.team_2_id)
    join feed on feed.collection = 'catalog' and feed.id = 'teams/' || one.team_id and not feed.deleted`.execute(
    tx,
  )
  return rows.map(({ scope }) => scope)
}
