import { Observable } from 'rxjs'
import type { RxStorage } from 'rxdb'
import {
  getRxStorageMemory,
  type MemoryStorageInternals,
  type RxStorageMemoryInstanceCreationOptions,
} from 'rxdb/plugins/storage-memory'
import type { RunningPage } from './running-page.ts'

type MemoryStorage = RxStorage<MemoryStorageInternals<unknown>, RxStorageMemoryInstanceCreationOptions>

/** How RxDB names the writes that the recorder asks it for. */
const RECORDING = 'rx-collection-bulk-insert'

/** Begins how it names the writes of what came from the server. */
const REPLICATION = 'replication-'

let disks = 0
let openings = 0

/** The data that a tablet keeps when its pages are gone. */
export class Disk {
  readonly #name = `tablet-${++disks}`
  readonly #contents = new Map<string, MemoryStorageInternals<unknown>>()
  #isFull = false

  get isFull(): boolean {
    return this.#isFull
  }

  /** Nothing more can be recorded or taken from the server. */
  fill(): void {
    this.#isFull = true
  }

  /** There is room again. */
  clear(): void {
    this.#isFull = false
  }

  /** The disk as one page sees it. */
  storageOf(page: RunningPage): MemoryStorage {
    const memory = { ...getRxStorageMemory(), collectionStates: this.#contents }
    return {
      // RxDB lets a process open a database once; several tabs are several processes.
      name: `${this.#name}-${++openings}`,
      rxdbVersion: memory.rxdbVersion,
      createStorageInstance: async params => {
        const instance = await memory.createStorageInstance(params)
        const write = instance.bulkWrite.bind(instance)
        instance.bulkWrite = async (rows, context) => {
          // Nothing comes about any more, and what still runs of the page shall come to its end.
          if (page.isGone) return { error: [] }
          const isRecording = context === RECORDING && params.collectionName === 'entries'
          if (this.#isFull && (isRecording || context.startsWith(REPLICATION)))
            throw new DOMException('The disk is full', 'QuotaExceededError')
          if (!isRecording || page.dies === null) return write(rows, context)
          if (page.dies === 'after writing') await write(rows, context)
          page.vanish()
          throw new Error('The page is gone')
        }
        const changes = instance.changeStream()
        instance.changeStream = () =>
          new Observable(subscriber => changes.subscribe(change => page.run(() => subscriber.next(change))))
        return instance
      },
    }
  }

  /**
   * Tabs of a browser find each other by the name of their storage: to be given once a page's database is
   * open.
   */
  join(storage: { name: string }): void {
    storage.name = this.#name
  }
}
