import { sql } from 'kysely'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import type { Tx } from '../database/transaction.ts'
import type { FeedChange } from '../feed/write.ts'
import { isSpiritRevealed } from '../access/spirit-conditions.ts'

/**
 * The feed changes for a game's spirit entries, once its rows are up to date: all of them or, while they are
 * not revealed, none. The result depends on the set of entries, not on their order of arrival.
 * @param entries all entries of the game that may count
 */
export async function spiritEntries(
  tx: Tx,
  gameId: number,
  entries: readonly Entry[],
): Promise<FeedChange[]> {
  const spirit = entries.filter(({ kind }) => kind === 'spirit')
  if (spirit.length === 0) return []
  const { rows } = await sql<{
    is_revealed: boolean
  }>`select ${isSpiritRevealed(sql`${gameId}::integer`)} as is_revealed`.execute(tx)
  return spirit.map(entry => ({
    collection: 'entries',
    id: entry.id,
    document: rows[0]?.is_revealed ? entry : null,
  }))
}
