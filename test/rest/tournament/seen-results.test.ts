import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { makeTeams } from '../replays/league.ts'

describe('a score with the version of the result that its author saw', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let season: number
  let teams: readonly number[]

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    const organization_id = (await office.make('organizations', { name: 'Org' })).id
    const league_id = (await office.make('leagues', { name: 'League', sport: 'soccer', organization_id })).id
    season = (await office.make('seasons', { name: '2026', league_id })).id
    teams = await makeTeams(office, season, ['Ants', 'Bees'])
  })
  afterAll(() => server.stop())

  const makeGame = async (): Promise<number> =>
    (
      await office.make('games', {
        season_id: season,
        team_1_id: teams[0],
        team_2_id: teams[1],
        start_time: '2026-08-01T20:00:00+02:00',
      })
    ).id
  const seen = async (game: number) => (await office.get(`/games/${game}/`)).body.result_version
  const post = (body: unknown, headers: Record<string, string> = {}, query = '') =>
    office.send('POST', `/game_scores/${query}`, body, headers)
  const scoreOf = (game_id: number, one: number, two: number, more: Body = {}) => ({
    game_id,
    team_1_score: one,
    team_2_score: two,
    is_final: true,
    ...more,
  })
  const scoresAt = async (game: number) =>
    objectsIn((await office.get(`/game_scores/?game_id=${game}&order_by=[id]`)).body.objects).map(
      ({ team_1_score, team_2_score }) => [team_1_score, team_2_score],
    )

  test('is stored while the result is the same, and only then', async () => {
    const game = await makeGame()
    const before = await seen(game)
    expect((await post(scoreOf(game, 2, 1, { seen_version: before }))).status).toBe(201)
    const late = await post(scoreOf(game, 3, 1, { seen_version: before }))
    expect([late.status, late.body.code]).toEqual([412, 'changed_since'])
    expect(await scoresAt(game)).toEqual([[2, 1]])
    expect((await post(scoreOf(game, 3, 1, { seen_version: await seen(game) }))).status).toBe(201)
    expect(await scoresAt(game)).toEqual([
      [2, 1],
      [3, 1],
    ])
  })

  test.each([1, 2, 3, 4, 5])('of two at the same moment, one is stored (%i)', async () => {
    const game = await makeGame()
    const seen_version = await seen(game)
    const answers = await Promise.all([
      post(scoreOf(game, 1, 0, { seen_version })),
      post(scoreOf(game, 0, 1, { seen_version })),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 412])
    expect(await scoresAt(game)).toHaveLength(1)
  })

  test('is refused after a ruling, a forfeit or a removed score', async () => {
    const game = await makeGame()
    const first = await office.make('game_scores', scoreOf(game, 2, 0))
    const withScore = await seen(game)
    expect((await office.send('DELETE', `/game_scores/${first.id}/`)).status).toBe(204)
    expect((await post(scoreOf(game, 2, 1, { seen_version: withScore }))).status).toBe(412)
    const empty = await seen(game)
    await office.make('game_scores', { game_id: game, forfeit_team_ids: [teams[0]] })
    expect((await post(scoreOf(game, 2, 1, { seen_version: empty }))).status).toBe(412)
    const forfeited = await seen(game)
    await office.put(`/games/${game}/`, { ruling: 'annulled' })
    expect((await post(scoreOf(game, 2, 1, { seen_version: forfeited }))).status).toBe(412)
  })

  test('is answered again when it is sent again with its key', async () => {
    const game = await makeGame()
    const headers = { 'idempotency-key': randomUUID() }
    const body = scoreOf(game, 4, 2, { seen_version: await seen(game) })
    expect((await post(body, headers)).status).toBe(201)
    expect((await post(body, headers)).status).toBe(201)
    expect(await scoresAt(game)).toEqual([[4, 2]])
  })

  test('is refused in a preview and in a list, of which nothing is stored then', async () => {
    const [one, other] = [await makeGame(), await makeGame()]
    const seen_version = await seen(one)
    await office.make('game_scores', scoreOf(one, 1, 1))
    expect((await post(scoreOf(one, 2, 1, { seen_version }), {}, '?preview=true')).status).toBe(412)
    expect((await post([scoreOf(other, 1, 0), scoreOf(one, 2, 1, { seen_version })])).status).toBe(412)
    expect(await scoresAt(other)).toEqual([])
  })

  test('tells nobody the result of a game that they may not read', async () => {
    const game = await makeGame()
    await office.make('game_scores', scoreOf(game, 2, 1))
    const other = (await office.make('organizations', { name: 'Other' })).id
    const outsider = new Client(server.url, await server.signIn('owner', other))
    const right = await outsider.send(
      'POST',
      '/game_scores/',
      scoreOf(game, 3, 1, { seen_version: await seen(game) }),
    )
    const wrong = await outsider.send('POST', '/game_scores/', scoreOf(game, 3, 1, { seen_version: 'guess' }))
    expect([right.status, right.body]).toEqual([wrong.status, wrong.body])
    expect(right.status).not.toBe(412)
  })

  test('is stored without a version, too', async () => {
    const game = await makeGame()
    await office.make('game_scores', scoreOf(game, 1, 1))
    expect((await post(scoreOf(game, 2, 1))).status).toBe(201)
  })
})
