import { sql } from 'kysely'
import { consenting } from '../../shared-schema/resources/consent.ts'
import { allLinks } from '../../shared-schema/resources/all-links.ts'
import { families, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import { keyIn, keyOf, loadRecords, lockRecord, type Key } from '../database/records.ts'
import { lockScopes } from '../database/lock-scopes.ts'
import type { Tx } from '../database/transaction.ts'
import { setAuditContext } from '../access/audit-context.ts'
import type { Author } from '../access/author.ts'
import { mayConsent } from './ownership/consent.ts'
import { publish } from '../feed/catalog/catalog.ts'
import type { AffectedRecords } from '../feed/catalog/documents.ts'
import { countedDependents, dependentsOf, type Dependents } from './dependents.ts'
import { purgeGame } from '../games/purge-game.ts'
import { scopesOfGames } from '../games/lock-games.ts'
import { scopesHolding, scopesOf } from './lock-scopes-of.ts'
import { withOrganization } from '../access/owner.ts'
import { mayWrite } from '../access/permissions.ts'
import { Problem } from '../problems/problem.ts'
import { moveFromPools } from '../games/entries/move-from-pools.ts'
import { entryWritesOf } from '../games/entries/entry-writes.ts'
import { refoldGames } from '../games/refold-game.ts'
import { noteWhoCouldRead } from '../access/shown-changes.ts'
import { requireNoGames, requireUnplayed, takeOut } from './ownership/team-leaves.ts'
import { affectedBy } from '../feed/catalog/affected-records.ts'
import { requireFound } from './write-record.ts'

const sides = ['team_1_id', 'team_2_id']

/** Families whose games are deleted with them if nothing was recorded at the games. */
const makers: readonly Family[] = ['brackets', 'swiss_rounds']

/** @throws Problem if the record, read again under the lock, must not be deleted */
type Condition = (record: StoredRecord) => void

/**
 * Deletes a record. History stays: entries and the audit are never deleted.
 * @param asRead the record as read a moment ago: determines the scopes to lock, after which it is read again
 * @param cascade whether to delete its dependents as well, in the same transaction
 * @returns the dependents that were deleted or lost their link
 * @throws Problem 409 naming the dependents if they may not be deleted; 403 without the right to one of them
 */
export async function deleteRecord(
  tx: Tx,
  author: Author,
  family: Family,
  asRead: StoredRecord,
  cascade: boolean,
  condition: Condition = () => undefined,
): Promise<Dependents> {
  const key = keyOf(family, asRead)
  const { record, dependents } = await lockWithDependents(tx, family, key, asRead)
  condition(record)
  const byEntry = entryWritesOf(family, record)
  if (byEntry) {
    await byEntry.remove(tx, author)
    return dependents
  }
  await setAuditContext(tx, author)
  if (!(await mayConsent(tx, author, family, record))) requireRightToDelete(author, family, record)
  if (family === 'tournament_teams') await leave(tx, record, cascade)
  const isAlone = dependents.deleted.size === 0 && dependents.cleared.length === 0
  if (!isAlone && !cascade && !(makers.includes(family) && isGamesAlone(dependents))) {
    throw new Problem('has_dependents', t =>
      t('records.hasDependents', {
        noun: t(`nouns.${family}`),
        dependents: countedDependents(dependents, t).map(({ text }) => text),
      }),
    )
  }
  await requireHistory(tx, dependents)
  await removeAll(
    tx,
    author,
    { family, record },
    {
      ...dependents,
      deleted: new Map([...dependents.deleted, [family, [...(dependents.deleted.get(family) ?? []), key]]]),
    },
  )
  return dependents
}

/** Removes a team from a tournament in which it has not played. */
async function leave(tx: Tx, entry: StoredRecord, cascade: boolean): Promise<void> {
  await requireUnplayed(tx, entry)
  if (!cascade) await requireNoGames(tx, entry)
  await takeOut(tx, entry)
}

/** Locks the scopes of a record and of its dependents, then reads both. */
async function lockWithDependents(
  tx: Tx,
  family: Family,
  key: Key,
  before: StoredRecord,
): Promise<{ record: StoredRecord; dependents: Dependents }> {
  const { deleted, cleared } = await dependentsOf(tx, family, before)
  const going = [...deleted, ...cleared.map(one => [one.family, one.keys] as const)].flatMap(([name, keys]) =>
    keys.map(one => ({ family: name, key: one })),
  )
  await lockScopes(tx, [
    ...(await scopesOf(tx, family, before)),
    ...(await scopesHolding(tx, going)),
    ...(await scopesOfGames(tx, await gamesIn(tx, family, key, { deleted, cleared }))),
  ])
  // A record in no scope gets a row lock, or two concurrent requests could both delete it.
  const record = withOrganization(family, requireFound(family, key, await lockRecord(tx, family, key)))
  return { record, dependents: await dependentsOf(tx, family, record) }
}

/** The games that are deleted, those that lose a team, and those whose plays name deleted players. */
async function gamesIn(
  tx: Tx,
  family: Family,
  key: Key,
  { deleted, cleared }: Dependents,
): Promise<number[]> {
  const going = [...(deleted.get('games') ?? []), ...(family === 'games' ? [key] : [])].flat()
  const plays = await Promise.all(
    cleared.filter(one => one.family === 'events').map(({ keys }) => loadRecords(tx, 'events', keys)),
  )
  const losing = cleared
    .filter(one => one.family === 'games' && sides.includes(one.field))
    .flatMap(({ keys }) => keys.flat())
  return [
    ...going.map(Number),
    ...losing,
    ...plays.flat().flatMap(({ game_id }) => (typeof game_id === 'number' ? [game_id] : [])),
  ]
}

const isGamesAlone = ({ deleted, cleared }: Dependents): boolean =>
  [...deleted.keys()].every(family => family === 'games' || family === 'brackets') &&
  cleared.every(({ family }) => family === 'games')

async function removeAll(
  tx: Tx,
  author: Author,
  root: Root,
  { deleted, cleared }: Dependents,
): Promise<void> {
  const touched: AffectedRecords = []
  const records = new Map<Family, StoredRecord[]>()
  for (const [family, keys] of deleted) {
    const gone = await loadRecords(tx, family, keys)
    records.set(family, gone)
    for (const record of gone)
      if (!goesWithout(family, record, root)) requireRightToDelete(author, family, record)
    touched.push(...(await affectedBy(tx, family, ...gone)))
  }
  for (const [family, keys] of deleted) await noteWhoCouldRead(tx, family, keyIn(family, keys))
  const changedGames = await clear(tx, cleared, touched)
  for (const game of records.get('games') ?? []) await purgeGame(tx, game)
  for (const family of [...families].reverse()) {
    const keys = (records.get(family) ?? []).map(record => keyOf(family, record))
    if (keys.length === 0) continue
    if (resourceOf(family).key.length === 1) await leaveLists(tx, family, keys.flat(), touched)
    if (resourceOf(family).key.length === 1) await forgetRepeated(tx, family, keys.flat())
    if (family === 'players')
      await sql`insert into former_players (id, entry_id) select id, entry_id from players where ${keyIn(family, keys)} and entry_id is not null`.execute(
        tx,
      )
    if (family === 'organizations')
      await sql`update organizations set owner_id = null where ${keyIn(family, keys)}`.execute(tx)
    await sql`delete from ${sql.table(family)} where ${keyIn(family, keys)}`.execute(tx)
  }
  const next = (records.get('games') ?? []).flatMap(game =>
    [game.next_game_for_winner_id, game.next_game_for_loser_id].filter(id => typeof id === 'number'),
  )
  await refoldGames(tx, [...changedGames, ...next])
  await publish(tx, touched)
  for (const id of tournamentsOf(records)) await moveFromPools(tx, id)
}

/** The tournaments of deleted records: a place there may now be decided, or open again. */
const tournamentsOf = (records: ReadonlyMap<Family, readonly StoredRecord[]>): Set<number> =>
  new Set(
    [...records.values()]
      .flat()
      .flatMap(({ tournament_id }) => (typeof tournament_id === 'number' ? [tournament_id] : [])),
  )

/**
 * Entries and roster rows of other organizations never block the deletion of a team or a player: they mean
 * nothing without it.
 */
const goesWithout = (family: Family, record: StoredRecord, root: Root): boolean =>
  family === root.family ||
  entryWritesOf(family, record) !== undefined ||
  (record.owner_id !== root.record.owner_id && resourceOf(family).key.length === 2)

/** The record whose deletion was requested, by an author with the right to it. */
interface Root {
  readonly family: Family
  readonly record: StoredRecord
}

/**
 * @throws Problem 409 if a deleted team has played, with its consent, in a tournament of another organization
 */
async function requireHistory(tx: Tx, { cleared }: Dependents): Promise<void> {
  for (const { family, field, to, keys } of cleared) {
    if (family !== 'games' || !sides.includes(field)) continue
    const {
      rows: [game],
    } = await sql<{ id: number; name: string }>`
      select games.id, tournaments.name from games join tournaments on tournaments.id = games.tournament_id
      join tournament_teams as entry on entry.tournament_id = games.tournament_id and entry.team_id = ${sql.ref(`games.${field}`)} and entry.consent in (${sql.join(consenting)})
      where ${sql.ref(`games.${field}`)} = any(${to}::integer[]) and ${keyIn('games', keys)} and games.status in ('live', 'final') limit 1`.execute(
      tx,
    )
    if (game)
      throw new Problem('history_stays', t =>
        t('records.historyStays', { tournament: game.name, game: game.id }),
      )
  }
}

function requireRightToDelete(author: Author, family: Family, record: StoredRecord): void {
  if (mayWrite(author, family, 'delete', record)) return
  throw new Problem('not_allowed', t =>
    t(family === 'organizations' ? 'records.mayNotDeleteOrganization' : 'records.mayNotDelete', {
      noun: t(`nouns.${family}`),
      key: keyOf(family, record).join('/'),
    }),
  )
}

/**
 * Empties links to deleted records.
 * @returns the games that lose a team or whose plays lose a player, to be refolded
 */
async function clear(tx: Tx, cleared: Dependents['cleared'], touched: AffectedRecords): Promise<Set<number>> {
  const changed = new Set<number>()
  for (const { family, field, to, keys } of cleared) {
    await sql`update ${sql.table(family)} set ${sql.ref(field)} = null where ${sql.ref(field)} = any(${to}::integer[]) and ${keyIn(family, keys)}`.execute(
      tx,
    )
    if (family === 'games' && sides.includes(field)) for (const id of keys.flat()) changed.add(id)
    if (family !== 'events') touched.push(...keys.map(key => ({ family, key })))
    else
      for (const { game_id } of await loadRecords(tx, family, keys))
        if (typeof game_id === 'number') changed.add(game_id)
  }
  return changed
}

/** Empties links that only repeat another link, in records that stay. */
async function forgetRepeated(tx: Tx, family: Family, ids: readonly number[]): Promise<void> {
  for (const { holder, field } of allLinks.filter(
    ({ to, isList, isKept, deleted }) => to === family && !isList && isKept && deleted === 'repeats',
  )) {
    await sql`update ${sql.table(holder)} set ${sql.ref(field)} = null where ${sql.ref(field)} = any(${ids}::integer[])`.execute(
      tx,
    )
  }
}

/** Removes deleted records from the lists of ids in other records. */
async function leaveLists(
  tx: Tx,
  family: Family,
  ids: readonly number[],
  touched: AffectedRecords,
): Promise<void> {
  const lists = allLinks.filter(
    ({ to, isList, isKept, deleted }) => to === family && isList && isKept && deleted === 'emptied',
  )
  for (const { holder, field } of lists) {
    const { rows } = await sql<StoredRecord>`
      update ${sql.table(holder)} set ${sql.ref(field)} = array(select one from unnest(${sql.ref(field)}) as one where one <> all(${ids}::integer[]))
      where ${sql.ref(field)} && ${ids}::integer[] returning *`.execute(tx)
    touched.push(...rows.map(record => ({ family: holder, key: keyOf(holder, record) })))
  }
}
