// Runs in a page: sends the same queries to one database through RxDB's own storage and through the tablet's.
import { createRxDatabase, getChangedDocumentsSince, type MangoQuery, type RxCollection } from 'rxdb'
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'
import { readAtOnce, type DexieStorage } from '../../client/sync/storage/read-at-once.ts'

interface Thing {
  readonly id: string
  readonly family: string
  readonly game_id: number | null
  readonly is_public: boolean
}

const schema = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 40 },
    family: { type: 'string', maxLength: 40 },
    game_id: { type: 'number', minimum: 0, maximum: 1_000_000, multipleOf: 1 },
    is_public: { type: 'boolean' },
  },
  required: ['id', 'family', 'game_id', 'is_public'],
  indexes: ['family', 'game_id', ['is_public', 'family']],
} as const

const queries: readonly MangoQuery<Thing>[] = [
  {},
  { selector: { family: 'teams' } },
  { selector: { family: 'nobody' } },
  { selector: { game_id: 3 } },
  { selector: { game_id: 3, family: 'games' } },
  { selector: { family: 'games', id: { $gt: 'thing/1', $lt: 'thing/5' } } },
  { selector: { is_public: true } },
  { selector: { is_public: false, family: 'players' } },
  { selector: { game_id: { $gte: 2, $lte: 4 } } },
  { selector: { game_id: { $gt: 2 } }, sort: [{ game_id: 'desc' }, { id: 'asc' }] },
  { selector: { family: { $in: ['teams', 'games'] } } },
  { selector: { family: 'teams' }, limit: 3 },
  { selector: { family: 'teams' }, skip: 2, limit: 3 },
  { selector: { family: 'teams' }, sort: [{ id: 'desc' }] },
]

/**
 * The answers to each query, by a cursor and in one piece: ids in order, and the checkpoint after a page of
 * changes.
 */
export async function bothWays() {
  const cursor: DexieStorage = getRxStorageDexie()
  const first = await open(cursor)
  const families = ['teams', 'games', 'players']
  const thing = (at: number): Thing => ({
    id: `thing/${(at * 37) % 200}`,
    family: families[at % 3] ?? '',
    game_id: at % 7,
    is_public: at % 2 === 0,
  })
  // Many that were written at once, as by a first sync, then some by themselves, and some that are gone.
  await first.things.bulkInsert(Array.from({ length: 150 }, (_, at) => thing(at)))
  for (let at = 150; at < 200; at++) await first.things.insert(thing(at))
  await first.things.bulkRemove(Array.from({ length: 20 }, (_, at) => thing(at * 5).id))
  const byCursor = await answers(first)
  await first.close()
  const second = await open(readAtOnce(cursor))
  const atOnce = await answers(second)
  await second.close()
  return byCursor.map(({ what, answer }, at) => ({ what, byCursor: answer, atOnce: atOnce[at]?.answer }))
}

async function open(storage: DexieStorage) {
  const database = await createRxDatabase<{ things: RxCollection<Thing> }>({
    name: 'both-ways',
    storage,
    multiInstance: false,
  })
  await database.addCollections({ things: { schema } })
  return database
}

async function answers({ things }: Awaited<ReturnType<typeof open>>) {
  const found: { what: string; answer: unknown }[] = []
  for (const query of queries) {
    const documents = await things.find(query).exec()
    found.push({ what: JSON.stringify(query), answer: documents.map(document => document.toJSON(true)) })
  }
  let since: unknown
  for (let page = 0; page < 9; page++) {
    const changed: { documents: unknown[]; checkpoint: unknown } = await getChangedDocumentsSince<
      Thing,
      unknown
    >(things.internalStorageInstance, 30, since)
    found.push({ what: `page ${page} of the changes`, answer: [...changed.documents, changed.checkpoint] })
    since = changed.checkpoint
  }
  return found
}
