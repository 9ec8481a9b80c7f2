import fs from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'

/**
 * Watches what an embedded database in this process writes to PostgreSQL's log of changes, and what of that
 * has been waited for.
 */
export function watchLog(folder: string) {
  const isLog = (file: number) =>
    fs.readlinkSync(`/proc/self/fd/${file}`).startsWith(join(folder, 'database/pg_wal/'))
  const unsynced = new Set<number>()
  let syncs = 0
  const { writeSync, fsyncSync } = fs
  vi.spyOn(fs, 'writeSync').mockImplementation((...given: unknown[]) => {
    const [file] = given
    if (typeof file === 'number' && isLog(file)) unsynced.add(file)
    return Number(Reflect.apply(writeSync, fs, given))
  })
  vi.spyOn(fs, 'fsyncSync').mockImplementation(file => {
    fsyncSync(file)
    syncs++
    unsynced.delete(file)
  })
  return { syncs: () => syncs, unsynced: () => unsynced.size }
}
