import { sql } from 'kysely'
import type { Family } from '../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import { keyArray } from '../database/key-array.ts'
import { prepared } from '../database/prepared-statement.ts'
import type { Tx } from '../database/transaction.ts'
import { eventClosed } from '../problems/event-closed.ts'

/** The families that stay as they are once their event is closed: what results and places follow from. */
const locked: ReadonlySet<Family> = new Set([
  'teams',
  'tournament_teams',
  'pools',
  'pool_rounds',
  'brackets',
  'swiss_rounds',
  'tie_decisions',
  'games',
  'awards',
])

/** The fields of a team from which the table of its season follows. */
const tableFields = ['season_id', 'division', 'status', 'games_after_leaving', 'left_on'] as const

/** True for a change of a team by which the table of its season changes: another name does not. */
export const changesTable = (before: StoredRecord, after: StoredRecord): boolean =>
  tableFields.some(name => before[name] !== after[name])

/**
 * Requires that the events of records are not closed. Entries of tablets are not asked: they still count, however late
 * they arrive, because no entry is ever lost.
 * @param records of one family, with the links to their event
 * @throws Problem 409 if one of the events is closed
 */
export async function requireOpenEvent(
  tx: Tx,
  family: Family,
  ...records: readonly StoredRecord[]
): Promise<void> {
  if (!locked.has(family)) return
  const ids = (name: string, of: readonly StoredRecord[] = records) =>
    keyArray([...new Set(of.map(record => record[name]).filter(id => typeof id === 'number'))])
  const outside = records.filter(({ tournament_id }) => typeof tournament_id !== 'number')
  const {
    rows: [{ isClosed } = { isClosed: false }],
  } = await sql<{ isClosed: boolean }>`${prepared} select
    exists (select from tournaments where is_closed and (id = any(${ids('tournament_id')}::integer[])
      or id in (select tournament_id from pools where pools.id = any(${ids('pool_id', outside)}::integer[]))))
    or exists (select from seasons where is_closed and id = any(${ids('season_id', outside)}::integer[])) as "isClosed"`.execute(
    tx,
  )
  if (isClosed) throw eventClosed()
}
