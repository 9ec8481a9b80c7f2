import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '../support/postgres-cluster.ts'
import { spawnServer, type SpawnedServer } from '../support/server.ts'

/** Whether the database waits for the disk at each commit, as it always does outside of these tests. */
export interface Setup {
  readonly database: 'embedded' | 'PostgreSQL'
  readonly waits: boolean
}

/** A server whose database is in a folder. */
export interface ServerInFolder {
  /** As `openDatabase` takes it. */
  readonly databaseUrl: string | undefined
  readonly dataFolder: string
  readonly start: () => Promise<SpawnedServer>
  /** Ends PostgreSQL, if there is one. */
  readonly end: () => Promise<void>
}

/** The database in a folder: a new one, or the one that is there. */
export async function serverIn(folder: string, { database, waits }: Setup): Promise<ServerInFolder> {
  const SECRET = 'a secret for tests alone, never for use'
  const own = (name: string): string => {
    mkdirSync(join(folder, name), { recursive: true })
    return join(folder, name)
  }
  const dataFolder = own('sideline')
  if (database === 'embedded') {
    const env = {
      SECRET,
      ...(waits ? {} : { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'never-wait.mjs')}` }),
    }
    return {
      databaseUrl: undefined,
      dataFolder,
      start: () => spawnServer({ dataFolder, env }),
      end: () => Promise.resolve(),
    }
  }
  const switched = waits ? 'on' : 'off'
  const postgres = await startPostgres(
    { fsync: switched, synchronous_commit: switched, full_page_writes: switched },
    own('postgres'),
  )
  const { adminUrl: databaseUrl } = postgres
  return {
    databaseUrl,
    dataFolder,
    start: () => spawnServer({ databaseUrl, dataFolder, env: { SECRET } }),
    end: () => postgres.stop(),
  }
}
