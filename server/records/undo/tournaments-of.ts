import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { loadRecord, loadRecords } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { gamePlaces } from '../../games/game-places.ts'
import { dependentsOf } from '../dependents.ts'
import { formerOf, linesWith, type AuditLine } from './audit-lines.ts'

/** The tournaments that undoing these changes may affect. */
export async function tournamentsOf(
  tx: Tx,
  managed: Parameters<typeof linesWith>[1],
  lines: readonly AuditLine[],
): Promise<number[]> {
  const records: StoredRecord[] = []
  for (const line of lines) {
    const now = await loadRecord(tx, line.family, line.key)
    records.push(now ?? formerOf(line))
    if (line.family === 'tournaments') records.push({ tournament_id: line.key[0] })
    if (line.operation === 'create' && now) records.push(...(await hangingOn(tx, line, now)))
    if (line.operation === 'delete')
      for (const other of await linesWith(tx, managed, line))
        records.push((await loadRecord(tx, other.family, other.key)) ?? formerOf(other))
  }
  const games = await gamePlaces(tx, numbersIn(records, 'game_id'))
  return [...new Set([...numbersIn(records, 'tournament_id'), ...numbersIn(games, 'tournament_id')])]
}

async function hangingOn(tx: Tx, { family }: AuditLine, record: StoredRecord): Promise<StoredRecord[]> {
  const { deleted, cleared } = await dependentsOf(tx, family, record)
  const found: StoredRecord[] = []
  for (const [holder, keys] of [...deleted, ...cleared.map(one => [one.family, one.keys] as const)])
    found.push(...(await loadRecords(tx, holder, keys)))
  return found
}

const numbersIn = (records: readonly StoredRecord[], field: string): number[] => [
  ...new Set(records.map(record => record[field]).filter(value => typeof value === 'number')),
]
