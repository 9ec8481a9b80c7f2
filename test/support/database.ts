// The same tests on both databases: PGlite inside the process, and a PostgreSQL server.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, describe, inject } from 'vitest'

/** Gives the DATABASE_URL of a new, empty database. */
export type FreshDatabaseUrl = () => Promise<string>

/** Declares the tests of `body` twice: for PGlite and for PostgreSQL. */
export function eachDatabase(name: string, body: (freshDatabaseUrl: FreshDatabaseUrl) => void): void {
  describe(`${name} (PGlite)`, () => {
    body(() => Promise.resolve('memory://'))
  })
  describe(`${name} (PostgreSQL)`, () => {
    body(postgresDatabases())
  })
}

/** For tests that only make sense on a PostgreSQL server; to be called inside a describe block. */
export function postgresDatabases(): FreshDatabaseUrl {
  const made: string[] = []
  // Hooks run in reverse order, so this one comes after those that close the connections.
  afterAll(async () => {
    for (const database of made) await administer(`drop database ${database} with (force)`)
  })
  return async () => {
    const database = `test_${randomUUID().replaceAll('-', '')}`
    await administer(`create database ${database}`)
    made.push(database)
    const url = new URL(inject('postgresAdminUrl'))
    url.pathname = database
    return url.href
  }
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresAdminUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
