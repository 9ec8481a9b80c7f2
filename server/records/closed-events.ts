import { sql } from 'kysely'
import type { Family } from '../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import { keyArray } from '../database/key-array.ts'
import { prepared } from '../database/prepared-statement.ts'
import type { Tx } from '../database/transaction.ts'
import { eventClosed } from '../problems/event-closed.ts'

/** The families from which results and places follow: they stay as they are once their event is closed. */
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

export const isLockedFamily = (family: Family): boolean => locked.has(family)

/** The fields of a team from which the table of its season follows. */
const tableFields = ['season_id', 'division', 'status', 'games_after_leaving', 'left_on'] as const

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
  if (!isLockedFamily(family)) return
  const ids = (name: string, of: readonly StoredRecord[] = records) =>
    keyArray([...new Set(of.map(record => record[name]).filter(id => typeof id === 'number'))])
  const outside = records.filter(({ tournament_id }) => typeof tournament_id !== 'number')
  const {
    rows: [{ isClosed } = { isClosed: false }],
  } = await sql<{ isClosed: boolean }>`${prepared} select
    exists (select from tournaments where is_closed and (id = any(${ids('tournament_id')}::integer[])
      or id in (select tournament_id from pools where pools.id = any(${ids('pool_id', outside)}::integer[]))))
    or exists (select from seasons
      where is_closed and id = any(${ids('season_id', outside)}::integer[])) as "isClosed"`.execute(tx)
  if (isClosed) throw eventClosed()
}

/** The same for a record that changes. A team may get another name: nothing in the table of its season follows from it. */
export async function requireOpenToChange(
  tx: Tx,
  family: Family,
  before: StoredRecord,
  after: StoredRecord,
): Promise<void> {
  if (family === 'teams' && tableFields.every(name => before[name] === after[name])) return
  await requireOpenEvent(tx, family, before, after)
}

/** With these go whole events, closed ones too: their name is typed for it. */
const holdsEvents: ReadonlySet<Family> = new Set(['organizations', 'leagues', 'seasons', 'tournaments'])

/**
 * The same for all that is deleted, or comes back, with a record: the games of a team, for example.
 * @param root the family of the record
 */
export async function requireOpenAround(
  tx: Tx,
  root: Family,
  records: ReadonlyMap<Family, readonly StoredRecord[]>,
): Promise<void> {
  if (holdsEvents.has(root)) return
  for (const [family, some] of records) await requireOpenEvent(tx, family, ...some)
}
