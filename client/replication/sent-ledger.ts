import { overwritable, type RxStorageInstance, type RxStorageReplicationMeta } from 'rxdb'
import type { RxReplicationState } from 'rxdb/plugins/replication'
import { from, map, merge, type Observable, switchMap } from 'rxjs'
import type { Checkpoint } from '../../shared-schema/replication/scope.ts'
import type { EntryDocument, ScopeDatabase } from '../storage/documents.ts'

type Meta = RxStorageReplicationMeta<EntryDocument, Checkpoint>
type MetaStorage = Pick<RxStorageInstance<Meta, unknown, unknown>, 'findDocumentsById' | 'changeStream' | 'close'>

/**
 * Which entries the server has, as RxDB's replication notes it on disk: an entry has a state there
 * once the server acknowledged it or sent it. The notes are opened a second time, beside the
 * replication that writes them, because only the leading tab replicates, and that only after its
 * election: every tab is to know at once, after a cold start and without a network.
 */
export class SentLedger {
  /** Something was noted, in this tab or another. */
  readonly changed$: Observable<void>
  readonly #notes: MetaStorage

  private constructor(notes: MetaStorage, replication: RxReplicationState<EntryDocument, Checkpoint>) {
    this.#notes = notes
    const writer$ = from(replication.startPromise).pipe(switchMap(() => replication.metaInstance?.changeStream() ?? []))
    this.changed$ = merge(writer$, notes.changeStream()).pipe(map(() => undefined))
  }

  static async open(database: ScopeDatabase, replication: RxReplicationState<EntryDocument, Checkpoint>): Promise<SentLedger> {
    const { collectionName, schema } = await replication.metaInfoPromise
    const notes = await database.storage.createStorageInstance<Meta>({
      databaseName: database.name, databaseInstanceToken: database.token, multiInstance: database.multiInstance,
      collectionName, schema, options: {}, devMode: overwritable.isDevMode(),
    })
    return new SentLedger(notes, replication)
  }

  /** Those of the entries that the server has. */
  async sent(ids: readonly string[]): Promise<Set<string>> {
    const notes = await this.#notes.findDocumentsById(ids.map(id => `${id}|0`), false)
    return new Set(notes.map(note => note.itemId))
  }

  close(): Promise<void> {
    return this.#notes.close()
  }
}
