import type { RxStorage } from 'rxdb'
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory'
import { wrappedValidateAjvStorage } from 'rxdb/plugins/validate-ajv'
import { onTestFinished } from 'vitest'
import { Recorder } from '../../client/sync/recording/recorder.ts'
import type { ScopeDatabase } from '../../client/sync/storage/documents.ts'
import { openScopeDatabase } from '../../client/sync/storage/scope-database.ts'
import { entry, type Entry } from '../../shared-schema/replication/entry.ts'
import { MemoryDevice, sharedLock } from './memory-device.ts'

let many = 0

/** A scope that no other test uses. */
export const newScope = (): string => `tournament:${++many}`

/** Storage that lasts while a test reopens its databases, and checks every document against its schema. */
export const checkedMemory = () => wrappedValidateAjvStorage({ storage: getRxStorageMemory() })

/** A scope's database, closed after the test. */
export async function openTestDatabase<I, O>(
  scope: string,
  storage: RxStorage<I, O>,
): Promise<ScopeDatabase> {
  const database = await openScopeDatabase(scope, storage)
  onTestFinished(async () => {
    await database.close()
  })
  return database
}

export interface Tablet {
  readonly device: MemoryDevice
  readonly database: ScopeDatabase
  readonly recorder: Recorder
  /** The entries of a game, in the order of the counters. */
  readonly entries: (gameId: number) => Promise<Entry[]>
  /** The recorder of another tab, or of the page after a reload. */
  readonly anotherRecorder: () => Promise<Recorder>
}

/** A tablet with one scope open. */
export async function tablet(
  scope = newScope(),
  database?: ScopeDatabase,
  device = new MemoryDevice(),
): Promise<Tablet> {
  const opened = database ?? (await openTestDatabase(scope, checkedMemory()))
  const lock = sharedLock()
  const anotherRecorder = () =>
    Recorder.start(scope, opened, { device, deviceId: device.id, lock, recordedBy: () => 'Sam' })
  return {
    device,
    database: opened,
    anotherRecorder,
    recorder: await anotherRecorder(),
    entries: async gameId => {
      const documents = await opened.entries.find({ selector: { game_id: gameId } }).exec()
      return documents.map(document => entry.parse(document.toJSON())).sort((a, b) => a.counter - b.counter)
    },
  }
}
