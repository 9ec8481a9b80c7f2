import {
  createRevision,
  overwritable,
  type EventBulk,
  type RxStorageChangeEvent,
  type RxStorageInstance,
  type RxStorageReplicationMeta,
  type WithDeleted,
} from 'rxdb'
import type { RxReplicationState } from 'rxdb/plugins/replication'
import { from, map, merge, type Observable, switchMap } from 'rxjs'
import type { EntryDocument } from '../../../shared-schema/replication/entry.ts'
import type { Checkpoint } from '../../../shared-schema/replication/scope.ts'
import type { ScopeDatabase } from '../storage/documents.ts'

type Meta = RxStorageReplicationMeta<EntryDocument, Checkpoint>
type MetaStorage = Pick<
  RxStorageInstance<Meta, unknown, unknown>,
  'findDocumentsById' | 'bulkWrite' | 'changeStream' | 'close'
>
type Change = EventBulk<RxStorageChangeEvent<Meta>, unknown>

/**
 * The entries that the server has, from the notes of RxDB's replication on the disk: an entry has a state
 * there once the server acknowledged or sent it, and loses it once the server let go of it or lost it. The
 * notes are opened a second time, separately from the replication, because only the leading tab replicates,
 * and only after its election: every tab needs them immediately, after a cold start and without a network.
 */
export class SentLedger {
  /** Emits after each note, in any tab, with the entries that the server no longer has. */
  readonly changed$: Observable<readonly string[]>
  readonly #notes: MetaStorage

  private constructor(notes: MetaStorage, replication: RxReplicationState<EntryDocument, Checkpoint>) {
    this.#notes = notes
    const writer$ = from(replication.startPromise).pipe(
      switchMap(() => replication.metaInstance?.changeStream() ?? []),
    )
    this.changed$ = merge(writer$, notes.changeStream()).pipe(map(goneBy))
  }

  static async open(
    database: ScopeDatabase,
    replication: RxReplicationState<EntryDocument, Checkpoint>,
  ): Promise<SentLedger> {
    const { collectionName, schema } = await replication.metaInfoPromise
    const notes = await database.storage.createStorageInstance<Meta>({
      databaseName: database.name,
      databaseInstanceToken: database.token,
      multiInstance: database.multiInstance,
      collectionName,
      schema,
      options: {},
      devMode: overwritable.isDevMode(),
    })
    return new SentLedger(notes, replication)
  }

  /** The given entries that the server has. */
  async sent(ids: readonly string[]): Promise<Set<string>> {
    const notes = await this.#notes.findDocumentsById(
      ids.map(id => `${id}|0`),
      false,
    )
    return new Set(notes.filter(note => !isGone(note)).map(note => note.itemId))
  }

  /** Notes that the server has lost entries: RxDB sends them again when they are stored again. */
  async takeBack(ids: readonly string[]): Promise<void> {
    for (let left = ids; left.length > 0;) {
      const notes = await this.#notes.findDocumentsById(
        left.map(id => `${id}|0`),
        false,
      )
      const rows = notes
        .filter(note => !isGone(note))
        .map(previous => {
          const document: typeof previous = {
            ...previous,
            docData: { ...stateIn(previous), _deleted: true },
            _meta: { ...previous._meta, lwt: Date.now() },
          }
          return { previous, document: { ...document, _rev: createRevision('taken-back', previous) } }
        })
      const { error } =
        rows.length > 0 ? await this.#notes.bulkWrite(rows, 'replication-take-back') : { error: [] }
      // Entries whose note changed at the same moment.
      left = error.map(({ documentId }) => documentId.slice(0, -'|0'.length))
    }
  }

  close(): Promise<void> {
    return this.#notes.close()
  }
}

/** The last known state of the entry on the server. RxDB's own type for it is untyped. */
const stateIn = ({ docData }: Meta): WithDeleted<EntryDocument> | undefined =>
  docData as WithDeleted<EntryDocument> | undefined

const isGone = (note: Meta): boolean => stateIn(note)?._deleted === true

const goneBy = ({ events }: Change): string[] =>
  events.flatMap(({ documentData }) => (isGone(documentData) ? [documentData.itemId] : []))
