import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import { postgresDatabases } from '../../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { someText } from '../../support/matchers.ts'
import { Device, onePoint } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'

describe('the list of what was not counted', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let game: number
  let office: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    office = new Client(server.url, await server.signIn('admin', league.organization))
  })

  const tabletOf = async (role: 'viewer' | 'scorekeeper') =>
    new Device(server.url, `tournament:${league.tournament}`, await server.signIn(role, league.organization))
  const goal = () => goalOf(league.teams[0], null, null)
  const listed = async () => (await office.list(`/verdicts/?tournament_id=${league.tournament}`)).objects
  const judge = (body: object, client = office) => client.post('/verdicts/', body)

  test('says what it was, who recorded it on which tablet, and why it does not count', async () => {
    const viewer = await tabletOf('viewer')
    await viewer.push([viewer.entry(game, 'play', goal())])
    expect(await listed()).toEqual([
      {
        entry_id: someText(),
        organization_id: league.organization,
        tournament_id: league.tournament,
        season_id: null,
        game_id: game,
        reason: 'not_allowed',
        text: someText(/^Not counted in Game \d+, Sexy Legs – Rusty Bikes: you may not record this game/),
        device_id: viewer.id,
        person: { id: someText(), name: 'Test viewer' },
        recorded_by: 'Test',
        recorded_at: '2026-06-01T08:00:00.000Z',
        received_at: someText(/^20/),
        kind: 'play',
        data: goal(),
        content: null,
      },
    ])
  })

  test('has what was sent for a deleted game, what came after the end, and what could not be read', async () => {
    const tablet = await tabletOf('scorekeeper')
    const other = await makeGame(server.db, league)
    await office.delete(`/games/${other}/?cascade=true`)
    await tablet.push([tablet.entry(other, 'play', goal())])
    await tablet.push([
      tablet.entry(game, 'status', { status: 'final' }),
      tablet.entry(game, 'score', onePoint),
    ])
    await tablet.push([{ id: 'what is this', game_id: game, device_id: tablet.id }])
    expect((await listed()).map(({ reason, content }) => [reason, content === null])).toEqual([
      ['unreadable', false],
      ['after_final', true],
      ['unknown_game', true],
    ])
    expect((await office.list(`/verdicts/?game_id=${other}`)).objects).toMatchObject([
      { reason: 'unknown_game' },
    ])
  })

  test('is judged again by the roles that there are by now', async () => {
    const tablet = await tabletOf('viewer')
    await tablet.push([tablet.entry(game, 'play', goal()), tablet.entry(game, 'play', goal())])
    expect((await judge({ tournament_id: league.tournament })).body).toEqual({ counted: 0, not_counted: 2 })

    // Without an invitation, which would have it judged by itself.
    await server.db
      .updateTable('roles')
      .set({ role: 'scorekeeper' })
      .where('organization_id', '=', league.organization)
      .where('role', '=', 'viewer')
      .execute()
    expect((await judge({ tournament_id: league.tournament })).body).toEqual({ counted: 2, not_counted: 0 })
    expect([await listed(), await tablet.score(game)]).toEqual([[], '2-0 live'])
  })

  test('is for those who manage the event', async () => {
    const stranger = new Client(
      server.url,
      await server.signIn('admin', await make(server.db, 'organizations', { name: 'Another' })),
    )
    expect((await stranger.list('/verdicts/')).meta.total_count).toBe(0)
    expect((await judge({ tournament_id: league.tournament }, stranger)).status).toBe(403)
    expect((await judge({ season_id: league.season }, stranger)).status).toBe(403)
    expect((await judge({ tournament_id: league.tournament }, new Client(server.url))).status).toBe(401)
    expect((await judge({ tournament_id: 999_999 })).status).toBe(404)
    expect((await judge({})).body.errors).toHaveProperty('tournament_id')
    expect((await judge({ season_id: league.season })).body).toEqual({ counted: 0, not_counted: 0 })
  })
})
