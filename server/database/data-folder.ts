import { randomUUID } from 'node:crypto'
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from './has-code.ts'
import { isAlive, self, type ProcessMark } from './process-mark.ts'

/** The holder of a lock: a process, and the id of this taking of the lock. */
interface Holder extends ProcessMark {
  readonly id: string
}

/** The folder of an embedded database, held by one process at a time: two would destroy the database. */
export class DataFolder {
  readonly #lock: string

  private constructor(lock: string) {
    this.#lock = lock
  }

  /**
   * Makes the folder if it is missing, and locks it.
   * @throws a sentence that names the process holding the folder
   */
  static async lock(folder: string): Promise<DataFolder> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await chmod(folder, 0o700).catch((error: unknown) => {
      // The folder belongs to another user, who decides about its mode; files made in it have closed modes of
      // their own.
      if (!hasCode(error, 'EPERM')) throw error
    })
    const lock = join(folder, 'in-use-by')
    const holder = await take(lock)
    if (holder !== undefined) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder.pid}. Stop that process first, or give both a PostgreSQL database with DATABASE_URL.`,
      )
    }
    return new DataFolder(lock)
  }

  async release(): Promise<void> {
    await rm(this.#lock, { force: true })
  }
}

/**
 * Takes a lock, a file that names its holder. If several processes find a dead holder, only one replaces it:
 * the one that takes a second lock, whose name is unique to the dead holder's lock.
 * @returns the holder if it is another process
 */
async function take(lock: string): Promise<Holder | undefined> {
  const id = randomUUID()
  const aside = `${lock}-${id}`
  const { pid, started } = await self()
  await writeFile(aside, `${pid} ${started} ${id}`, { mode: 0o600 })
  try {
    while (!(await linked(aside, lock))) {
      const holder = await holderOf(lock)
      if (holder === undefined) continue // just released
      if (await isAlive(holder)) return holder
      const deadLock = `${lock}-of-${holder.id}`
      const replacer = await take(deadLock)
      if (replacer !== undefined) return replacer
      try {
        // Since it was read, another process may have replaced it and released the second lock.
        if ((await holderOf(lock))?.id !== holder.id) continue
        await rename(aside, lock)
        return undefined
      } finally {
        await rm(deadLock, { force: true })
      }
    }
    return undefined
  } finally {
    await rm(aside, { force: true })
  }
}

/** Gives a file a second name, unless that name is taken. */
async function linked(file: string, name: string): Promise<boolean> {
  try {
    await link(file, name)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Earlier versions wrote only the process number. */
async function holderOf(lock: string): Promise<Holder | undefined> {
  try {
    const [pid = '', started = '', id = pid] = (await readFile(lock, 'utf8')).split(' ')
    return { pid: Number(pid), started, id }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
