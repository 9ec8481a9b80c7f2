import { sql } from 'kysely'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import { keyIn, keyOf, lockRecord, type Key } from '../database/records.ts'
import { lockScopes } from '../database/lock-scopes.ts'
import type { Tx } from '../database/transaction.ts'
import { setAuditContext } from '../access/audit-context.ts'
import type { Author } from '../access/author.ts'
import { publish } from '../feed/catalog/catalog.ts'
import type { AffectedRecords } from '../feed/catalog/documents.ts'
import { gamesNaming } from '../games/games-naming.ts'
import { scopesOfGames } from '../games/lock-games.ts'
import { scopesHolding } from './lock-scopes-of.ts'
import { mayWrite } from '../access/permissions.ts'
import { Problem } from '../problems/problem.ts'
import { refoldGames } from '../games/refold-game.ts'
import { noteWhoCouldRead } from '../access/shown-changes.ts'
import { requireFound } from './write-record.ts'

/**
 * Merges two profiles of the same person: rosters and all recorded plays move to the kept one. Entries still
 * name the other; they are read as naming the kept one.
 * @throws Problem 403 without rights on both, 409 if two different people have claimed them
 */
export async function mergePlayers(tx: Tx, author: Author, keptId: number, mergedId: number): Promise<void> {
  await lockScopes(tx, [
    ...(await scopesHolding(
      tx,
      [keptId, mergedId].map(id => ({ family: 'players', key: [id] })),
    )),
    ...(await scopesOfGames(tx, await gamesNaming(tx, mergedId))),
  ])
  await setAuditContext(tx, author)
  const { kept, merged } = await requireMergeable(tx, author, keptId, mergedId)
  await noteWhoCouldRead(tx, 'players', keyIn('players', [[mergedId]]))
  const touched: AffectedRecords = [
    ...[keptId, mergedId].map(id => ({ family: 'players' as const, key: [id] })),
    ...(await moveRosters(tx, keptId, mergedId)),
  ]
  const games = await gamesNaming(tx, mergedId)
  for (const column of ['player_1_id', 'player_2_id', 'player_3_id']) {
    await sql`update events set ${sql.ref(column)} = ${keptId} where ${sql.ref(column)} = ${mergedId}`.execute(
      tx,
    )
  }
  await tx.updateTable('awards').set({ player_id: keptId }).where('player_id', '=', mergedId).execute()
  await tx.updateTable('former_players').set({ into_id: keptId }).where('into_id', '=', mergedId).execute()
  await sql`insert into former_players (id, entry_id, into_id) select id, entry_id, ${keptId} from players where id = ${mergedId}`.execute(
    tx,
  )
  await tx.deleteFrom('players').where('id', '=', mergedId).execute()
  await tx
    .updateTable('players')
    .set({
      is_walk_on: false,
      time_last_updated: sql`now()`,
      // A person who is not to be named or found stays so.
      show_initials: kept.show_initials === true || merged.show_initials === true,
      indexable: kept.indexable === true && merged.indexable === true,
      ...detailsGoingOver(kept, merged),
      ...(typeof merged.person_id === 'string' ? { person_id: merged.person_id } : {}),
    })
    .where('id', '=', keptId)
    .execute()
  await refoldGames(tx, games)
  await publish(tx, touched)
}

/**
 * Locks two profiles until the transaction ends, if the author may merge them.
 * @throws Problem as `mergePlayers` does
 */
export async function requireMergeable(
  tx: Tx,
  author: Author,
  keptId: number,
  mergedId: number,
): Promise<{ readonly kept: StoredRecord; readonly merged: StoredRecord }> {
  if (keptId === mergedId)
    throw new Problem('wrong_fields', t => t('records.mergedWithItself'), {
      merged: [t => t('records.mergedMustDiffer')],
    })
  // Always in the same order: another request may merge them the other way round.
  const found = new Map<number, StoredRecord>()
  for (const id of [keptId, mergedId].toSorted((a, b) => a - b))
    found.set(id, requireFound('players', [id], await lockRecord(tx, 'players', [id])))
  const [kept, merged] = [found.get(keptId) ?? {}, found.get(mergedId) ?? {}]
  if (!mayWrite(author, 'players', 'update', kept) || !mayWrite(author, 'players', 'delete', merged)) {
    throw new Problem('not_allowed', t => t('records.mayNotMerge'))
  }
  if (typeof kept.person_id === 'string' && typeof merged.person_id === 'string') {
    throw new Problem('two_people', t => t('records.twoPeople'))
  }
  return { kept, merged }
}

/** Details of which nothing is known about the kept player. Name and contact of a guardian go together. */
function detailsGoingOver(kept: StoredRecord, merged: StoredRecord): StoredRecord {
  const groups = [
    ...[['nickname'], ['birth_date'], ['email'], ['gender'], ['licence_number']],
    ['guardian_name', 'guardian_contact'],
  ]
  const isEmpty = (name: string): boolean => kept[name] === null || kept[name] === '' || kept[name] === 0
  return Object.fromEntries(
    groups
      .filter(names => names.every(isEmpty))
      .flat()
      .map(name => [name, merged[name]]),
  )
}

/** Puts the kept player on every roster with the other one; on a roster with both, the kept number stays. */
async function moveRosters(tx: Tx, keptId: number, mergedId: number): Promise<AffectedRecords> {
  const places = await tx.selectFrom('team_players').selectAll().where('player_id', '=', mergedId).execute()
  for (const { team_id, number, jersey_number, owner_id } of places) {
    await tx
      .insertInto('team_players')
      .values({ team_id, player_id: keptId, number, jersey_number, owner_id })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
  await noteWhoCouldRead(tx, 'team_players', sql<boolean>`team_players.player_id = ${mergedId}`)
  await tx.deleteFrom('team_players').where('player_id', '=', mergedId).execute()
  return places
    .flatMap(place => [keyOf('team_players', place), [place.team_id, keptId]])
    .map((key: Key) => ({ family: 'team_players', key }))
}
