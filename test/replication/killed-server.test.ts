/** @module-tag long */
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { invite } from '../../server/accounts/links/invitations.ts'
import { openDatabase } from '../../server/database/connection.ts'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { embeddedDatabases } from '../support/database.ts'
import { makeGame, makeLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { joinBy, spawnServer } from '../support/server.ts'

describe('L3, L6: a server with an embedded database that is killed', () => {
  const freshDatabaseUrl = embeddedDatabases()
  let dataFolder: string
  let scope: Scope
  let game: number
  let team: number
  let code: string

  beforeAll(async () => {
    dataFolder = fileURLToPath(await freshDatabaseUrl())
    const database = await openDatabase(undefined, dataFolder)
    const league = await makeLeague(database.db)
    game = await makeGame(database.db, league)
    team = league.teams[0]
    scope = `tournament:${league.tournament}`
    code = await invite(
      database.db,
      { organization_id: league.organization, role: 'scorekeeper', place: null },
      null,
    )
    await database.close()
  })

  test('has every acknowledged entry when it is back, once, and positions that go on where they were', async () => {
    let server = await spawnServer({ dataFolder })
    const token = await joinBy(server.url, code, 'scorekeeper')
    const first = new Device(server.url, scope, token)
    const sent: object[] = []
    let head = 0
    for (let round = 0; round < 2; round++) {
      const device = new Device(server.url, scope, token)
      for (let goal = 0; goal < 4; goal++) {
        const entry = first.entry(game, 'play', goalOf(team, null, null))
        expect((await device.push([entry])).status).toBe(200)
        sent.push(entry)
      }
      // One more is under way when the server dies: whether it was taken is for the tablet to find out by
      // sending it again.
      const underWay = first.entry(game, 'play', goalOf(team, null, null))
      const answer = device.push([underWay]).catch(() => undefined)
      await server.kill('SIGKILL')
      await answer
      server = await spawnServer({ dataFolder })
      sent.push(underWay)
      await new Device(server.url, scope, token).push(sent)
      const page = await new Device(server.url, scope, token).pull('entries', head)
      expect(page.documents).toHaveLength(5)
      head = page.head
    }
    expect(await new Device(server.url, scope, token).score(game)).toBe('10-0 live')
    await server.stop()
  })
})
