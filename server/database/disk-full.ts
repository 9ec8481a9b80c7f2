import fs from 'node:fs'

/** PostgreSQL's code for a full disk. */
export const DISK_FULL = '53100'

/**
 * What must be left on the disk of an embedded database: PostgreSQL takes it in pieces of 16 MB for its log,
 * and ends if it gets none, because what it has changed by then is not on the disk.
 */
const RESERVE = 64 * 1024 * 1024

/** The disk has no room for a write; reading goes on. */
export class DiskFull extends Error {
  readonly code = DISK_FULL

  constructor() {
    super('The disk is full.')
  }
}

/** Whether there is room for writes on the disk of a folder. */
export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = fs.statfsSync(folder)
  return bavail * bsize >= RESERVE
}
