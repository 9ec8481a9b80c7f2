import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDump } from '../../../server/tools/import/import-dump.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import { Client } from '../../rest/client.ts'
import { postgresDatabases } from '../../support/database.ts'
import { Device, onePoint } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const freshDatabaseUrl = postgresDatabases()
const scope: Scope = 'season:9'
const GAME = 5
let server: TestServer
let office: Client
let tablet: Device

beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  await importGame()
  office = new Client(server.url, await server.signIn('owner'))
  tablet = new Device(server.url, scope, await server.signIn('scorekeeper'))
})
afterAll(() => server.stop())

/** Imports a game of two teams without any plays in the dump. */
async function importGame(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sideline-import-'))
  const season = { id: 9, name: '2012', league_id: 7, league: { id: 7, name: 'Club Mixed' } }
  await writeFile(
    join(folder, 'games.json'),
    JSON.stringify([
      { id: GAME, season_id: 9, season, team_1_id: 1, team_2_id: 2, start_time: '2012-06-17T12:00:00+02:00' },
    ]),
  )
  await importDump(server.db, folder, () => undefined)
  await rm(folder, { recursive: true })
}

test('a deleted game that is imported again has what was recorded at it before and since: on the tablets, in the rows and the stat lines', async () => {
  const goal = () => tablet.entry(GAME, 'play', goalOf(1, null, null))
  const point = () => tablet.entry(GAME, 'score', onePoint)
  const shown = async () =>
    (await tablet.pull('entries')).documents.filter(document => !document._deleted).length
  await tablet.push([
    tablet.entry(GAME, 'claim', { term: 1 }),
    goal(),
    tablet.entry(GAME, 'status', { status: 'final' }),
    point(),
  ])
  expect([await tablet.score(GAME), await tablet.verdicts(), await shown()]).toEqual([
    '1-0 final',
    ['after_final'],
    4,
  ])

  expect((await office.delete(`/games/${GAME}/?cascade=true`)).status).toBe(204)
  const late = point()
  expect((await tablet.push([late])).status).toBe(200)
  const [verdict] = (await tablet.results()).flatMap(result =>
    result.kind === 'verdict' ? [result.data] : [],
  )
  expect([await tablet.score(GAME), await tablet.verdicts(), await shown()]).toEqual([
    undefined,
    ['unknown_game'],
    0,
  ])
  expect(verdict).toMatchObject({ reason: 'unknown_game', game: null })

  await importGame()
  expect([await tablet.score(GAME), (await tablet.verdicts()).sort(), await shown()]).toEqual([
    '1-0 final',
    ['after_final', 'after_final'],
    5,
  ])
  expect((await office.get(`/games/${GAME}/`)).body).toMatchObject({
    team_1_score: 1,
    team_2_score: 0,
    status: 'final',
  })
  expect((await office.list(`/events/?game_id=${GAME}`)).objects).toHaveLength(1)
  expect(
    await server.db
      .selectFrom('stat_lines')
      .select('team_id')
      .where('game_id', '=', GAME)
      .where('team_id', '=', 1)
      .execute(),
  ).toHaveLength(1)

  const again = await tablet.push([late])
  expect([again.status, await again.json()]).toEqual([200, []])
  await importGame()
  expect([await tablet.score(GAME), await shown()]).toEqual(['1-0 final', 5])
})
