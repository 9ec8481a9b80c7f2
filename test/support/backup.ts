import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withClient } from './with-client.ts'

/** A copy of a database as it was at one moment. */
export interface Backup {
  /**
   * Puts the copy in the place of the database. An embedded one must be closed; of PostgreSQL's all
   * connections end.
   */
  restore(): Promise<void>
  remove(): Promise<void>
}

/** Copies a database: of PostgreSQL, whose connections all end, or a closed embedded one (a `file:` URL). */
export async function backUp(url: string): Promise<Backup> {
  return url.startsWith('file:') ? backUpFolder(fileURLToPath(url)) : backUpPostgres(new URL(url))
}

function backUpFolder(folder: string): Backup {
  const copy = mkdtempSync(join(tmpdir(), 'sideline-backup-'))
  const replace = (target: string, source: string): void => {
    rmSync(target, { recursive: true })
    cpSync(source, target, { recursive: true })
  }
  replace(copy, folder)
  return {
    restore: () => Promise.resolve(replace(folder, copy)),
    remove: () => Promise.resolve(rmSync(copy, { recursive: true })),
  }
}

async function backUpPostgres(url: URL): Promise<Backup> {
  const name = url.pathname.slice(1)
  const copy = `backup_${randomUUID().replaceAll('-', '')}`
  // Not over the database itself, and without its name in the address.
  const admin = new URL('/postgres', url).href
  const end = (database: string) =>
    withClient(admin, client =>
      client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]),
    )
  const replace = async (target: string, source: string): Promise<void> => {
    await withClient(admin, client => client.query(`drop database if exists ${target} with (force)`))
    // Connections that come back immediately are ended again.
    for (let attempt = 1; ; attempt++) {
      await end(source)
      try {
        await withClient(admin, client => client.query(`create database ${target} template ${source}`))
        return
      } catch (error) {
        if (attempt === 50) throw error
      }
    }
  }
  await replace(copy, name)
  return {
    restore: () => replace(name, copy),
    remove: async () => {
      await withClient(admin, client => client.query(`drop database if exists ${copy} with (force)`))
    },
  }
}
