import { reloadWhenReachable } from './reload-when-reachable.ts'

/** More than a game takes, and than a browser writes when it starts. */
const ROOM_BYTES = 1_000_000
/** The browser's limit for random bytes per call. */
const PORTION_BYTES = 65_536
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000
const NAME = 'sideline-room'

/** Waits until the disk has room, and then reloads the page. */
export async function waitForRoom(): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; !(await hasRoom()); pause = Math.min(2 * pause, LONGEST_PAUSE_MS))
    await new Promise(resolve => setTimeout(resolve, pause))
  await reloadWhenReachable(new AbortController().signal)
}

/** Tries to write to a database of its own: only the browser knows how much it can still write. */
export async function hasRoom(): Promise<boolean> {
  try {
    const request = indexedDB.open(NAME)
    request.onupgradeneeded = () => request.result.createObjectStore('room')
    const database = await done(request)
    try {
      await write(database)
    } finally {
      database.close()
    }
    await done(indexedDB.deleteDatabase(NAME))
    return true
  } catch {
    return false
  }
}

/** Writes incompressible data and waits until it is on the disk. */
function write(database: IDBDatabase): Promise<void> {
  const bytes = new Uint8Array(ROOM_BYTES)
  for (let at = 0; at < ROOM_BYTES; at += PORTION_BYTES)
    crypto.getRandomValues(bytes.subarray(at, at + PORTION_BYTES))
  const transaction = database.transaction('room', 'readwrite', { durability: 'strict' })
  transaction.objectStore('room').put(bytes, 'bytes')
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was written'))
  })
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('Nothing was opened'))
  })
