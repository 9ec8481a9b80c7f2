import fs, { type BigIntStats } from 'node:fs'
import { join } from 'node:path'

/** The contents of a file before a write that has not been flushed. */
interface Undo {
  readonly size: number
  readonly position: number
  readonly content: Uint8Array
}

/** By file, in the order in which they were written. */
const unsynced = new Map<string, Undo[]>()

/**
 * Puts a disk with a cache between this thread and its files. A power cut takes everything that was not
 * flushed: the worst case. Making, renaming, truncating and removing files takes effect immediately. Waiting
 * itself costs nothing here.
 */
export function forgetInPowerCuts(): void {
  const { writeSync } = fs
  fs.writeSync = (file: number, ...given: unknown[]) => {
    const [data, , length, position] = given
    if (ArrayBuffer.isView(data) && typeof length === 'number' && typeof position === 'number')
      note(file, position, length)
    return Number(Reflect.apply(writeSync, fs, [file, ...given]))
  }
  fs.fsyncSync = file => {
    unsynced.delete(nameOf(fs.fstatSync(file, { bigint: true })))
  }
}

function note(file: number, position: number, length: number): void {
  const stat = fs.fstatSync(file, { bigint: true })
  const size = Number(stat.size)
  const content = new Uint8Array(Math.max(0, Math.min(length, size - position)))
  if (content.length > 0) fs.readSync(file, content, 0, content.length, position)
  const undos = unsynced.get(nameOf(stat)) ?? []
  undos.push({ size, position, content })
  unsynced.set(nameOf(stat), undos)
}

/** The same for a file that is renamed, and another one for a file in the place of one that was removed. */
const nameOf = ({ ino, birthtimeNs }: BigIntStats): string => `${ino} ${birthtimeNs}`

/** Copies a folder as the disk has it if the power fails at this moment. */
export function copyAsSynced(source: string, target: string): void {
  fs.mkdirSync(target, { mode: 0o700 })
  for (const entry of fs.readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)]
    if (entry.isDirectory()) copyAsSynced(from, to)
    else if (entry.isFile()) copyFile(from, to)
  }
}

function copyFile(source: string, target: string): void {
  fs.copyFileSync(source, target)
  const undos = unsynced.get(nameOf(fs.statSync(source, { bigint: true }))) ?? []
  if (undos.length === 0) return
  const file = fs.openSync(target, 'r+')
  for (const { size, position, content } of undos.toReversed()) {
    // Not through the cache, which would take this for something new.
    fs.writevSync(file, [content], position)
    fs.ftruncateSync(file, size)
  }
  fs.closeSync(file)
}
