import type { RxStorage } from 'rxdb'

/** Prefix of RxDB's names for writes of the server's documents, and of notes on what the server has. */
const REPLICATION = 'replication-'
/** RxDB's name for the write that prepares a replication's notes when it starts. */
const STARTING = 'add-connected-storage-to-collection'

const PAUSE_MS = 1000

/**
 * Repeats a write of replication until it succeeds: a full disk may get room again. RxDB skips a failed write
 * and notes later documents as reached, and the skipped documents would never come. Writes of this device's
 * own recordings fail immediately, and the scorekeeper sees an error message.
 *
 * Closing gives up: such a write and all later ones are left out, including notes, as if the tab had ended.
 * @param closing aborted before the database is closed
 * @param onSettled called whenever it changes whether all such writes have succeeded
 */
export function patientWrites<Internals, Options>(
  storage: RxStorage<Internals, Options>,
  closing: AbortSignal,
  onSettled: (isStored: boolean) => void,
): RxStorage<Internals, Options> {
  let hasGivenUp = false
  let waiting = 0
  const wait = (change: 1 | -1): void => {
    waiting += change
    onSettled(waiting === 0)
  }
  return {
    get name() {
      return storage.name
    },
    rxdbVersion: storage.rxdbVersion,
    createStorageInstance: async params => {
      const instance = await storage.createStorageInstance(params)
      const write = instance.bulkWrite.bind(instance)
      instance.bulkWrite = async (rows, context) => {
        if (!context.startsWith(REPLICATION) && context !== STARTING) return write(rows, context)
        let hasFailed = false
        try {
          while (!hasGivenUp) {
            try {
              return await write(rows, context)
            } catch (error) {
              console.warn('What came from the server cannot be stored yet', error)
              if (!hasFailed) wait(1)
              hasFailed = true
            }
            if (!closing.aborted) await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
            // Also after the pause: another tab may replicate already, and has read the stored documents.
            if (closing.aborted) hasGivenUp = true
          }
          return { error: [] }
        } finally {
          if (hasFailed) wait(-1)
        }
      }
      return instance
    },
  }
}
