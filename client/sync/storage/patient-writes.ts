import type { RxStorage } from 'rxdb'

/** Begins what RxDB calls the writes of what came from the server, and of notes on what the server has. */
const REPLICATION = 'replication-'
/** The write by which a replication makes room for its notes when it starts. */
const STARTING = 'add-connected-storage-to-collection'

const PAUSE_MS = 1000

/**
 * Tries such a write again until it succeeds: a disk that is full may not stay so. RxDB passes over one that
 * fails and notes later documents as reached, so that those of the failed write would never come. What
 * is recorded here fails at once, and the scorekeeper is told.
 *
 * Closing gives up: such a write and all after it are left out, notes as well, as if the tab had ended.
 * @param closing aborted before the database is closed
 * @param told hears whether all such writes have succeeded, whenever that changes
 */
export function patientWrites<Internals, Options>(
  storage: RxStorage<Internals, Options>,
  closing: AbortSignal,
  told: (isStored: boolean) => void,
): RxStorage<Internals, Options> {
  let hasGivenUp = false
  let waiting = 0
  const wait = (change: 1 | -1): void => {
    waiting += change
    told(waiting === 0)
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
            // Also after the pause: another tab may replicate by now, and has looked at what is stored.
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
