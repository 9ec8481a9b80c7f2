// Runs once around all tests.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../server/database/connection.ts'
import { failureFolder } from './failure-folder.ts'
import { startPostgres } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's URL of the run's PostgreSQL server. */
    postgresAdminUrl: string
    /** The database on it that has this version's tables and nothing in them. */
    postgresTemplate: string
    /** A folder for what tests make once and copy; it is removed in the end. */
    templates: string
    /** A folder for what failed browser tests show, made when it is needed. */
    keptPages: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const quickPasswords = pathToFileURL(join(import.meta.dirname, 'quick-passwords.mjs')).href
  // For the workers, and for all programs that they start.
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${quickPasswords}`
  const cluster = await startPostgres()
  project.provide('postgresAdminUrl', cluster.adminUrl)
  const postgresTemplate = 'sideline_template'
  project.provide('postgresTemplate', postgresTemplate)
  await (await openDatabase(await cluster.createDatabase(postgresTemplate), '')).close()

  const templates = mkdtempSync(join(tmpdir(), 'sideline-templates-'))
  project.provide('templates', templates)

  project.provide('keptPages', failureFolder())

  return async () => {
    rmSync(templates, { recursive: true })
    await cluster.stop()
  }
}
