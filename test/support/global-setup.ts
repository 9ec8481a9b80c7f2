// Runs once around all tests.
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's URL of the run's PostgreSQL server. */
    postgresAdminUrl: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres()
  project.provide('postgresAdminUrl', cluster.adminUrl)
  return () => cluster.stop()
}
