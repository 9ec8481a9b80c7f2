import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { at } from '../../../shared-schema/rules/at.ts'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague } from '../../support/league.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { ClientThread } from './client-thread.ts'
import type { RxdbVersion } from './documented-client.ts'
import { Gate } from './gate.ts'

describe('L6: a client as the documentation shows it', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())

  // While RxDB sends it puts aside what a stream brings, and afterwards drops a RESYNC that waits behind it.
  async function missesNothing(version: RxdbVersion): Promise<void> {
    const league = await makeLeague(server.db)
    const game = await makeGame(server.db, league)
    const token = await server.signIn('scorekeeper', league.organization)
    const scope = `tournament:${league.tournament}` as const
    const [here, elsewhere] = [new Device(server.url, scope, token), new Device(server.url, scope, token)]
    const goal = (device: Device) => {
      const entry = device.entry(game, 'play', goalOf(league.teams[0], null, null))
      return { entry, id: String(Reflect.get(entry, 'id')) }
    }
    const gate = await Gate.open(server.url)
    const thread = new ClientThread()
    onTestFinished(async () => {
      await thread.end()
      gate.close()
    })
    await thread.open(`event-${league.tournament}`, [
      { version, address: `${gate.url}/replication/${scope}`, token },
    ])
    const held = async () => at((await thread.show()).clients, 0).documents
    await expect.poll(async () => (await held()).catalog.length).toBeGreaterThan(0)
    await expect.poll(() => gate.opened).toBe(1)

    gate.letsPushesPass = false
    const own = goal(here)
    await thread.record(0, own.entry)
    await expect.poll(() => gate.refused).toBeGreaterThan(0)
    const before = goal(elsewhere)
    await elsewhere.push([before.entry])
    await expect.poll(() => gate.streamed).toContain(before.id)

    gate.letsStreamsPass = false
    gate.cut()
    const meanwhile = goal(elsewhere)
    await elsewhere.push([meanwhile.entry])
    gate.letsStreamsPass = true
    await expect.poll(() => gate.opened).toBe(2)
    const after = goal(elsewhere)
    await elsewhere.push([after.entry])
    await expect.poll(() => gate.streamed).toContain(after.id)
    expect(gate.streamed).not.toContain(meanwhile.id)

    gate.letsPushesPass = true
    const all = [own, before, meanwhile, after].map(({ id }) => id).toSorted()
    await expect.poll(async () => (await held()).entries.map(({ id }) => id).toSorted()).toEqual(all)
  }

  test('gets what was recorded elsewhere while it was sending and its stream was broken', () =>
    missesNothing(17))
  test('the same with RxDB 16', { tags: ['long'] }, () => missesNothing(16))
})
