import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ultimatePlays } from '../../../shared-schema/sports/ultimate/plays.ts'
import { postgresDatabases } from '../../support/database.ts'
import { someText } from '../../support/matchers.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'
import { makeSeason, makeTeams } from './league.ts'

/**
 * A Backbone app and a phone app: they send whole models, and follow the addresses in answers.
 */
describe('a stat tracker at the side of the field', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let app: Client
  let season: number
  let teams: number[]
  let game: Body & { id: number }
  const players: number[] = []

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const office = new Client(server.url, await server.signIn('owner'))
    const { organization, season: id } = await makeSeason(office)
    season = id
    teams = await makeTeams(office, season, ['Sexy Legs', 'Rusty Bikes'])
    for (const first_name of ['Ann', 'Bob', 'Cas', 'Dee']) {
      players.push((await office.make('players', { first_name, last_name: 'Player' })).id)
      await office.make('team_players', {
        team_id: teams[players.length > 2 ? 1 : 0],
        player_id: players.at(-1),
        number: players.length,
      })
    }
    app = new Client(server.url, await server.signIn('admin', organization))
  })
  afterAll(() => server.stop())

  test('knows its own player, as /players/me/', async () => {
    expect((await app.get('/players/me/')).body).toMatchObject({
      first_name: 'Test',
      last_name: 'admin',
      nickname: '',
      birth_date: null,
      gender: 0,
      is_claimed: true,
      number_of_fans: 0,
      profile_image_50: '',
    })
    expect((await new Client(server.url).get('/players/me/')).status).toBe(401)
  })

  test("finds leagues by sport, page by page, and a season's teams by name", async () => {
    const { meta, objects } = await app.list('/leagues/?sport=ultimate&offset=0&order_by=[name]&limit=50')
    expect(meta).toMatchObject({ next: null, total_count: 1 })
    expect(objects).toMatchObject([{ name: 'Club Mixed', sport: 'ultimate', gender: 'mixed' }])
    expect(
      await app.column(`/teams/?&season_id=${season}&name=legs&limit=20&order_by=[name]`, 'name'),
    ).toEqual(['Sexy Legs'])
  })

  test('reads a roster with what it shows of each player', async () => {
    const { objects } = await app.list(
      `/team_players/?&team_ids=%5B${teams[0]}%5D&limit=200&fields=%5Bnumber%2Cplayer%2Cplayer_id%2Cteam%2Cteam_id%2Ctime_created%2Ctime_last_updated%5D`,
    )
    expect(objects).toMatchObject([
      {
        number: 2,
        player: { first_name: 'Bob', last_name: 'Player', nickname: '', profile_image_50: '' },
        team: { name: 'Sexy Legs' },
      },
      { number: 1, player: { id: players[0] } },
    ])
  })

  test('makes a game by sending its whole model', async () => {
    const { status, body } = await app.post('/games/', {
      season_id: String(season),
      tournament_id: '',
      team_1_id: String(teams[0]),
      team_2_id: String(teams[1]),
      start_time: '2013-6-1T12:21:49.076518+02:00',
      team_1: { id: teams[0], name: 'x' },
      team_2: {},
      season: null,
      timezone: 'US/Central',
      fields: [],
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      season_id: season,
      tournament_id: null,
      tournament: null,
      team_1: { name: 'Sexy Legs' },
      team_1_score: 0,
      winner_id: null,
      start_time: '2013-06-01T12:21:49.076518+02:00',
    })
    expect((await app.get(String(body.resource_uri))).body).toEqual(body)
    game = { ...body, id: Number(body.id) }
  })

  test('keeps a game as it was when it sends everything back to the address that it was given', async () => {
    const { status, body } = await app.put(String(game.resource_uri), {
      ...game,
      team_1_score: 99,
      winner_id: teams[0],
    })
    expect(status).toBe(202)
    expect(body).toEqual({ ...game, time_last_updated: body.time_last_updated })
  })

  const play = (type: number, roles: Body): Body => ({
    game_id: String(game.id),
    type: String(type),
    time: '2013-06-01T12:30:00+0200',
    ...roles,
  })

  test('records plays with their types, without leading zeros in times or with an offset without colon', async () => {
    const [thrower, scorer] = players
    const made = await app.post(
      '/events/',
      play(ultimatePlays.goal, {
        player_1_id: thrower,
        player_1_team_id: teams[0],
        player_2_id: scorer,
        player_2_team_id: teams[0],
      }),
    )
    expect([200, 201]).toContain(made.status)
    expect(made.body).toMatchObject({
      type: 22,
      player_1_id: thrower,
      player_2_id: scorer,
      player_3_id: null,
      int_1: null,
      time: '2013-06-01T12:30:00+02:00',
    })
    const timeout = await app.post('/events/', {
      game_id: game.id,
      type: 91,
      int_1: teams[1],
      time: '2013-6-1T9:5:3+00:00',
    })
    expect(timeout.body).toMatchObject({ type: 91, int_1: teams[1], time: '2013-06-01T11:05:03+02:00' })
  })

  test('names a player that it knows without the team, which follows from the roster where that is one alone', async () => {
    const [thrower, scorer, other] = players
    const made = await app.make(
      'events',
      play(ultimatePlays.goal, { player_1_id: thrower, player_2_id: scorer }),
    )
    expect(made).toMatchObject({
      player_1_team_id: teams[0],
      player_2_team_id: teams[0],
      player_3_team_id: null,
    })
    await app.delete(`/events/${made.id}/`)
    const block = await app.make(
      'events',
      play(ultimatePlays.block, { player_1_team_id: teams[0], player_3_id: other }),
    )
    expect(block).toMatchObject({ player_1_id: null, player_1_team_id: teams[0], player_3_team_id: teams[1] })
    await app.delete(`/events/${block.id}/`)
  })

  test('corrects a play by PUT, and takes one back twice', async () => {
    const [scorer, thrower] = players
    const made = await app.make(
      'events',
      play(ultimatePlays.goal, {
        player_1_id: scorer,
        player_1_team_id: teams[0],
        player_2_id: thrower,
        player_2_team_id: teams[0],
      }),
    )
    const path = `/events/${made.id}/`
    const put = await app.put(
      path,
      play(ultimatePlays.goal, {
        player_1_id: thrower,
        player_1_team_id: teams[0],
        player_2_id: scorer,
        player_2_team_id: teams[0],
      }),
    )
    expect([200, 202]).toContain(put.status)
    expect(put.body).toMatchObject({ id: made.id, player_2_id: scorer })
    expect(await app.column(`/events/?game_ids=%5B${game.id}%5D&limit=200`, 'id')).toContain(made.id)
    expect((await app.get(`/games/${game.id}/`)).body).toMatchObject({
      team_1_score: 2,
      team_2_score: 0,
      winner_id: null,
    })
    expect((await app.delete(path)).status).toBe(204)
    expect([204, 410]).toContain((await app.delete(path)).status)
    expect((await app.get(`/games/${game.id}/`)).body).toMatchObject({ team_1_score: 1 })
  })

  test('sends scores while the game goes on, and the final one', async () => {
    const live = await app.post('/game_scores/', { game_id: game.id, team_1_score: 14, team_2_score: 13 })
    expect([live.status, live.body.is_final]).toEqual([201, false])
    expect((await app.get(`/games/${game.id}/`)).body).toMatchObject({ team_1_score: 14, winner_id: null })
    await app.make('game_scores', {
      game_id: String(game.id),
      team_1_score: '15',
      team_2_score: '13',
      is_final: 'true',
    })
    expect((await app.get(`/games/${game.id}/`)).body).toMatchObject({
      team_1_score: 15,
      team_2_score: 13,
      winner_id: teams[0],
    })
  })

  test('shows the box score of a game, with all that it asks for', async () => {
    const fields =
      'player, player_id, callahans, completed_passes_thrown, completion_percent, defense_plus_minus, drops, ds, goals_caught, goals_thrown, ' +
      'incomplete_passes_thrown, offense_plus_minus, passes_caught, passes_thrown, picked_up_disc, plus_minus, points_played, pulls, throwaways, turnovers, team_id'
    const asked = `fields=${encodeURIComponent(`[${fields}]`)}&limit=200&order_by=${encodeURIComponent('[-goals_caught, -goals_thrown]')}`
    const { objects } = await app.list(
      `/stats/ultimate/player_stats_per_game/?&game_ids=%5B${game.id}%5D&${asked}`,
    )
    expect(objects.map(line => Object.keys(line).sort())).toEqual(
      objects.map(() => [...fields.split(', '), 'resource_uri'].sort()),
    )
    expect(objects).toMatchObject([
      { player_id: players[1], goals_caught: 1, player: { first_name: 'Bob' } },
      { player_id: players[0], goals_thrown: 1, completion_percent: 100 },
    ])
  })

  test("shows the teams' lines, of opponents too, and none where nothing was recorded", async () => {
    const { objects } = await app.list(
      `/stats/ultimate/team_stats_per_game/?&game_ids=%5B${game.id}%5D&order_by=[team_id]`,
    )
    expect(objects).toMatchObject([
      {
        team: { name: 'Sexy Legs' },
        wins: 1,
        losses: 0,
        points_scored: 15,
        points_allowed: 13,
        goals_thrown: 1,
      },
      {
        team: { name: 'Rusty Bikes' },
        wins: 0,
        losses: 1,
        timeouts: 1,
        opponent_completed_passes_thrown: 1,
        time_last_updated: someText(/\+00:00$/),
      },
    ])
    expect(
      (await app.list('/stats/ultimate/team_stats_per_tournament/?tournament_ids=[4711]')).objects,
    ).toEqual([])
  })

  test('F5: publishes its plays after the final score: they complete the box score, the score stays, and the answer says so', async () => {
    const publish = async (isScoreFirst: boolean) => {
      const { id: game_id } = await app.make('games', {
        season_id: season,
        team_1_id: teams[0],
        team_2_id: teams[1],
        start_time: '2013-06-02T12:00:00+02:00',
      })
      const score = () =>
        app.make('game_scores', { game_id, team_1_score: 3, team_2_score: 1, is_final: true })
      if (isScoreFirst) await score()
      const made: Body[] = []
      for (const [type, side] of [
        [22, 0],
        [21, 0],
        [96, 0],
        [22, 1],
        [22, 0],
        [94, 0],
      ] as const) {
        const [one, two] = [players[2 * side], players[2 * side + 1]]
        made.push(
          await app.make('events', {
            game_id,
            type,
            ...(type < 90 ? { player_1_id: one, player_2_id: two } : {}),
          }),
        )
      }
      if (!isScoreFirst) await score()
      const read = async (path: string) =>
        (await app.list(path)).objects.map(
          ({ game: _, resource_uri: __, time_last_updated: ___, game_id: ____, ...line }) => line,
        )
      const lines = [
        await read(`/stats/ultimate/player_stats_per_game/?game_ids=[${game_id}]&order_by=[player_id]`),
        await read(`/stats/ultimate/team_stats_per_game/?game_ids=[${game_id}]&order_by=[team_id]`),
      ]
      return {
        game_id,
        made,
        lines,
        game: (await app.get(`/games/${game_id}/`)).body,
        plays: (await app.list(`/events/?game_id=${game_id}&limit=50`)).objects,
      }
    }
    const [late, inTime] = [await publish(true), await publish(false)]
    expect(late.made.map(({ after_final, note }) => [after_final, note])).toEqual(
      late.made.map(() => [true, someText(/final.*statistics.*score stays/)]),
    )
    expect(inTime.made.map(({ after_final, note }) => [after_final, note])).toEqual(
      inTime.made.map(() => [false, '']),
    )
    expect(late.game).toMatchObject({
      team_1_score: 3,
      team_2_score: 1,
      winner_id: teams[0],
      status: 'final',
    })
    expect(late.lines).toEqual(inTime.lines)
    expect(late.lines[0]).toMatchObject([
      { goals_thrown: 2, completed_passes_thrown: 3 },
      { goals_caught: 2 },
      { goals_thrown: 1 },
      { goals_caught: 1 },
    ])
    // The newest score is the final one still.
    expect(
      (await app.list(`/game_scores/?game_id=${late.game_id}&order_by=[-id]&limit=1`)).objects,
    ).toMatchObject([{ is_final: true, team_1_score: 3 }])
    const [score] = (await app.list(`/game_scores/?game_id=${late.game_id}`)).objects
    expect((await app.delete(`/game_scores/${String(score?.id)}/`)).status).toBe(204)
    expect((await app.get(`/games/${late.game_id}/`)).body).toMatchObject({
      team_1_score: 2,
      team_2_score: 1,
      winner_id: null,
      status: 'live',
    })
    expect(
      (await app.list(`/events/?game_id=${late.game_id}`)).objects.map(({ after_final }) => after_final),
    ).not.toContain(true)
  })

  test('is not stopped by its own malformed request', async () => {
    expect(
      (await app.get('/stats/ultimate/player_stats_per_game/?&player_ids%5B5%5D&game_ids=%5B4711%5D')).status,
    ).toBe(200)
  })
})
