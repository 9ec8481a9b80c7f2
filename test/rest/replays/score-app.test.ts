import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'
import { enterTeams, makeSeason, makeTeams } from './league.ts'

/**
 * Phones that show games and send scores: one written with a model library, one for players, some pages of
 * students.
 */
describe('score apps', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let app: Client
  let everybody: Client
  let tournament: number
  let teams: number[]
  const games: number[] = []

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    app = new Client(server.url, await server.signIn('owner'))
    everybody = new Client(server.url)
    const { season } = await makeSeason(app)
    tournament = (
      await app.make('tournaments', { name: 'Windmill', season_id: season, timezone: 'Europe/Amsterdam' })
    ).id
    teams = await makeTeams(app, season, ['One', 'Two', 'Three'])
    await enterTeams(app, tournament, teams)
    const pool = await app.make('pools', { tournament_id: tournament, name: 'A', team_ids: teams })
    const round = await app.make('pool_rounds', { pool_id: pool.id })
    const place = await app.make('event_sites', { name: 'Park', description: 'Street 1\r\nAmsterdam' })
    for (const [hour, one, two] of [
      ['09', 0, 1],
      ['10', 1, 2],
      ['11', 2, 0],
    ] as const) {
      const site = await app.make('game_sites', { name: `Field ${hour}`, event_site_id: place.id })
      games.push(
        (
          await app.make('games', {
            season_id: season,
            tournament_id: tournament,
            pool_round_id: round.id,
            game_site_id: site.id,
            team_1_id: teams[one],
            team_2_id: teams[two],
            start_time: `2016-06-03T${hour}:00:00+02:00`,
          })
        ).id,
      )
    }
  })
  afterAll(() => server.stop())

  const newest = () => [...games].reverse()

  describe('the one with models', () => {
    test('lists games with the parameters of its store', async () => {
      const store =
        '_dc=1371481234567&access_token=&page=1&start=0&limit=25&order_by=%5Bstart_time%2Cgame_site_id%5D'
      const { meta, objects } = await everybody.list(`/games/?${store}&tournament_id=${tournament}`)
      expect(meta).toEqual({ limit: 25, next: null, offset: 0, previous: null, total_count: 3 })
      expect(objects.map(({ id }) => id)).toEqual(games)
      expect(objects[0]).toMatchObject({
        game_site: { name: 'Field 09', event_site: { name: 'Park', description: 'Street 1\r\nAmsterdam' } },
        tournament: { season: { league: { name: 'Club Mixed' } } },
      })
    })

    test('is not confused by two ampersands, nor is the server', async () => {
      expect(
        await everybody.column(`/games/?tournament_id=${tournament}&limit=2&&access_token=undefined`, 'id'),
      ).toEqual(newest().slice(0, 2))
    })

    test('sends its whole model, with an id of its own and nulls, and reads back what was made of it', async () => {
      const { status, body } = await app.post('/game_scores/', {
        id: 'ext-record-12',
        game_id: games[0],
        team_1_score: '8',
        team_2_score: 9,
        is_final: false,
        time: null,
        what_happened: null,
        time_last_updated: null,
      })
      expect(status).toBe(201)
      expect(body).toMatchObject({
        game_id: games[0],
        team_1_score: 8,
        team_2_score: 9,
        is_final: false,
        what_happened: '',
        game_sets: [],
        team_1_id: teams[0],
        team_2: { name: 'Two' },
      })
      expect(body.id).not.toBe('ext-record-12')
      expect(body.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?\+0[12]:00$/)
    })

    test('posts without a slash at the end', async () => {
      const score = { game_id: String(games[0]), team_1_score: '9', team_2_score: '9', is_final: 'False' }
      for (const path of ['/game_scores', '/game_scores?', '/game_scores/'])
        expect((await app.post(path, score)).status).toBe(201)
    })

    test('takes the first of the listed scores for the present one', async () => {
      await app.make('game_scores', {
        game_id: games[0],
        team_1_id: teams[0],
        team_2_id: teams[1],
        team_1_score: 10,
        team_2_score: 9,
        is_final: false,
      })
      const { meta, objects } = await everybody.list(
        `/game_scores/?game_id=${games[0]}&tournament_id=${tournament}&limit=1&fields=[team_1_score,team_2_score]`,
      )
      expect(meta.total_count).toBe(5)
      expect(objects).toEqual([
        { team_1_score: 10, team_2_score: 9, resource_uri: expect.any(String) as unknown },
      ])
      for (const order of ['[-time_last_updated]', '[-id]']) {
        expect(
          await everybody.column(
            `/game_scores/?tournament_id=${tournament}&order_by=${order}&limit=1`,
            'team_1_score',
          ),
        ).toEqual([10])
      }
    })

    test('asks for more from where it left off, and finds nothing until there is something', async () => {
      const from = (offset: number) =>
        everybody.list(
          `/game_scores/?tournament_id=${tournament}&order_by=[time_last_updated]&limit=200&offset=${offset}`,
        )
      expect((await from(5)).objects).toEqual([])
      expect((await from(5)).meta).toMatchObject({ next: null, total_count: 5 })
      const { id } = await app.make('game_scores', { game_id: games[1], team_1_score: 1, team_2_score: 0 })
      expect((await from(5)).objects.map(score => score.id)).toEqual([id])
    })

    test('a final score decides a game, and one that is not final opens it again', async () => {
      const winner = async () => (await everybody.get(`/games/${games[0]}/`)).body.winner_id
      await app.make('game_scores', {
        game_id: games[0],
        team_1_score: '15',
        team_2_score: '9',
        is_final: 'true',
      })
      expect(await winner()).toBe(teams[0])
      await app.make('game_scores', {
        game_id: games[0],
        team_1_score: 15,
        team_2_score: 10,
        is_final: false,
      })
      expect(await winner()).toBeNull()
      await app.make('game_scores', { game_id: games[0], team_1_score: 15, team_2_score: 15, is_final: true })
      expect(await winner()).toBeNull()
      expect((await everybody.get(`/teams/${teams[0]}/`)).body).toMatchObject({ wins: 0, losses: 0, ties: 1 })
    })
  })

  describe('the one for players', () => {
    test.each([
      [
        'an encoded plus',
        'starts_after=2016-06-03T09:30:00%2B02:00&starts_before=2016-06-03T11:00:00%2B02:00',
      ],
      ['a raw plus', 'starts_after=2016-06-03T09:30:00+02:00&starts_before=2016-06-03T11:00:00+02:00'],
      ['UTC', 'starts_after=2016-06-03T07:30:00.427Z&starts_before=2016-06-03T09:00:00Z'],
    ])('asks for the games of an hour, with %s', async (_form, bounds) => {
      expect(
        await everybody.column(
          `/games/?tournament_id=${tournament}&${bounds}&order_by=['start_time','game_site_id']`,
          'id',
        ),
      ).toEqual(games.slice(1))
      expect(
        await everybody.column(
          `/games/?tournament_id=${tournament}&${bounds}&order_by=%5B%27-start_time%27%2C%20%27game_site_id%27%5D`,
          'id',
        ),
      ).toEqual(games.slice(1).reverse())
    })

    test('asks for the games of its teams, in either slot', async () => {
      expect(await everybody.column(`/games/?team_ids=%5B${teams[2]}%5D&limit=10`, 'id')).toEqual([
        games[2],
        games[1],
      ])
      expect(await everybody.column(`/games/?team_ids=[${teams[0]}, ${teams[1]}]`, 'id')).toEqual(newest())
    })

    test('sends what a form gives it, all of it text', async () => {
      const { status, body } = await app.post('/game_scores/', {
        game_id: String(games[2]),
        team_1_score: '3',
        team_2_score: '15',
        is_final: 'True',
      })
      expect([status, body.is_final]).toEqual([201, true])
      expect((await everybody.get(`/games/${games[2]}/`)).body).toMatchObject({
        winner_id: teams[0],
        winner: { name: 'One' },
      })
    })
  })

  describe('pages of students', () => {
    test('read with a token that is none, or misspelt', async () => {
      for (const token of [
        'access_token=',
        'access_token=undefined',
        'access_token=abc/',
        'acces_token=abc',
      ]) {
        expect((await everybody.list(`/games/?tournament_id=${tournament}&${token}`)).meta.total_count).toBe(
          3,
        )
      }
    })

    test('read a team with an empty object behind the question mark', async () => {
      expect((await everybody.get(`/teams/${teams[0]}/?{}`)).body.name).toBe('One')
    })

    test('ask for one game with what they ask for lists', async () => {
      const { body } = await everybody.get(
        `/games/${games[2]}/?tournament_id=19389&order_by=%5Bstart_time%5D&limit=200&fields=%5Bid%2C%20team_1%2C%20team_1_score%5D`,
      )
      expect(Object.keys(body).sort()).toEqual(['id', 'resource_uri', 'team_1', 'team_1_id', 'team_1_score'])
    })

    test('read the ranking from pools, team lines and fields at once', async () => {
      const {
        objects: [pool],
      } = await everybody.list(
        `/pools/?tournament_id=${tournament}&fields=%5Bname%2Cstandings%5D&order_by=%5Bname%5D&access_token=undefined`,
      )
      expect(pool).toMatchObject({
        name: 'A',
        standings: [{ team: { id: teams[0], name: 'One' }, wins: 1, ties: 1 }, {}, {}],
      })
      const order = encodeURIComponent('[-wins, losses]')
      const fields = '[team,wins,losses,points_scored,points_allowed]'
      const lines = await everybody.list(
        `/stats/ultimate/team_stats_per_tournament/?tournament_ids=%5B${tournament}%5D&order_by=${order}&fields=${fields}&limit=200`,
      )
      expect(lines.objects[0]).toMatchObject({
        team: { name: 'One', profile_image_50: '' },
        wins: 1,
        losses: 0,
        points_scored: 30,
        points_allowed: 18,
      })
    })

    test("ask for as many as there are, and for a round's byes only to count them", async () => {
      expect(
        (await everybody.list(`/teams/?team_ids=[${teams.join(',')}]&season_id=&limit=${teams.length}`))
          .objects,
      ).toHaveLength(3)
      expect(
        (await everybody.list(`/swiss_rounds/?tournament_id=${tournament}&fields=[forced_byes]&limit=1`)).meta
          .total_count,
      ).toBe(0)
    })

    test('find the fields of a tournament', async () => {
      const { objects } = await everybody.list(
        `/game_sites/?tournament_id=${tournament}&limit=200&order_by=[name]`,
      )
      expect(objects.map(({ name }) => name)).toEqual(['Field 09', 'Field 10', 'Field 11'])
      expect(objects[0]).toMatchObject({ event_site: { name: 'Park', image: '' } })
    })
  })
})
