import { mkdtempSync, rmSync } from 'node:fs'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pino } from 'pino'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backup } from '../../server/database/backup.ts'
import { packLines } from '../../server/database/backup-file.ts'
import type { OpenDatabase } from '../../server/database/connection.ts'
import { controlSocket, openControl } from '../../server/http/control.ts'
import { openTestDatabase, postgresDatabases } from '../support/database.ts'
import { makeLeague } from '../support/league.ts'

const PATIENCE = 300

const responseTo = (asked: ClientRequest) =>
  new Promise<IncomingMessage>((answered, failed) => {
    asked.on('response', response => answered(response)).on('error', failed)
  })

describe('a restore over the socket in the data folder', () => {
  const freshDatabaseUrl = postgresDatabases()
  const folder = mkdtempSync(join(tmpdir(), 'sideline-control-'))
  let database: OpenDatabase
  let packed: Buffer
  let close: () => void

  beforeAll(async () => {
    database = await openTestDatabase(await freshDatabaseUrl())
    await makeLeague(database.db)
    const file = new PassThrough()
    ;[packed] = await Promise.all([buffer(file), packLines(file, write => backup(database.db, write))])
    const server = await openControl(folder, database, () => undefined, pino({ level: 'silent' }), PATIENCE)
    close = () => {
      server.close()
      server.closeAllConnections()
    }
  })
  afterAll(async () => {
    close()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  const asked = () => request({ socketPath: controlSocket(folder), path: '/restore', method: 'POST' })

  test('waits for the server, however long that is busy', async () => {
    let isDone = false
    const restoring = asked()
    const answered = responseTo(restoring)
    void answered.then(() => {
      isDone = true
    })
    await database.db.transaction().execute(async tx => {
      await sql`lock table organizations in access exclusive mode`.execute(tx)
      restoring.end(packed)
      // Several times as long as a client may be silent.
      await sql`select pg_sleep(${(PATIENCE * 5) / 1000})`.execute(tx)
      expect(isDone).toBe(false)
    })
    const response = await answered
    expect(response.statusCode).toBe(200)
    expect(await text(response)).toMatch(/"made":"\d{4}-/)
  })

  test('ends for a client that falls silent, and nothing was restored', async () => {
    const { rows } = await sql`update organizations set name = 'Later' returning id`.execute(database.db)
    expect(rows).toHaveLength(1)
    const silent = asked()
    const ended = new Promise(resolve => {
      silent.on('close', resolve).on('error', () => undefined)
    })
    silent.write(packed.subarray(0, packed.length / 2))
    await ended
    expect((await sql`select name from organizations`.execute(database.db)).rows).toEqual([{ name: 'Later' }])
  })
})
