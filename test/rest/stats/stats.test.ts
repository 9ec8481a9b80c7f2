import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ultimatePlays } from '../../../shared-schema/sports/ultimate/plays.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { objectWith, someText } from '../../support/matchers.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'

describe('statistics', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let client: Client
  let league: SmallLeague
  let games: number[]
  let ann: number
  let bob: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    client = new Client(server.url)
    league = await makeLeague(server.db)
    games = [await makeGame(server.db, league), await makeGame(server.db, league)]
    const office = new Client(server.url, await server.signIn('scorekeeper', league.organization))
    const [one] = league.teams
    ;[ann = 0, bob = 0] = league.players[0]
    const play = (game_id: number, type: number, player_1_id: number | null, player_2_id: number | null) =>
      office.make('events', {
        game_id,
        type,
        player_1_id,
        player_1_team_id: one,
        player_2_id,
        player_2_team_id: player_2_id === null ? null : one,
      })
    for (const game of games) {
      await play(game, ultimatePlays.pass, ann, bob)
      await play(game, ultimatePlays.goal, bob, ann)
      await play(game, ultimatePlays.throwaway, ann, null)
    }
    await play(games[1] ?? 0, ultimatePlays.goal, ann, bob)
    await office.make('game_scores', { game_id: games[0], team_1_score: 1, team_2_score: 0, is_final: true })
  })
  afterAll(() => server.stop())

  const path = (family: string) => `/stats/ultimate/${family}/`

  test.each([
    ['player_stats_per_game', 4],
    ['player_stats_per_team', 2],
    ['player_stats_per_tournament', 2],
    ['player_stats_per_season', 2],
    ['player_stats_per_league', 2],
    ['player_stats_per_sport', 2],
    ['team_stats_per_game', 4],
    ['team_stats_per_tournament', 2],
    ['team_stats_per_season', 2],
    ['team_stats_per_league', 2],
    ['team_stats_per_sport', 2],
  ])('%s lists %i lines, and each is at its own address', async (family, count) => {
    const { meta, objects } = await client.list(path(family))
    expect(meta.total_count).toBe(count)
    for (const line of objects) expect((await client.get(String(line.resource_uri))).body).toEqual(line)
  })

  test("a player's line in a game has all counters of the sport and what follows from them", async () => {
    const { status, body } = await client.get(`/stats/ultimate/player_stats_per_game/${ann}/${games[0]}/`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      player_id: ann,
      team_id: league.teams[0],
      game_id: games[0],
      tournament_id: league.tournament,
      season_id: league.season,
      league_id: league.league,
      player: { id: ann, first_name: 'Ann' },
      team: { name: 'Sexy Legs' },
      game: { id: games[0] },
      tournament: { name: 'Test Cup' },
      season: { name: '2026' },
      league: { name: 'Test League' },
      games_played: 1,
      goals_caught: 1,
      goals_thrown: 0,
      passes_thrown: 2,
      completed_passes_thrown: 1,
      throwaways: 1,
      turnovers: 1,
      drops: 0,
      ds: 0,
      callahans: 0,
      pulls: 0,
      points_played: 0,
      completion_percent: 50,
      plus_minus: 0,
      offense_plus_minus: 0,
      defense_plus_minus: 0,
      time_last_updated: someText(/\+00:00$/),
    })
    expect(body).not.toHaveProperty('wins')
  })

  test("a team's line in a tournament has results and what the opponents did", async () => {
    const { body } = await client.get(
      `/stats/ultimate/team_stats_per_tournament/${league.teams[1]}/${league.tournament}/`,
    )
    expect(body).toMatchObject({
      team_id: league.teams[1],
      team: { name: 'Rusty Bikes' },
      tournament_id: league.tournament,
      games_played: 2,
      wins: 0,
      losses: 1,
      ties: 0,
      points_scored: 0,
      points_allowed: 3,
      opponent_throwaways: 2,
      opponent_turnovers: 2,
      timeouts: 0,
    })
    for (const absent of ['game_id', 'player_id', 'points_played']) expect(body).not.toHaveProperty(absent)
  })

  test('fields and order_by work, also on counters', async () => {
    const goals = (order: string) =>
      client.column(
        `${path('player_stats_per_season')}?order_by=[${order}]&fields=[player_id,goals_caught]`,
        'player_id',
      )
    expect(await goals('-goals_caught')).toEqual([ann, bob])
    expect(await goals('goals_caught, player_id')).toEqual([bob, ann])
    const {
      objects: [line],
    } = await client.list(
      `${path('team_stats_per_tournament')}?order_by=[-wins,losses,points_allowed]&fields=[team,wins]&limit=1`,
    )
    expect(line).toEqual({
      team: objectWith({ name: 'Sexy Legs' }),
      team_id: league.teams[0],
      wins: 1,
      resource_uri: someText(),
    })
  })

  describe('filters', () => {
    const count = async (family: string, query: string) =>
      (await client.list(`${path(family)}?${query}`)).meta.total_count

    test('by the ids of what a line belongs to', async () => {
      expect(await count('player_stats_per_game', `game_ids=[${games[0]}]`)).toBe(2)
      expect(await count('player_stats_per_game', `game_ids=[${games.join(',')}]&player_ids=[${ann}]`)).toBe(
        2,
      )
      expect(
        await count('team_stats_per_season', `season_ids=[${league.season}]&team_ids=[${league.teams[0]}]`),
      ).toBe(1)
      expect(await count('team_stats_per_league', 'league_ids=[4711]')).toBe(0)
      expect(await count('team_stats_per_tournament', `tournament_ids=[${league.tournament}]`)).toBe(2)
    })

    test('find the players of a team also where their lines belong to none', async () => {
      expect(await count('player_stats_per_tournament', `team_ids=[${league.teams[0]}]`)).toBe(2)
      expect(await count('player_stats_per_tournament', `team_ids=[${league.teams[1]}]`)).toBe(0)
    })

    test('by organization, by when a line changed last, and by what is none', async () => {
      expect(await count('team_stats_per_season', `organization_id=${league.organization}`)).toBe(2)
      expect(await count('team_stats_per_season', 'organization_ids=[4711,null]')).toBe(0)
      expect(await count('player_stats_per_sport', 'updated_after=2020-01-01T00:00:00Z')).toBe(2)
      expect(await count('player_stats_per_sport', 'updated_after=2101-01-01T00:00:00Z')).toBe(0)
      expect(await count('player_stats_per_game', 'tournament_id=null')).toBe(0)
      expect(await count('player_stats_per_game', `tournament_ids=[null,${league.tournament}]`)).toBe(4)
    })

    test('pass over junk', async () => {
      expect(await count('player_stats_per_game', 'player_ids%5B5%5D')).toBe(4)
    })
  })

  test('of a sport that there is not are 404, and say which there are', async () => {
    const reply = await client.get('/stats/quidditch/team_stats_per_season/')
    expect(reply.status).toBe(404)
    expect(reply.body.error_message).toMatch(/no sport called quidditch.*ultimate/)
    expect((await client.list('/stats/field%20hockey/team_stats_per_season/')).meta.total_count).toBe(0)
  })

  test('of something that nothing was recorded of are 404', async () => {
    expect((await client.get(`/stats/ultimate/player_stats_per_game/${ann}/4711/`)).status).toBe(404)
    expect((await client.get(`/stats/ultimate/player_stats_per_game/${ann}/x/`)).status).toBe(404)
  })

  test('of a hidden tournament, or of an organization that is not public, are seen by members alone', async () => {
    const line = `/stats/ultimate/team_stats_per_tournament/${league.teams[0]}/${league.tournament}/`
    await server.db
      .updateTable('tournaments')
      .set({ visibility: 'hidden' })
      .where('id', '=', league.tournament)
      .execute()
    expect((await client.get(line)).status).toBe(401)
    expect((await client.list(path('team_stats_per_game'))).meta.total_count).toBe(0)
    expect((await client.list(path('team_stats_per_season'))).meta.total_count).toBe(2)
    await server.db.updateTable('organizations').set({ is_public: false }).execute()
    expect((await client.list(path('team_stats_per_season'))).meta.total_count).toBe(0)
    expect(
      (await new Client(server.url, await server.signIn('viewer', league.organization)).get(line)).status,
    ).toBe(200)
    expect((await new Client(server.url, await server.signIn('owner')).get(line)).status).toBe(200)
  })
})
