import { sql } from 'kysely'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { loadRecord } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Author } from '../../access/author.ts'
import { mayManage } from '../../access/permissions.ts'
import { readableBy } from '../../access/visibility.ts'
import { Problem } from '../../problems/problem.ts'
import { walkOnIds } from '../../feed/catalog/walk-ons.ts'

/** The ids under which the database knows one player. */
export interface PlayerTraces {
  readonly id: number
  /** Null for a deleted player: other records may still name them. */
  readonly record: StoredRecord | null
  readonly owner: number | null
  /** The player's account, if any. */
  readonly account: string | null
  /** The player's own id, and those of the profiles merged into it. */
  readonly ids: readonly number[]
  /** Ids of the walk-on entries that created the player. */
  readonly entryIds: readonly string[]
}

/**
 * Finds a player, deleted ones included, if the author may export or erase their data.
 * @throws Problem 404 if there never was such a player, or the author may not know of them; 403 for anybody
 *   but the office of the organization and, with `isOwnEnough`, the player
 */
export async function tracesOf(
  tx: Tx,
  author: Author,
  id: number,
  isOwnEnough: boolean,
): Promise<PlayerTraces> {
  const record = (await loadRecord(tx, 'players', [id])) ?? null
  const gone = record
    ? undefined
    : await tx
        .selectFrom('audit')
        .select('owner_id')
        .where('family', '=', 'players')
        .where('key_1', '=', id)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
  const owner = record ? ownerIn(record) : (gone?.owner_id ?? null)
  const account = typeof record?.person_id === 'string' ? record.person_id : null
  const isOwn = isOwnEnough && account !== null && account === author.person_id
  const isKnown = record ? await isShown(tx, author, id) : mayManage(author, owner)
  if (!isOwn && !isKnown) throw new Problem('not_found', t => t('personalData.noSuchPlayer', { id }))
  if (!isOwn && !mayManage(author, owner)) throw new Problem('not_allowed', t => t('personalData.notAllowed'))
  const merged = await sql<{ id: number }>`select id from former_players where into_id = ${id}`.execute(tx)
  return {
    id,
    record,
    owner,
    account,
    ids: [id, ...merged.rows.map(row => row.id)],
    entryIds: await walkOnIds(tx, [id]),
  }
}

const isShown = async (tx: Tx, author: Author, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('players')
    .select('id')
    .where('id', '=', id)
    .where(readableBy(author, 'players'))
    .executeTakeFirst()) !== undefined

const ownerIn = ({ owner_id }: StoredRecord): number | null =>
  typeof owner_id === 'number' ? owner_id : null
