import type { Dexie } from 'dexie'

/**
 * A full disk shows first as the browser's quota, and then as a database that the browser has closed and cannot
 * open. Dexie wraps both and adds its own words.
 */
const FULL = /quota|UnknownError|backing store|DatabaseClosed/i

/** Whether something was not stored because the disk is full. */
export const isFull = (error: unknown): boolean => FULL.test(String(error))

let isWaiting = false

/**
 * Loads the page anew as soon as the disk has room. Neither Dexie nor the replication goes on with a database
 * that failed once. All that was stored is there again after it.
 * @param unless what makes it unnecessary: at the start of the app another fault has the same name
 */
export async function goOnOnceThereIsRoom(unless: 'there is room' | null = null): Promise<void> {
  if (isWaiting) return
  isWaiting = true
  try {
    const { hasRoom, waitForRoom } = await import('./room.ts')
    if (unless === null || !(await hasRoom())) await waitForRoom()
  } finally {
    // Without its script the next tap tries again.
    isWaiting = false
  }
}

/** Goes on so as soon as the browser closes a database, which it does when it cannot write to it. */
export function watchForClosing(database: Dexie): void {
  const watch = (): void =>
    database.backendDB().addEventListener('close', () => {
      void goOnOnceThereIsRoom()
    })
  database.on('ready', watch, true)
}
