import { sql } from 'kysely'
import { verdictId } from '../../../shared-schema/replication/result.ts'
import { partsOf, type Scope } from '../../../shared-schema/replication/scope.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { setAuditContext } from '../../access/audit-context.ts'
import type { Person } from '../../access/author.ts'

/** The sender or the entry to delete; with neither, all of the event. */
export interface Unwanted {
  readonly person_id?: string | undefined
  readonly entry_id?: string | undefined
}

/**
 * Deletes entries that never counted: those refused at the door, and unreadable ones. The audit keeps a list
 * of them. Entries that the fold of their game refused belong to the game's history and stay.
 * @returns how many
 */
export async function deleteRefused(
  tx: Tx,
  author: Person,
  scope: Scope,
  { person_id, entry_id }: Unwanted,
): Promise<number> {
  await lockScopes(tx, [scope])
  await setAuditContext(tx, author)
  const ofThese = sql<boolean>`scope = ${scope} and (${person_id ?? null}::text is null or person_id = ${person_id ?? null})
    and (${entry_id ?? null}::text is null or id = ${entry_id ?? null})`
  const { rows } = await sql<{ id: string }>`
    with refused as (delete from entries where ${ofThese} and refusal is not null returning id),
      unreadable as (delete from unreadable_entries where ${ofThese} returning id)
    select id from refused union select id from unreadable order by id`.execute(tx)
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  // Only the sender has seen the verdicts, and that device goes on showing that the entries do not count.
  await tx
    .deleteFrom('feed')
    .where('scope', '=', scope)
    .where('collection', '=', 'results')
    .where('id', 'in', ids.map(verdictId))
    .execute()
  const { kind, id: key } = partsOf(scope)
  const family = `${kind}s` as const
  const event = await tx.selectFrom(family).select('owner_id').where('id', '=', key).executeTakeFirst()
  await tx
    .insertInto('audit')
    .values({
      person_id: author.person_id,
      person_name: author.name,
      client_kind: author.client.kind,
      client_name: author.client.name,
      device_id: null,
      family,
      key_1: key,
      key_2: 0,
      owner_id: event?.owner_id ?? null,
      operation: 'update',
      changes: JSON.stringify({ not_counted: { before: ids, after: [] } }),
    })
    .execute()
  return ids.length
}
