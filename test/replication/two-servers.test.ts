import { createParser } from 'eventsource-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../../server/database/connection.ts'
import { EPOCH, type Scope } from '../../shared-schema/replication/scope.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { emptyPostgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { joinAs, spawnServer, type SpawnedServer } from '../support/server.ts'

const change = z.object({
  scope: z.string(),
  changes: z.record(z.string(), z.object({ documents: z.array(z.looseObject({ id: z.string() })) })),
})

/** Follows the one stream of a tab and keeps the ids of the documents that it brings. */
async function follow(
  device: Device,
): Promise<{ ids: string[]; opened: Promise<void>; until(id: string): Promise<void>; close(): void }> {
  const ids: string[] = []
  const stop = new AbortController()
  const waiting = new Set<() => void>()
  let open: () => void = () => undefined
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  const response = await device.ask(`${EPOCH}/stream?scopes=${device.scope}`, { signal: stop.signal })
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'open') open()
      if (event === 'changes')
        ids.push(
          ...Object.values(change.parse(JSON.parse(data)).changes).flatMap(({ documents }) =>
            documents.map(({ id }) => id),
          ),
        )
      for (const look of waiting) look()
    },
  })
  void (async () => {
    const decoder = new TextDecoder()
    if (response.body)
      for await (const chunk of response.body) parser.feed(decoder.decode(chunk, { stream: true }))
  })().catch(() => undefined)
  return {
    ids,
    opened,
    close: () => stop.abort(),
    until: id =>
      new Promise(resolve => {
        const look = () => {
          if (ids.includes(id)) {
            waiting.delete(look)
            resolve()
          }
        }
        waiting.add(look)
        look()
      }),
  }
}

describe('L6: two server processes on one PostgreSQL', () => {
  const freshDatabaseUrl = emptyPostgresDatabases()
  let databaseUrl: string
  let servers: [SpawnedServer, SpawnedServer]
  let league: SmallLeague
  let scope: Scope
  let token: string
  let game: number

  beforeAll(async () => {
    databaseUrl = await freshDatabaseUrl()
    const env = { SECRET: 'a secret for tests alone, never for use' }
    servers = await Promise.all([spawnServer({ databaseUrl, env }), spawnServer({ databaseUrl, env })])
    const database = await openDatabase(databaseUrl, '')
    league = await makeLeague(database.db)
    game = await makeGame(database.db, league)
    scope = `tournament:${league.tournament}`
    token = await joinAs(servers[0].url, database.db, 'scorekeeper', league.organization)
    await database.close()
  })
  afterAll(() => Promise.all(servers.map(server => server.stop())))

  const goal = () => goalOf(league.teams[0], league.players[0][0] ?? null, null)

  test('a goal pushed to one reaches a tablet that streams from the other', async () => {
    const [here, there] = [new Device(servers[0].url, scope, token), new Device(servers[1].url, scope, token)]
    const stream = await follow(there)
    await stream.opened
    const entry = here.entry(game, 'play', goal())
    await here.push([entry])
    await stream.until(String(Reflect.get(entry, 'id')))
    await stream.until(`game/${game}`)
    stream.close()
    expect(await there.score(game)).toBe('1-0 live')
  })

  test('a reader of one misses nothing of what many push to both at once, in the order of commits', async () => {
    const reader = new Device(servers[1].url, scope, token)
    const writers = Array.from(
      { length: 6 },
      (_, index) => new Device(servers[index % 2 === 0 ? 0 : 1].url, scope, token),
    )
    const database = await openDatabase(databaseUrl, '')
    const games = await Promise.all(writers.map(() => makeGame(database.db, league)))
    await database.close()
    const pushed: string[] = []
    const writing = Promise.all(
      writers.map(async (writer, index) => {
        for (let round = 0; round < 15; round++) {
          const entry = writer.entry(games[index] ?? game, 'play', goal())
          pushed.push(String(Reflect.get(entry, 'id')))
          expect((await writer.push([entry])).status).toBe(200)
        }
      }),
    )
    let isWriting = true
    void writing.finally(() => {
      isWriting = false
    })
    const start = (await reader.pull('entries')).head
    const seen: string[] = []
    for (let lwt = start, last = false; ;) {
      const page = await reader.pull('entries', lwt, 7)
      seen.push(...page.documents.map(document => document.id))
      lwt = page.checkpoint.lwt
      if (last && page.documents.length === 0) break
      last = !isWriting
    }
    await writing
    expect(new Set(pushed).size).toBe(90)
    const all = (await reader.pull('entries')).documents.map(document => document.id)
    expect(all).toEqual(expect.arrayContaining(pushed))
    // Documents from before the reader's start and those it saw since are all there are, each once.
    expect([...new Set(seen)].length).toBe(seen.length)
    const before = new Set(all.slice(0, all.length - seen.length))
    expect(pushed.filter(id => !before.has(id) && !seen.includes(id))).toEqual([])
  })

  test('an acknowledged entry outlives the kill of the server that took it', async () => {
    const device = new Device(servers[0].url, scope, token)
    const entry = device.entry(game, 'play', goal())
    expect((await device.push([entry])).status).toBe(200)
    await servers[0].kill('SIGKILL')
    const { documents } = await new Device(servers[1].url, scope, token).pull('entries')
    expect(documents.map(document => document.id)).toContain(String(Reflect.get(entry, 'id')))
  })
})
