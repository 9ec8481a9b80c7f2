import { sql } from 'kysely'
import { allLinks } from '../../shared-schema/resources/all-links.ts'
import { families, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import { keyIn, keyOf, loadRecords, type Key } from '../database/records.ts'
import { lockScopes } from '../database/lock-scopes.ts'
import type { Tx } from '../database/transaction.ts'
import { actAs } from './act-as.ts'
import type { Author } from './author.ts'
import { publish, type Touched } from './catalog.ts'
import { dependentsOf, inWords, type Dependents } from './dependents.ts'
import { forgetGame } from './forget-game.ts'
import { scopesOfGames } from './hold-games.ts'
import { scopesHolding, scopesOf } from './hold-record.ts'
import { mayWrite } from './permissions.ts'
import { Problem } from './problem.ts'
import { recorded } from './recorded.ts'
import { refoldAndPublish } from './refold-game.ts'
import { touchedBy } from './touched.ts'
import { existing } from './write-record.ts'

/** What comes with these goes along when nothing was recorded at it. */
const makers: readonly Family[] = ['brackets', 'swiss_rounds']

/**
 * Removes a record. What was recorded stays in the history: entries and the audit are never deleted.
 * @param cascade whether what hangs on the record is removed with it, in the same transaction
 * @throws Problem 409 naming what hangs on it, where that may not go along; 403 where any of it may not be removed
 */
export async function deleteRecord(tx: Tx, author: Author, family: Family, key: Key, cascade: boolean): Promise<void> {
  const { record, dependents } = await held(tx, family, key)
  const onField = recorded(family, record)
  if (onField) return onField.remove(tx, author)
  await actAs(tx, author)
  demandDelete(author, family, record)
  const isAlone = dependents.deleted.size === 0 && dependents.cleared.length === 0
  if (!isAlone && !cascade && !(makers.includes(family) && isGamesAlone(dependents))) {
    throw new Problem(409, `This ${resourceOf(family).noun} still has ${inWords(dependents)}. Delete those first, or repeat this with ?cascade=true: then they go too, and their history stays.`)
  }
  await removeAll(tx, author, { ...dependents, deleted: new Map([...dependents.deleted, [family, [...dependents.deleted.get(family) ?? [], key]]]) })
}

/** A record and what hangs on it, once nobody writes any more where any of it is. */
async function held(tx: Tx, family: Family, key: Key): Promise<{ record: Stored; dependents: Dependents }> {
  const before = await existing(tx, family, key)
  const { deleted, cleared } = await dependentsOf(tx, family, before)
  const going = [...deleted, ...cleared.map(one => [one.family, one.keys] as const)].flatMap(([name, keys]) => keys.map(one => ({ family: name, key: one })))
  await lockScopes(tx, [
    ...await scopesOf(tx, family, before),
    ...await scopesHolding(tx, going), ...await scopesOfGames(tx, await gamesIn(tx, family, key, { deleted, cleared })),
  ])
  const record = await existing(tx, family, key)
  return { record, dependents: await dependentsOf(tx, family, record) }
}

/** The games that go, and those whose plays name players that go. */
async function gamesIn(tx: Tx, family: Family, key: Key, { deleted, cleared }: Dependents): Promise<number[]> {
  const going = [...deleted.get('games') ?? [], ...family === 'games' ? [key] : []].flat()
  const plays = await Promise.all(cleared.filter(one => one.family === 'events').map(({ keys }) => loadRecords(tx, 'events', keys)))
  return [...going.map(Number), ...plays.flat().flatMap(({ game_id }) => (typeof game_id === 'number' ? [game_id] : []))]
}

const isGamesAlone = ({ deleted, cleared }: Dependents): boolean =>
  [...deleted.keys()].every(family => family === 'games' || family === 'brackets') && cleared.every(({ family }) => family === 'games')

async function removeAll(tx: Tx, author: Author, { deleted, cleared }: Dependents): Promise<void> {
  const touched: Touched = []
  const records = new Map<Family, Stored[]>()
  for (const [family, keys] of deleted) {
    const gone = await loadRecords(tx, family, keys)
    records.set(family, gone)
    for (const record of gone) {
      if (!recorded(family, record)) demandDelete(author, family, record)
      touched.push(...await touchedBy(tx, family, record))
    }
  }
  const losingPlayers = await clear(tx, cleared, touched)
  for (const game of records.get('games') ?? []) await forgetGame(tx, game)
  for (const family of [...families].reverse()) {
    const keys = (records.get(family) ?? []).map(record => keyOf(family, record))
    if (keys.length === 0) continue
    if (resourceOf(family).key.length === 1) await leaveLists(tx, family, keys.flat(), touched)
    if (family === 'players') await sql`insert into former_players (id, entry_id) select id, entry_id from players where ${keyIn(family, keys)} and entry_id is not null`.execute(tx)
    if (family === 'organizations') await sql`update organizations set owner_id = null where ${keyIn(family, keys)}`.execute(tx)
    await sql`delete from ${sql.table(family)} where ${keyIn(family, keys)}`.execute(tx)
  }
  for (const gameId of losingPlayers) await refoldAndPublish(tx, gameId)
  await publish(tx, touched)
}

function demandDelete(author: Author, family: Family, record: Stored): void {
  if (mayWrite(author, family, 'delete', record)) return
  const { noun } = resourceOf(family)
  throw new Problem(403, `You may not delete the ${noun} ${keyOf(family, record).join('/')}: only ${family === 'organizations' ? 'an owner' : 'an owner or admin'} of its organization may.`)
}

/** Empties links to what goes. @returns the games whose plays name players that go, to be folded without them */
async function clear(tx: Tx, cleared: Dependents['cleared'], touched: Touched): Promise<Set<number>> {
  const losingPlayers = new Set<number>()
  for (const { family, field, to, keys } of cleared) {
    await sql`update ${sql.table(family)} set ${sql.ref(field)} = null where ${sql.ref(field)} = any(${to}::integer[])`.execute(tx)
    if (family !== 'events') touched.push(...keys.map(key => ({ family, key })))
    else for (const { game_id } of await loadRecords(tx, family, keys)) if (typeof game_id === 'number') losingPlayers.add(game_id)
  }
  return losingPlayers
}

/** Takes records out of the lists in which others name them. */
async function leaveLists(tx: Tx, family: Family, ids: readonly number[], touched: Touched): Promise<void> {
  const lists = allLinks.filter(({ to, isList, isKept, deleted }) => to === family && isList && isKept && deleted === 'emptied')
  for (const { holder, field } of lists) {
    const { rows } = await sql<Stored>`
      update ${sql.table(holder)} set ${sql.ref(field)} = array(select one from unnest(${sql.ref(field)}) as one where one <> all(${ids}::integer[]))
      where ${sql.ref(field)} && ${ids}::integer[] returning *`.execute(tx)
    touched.push(...rows.map(record => ({ family: holder, key: keyOf(holder, record) })))
  }
}
