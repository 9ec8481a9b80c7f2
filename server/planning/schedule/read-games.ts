import { inUtc } from '../../../shared-schema/resources/time.ts'
import { loadRecords } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { changedSince } from '../../problems/changed-since.ts'

/** A game as the client has read it. */
export interface ReadGame {
  readonly game_id: number
  /** If left out, any version is accepted. */
  readonly time_last_updated?: string | undefined
}

/** @throws Problem 412 for a game that has changed since */
export async function requireAsRead(tx: Tx, wanted: readonly ReadGame[]): Promise<void> {
  const asRead = new Map(wanted.map(({ game_id, time_last_updated }) => [game_id, time_last_updated]))
  const games = await loadRecords(
    tx,
    'games',
    [...asRead.keys()].map(id => [id]),
  )
  const isChanged = games.some(({ id, time_last_updated }) => {
    const read = asRead.get(id)
    return read !== undefined && read !== inUtc(time_last_updated)
  })
  if (isChanged) throw changedSince('games')
}

/** @throws Problem 412 if a game would move that was not seen, or a seen one has changed since */
export async function requireSeen(
  tx: Tx,
  moving: readonly number[],
  seen: readonly ReadGame[],
): Promise<void> {
  const known = new Set(seen.map(({ game_id }) => game_id))
  if (moving.some(id => !known.has(id))) throw changedSince('games')
  await requireAsRead(tx, seen)
}
