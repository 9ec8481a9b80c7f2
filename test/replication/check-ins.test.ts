import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { settleFinishedGames } from '../../server/games/settle.ts'
import { EPOCH } from '../../shared-schema/replication/scope.ts'
import type { EntryOf } from '../../shared-schema/replication/entry.ts'
import { Client } from '../rest/client.ts'
import { postgresDatabases } from '../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const DAY = '2026-06-01'

const answer = z.object({
  is_used: z.boolean(),
  teams: z.array(
    z.object({
      team_id: z.int(),
      is_here: z.boolean().nullable(),
      game_id: z.int(),
      players: z.array(z.object({ player_id: z.int(), is_here: z.boolean().nullable() })),
    }),
  ),
})

describe('L3, L8: a check-in', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let league: SmallLeague
  let game: number
  let tablet: Device
  let other: Device
  let team: number
  let player: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())

  beforeEach(async () => {
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    office = new Client(server.url, await server.signIn('admin', league.organization))
    const scorekeeper = async () =>
      new Device(
        server.url,
        `tournament:${league.tournament}`,
        await server.signIn('scorekeeper', league.organization),
      )
    tablet = await scorekeeper()
    other = await scorekeeper()
    team = league.teams[0]
    player = league.players[0][0] ?? 0
  })

  const checkIn = (data: Partial<EntryOf<'check_in'>['data']> = {}) => ({
    ...{ team_id: team, player_id: null, is_here: true, turn: 1, day: DAY },
    ...data,
  })
  const day = async () => {
    const { status, body } = await office.get(`/tournaments/${league.tournament}/check_ins/?day=${DAY}`)
    expect(status).toBe(200)
    return answer.parse(body)
  }
  const present = async () => (await day()).teams.find(({ team_id }) => team_id === team)
  const playerIsHere = async () =>
    (await present())?.players.find(({ player_id }) => player_id === player)?.is_here

  test('of a team and a player reaches the office, however often it is sent', async () => {
    expect(await day()).toMatchObject({ is_used: false })
    expect(await present()).toMatchObject({ is_here: null, game_id: game })
    const entries = [
      tablet.entry(game, 'check_in', checkIn()),
      tablet.entry(game, 'check_in', checkIn({ player_id: player })),
    ]
    for (let sent = 0; sent < 2; sent++) await tablet.push(entries)
    expect(await day()).toMatchObject({ is_used: true })
    expect(await present()).toMatchObject({ is_here: true })
    expect(await playerIsHere()).toBe(true)
    expect(await tablet.verdicts()).toEqual([])
  })

  test('of a day is none of another one, to which the game is moved', async () => {
    await tablet.push([tablet.entry(game, 'check_in', checkIn())])
    await office.put(`/games/${game}/`, { start_time: '2026-06-02T10:00:00' })
    const { body } = await office.get(`/tournaments/${league.tournament}/check_ins/?day=2026-06-02`)
    expect(body).toMatchObject({ is_used: false, teams: [{ is_here: null }, { is_here: null }] })
  })

  test('of a player says that the team is there, and can be taken back', async () => {
    const sent = tablet.entry(game, 'check_in', checkIn({ player_id: player }), {
      id: '01890000-0000-7000-8000-000000000009',
    })
    await tablet.push([sent])
    expect(await present()).toMatchObject({ is_here: true })
    await tablet.push([
      tablet.entry(game, 'withdrawal', { entry_id: '01890000-0000-7000-8000-000000000009' }),
    ])
    expect(await present()).toMatchObject({ is_here: null })
  })

  test('begins no game and takes no game over', async () => {
    await tablet.push([tablet.entry(game, 'check_in', checkIn())])
    expect(await tablet.score(game)).toBe('0-0 scheduled')
    expect((await office.get(`/games/${game}/`)).body).toMatchObject({ status: 'scheduled' })
    const keepers = await office.get(`/scorekeepers/?tournament_id=${league.tournament}`)
    expect(keepers.body).toMatchObject({ scorekeepers: [] })
  })

  test('of the highest turn counts at every game of the day', async () => {
    const later = await makeGame(server.db, league)
    await tablet.push([
      tablet.entry(game, 'check_in', checkIn({ turn: 2 })),
      tablet.entry(later, 'check_in', checkIn({ turn: 1, is_here: false })),
    ])
    expect(await present()).toMatchObject({ is_here: true })
    const reply = await office.post(`/games/${game}/check_ins/`, { team_id: team, is_here: false })
    expect(reply.status).toBe(201)
    expect(await present()).toMatchObject({ is_here: false })
  })

  test('of the highest turn counts, whichever tablet is heard first', async () => {
    await tablet.push([tablet.entry(game, 'check_in', checkIn({ turn: 3, is_here: false }))])
    await other.push([
      other.entry(game, 'check_in', checkIn({ turn: 1 })),
      other.entry(game, 'check_in', checkIn({ turn: 2 })),
    ])
    expect(await present()).toMatchObject({ is_here: false })
    await other.push([other.entry(game, 'check_in', checkIn({ turn: 4 }))])
    expect(await present()).toMatchObject({ is_here: true })
  })

  test('stays on tablets once the game is settled and its entries have left', async () => {
    await tablet.push([
      tablet.entry(game, 'check_in', checkIn({ player_id: player })),
      tablet.entry(game, 'status', { status: 'final' }),
    ])
    await sql`update games set final_at = now() - interval '2 hours' where id = ${game}`.execute(server.db)
    await settleFinishedGames(server.db)
    const result = (await other.results()).find(({ game_id, kind }) => kind === 'game' && game_id === game)
    expect(result?.data).toMatchObject({
      settled: true,
      check_ins: [{ team_id: team, player_id: player, is_here: true, day: DAY, turn: 1 }],
    })
    expect(await playerIsHere()).toBe(true)
  })

  test('of a team that does not play the game, or of a player who is not of it, gets a verdict', async () => {
    const elsewhere = await makeLeague(server.db)
    await tablet.push([
      tablet.entry(game, 'check_in', checkIn({ team_id: elsewhere.teams[0] })),
      tablet.entry(game, 'check_in', checkIn({ player_id: elsewhere.players[0][0] ?? 0 })),
    ])
    expect((await tablet.verdicts()).sort()).toEqual(['unknown_player', 'unknown_team'])
    expect(await day()).toMatchObject({ is_used: false })
  })

  test('of a team that leaves the game for another one no longer counts there, and counts when it is back', async () => {
    await tablet.push([tablet.entry(game, 'check_in', checkIn())])
    const newcomer = await make(server.db, 'teams', { name: 'Newcomers', season_id: league.season })
    await make(server.db, 'tournament_teams', { tournament_id: league.tournament, team_id: newcomer })
    await office.put(`/games/${game}/`, { team_1_id: newcomer })
    expect(await tablet.verdicts()).toEqual(['unknown_team'])
    await office.put(`/games/${game}/`, { team_1_id: team })
    expect(await tablet.verdicts()).toEqual([])
    expect(await present()).toMatchObject({ is_here: true })
  })

  test('follows a player who is merged into another profile', async () => {
    await tablet.push([tablet.entry(game, 'check_in', checkIn({ player_id: player }))])
    const kept = await make(server.db, 'players', {
      first_name: 'Ann',
      last_name: 'Legs',
      organization_id: league.organization,
    })
    await make(server.db, 'team_players', { team_id: team, player_id: kept })
    expect((await office.send('POST', `/players/merge/${kept}/${player}/`)).status).toBe(200)
    expect((await present())?.players.find(({ player_id }) => player_id === kept)?.is_here).toBe(true)
  })

  test('is read by those who read the game, and is in the export of its player', async () => {
    await tablet.push([tablet.entry(game, 'check_in', checkIn({ player_id: player }))])
    const kinds = async (device: Device) => (await device.pull('entries')).documents.map(({ kind }) => kind)
    expect(await kinds(new Device(server.url, tablet.scope, null))).toEqual(['check_in'])
    const { body } = await office.get(`/players/${player}/export/`)
    expect(body).toMatchObject({ entries: [{ document: { kind: 'check_in' } }] })
    await office.put(`/organizations/${league.organization}/`, { is_public: false })
    expect(
      (
        await new Device(server.url, tablet.scope, null).ask(
          `${tablet.scope}/entries/${EPOCH}/pull?id=&lwt=0&limit=9`,
        )
      ).status,
    ).toBe(401)
  })

  test('of a person without a role there does not count', async () => {
    const stranger = new Device(server.url, tablet.scope, await server.signIn('viewer', league.organization))
    await stranger.push([stranger.entry(game, 'check_in', checkIn())])
    expect(await stranger.verdicts()).toEqual(['not_allowed'])
    expect(await present()).toMatchObject({ is_here: null })
  })
})
