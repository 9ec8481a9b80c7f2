import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { OFFICE } from '../../../shared-schema/replication/entry.ts'
import type { EntryKind } from '../../../shared-schema/replication/entry-kinds.ts'
import { gameResultId } from '../../../shared-schema/replication/result.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { withOffset } from '../../../shared-schema/resources/time.ts'
import { prepared } from '../../database/prepared-statement.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import type { Author } from '../../access/author.ts'

/** The content of an office entry. */
interface EntryContent {
  /** When it happened, or null for now; without an offset it is read in the game's zone. */
  readonly time: string | null
  readonly data: StoredRecord
}

/** An entry of the office: it follows the last known entry of the game when it was made. */
export async function officeEntry(
  tx: Tx,
  scope: Scope,
  game: { id: number; timezone: string },
  author: Author,
  time: string | null,
  kind: EntryKind,
  data: StoredRecord,
): Promise<StoredRecord> {
  return at(await officeEntries(tx, scope, game, author, kind, [{ time, data }]), 0)
}

/** Several office entries, one after the other. The office numbers its entries per game. */
export async function officeEntries(
  tx: Tx,
  scope: Scope,
  game: { id: number; timezone: string },
  author: Author,
  kind: EntryKind,
  contents: readonly EntryContent[],
): Promise<StoredRecord[]> {
  await lockScopes(tx, [scope])
  // The device is a filter: as a condition, PostgreSQL takes it for a rare one and makes a new plan each time.
  const {
    rows: [known],
  } = await sql<{ counter: number | null; last_entry_id: string | null }>`${prepared} select
    (select max(counter) filter (where device_id = ${OFFICE}) from entries where game_id = ${game.id}) as counter,
    (select document -> 'data' ->> 'last_entry_id' from feed
      where scope = ${scope} and collection = 'results' and id = ${gameResultId(game.id)} and not deleted) as last_entry_id`.execute(
    tx,
  )
  return contents.map(({ time, data }, index) => ({
    id: uuid(),
    game_id: game.id,
    device_id: OFFICE,
    counter: (known?.counter ?? 0) + 1 + index,
    after: known?.last_entry_id ?? null,
    recorded_at: time === null ? new Date().toISOString() : withOffset(time, game.timezone),
    recorded_by: author.name.slice(0, 200),
    kind,
    data,
  }))
}
