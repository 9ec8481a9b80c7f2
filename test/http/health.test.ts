import express from 'express'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../server/database/connection.ts'
import { healthRoutes } from '../../server/http/health.ts'
import { postgresDatabases } from '../support/database.ts'

describe('health', () => {
  const freshDatabaseUrl = postgresDatabases()

  test('a process that stops, or whose database does not answer, is alive but not ready', async () => {
    const database = await openDatabase(await freshDatabaseUrl(), '')
    let isStopping = false
    const server = createServer(express().use(healthRoutes(database, () => isStopping))).listen(0)
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('no address')
    const status = async (path: string) => (await fetch(`http://localhost:${address.port}${path}`)).status

    expect(await status('/readyz')).toBe(200)
    isStopping = true
    expect(await status('/readyz')).toBe(503)
    isStopping = false
    await database.close()
    expect(await status('/readyz')).toBe(503)
    expect(await status('/healthz')).toBe(200)
  })
})
