import { families, type Family } from '../../../shared-schema/resources/index.ts'
import { seasonScope, tournamentScope } from '../../../shared-schema/replication/scope.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { requireAttachable } from '../../access/attach.ts'
import { setAuditContext } from '../../access/audit-context.ts'
import type { Author } from '../../access/author.ts'
import { mayWrite } from '../../access/permissions.ts'
import { affectedBy } from '../../feed/catalog/affected-records.ts'
import { publish } from '../../feed/catalog/catalog.ts'
import type { AffectedRecords } from '../../feed/catalog/documents.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { keyOf } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { entryWritesOf } from '../../games/entries/entry-writes.ts'
import { moveFromPools } from '../../games/entries/move-from-pools.ts'
import { rulesFor } from '../families/index.ts'
import { Problem } from '../../problems/problem.ts'
import { requireOpenAround } from '../closed-events.ts'
import { scopesHolding, scopesOf } from '../lock-scopes-of.ts'
import { requireRight } from '../write-record.ts'
import { formerOf, type AuditLine } from './audit-lines.ts'
import type { DeletedTogether } from './deleted-together.ts'
import { gamesAgain } from './games-again.ts'
import { insertAgain } from './insert-again.ts'
import { withLinksOfNow, type Fitted } from './links-now.ts'
import { restoreLinks } from './restore-links.ts'
import { requireRestorable, requireParent } from './restorable.ts'

/** Records per family that were restored with the requested one, could not be restored, or lost a link. */
export interface Restored {
  readonly along: ReadonlyMap<Family, number>
  readonly away: ReadonlyMap<Family, number>
  readonly without: ReadonlyMap<Family, number>
  /** Number of teams whose organizations are asked for consent. */
  readonly requests: number
}

/**
 * Undoes a deletion: restores the record under its id, its dependents and everything recorded at its games.
 * @throws Problem 409 with the reason if that is impossible, 403 if the author may not create the record
 */
export async function restore(
  tx: Tx,
  author: Author,
  root: AuditLine,
  { deleted, changed }: DeletedTogether,
): Promise<Restored> {
  await lockAll(tx, deleted, changed)
  await requireRestorable(tx, root)
  await setAuditContext(tx, author)
  await requireRight(tx, author, root.family, 'create', formerOf(root))
  const former = new Map([...deleted].map(([family, lines]) => [family, lines.map(formerOf)]))
  await requireOpenAround(tx, root.family, former)
  const [along, away, without] = [
    new Map<Family, number>(),
    new Map<Family, number>(),
    new Map<Family, number>(),
  ]
  const back = new Map<Family, readonly StoredRecord[]>()
  for (const [family, lines] of deleted) {
    const wished = lines.map(formerOf).filter(record => isStorable(family, record))
    const fitted = await withLinksOfNow(tx, family, wished, idsOf(wished))
    if (family === root.family) await requireParent(tx, root, fitted[0]?.gone)
    const able: Fitted[] = []
    for (const one of fitted)
      if (!one.gone && (await mayComeBack(tx, author, family, one.record, root))) able.push(one)
    const records = able.map(({ record }) => record)
    // Other organizations are asked again for their teams: they may have ended the former entry themselves.
    const ready = await rulesFor(family).completeTogether(tx, records, author)
    back.set(family, await insertAgain(tx, family, ready))
    note(along, family, able.length - (family === root.family ? 1 : 0))
    note(away, family, wished.length - able.length)
    note(without, family, able.filter(({ isWithout }) => isWithout).length)
  }
  const changedNow = await restoreLinks(tx, author, changed, {
    ids: new Map([...back].map(([family, records]) => [family, idsOf(records)])),
    entries: new Set(
      (back.get('tournament_teams') ?? []).map(({ tournament_id, team_id }) => `${tournament_id}/${team_id}`),
    ),
  })
  await follow(tx, author, back)
  await gamesAgain(tx, back.get('games') ?? [], changed, changedNow)
  const touched: AffectedRecords = []
  for (const [family, records] of back) touched.push(...(await affectedBy(tx, family, ...records)))
  for (const { family, record } of changedNow) touched.push(...(await affectedBy(tx, family, record)))
  await publish(tx, touched)
  for (const id of tournamentsOf([...[...back.values()].flat(), ...changedNow.map(({ record }) => record)]))
    await moveFromPools(tx, id)
  const requests = (back.get('tournament_teams') ?? []).filter(
    ({ consent }) => consent === 'requested',
  ).length
  return { along, away, without, requests }
}

/** Locks all scopes of the records to restore or change. */
async function lockAll(
  tx: Tx,
  deleted: DeletedTogether['deleted'],
  changed: readonly AuditLine[],
): Promise<void> {
  const scopes = await scopesHolding(
    tx,
    changed.map(({ family, key }) => ({ family, key })),
  )
  for (const [family, lines] of deleted) {
    if (family === 'tournaments') scopes.push(...lines.map(({ key }) => tournamentScope(key[0] ?? 0)))
    if (family === 'seasons') scopes.push(...lines.map(({ key }) => seasonScope(key[0] ?? 0)))
    scopes.push(
      ...(await scopesOf(tx, family, ...lines.map(formerOf).filter(one => !entryWritesOf(family, one)))),
    )
  }
  await lockScopes(tx, scopes)
}

/** A recorded row needs an entry id: rows without one follow from another entry. */
const isStorable = (family: Family, record: StoredRecord): boolean =>
  !entryWritesOf(family, record) || typeof record.entry_id === 'string'

/**
 * Whether the author may create a record with its links.
 * @throws Problem instead of returning false for the requested record
 */
async function mayComeBack(
  tx: Tx,
  author: Author,
  family: Family,
  record: StoredRecord,
  root: AuditLine,
): Promise<boolean> {
  if (!mayWrite(author, family, 'create', record)) return false
  if (entryWritesOf(family, record)) return true
  try {
    await requireAttachable(tx, author, family, record, record)
    return true
  } catch (error) {
    if (!(error instanceof Problem) || isOf(root, family, record)) throw error
    return false
  }
}

const isOf = (line: AuditLine, family: Family, record: StoredRecord): boolean =>
  line.family === family && String(line.key) === String(keyOf(family, record))

/** Runs the families' creation rules for restored records. Games are restored themselves, not created again. */
async function follow(
  tx: Tx,
  author: Author,
  back: ReadonlyMap<Family, readonly StoredRecord[]>,
): Promise<void> {
  for (const family of families) {
    const rules = rulesFor(family)
    if (rules.makesGames || family === 'games') continue
    const records = (back.get(family) ?? []).filter(record => !entryWritesOf(family, record))
    for (const record of records) await rules.created(tx, record, author)
    if (records.length > 0) await rules.createdTogether(tx, records)
  }
}

const idsOf = (records: readonly StoredRecord[]): ReadonlySet<number> =>
  new Set(records.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])))

const tournamentsOf = (records: readonly StoredRecord[]): Set<number> =>
  new Set(records.flatMap(({ tournament_id }) => (typeof tournament_id === 'number' ? [tournament_id] : [])))

function note(counts: Map<Family, number>, family: Family, count: number): void {
  if (count > 0) counts.set(family, count)
}
