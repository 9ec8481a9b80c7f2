import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of an embedded database, held by one process at a time: two would destroy it. */
export class DataFolder {
  readonly #file: string

  private constructor(file: string) {
    this.#file = file
  }

  /** @throws a sentence that names the process holding the folder */
  static async lock(folder: string): Promise<DataFolder> {
    await mkdir(folder, { recursive: true })
    const file = join(folder, 'in-use-by')
    const holder = Number(await readFile(file, 'utf8').catch(() => '0'))
    if (holder > 0 && holder !== process.pid && isAlive(holder)) {
      throw new Error(`The data folder ${folder} is in use by process ${holder}. Stop that process first, or give both a PostgreSQL database with DATABASE_URL.`)
    }
    await rm(file, { force: true })
    const handle = await open(file, 'wx')
    await handle.writeFile(String(process.pid))
    await handle.close()
    return new DataFolder(file)
  }

  async release(): Promise<void> {
    await rm(this.#file, { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
