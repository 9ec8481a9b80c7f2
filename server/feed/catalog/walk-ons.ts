import { sql } from 'kysely'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { Tx } from '../../database/transaction.ts'
import type { FeedChange } from '../write.ts'
import { shielded } from '../../access/shown-to.ts'

/**
 * The feed changes for entries, with a public version for walk-ons who have become players shown to the
 * public by initials.
 */
export async function shownEntries(tx: Tx, entries: readonly Entry[]): Promise<FeedChange[]> {
  const players = await playersOfWalkOns(
    tx,
    entries.filter(({ kind }) => kind === 'walk_on').map(({ id }) => id),
  )
  return entries.map(entry => ({
    collection: 'entries',
    id: entry.id,
    document: entry,
    public_document: publicly(entry, players.get(entry.id)),
  }))
}

/** The current feed changes for the walk-on entries, held by tablets, of these players. */
export async function walkOnsOf(
  tx: Tx,
  playerIds: readonly number[],
): Promise<{ scope: Scope; change: FeedChange }[]> {
  const { rows } = await sql<{ scope: Scope; document: Entry }>`
    select feed.scope, entries.document from entries join feed on feed.id = entries.id and feed.collection = 'entries' and not feed.deleted
    where entries.id = any(${await walkOnIds(tx, playerIds)}::text[])`.execute(tx)
  const changes = await shownEntries(
    tx,
    rows.map(({ document }) => document),
  )
  return rows.flatMap(({ scope }, index) => {
    const change = changes[index]
    return change ? [{ scope, change }] : []
  })
}

/** The ids of the walk-on entries of these players, and of players merged into them. */
export async function walkOnIds(tx: Tx, playerIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ entry_id: string }>`
    select entry_id from players where id = any(${playerIds}::integer[]) and entry_id is not null
    union select entry_id from former_players where (into_id = any(${playerIds}::integer[]) or id = any(${playerIds}::integer[])) and entry_id is not null`.execute(
    tx,
  )
  return rows.map(row => row.entry_id)
}

async function playersOfWalkOns(tx: Tx, entryIds: readonly string[]): Promise<Map<string, StoredRecord>> {
  if (entryIds.length === 0) return new Map()
  const { rows } = await sql<StoredRecord & { walk_on_id: string }>`
    select named.entry_id as walk_on_id, players.* from players join (
      select entry_id, id from players where entry_id = any(${entryIds}::text[])
      union all select entry_id, into_id from former_players where entry_id = any(${entryIds}::text[])) as named on named.id = players.id`.execute(
    tx,
  )
  return new Map(rows.map(({ walk_on_id, ...player }) => [walk_on_id, player]))
}

function publicly(entry: Entry, player: StoredRecord | undefined): Entry | undefined {
  if (entry.kind !== 'walk_on' || !player) return undefined
  const { first_name, last_name, nickname } = shielded('players', { ...player, ...entry.data }) ?? {}
  if (typeof first_name !== 'string' || typeof last_name !== 'string' || typeof nickname !== 'string')
    return undefined
  return { ...entry, data: { ...entry.data, first_name, last_name, nickname } }
}
