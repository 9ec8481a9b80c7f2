import { v7 as uuid } from 'uuid'
import { OFFICE, type EntryKind } from '../../shared-schema/replication/entry.ts'
import { gameResultId, resultDocument } from '../../shared-schema/replication/result.ts'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import { withOffset } from '../../shared-schema/resources/time.ts'
import type { Tx } from '../database/transaction.ts'
import { lockScopes } from '../feed/write.ts'
import type { Author } from './author.ts'

/**
 * An entry of the office: it stands right after what was last known of the game when it was made,
 * and the office counts its entries of each game itself.
 * @param time when it happened, or null for now; without offset it is read in the game's zone
 */
export async function officeEntry(
  tx: Tx, scope: Scope, game: { id: number; timezone: string }, author: Author,
  time: string | null, kind: EntryKind, data: Stored,
): Promise<Stored> {
  await lockScopes(tx, [scope])
  const last = await tx.selectFrom('entries').select(eb => eb.fn.max('counter').as('counter'))
    .where('game_id', '=', game.id).where('device_id', '=', OFFICE).executeTakeFirst()
  const result = await tx.selectFrom('feed').select('document')
    .where('scope', '=', scope).where('collection', '=', 'results').where('id', '=', gameResultId(game.id)).executeTakeFirst()
  const known = resultDocument.safeParse(result?.document)
  return {
    id: uuid(), game_id: game.id, device_id: OFFICE, counter: (last?.counter ?? 0) + 1,
    after: known.success && known.data.kind === 'game' ? known.data.data.last_entry_id : null,
    recorded_at: time === null ? new Date().toISOString() : withOffset(time, game.timezone),
    recorded_by: author.name.slice(0, 200), kind, data,
  }
}
