import { Dexie } from 'dexie'
import { z } from 'zod'
import { entry, type Entry } from '../../../shared-schema/replication/entry.ts'
import type { CollectionName, Scope } from '../../../shared-schema/replication/scope.ts'
import type { TakenIn } from './taken-in.ts'
import type { ScopeDatabase } from './documents.ts'
import { removeEarlierEpochs } from './remove-earlier-epochs.ts'
import { t } from '../../texts/t.ts'

/** RxDB's note that the server has an entry; an entry that the server let go of or lost has none. */
const note = z.object({
  itemId: z.string(),
  isCheckpoint: z.literal('0'),
  docData: z.looseObject({ _deleted: z.literal(false) }),
})
const stored = z.looseObject({
  id: z.string(),
  device_id: z.string().optional(),
  _deleted: z.union([z.boolean(), z.string()]),
})
type Stored = z.infer<typeof stored>

/**
 * An earlier epoch's data on this device: entries only here, and documents that the server sent or
 * acknowledged.
 */
interface Left {
  readonly unsent: readonly Stored[]
  readonly known: Readonly<Record<CollectionName, readonly Stored[]>>
}

/**
 * Data of one scope that earlier versions of the app left on this device. A new epoch has its own database:
 * unsent entries are moved there, and the server's documents of the earlier epoch are used until they are
 * fetched again, because the device may have no network now and a game to score.
 */
export class EarlierEpochs {
  readonly #scope: Scope
  /** The latest first. */
  readonly #left: readonly Left[]

  private constructor(scope: Scope, left: readonly Left[]) {
    this.#scope = scope
    this.#left = left
  }

  /** @param databases the names of each earlier epoch's databases, the latest epoch first */
  static async read(
    scope: Scope,
    databases: readonly (readonly string[])[],
    deviceId: string,
    takenIn: TakenIn,
  ): Promise<EarlierEpochs> {
    const left: Left[] = []
    for (const names of databases) left.push(await read(names, id => takenIn.has(id), deviceId))
    return new EarlierEpochs(scope, left)
  }

  /** Moves the entries that were recorded here, or handed to this device, and never sent. */
  async moveUnsent(database: ScopeDatabase): Promise<void> {
    const unsent = new Map(this.#unsent().map(one => [one.id, one]))
    // Deleted ones too: an interrupted move had brought them over, and they left with their game once the
    // office had counted it.
    for (const { id } of await database.entries.storageInstance.findDocumentsById([...unsent.keys()], true))
      unsent.delete(id)
    const { error } = await database.entries.bulkInsert([...unsent.values()])
    if (error.some(({ status }) => status !== 409)) throw new Error(t('device.notBroughtOver'))
  }

  /** A part of the server's documents of a collection, as if the server had sent them. */
  known(collection: CollectionName, start: number, limit: number): readonly object[] {
    return (this.#left[0]?.known[collection] ?? [])
      .slice(start, start + limit)
      .map(document => ({ ...document, _deleted: false }))
  }

  /** Removes the moved data. Entries that this version cannot read stay, for a later one. */
  async remove(): Promise<void> {
    const isAllRead = this.#left.every(({ unsent }) => unsent.every(one => entry.safeParse(one).success))
    if (isAllRead) await removeEarlierEpochs(this.#scope)
  }

  #unsent(): Entry[] {
    return this.#left.flatMap(({ unsent }) => unsent).flatMap(one => entry.safeParse(one).data ?? [])
  }
}

async function read(
  names: readonly string[],
  isTakenIn: (id: string) => boolean,
  deviceId: string,
): Promise<Left> {
  const of = (collection: CollectionName) => standing(names.filter(name => name.endsWith(`--${collection}`)))
  const notes = (
    await Promise.all(names.filter(name => name.includes('--rx-replication-meta-')).map(documentsOf))
  ).flat()
  const sent = new Set(notes.flatMap(document => note.safeParse(document).data?.itemId ?? []))
  const waits = ({ id, device_id }: Stored): boolean =>
    (device_id === deviceId || isTakenIn(id)) && !sent.has(id)
  const [catalog, entries, results] = await Promise.all([of('catalog'), of('entries'), of('results')])
  return {
    unsent: entries.filter(waits),
    known: { catalog, entries: entries.filter(one => !waits(one)), results },
  }
}

async function standing(names: readonly string[]): Promise<Stored[]> {
  const documents = (await Promise.all(names.map(documentsOf))).flat()
  return documents
    .flatMap(document => stored.safeParse(document).data ?? [])
    .filter(({ _deleted }) => _deleted === false || _deleted === '0')
}

/** The documents in an IndexedDB database of RxDB, read without RxDB, which only knows the present schema. */
async function documentsOf(name: string): Promise<unknown[]> {
  const database = new Dexie(name)
  try {
    await database.open()
    return await database.table<unknown>('docs').toArray()
  } finally {
    database.close()
  }
}
