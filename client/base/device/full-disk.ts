import type { Dexie } from 'dexie'

/**
 * A full disk first shows as the browser's quota, then as a database that the browser has closed and cannot
 * open. Dexie wraps both and adds its own words.
 */
const FULL = /quota|UnknownError|backing store|DatabaseClosed/i

/** True if an error means that the disk is full and nothing was stored. */
export const isFull = (error: unknown): boolean => FULL.test(String(error))

let isWaiting = false

/**
 * Reloads the page as soon as the disk has room. Neither Dexie nor the replication continues with a database
 * that failed once; the reloaded page opens it again, with all stored data.
 * @param unless `there is room`: do nothing if the disk has room now, because the cause is another: at the
 *   start of the app other faults have the same name
 */
export async function goOnOnceThereIsRoom(unless: 'there is room' | null = null): Promise<void> {
  if (isWaiting) return
  isWaiting = true
  try {
    const { hasRoom, waitForRoom } = await import('./room.ts')
    if (unless === null || !(await hasRoom())) await waitForRoom()
  } finally {
    // If the script could not be loaded, the next tap tries again.
    isWaiting = false
  }
}

/** Waits for room after the browser closes a database, which it does when it cannot write to it. */
export function watchForClosing(database: Dexie): void {
  const watch = (): void =>
    database.backendDB().addEventListener('close', () => {
      void goOnOnceThereIsRoom()
    })
  database.on('ready', watch, true)
}
