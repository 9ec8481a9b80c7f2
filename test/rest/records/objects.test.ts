import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { someText } from '../../support/matchers.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'

const inAmsterdam = { start_time: '2012-06-15T10:00:00', time_between_rounds: '60' }

describe('objects', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let season: number
  let tournament: number
  let teams: number[]

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    const organization = await office.make('organizations', { name: 'Org', is_public: true })
    const league = await office.make('leagues', { name: 'Club Mixed', organization_id: organization.id })
    season = (await office.make('seasons', { name: '2012', league_id: league.id })).id
    tournament = (
      await office.make('tournaments', {
        name: 'Windmill Windup',
        season_id: season,
        timezone: 'Europe/Amsterdam',
        scheduling_format: 'swiss',
      })
    ).id
    teams = []
    for (const name of ['Ann', 'Bob', 'Cas', 'Dee']) {
      teams.push((await office.make('teams', { name, season_id: season })).id)
      await office.make('tournament_teams', {
        tournament_id: tournament,
        team_id: teams.at(-1),
        seed: teams.length,
      })
    }
  })
  afterAll(() => server.stop())

  const finish = (game: Body, team_1_score: number, team_2_score: number) =>
    office.make('game_scores', {
      game_id: game.id,
      team_1_score: String(team_1_score),
      team_2_score: String(team_2_score),
      is_final: 'True',
    })

  const gamesOf = (record: Body): Body[] => objectsIn(record.games)

  describe('nested', () => {
    test('short: a few naming fields and the addresses', async () => {
      const { team } = (await office.get(`/tournament_teams/${tournament}/${teams[0]}/`)).body
      expect(team).toEqual({
        id: teams[0],
        name: 'Ann',
        short_name: 'Ann',
        profile_image_50: '',
        leaguevine_url: `${server.url}/teams/${teams[0]}/ann/`,
        resource_uri: `${server.url}/v1/teams/${teams[0]}/`,
      })
    })

    test('full: the whole record with what is nested in it', async () => {
      const player = await office.make('players', { first_name: 'Eva', last_name: 'Evans' })
      const body = await office.make('team_players', { team_id: teams[0], player_id: player.id })
      expect(body.team).toEqual((await office.get(`/teams/${teams[0]}/`)).body)
      expect(body.team).toMatchObject({
        season: {
          name: '2012',
          leaguevine_url: `${server.url}/seasons/${season}/club-mixed-2012/`,
          league: { name: 'Club Mixed' },
        },
      })
      expect(body.player).toMatchObject({
        id: player.id,
        first_name: 'Eva',
        nickname: '',
        profile_image_50: '',
      })
      await office.delete(`/team_players/${teams[0]}/${player.id}/`)
    })

    test('null where nothing is linked', async () => {
      const game = await office.make('games', {
        season_id: season,
        start_time: '2012-06-15T10:00:00.076518+02:00',
      })
      expect(game).toMatchObject({
        tournament: null,
        tournament_id: null,
        team_1: null,
        team_1_id: null,
        winner: null,
        game_site: null,
        team_1_score: 0,
        next_team_for_winner: 1,
      })
      await office.delete(`/games/${game.id}/`)
    })
  })

  test.each([
    ['Gummibärchen', 'gummibarchen'],
    ["Women’s '23", 'womens-23'],
    ['Łódź', 'odz'],
    ['神', '-'],
  ])('the page of %s is %s', async (name, slug) => {
    const team = await office.make('teams', { name, season_id: season })
    await office.delete(`/teams/${team.id}/`)
    expect(team.leaguevine_url).toBe(`${server.url}/teams/${team.id}/${slug}/`)
  })

  test.each(['on', 'Yes', 't', 'TRUE', '1', 1, true])('a truth is also %j', async said => {
    const game = await office.make('games', {
      season_id: season,
      start_time: '2012-06-15T10:00:00Z',
      team_1_id: teams[0],
      team_2_id: teams[1],
    })
    const score = await office.make('game_scores', {
      game_id: game.id,
      team_1_score: 3,
      team_2_score: 1,
      is_final: said,
    })
    await office.delete(`/games/${game.id}/`)
    expect(score.is_final).toBe(true)
  })

  describe('times', () => {
    test('keep the offset that they were given, and their fraction as long as they have one', async () => {
      const make = async (start_time: string) => {
        const game = await office.make('games', { season_id: season, start_time })
        await office.delete(`/games/${game.id}/`)
        return game
      }
      expect((await make('2013-06-01T12:21:49.076518+02:00')).start_time).toBe(
        '2013-06-01T12:21:49.076518+02:00',
      )
      expect((await make('2013-06-01T12:21:00+0200')).start_time).toBe('2013-06-01T12:21:00+02:00')
      expect((await make('2013-6-1T9:5:3Z')).start_time).toBe('2013-06-01T09:05:03+00:00')
      expect((await make('2013-06-01T12:21:00+02:00')).time_created).toMatch(
        /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00$/,
      )
    })
  })

  describe('a pool', () => {
    test('made with its games has them in rounds, and standings with the best team first', async () => {
      const pool = await office.make('pools', {
        name: 'A',
        tournament_id: String(tournament),
        team_ids: teams,
        generate_matchups: 'true',
        ...inAmsterdam,
      })
      const games = (await office.list(`/games/?pool_id=${pool.id}&order_by=[start_time,id]`)).objects
      expect(games).toHaveLength(6)
      expect(
        games.map(game => game.start_time).filter((time, index, all) => all.indexOf(time) === index),
      ).toEqual(['2012-06-15T10:00:00+02:00', '2012-06-15T11:00:00+02:00', '2012-06-15T12:00:00+02:00'])
      expect(games[0]).toMatchObject({
        pool: { id: pool.id, name: 'A' },
        pool_round: { pool_id: pool.id, round_number: 1 },
      })
      const first = games.find(game => game.team_1_id === teams[0] || game.team_2_id === teams[0])
      if (!first) throw new Error('a team has no game')
      await finish(first, first.team_1_id === teams[0] ? 15 : 3, first.team_1_id === teams[0] ? 3 : 15)
      const { body } = await office.get(`/pools/${pool.id}/?fields=[standings]`)
      expect(body.standings).toHaveLength(4)
      expect(body.standings).toMatchObject([
        {
          team_id: teams[0],
          team: { name: 'Ann' },
          wins: 1,
          losses: 0,
          ties: 0,
          games_played: 1,
          points_scored: 15,
          points_allowed: 3,
          plus_minus: 12,
        },
        {},
        {},
        { wins: 0, losses: 1, plus_minus: -12 },
      ])
    })
  })

  describe('a bracket', () => {
    test('shows its rounds, the earliest first, their numbers counting down to the final', async () => {
      const { id } = await office.make('brackets', {
        tournament_id: tournament,
        number_of_rounds: '3',
        column_position: '1',
        row_position: '1',
        name: 'playoff',
        ...inAmsterdam,
      })
      const rounds = objectsIn((await office.get(`/brackets/${id}/`)).body.rounds)
      expect(rounds.map(round => round.round_number)).toEqual([2, 1, 0])
      expect(rounds.map(round => gamesOf(round).length)).toEqual([4, 2, 1])
      const [quarters, halves] = rounds.map(gamesOf)
      expect(quarters?.map(game => [game.next_game_for_winner_id, game.next_team_for_winner])).toEqual([
        [halves?.[0]?.id, 1],
        [halves?.[0]?.id, 2],
        [halves?.[1]?.id, 1],
        [halves?.[1]?.id, 2],
      ])
      expect(quarters?.[0]).toEqual((await office.get(`/games/${String(quarters?.[0]?.id)}/`)).body)
    })
  })

  describe('a swiss round', () => {
    let round: Body & { id: number }

    beforeAll(async () => {
      round = await office.make('swiss_rounds', {
        tournament_id: tournament,
        start_time: '2012-06-16T10:00:00',
        team_ids: [],
      })
    })

    test("has the games of all teams, in the order of their ids, in the tournament's zone", () => {
      expect(round).toMatchObject({
        round_number: 1,
        start_time: '2012-06-16T10:00:00+02:00',
        tournament: { name: 'Windmill Windup' },
      })
      expect(round.leaguevine_url).toBe(
        `${server.url}/tournaments/${tournament}/windmill-windup/swiss/games/#${round.id}`,
      )
      const ids = gamesOf(round).map(game => Number(game.id))
      expect(ids).toHaveLength(2)
      expect(ids).toEqual([...ids].sort((a, b) => a - b))
      expect(gamesOf(round)[0]?.swiss_round).toEqual({
        id: round.id,
        round_number: 1,
        leaguevine_url: round.leaguevine_url,
        resource_uri: round.resource_uri,
      })
    })

    test('has standings, their decimals as text', async () => {
      const [one, two] = gamesOf(round)
      if (!one || !two) throw new Error('too few games')
      await finish(one, 15, 11)
      await finish(two, 15, 14)
      const { standings } = (await office.get(`/swiss_rounds/${round.id}/`)).body
      expect(standings).toMatchObject([
        {
          ranking: 1,
          team_id: one.team_1_id,
          wins: 1,
          losses: 0,
          ties: 0,
          swiss_score: '19',
          swiss_opponent_score: '11',
          swiss_opponent_score_avg: '11',
          avg_goal_difference: '4.00',
        },
        { ranking: 2, team_id: two.team_1_id, swiss_score: '16', avg_goal_difference: '1.00' },
        { ranking: 3, team_id: two.team_2_id },
        { ranking: 4, team_id: one.team_2_id },
      ])
      expect(standings).toMatchObject([{ team: { name: someText(), short_name: someText(/./) } }, {}, {}, {}])
    })

    test('is listed as it is by itself, and only with what is asked for', async () => {
      const [listed] = (await office.list(`/swiss_rounds/?tournament_id=${tournament}&round_number=1`))
        .objects
      expect(listed).toEqual((await office.get(`/swiss_rounds/${round.id}/`)).body)
      const [short] = (
        await office.list(`/swiss_rounds/?tournament_id=${tournament}&fields=[id,round_number]`)
      ).objects
      expect(short).toEqual({ id: round.id, round_number: 1, resource_uri: round.resource_uri })
    })
  })

  test('a team counts its final games, and those it brought along', async () => {
    const { id } = await office.make('teams', { name: 'Eel', season_id: season })
    const games = []
    for (const opponent of teams.slice(0, 3))
      games.push(
        await office.make('games', {
          season_id: season,
          start_time: '2012-06-18T10:00:00Z',
          team_1_id: opponent,
          team_2_id: id,
        }),
      )
    const [won, lost, tied] = games
    if (!won || !lost || !tied) throw new Error('too few games')
    await finish(won, 3, 15)
    await finish(lost, 15, 3)
    await finish(tied, 7, 7)
    await server.db.updateTable('teams').set({ carried_wins: 10 }).where('id', '=', id).execute()
    expect((await office.get(`/teams/${id}/`)).body).toMatchObject({
      sport: 'ultimate',
      wins: 11,
      losses: 1,
      ties: 1,
    })
    expect((await office.get(`/games/${won.id}/`)).body).toMatchObject({
      winner_id: id,
      winner: { name: 'Eel' },
      team_1_score: 3,
    })
    expect((await office.get(`/games/${tied.id}/`)).body).toMatchObject({ winner_id: null, winner: null })
  })

  test("a player's age follows from the birth date", async () => {
    const year = new Date().getUTCFullYear() - 30
    const { body } = await office.post('/players/', {
      last_name: 'Eel',
      birth_date: `${year}-01-01`,
      height: '180.5',
      gender: '1',
      indexable: 'false',
    })
    expect(body).toMatchObject({
      age: 30,
      is_claimed: false,
      height: 180.5,
      gender: 1,
      indexable: false,
      first_name: '',
      nickname: '',
    })
    expect((await office.put(`/players/${String(body.id)}/`, { birth_date: null })).body).toMatchObject({
      age: null,
      birth_date: null,
    })
  })

  test('a player is made with a name, whichever', async () => {
    for (const values of [{}, { first_name: '  ', nickname: '' }]) {
      const { status, body } = await office.post('/players/', values)
      expect([status, body.errors]).toEqual([400, { first_name: [someText(/^is required/)] }])
    }
    for (const name of ['first_name', 'last_name', 'nickname'])
      expect((await office.post('/players/', { [name]: 'Eel' })).status).toBe(201)
  })

  test('related teams name each other, each once, and none itself', async () => {
    const season_id = (await office.list('/seasons/?limit=1')).objects[0]?.id
    const [first, second] = [
      await office.make('teams', { name: '2025', season_id }),
      await office.make('teams', { name: '2026', season_id }),
    ]
    const related = async (id: number) => (await office.get(`/teams/${id}/`)).body.related_team_ids
    const third = await office.make('teams', {
      name: '2027',
      season_id,
      related_teams: [first.id, second.id],
    })
    expect([await related(third.id), await related(first.id), await related(second.id)]).toEqual([
      [first.id, second.id],
      [third.id],
      [third.id],
    ])
    for (const related_team_ids of [[third.id], [first.id, first.id], [999_999], [0], [-1]]) {
      const { status, body } = await office.put(`/teams/${third.id}/`, { related_team_ids })
      expect([related_team_ids, status, body.errors]).toEqual([
        related_team_ids,
        400,
        { related_team_ids: [someText()] },
      ])
    }
    await office.put(`/teams/${third.id}/`, { related_team_ids: [second.id] })
    expect([await related(first.id), await related(second.id)]).toEqual([[], [third.id]])
  })

  test('a spirit score names the player who entered it, and takes lists as text', async () => {
    const [game] = (await office.list('/games/?limit=1')).objects
    const me = (await office.get('/players/me/')).body
    const spirit = await office.make('game_sportsmanship_scores', {
      game_id: game?.id,
      team_2_score: [2, 2, 3, 1, 2],
      team_2_comment: 'fair',
    })
    expect(spirit).toMatchObject({
      team_1_score: '',
      team_2_score: '[2,2,3,1,2]',
      team_1_id: game?.team_1_id,
      team_2: { name: 'Eel' },
      created_by: { id: me.id, first_name: me.first_name, last_name: me.last_name },
    })
  })
})
