import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'

describe('check-ins by REST', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let office: Client
  let scorekeeper: Client
  let game: number
  const list = () => `/tournaments/${league.tournament}/check_ins/?day=2026-06-01`

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    office = new Client(server.url, await server.signIn('admin', league.organization))
    scorekeeper = new Client(server.url, await server.signIn('scorekeeper', league.organization))
  })
  afterAll(() => server.stop())

  test('a scorekeeper checks a team in, and the office sees it', async () => {
    const sent = await scorekeeper.post(`/games/${game}/check_ins/`, { team_id: league.teams[0] })
    expect(sent.status).toBe(201)
    expect(sent.body).toEqual({ game_id: game, team_id: league.teams[0], player_id: null, is_here: true })
    const { body } = await office.get(list())
    expect(body).toMatchObject({
      is_used: true,
      teams: [
        { team_id: league.teams[0], team: { name: 'Sexy Legs' }, is_here: true, game_id: game },
        { team_id: league.teams[1], is_here: null },
      ],
    })
  })

  test('a later one replaces an earlier one', async () => {
    await office.post(`/games/${game}/check_ins/`, { team_id: league.teams[0], is_here: false })
    expect((await office.get(list())).body).toMatchObject({ teams: [{ is_here: false }, {}] })
  })

  test('of one day says nothing about another day', async () => {
    const other = await office.get(`/tournaments/${league.tournament}/check_ins/?day=2026-06-02`)
    expect(other.body).toEqual({ is_used: false, teams: [] })
  })

  test('a team that does not play the game is refused with the reason', async () => {
    const elsewhere = await makeLeague(server.db)
    const { status, body } = await office.post(`/games/${game}/check_ins/`, { team_id: elsewhere.teams[0] })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'does_not_count' })
  })

  test('a player of the other team is refused, naming the field', async () => {
    const [team] = league.teams
    const [, [player]] = league.players
    const { status, body } = await office.post(`/games/${game}/check_ins/`, {
      team_id: team,
      player_id: player,
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: { player_id: ['This player is not on the roster of the team.'] } })
  })

  test('only those who may record there check in, and only those who change the event read the list', async () => {
    const viewer = new Client(server.url, await server.signIn('viewer', league.organization))
    const foreign = await makeLeague(server.db)
    const stranger = new Client(server.url, await server.signIn('admin', foreign.organization))
    for (const client of [viewer, stranger])
      expect((await client.post(`/games/${game}/check_ins/`, { team_id: league.teams[0] })).status).toBe(403)
    expect((await scorekeeper.get(list())).status).toBe(403)
    expect((await new Client(server.url).get(list())).status).toBe(401)
  })

  test('of a game of a season without tournament are listed with the season', async () => {
    const { id } = await office.make('games', {
      season_id: league.season,
      team_1_id: league.teams[0],
      team_2_id: league.teams[1],
      start_time: '2026-06-03T10:00:00',
      timezone: 'UTC',
    })
    await office.post(`/games/${id}/check_ins/`, { team_id: league.teams[1] })
    const { body } = await office.get(`/seasons/${league.season}/check_ins/?day=2026-06-03`)
    expect(body).toMatchObject({ is_used: true, teams: [{ is_here: null }, { is_here: true }] })
  })
})
