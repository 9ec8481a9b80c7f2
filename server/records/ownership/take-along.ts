import { sql } from 'kysely'
import { isRecordedFamily } from '../../../shared-schema/replication/entry-kinds.ts'
import type { Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { publish } from '../../feed/catalog/catalog.ts'
import type { AffectedRecords } from '../../feed/catalog/documents.ts'
import { keyOf } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { belongings, type Belonging } from './belongings.ts'
import { recountGames } from './recount.ts'

/** Updates everything that belongs to a record, if a value that it inherits has changed. */
export async function takeAlongWith(
  tx: Tx,
  family: Family,
  before: StoredRecord,
  after: StoredRecord,
): Promise<void> {
  const isOther = belongings.some(
    ({ link, inherited }) => link.to === family && inherited.some(name => before[name] !== after[name]),
  )
  if (isOther) await takeAlong(tx, family, [Number(after.id)])
}

/**
 * Updates organization, season and zone of everything that belongs to records, directly or not, and the
 * statistics of their games. Start instants stay.
 */
export async function takeAlong(tx: Tx, family: Family, ids: readonly number[]): Promise<void> {
  const changed = await inheritFrom(tx, family, ids)
  // Recorded families are in no catalog.
  await publish(
    tx,
    changed.filter(({ family }) => !isRecordedFamily(family)),
  )
  await recountGames(
    tx,
    changed.flatMap(({ family, key }) => (family === 'games' ? key : [])),
  )
}

/** @returns the records that were changed */
async function inheritFrom(tx: Tx, family: Family, ids: readonly number[]): Promise<AffectedRecords> {
  if (ids.length === 0) return []
  const changed: AffectedRecords = []
  for (const belonging of belongings.filter(({ link }) => link.to === family)) {
    const { holder } = belonging.link
    const rows = await inherit(tx, belonging, ids)
    changed.push(...rows.map(row => ({ family: holder, key: keyOf(holder, row) })))
    changed.push(...(await inheritFrom(tx, holder, await idsBelow(tx, belonging, ids))))
  }
  if (family === 'seasons' || family === 'tournaments') await moveCalendar(tx, family, ids)
  return changed
}

async function inherit(
  tx: Tx,
  { link: { holder, field, to }, inherited, unless }: Belonging,
  ids: readonly number[],
): Promise<StoredRecord[]> {
  const from = (name: string) => sql.ref(`parent.${name}`)
  const own = (name: string) => sql.ref(`record.${name}`)
  const { rows } = await sql<StoredRecord>`
    update ${sql.table(holder)} as record
    set ${sql.join(inherited.map(name => sql`${sql.ref(name)} = ${from(name)}`))}, time_last_updated = now()
    from ${sql.table(to)} as parent where parent.id = ${own(field)} and parent.id = any(${ids}::integer[])
      and ${sql.join([...unless.map(name => sql`${own(name)} is null`), sql`true`], sql` and `)}
      and (${sql.join(inherited.map(own))}) is distinct from (${sql.join(inherited.map(from))})
    returning record.*`.execute(tx)
  return rows
}

/** The ids of records that hold a link to others, if further records can belong to them. */
async function idsBelow(
  tx: Tx,
  { link: { holder, field }, unless }: Belonging,
  ids: readonly number[],
): Promise<number[]> {
  if (!belongings.some(({ link }) => link.to === holder)) return []
  const isBelow = [
    sql`${sql.ref(field)} = any(${ids}::integer[])`,
    ...unless.map(name => sql`${sql.ref(name)} is null`),
  ]
  const { rows } = await sql<{
    id: number
  }>`select id from ${sql.table(holder)} where ${sql.join(isBelow, sql` and `)} order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Calendar events store their season and organization themselves, and keep their zone. */
async function moveCalendar(
  tx: Tx,
  parent: 'seasons' | 'tournaments',
  ids: readonly number[],
): Promise<void> {
  const season = sql.ref(parent === 'seasons' ? 'seasons.id' : 'tournaments.season_id')
  const organization = sql`(select leagues.organization_id from seasons join leagues on leagues.id = seasons.league_id where seasons.id = ${season})`
  await sql`update events set season_id = ${season}, organization_id = ${organization}, owner_id = ${organization}
    from ${sql.table(parent)} where events.game_id is null and ${sql.ref(`${parent}.id`)} = ${sql.ref(`events.${parent.slice(0, -1)}_id`)}
      and ${sql.ref(`${parent}.id`)} = any(${ids}::integer[])
      and (events.season_id, events.owner_id) is distinct from (${season}, ${organization})`.execute(tx)
}
