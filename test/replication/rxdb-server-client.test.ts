import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { storedSchema } from '../../client/sync/storage/stored-schema.ts'
import { documentSchemas } from '../../shared-schema/replication/schemas.ts'
import { EPOCH, type Scope } from '../../shared-schema/replication/scope.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const { catalog, entries, results } = documentSchemas
const schemas = JSON.stringify({
  catalog: storedSchema(catalog),
  entries: storedSchema(entries),
  results: storedSchema(results),
})

const line = z.union([
  z.object({ collection: z.string(), document: z.looseObject({ id: z.string() }) }),
  z.object({ error: z.string() }),
])

describe('the client that comes with rxdb-server', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let scope: Scope
  let token: string
  let game: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    scope = `tournament:${league.tournament}`
    token = await server.signIn('scorekeeper', league.organization)
    game = await makeGame(server.db, league)
  })
  afterAll(() => server.stop())

  /** A program with it, that keeps what it prints. */
  function replicate(epoch: number) {
    const program = resolve(import.meta.dirname, '../rxdb-server-client/replicate.mjs')
    const child = spawn(
      process.execPath,
      [program, `${server.url}/replication/${scope}`, String(epoch), token, schemas],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    )
    onTestFinished(() => {
      child.kill()
    })
    const documents = new Map<string, unknown>()
    const errors: string[] = []
    createInterface({ input: child.stdout }).on('line', text => {
      const printed = line.parse(JSON.parse(text))
      if ('error' in printed) errors.push(printed.error)
      else documents.set(`${printed.collection} ${printed.document.id}`, printed.document)
    })
    return { documents, errors, record: (entry: object) => child.stdin.write(`${JSON.stringify(entry)}\n`) }
  }

  test('pulls a tournament, sends an entry, and hears of the entries of others', async () => {
    const desk = new Device(server.url, scope, token)
    const wanted = (await desk.pull('catalog')).documents
    const tablet = replicate(EPOCH)
    await expect
      .poll(() => wanted.map(({ id }) => id).filter(id => !tablet.documents.has(`catalog ${id}`)))
      .toEqual([])

    tablet.record(
      desk.entry(game, 'play', goalOf(league.teams[0], null, null), {
        device_id: new Device(server.url, scope, token).id,
      }),
    )
    await expect.poll(() => desk.score(game)).toBe('1-0 live')
    const other = desk.entry(game, 'play', goalOf(league.teams[1], null, null), {
      id: '01900000-0000-7000-8000-000000000001',
    })
    await desk.push([other])
    await expect
      .poll(() => tablet.documents.get('entries 01900000-0000-7000-8000-000000000001'))
      .toMatchObject(other)
    const score = await desk.score(game)
    const result = z.object({
      data: z.object({ team_1_score: z.int(), team_2_score: z.int(), status: z.string() }),
    })
    await expect
      .poll(() => {
        const { data } = result.parse(tablet.documents.get(`results game/${game}`))
        return `${data.team_1_score}-${data.team_2_score} ${data.status}`
      })
      .toBe(score)
    expect(tablet.errors).toEqual([])
  })

  test('is told when it is outdated', async () => {
    const tablet = replicate(EPOCH - 1)
    await expect.poll(() => tablet.errors).toContain('outdated')
  })
})
