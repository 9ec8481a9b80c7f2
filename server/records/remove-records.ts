import { sql } from 'kysely'
import { families, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import type { Author } from '../access/author.ts'
import { mayWrite } from '../access/permissions.ts'
import { noteWhoCouldRead } from '../access/shown-changes.ts'
import { keyIn, keyOf, loadRecords, type Key } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import { affectedBy } from '../feed/catalog/affected-records.ts'
import { publish } from '../feed/catalog/catalog.ts'
import type { AffectedRecords } from '../feed/catalog/documents.ts'
import { entryWritesOf } from '../games/entries/entry-writes.ts'
import { moveFromPools } from '../games/entries/move-from-pools.ts'
import { purgeGame } from '../games/purge-game.ts'
import { refoldGames } from '../games/refold-game.ts'
import { Problem } from '../problems/problem.ts'
import type { Dependents } from './dependents.ts'
import { rulesFor } from './families/index.ts'
import { clearLinks, forget } from './unlink.ts'

/** The record whose deletion was requested, by an author with the right to it. */
interface Root {
  readonly family: Family
  readonly record: StoredRecord
}

/**
 * Removes a record with its dependents, and updates everything that followed from them.
 * @throws Problem 403 without the right to delete one of the dependents
 */
export async function removeWithDependents(
  tx: Tx,
  author: Author,
  root: Root,
  { deleted, cleared }: Dependents,
): Promise<void> {
  const touched: AffectedRecords = []
  const records = new Map<Family, readonly StoredRecord[]>()
  for (const [family, keys] of withRoot(deleted, root)) {
    const gone: readonly StoredRecord[] = await loadRecords(tx, family, keys)
    records.set(family, gone)
    for (const record of gone)
      if (!goesWithout(family, record, root)) requireRightToDelete(author, family, record)
    touched.push(...(await affectedBy(tx, family, ...gone)))
  }
  for (const [family, gone] of records)
    await noteWhoCouldRead(tx, family, keyIn(family, keysOf(family, gone)))
  const changedGames = await clearLinks(tx, cleared, touched)
  const games = records.get('games') ?? []
  for (const game of games) await purgeGame(tx, game)
  // Children before parents.
  for (const family of families.toReversed()) {
    const keys = keysOf(family, records.get(family) ?? [])
    if (keys.length === 0) continue
    await forget(tx, family, keys, touched)
    await rulesFor(family).removing(tx, keys)
    await sql`delete from ${sql.table(family)} where ${keyIn(family, keys)}`.execute(tx)
  }
  const next = games.flatMap(game =>
    [game.next_game_for_winner_id, game.next_game_for_loser_id].filter(id => typeof id === 'number'),
  )
  await refoldGames(tx, [...changedGames, ...next])
  await publish(tx, touched)
  for (const id of tournamentsOf(records)) await moveFromPools(tx, id)
}

const withRoot = (deleted: Dependents['deleted'], { family, record }: Root): Dependents['deleted'] =>
  new Map([...deleted, [family, [...(deleted.get(family) ?? []), keyOf(family, record)]]])

const keysOf = (family: Family, records: readonly StoredRecord[]): Key[] =>
  records.map(record => keyOf(family, record))

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

/** @throws Problem 403 if the author's role does not allow to delete the record */
export function requireRightToDelete(author: Author, family: Family, record: StoredRecord): void {
  if (mayWrite(author, family, 'delete', record)) return
  throw new Problem('not_allowed', t =>
    t(family === 'organizations' ? 'records.mayNotDeleteOrganization' : 'records.mayNotDelete', {
      noun: t(`nouns.${family}`),
      key: keyOf(family, record).join('/'),
    }),
  )
}
