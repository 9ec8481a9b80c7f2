import type { Kysely } from 'kysely'
import { scopeOfGame, type Scope } from '../../../shared-schema/replication/scope.ts'
import type { Database } from '../../database/schema.ts'
import { transaction } from '../../database/transaction.ts'
import type { Author } from '../../access/author.ts'
import { gamePlaces } from '../game-places.ts'
import { mayScore } from '../../access/permissions.ts'

/** An entry that a device holds, as it names it. */
interface Held {
  readonly id: string
  readonly game_id: number
}

/**
 * The held entries that the database does not have, at games that the author may record.
 * @returns their ids
 */
export async function lackingOf(
  db: Kysely<Database>,
  scope: Scope,
  author: Author,
  held: readonly Held[],
): Promise<string[]> {
  return transaction(db, async tx => {
    const games = await gamePlaces(tx, [...new Set(held.map(({ game_id }) => game_id))])
    const open = new Set(
      games.filter(game => scopeOfGame(game) === scope && mayScore(author, game)).map(({ id }) => id),
    )
    const lackingIds = held.filter(({ game_id }) => open.has(game_id)).map(({ id }) => id)
    if (lackingIds.length === 0) return []
    const stored = await tx.selectFrom('entries').select('id').where('id', 'in', lackingIds).execute()
    const known = new Set(stored.map(({ id }) => id))
    return lackingIds.filter(id => !known.has(id))
  })
}
