import { sql } from 'kysely'
import { consenting } from '../../shared-schema/resources/consent.ts'
import type { Family } from '../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import { keyIn, keyOf, loadRecords, lockRecord, type Key } from '../database/records.ts'
import { lockScopes } from '../database/lock-scopes.ts'
import type { Tx } from '../database/transaction.ts'
import { setAuditContext } from '../access/audit-context.ts'
import type { Author } from '../access/author.ts'
import { isLockedFamily, requireOpenAround } from './closed-events.ts'
import { mayConsent } from './ownership/consent.ts'
import { countedDependents, dependentsOf, isSideOfGame, type Dependents } from './dependents.ts'
import { scopesOfGames } from '../games/lock-games.ts'
import { scopesHolding, scopesOf } from './lock-scopes-of.ts'
import { withOrganization } from '../access/owner.ts'
import { Problem } from '../problems/problem.ts'
import { entryWritesOf } from '../games/entries/entry-writes.ts'
import { rulesFor } from './families/index.ts'
import { removeWithDependents, requireRightToDelete } from './remove-records.ts'
import { requireFound } from './write-record.ts'

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
  await requireOpenAround(tx, family, await lockedRecords(tx, family, record, dependents))
  const rules = rulesFor(family)
  await rules.deleting(tx, record, cascade)
  const isAlone = dependents.deleted.size === 0 && dependents.cleared.length === 0
  if (!isAlone && !cascade && !(rules.makesGames && hasOnlyGames(dependents))) {
    throw new Problem('has_dependents', t =>
      t('records.hasDependents', {
        noun: t(`nouns.${family}`),
        dependents: countedDependents(dependents, t).map(({ text }) => text),
      }),
    )
  }
  await requireHistory(tx, dependents)
  await removeWithDependents(tx, author, { family, record }, dependents)
  return dependents
}

/** The record with those that are deleted along and of which a closed event must lose none. */
async function lockedRecords(
  tx: Tx,
  family: Family,
  record: StoredRecord,
  { deleted }: Dependents,
): Promise<Map<Family, readonly StoredRecord[]>> {
  const going = new Map<Family, readonly StoredRecord[]>()
  for (const [name, keys] of deleted)
    if (isLockedFamily(name)) going.set(name, await loadRecords(tx, name, keys))
  return going.set(family, [...(going.get(family) ?? []), record])
}

/** Nothing but the games that were created with a record, and the brackets of their sections. */
const hasOnlyGames = ({ deleted, cleared }: Dependents): boolean =>
  [...deleted.keys()].every(family => family === 'games' || rulesFor(family).makesGames) &&
  cleared.every(({ family }) => family === 'games')

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
  const losing = cleared.filter(isSideOfGame).flatMap(({ keys }) => keys.flat())
  return [
    ...going.map(Number),
    ...losing,
    ...plays.flat().flatMap(({ game_id }) => (game_id === null ? [] : [game_id])),
  ]
}

/**
 * @throws Problem 409 if a deleted team has played, with its consent, in a tournament of another organization
 */
async function requireHistory(tx: Tx, { cleared }: Dependents): Promise<void> {
  for (const { family, field, to, keys } of cleared) {
    if (!isSideOfGame({ family, field })) continue
    const {
      rows: [played],
    } = await sql<{ name: string }>`
      select tournaments.name from games join tournaments on tournaments.id = games.tournament_id
      join tournament_teams as entry on entry.tournament_id = games.tournament_id and entry.team_id = ${sql.ref(`games.${field}`)} and entry.consent in (${sql.join(consenting)})
      where ${sql.ref(`games.${field}`)} = any(${to}::integer[]) and ${keyIn('games', keys)} and games.status in ('live', 'final') limit 1`.execute(
      tx,
    )
    if (played)
      throw new Problem('history_stays', t => t('records.historyStays', { tournament: played.name }))
  }
}
