import fs from 'node:fs'

/** PostgreSQL's code for a full disk. */
export const DISK_FULL = '53100'

/**
 * The space to leave on the disk of an embedded database. PostgreSQL allocates its log in pieces of 16 MB,
 * and exits if it gets none, because its latest changes are then not on the disk.
 */
const RESERVE = 64 * 1024 * 1024

/** The disk has no room for a write; reading still works. */
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
