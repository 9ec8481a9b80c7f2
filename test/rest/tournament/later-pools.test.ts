import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { FieldOfTeams } from './field-of-teams.ts'

/** Eight teams in two pools, 1, 4, 5, 8 and 2, 3, 6, 7; then the best two of each play for the places from 1. */
describe('power pools', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  async function make() {
    const field = await FieldOfTeams.make(office, 8)
    const draw = (body: Body) =>
      office.post(`/tournaments/${field.tournament}/pools/`, {
        ...{ start_time: '2026-06-13T09:00', time_between_rounds: 100 },
        ...body,
      })
    await draw({ number_of_pools: 2 })
    await field.playAll()
    return { field, draw, best: [1, 2, 3, 4].map(field.team.bind(field)) }
  }
  const places = async (field: FieldOfTeams) =>
    (await field.standings()).map(({ place, team_id, is_decided }) => [
      place,
      ...field.strengths([team_id]),
      is_decided,
    ])

  test('take the games that their teams have played against each other, and play the others', async () => {
    const { field, draw, best } = await make()
    const { body } = await draw({
      ...{ number_of_pools: 1, team_ids: best, first_place: 1, counts_earlier_games: true },
      start_time: '2026-06-14T09:00',
    })
    const [pool] = objectsIn(body.pools)
    expect(pool).toMatchObject({ name: 'C', first_place: 1, counts_earlier_games: true })
    const games = (await field.games()).filter(({ pool_id }) => pool_id === pool?.id)
    expect(
      games.map(game => field.strengths([game.team_1_id, game.team_2_id]).toSorted()).toSorted(),
    ).toEqual([
      [1, 2],
      [1, 3],
      [2, 4],
      [3, 4],
    ])
    await field.playAll()
    const { standings } = (await office.get(`/pools/${String(pool?.id)}/`)).body
    expect(
      objectsIn(standings).map(({ team_id, games_played }) => [...field.strengths([team_id]), games_played]),
    ).toEqual([1, 2, 3, 4].map(team => [team, 3]))
  })

  test('decide the places that they play for; the other teams have the places behind', async () => {
    const { field, draw, best } = await make()
    await draw({ number_of_pools: 1, team_ids: best.slice(2), first_place: 3 })
    await draw({ number_of_pools: 1, team_ids: [field.team(8), field.team(7)], first_place: 7 })
    expect((await places(field)).map(([place, team]) => [place, team])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map(place => [place, place]),
    )
    expect((await places(field)).map(([, , isDecided]) => isDecided)).toEqual([
      ...[true, true, false, false],
      ...[true, true, false, false],
    ])
    const [late] = (await field.games()).filter(({ status }) => status === 'scheduled')
    await field.report(late ?? {}, { team_1_score: 3, team_2_score: 15 })
    await field.playAll()
    const changed = await places(field)
    expect(changed.every(([, , isDecided]) => isDecided)).toBe(true)
    expect(changed.map(([, team]) => team)).toEqual([1, 2, 4, 3, 5, 6, 7, 8])
  })

  test('decide their places also after a bracket that was played before', async () => {
    const { field, draw, best } = await make()
    await office.make('brackets', {
      ...{ tournament_id: field.tournament, team_ids: best, kind: 'crossover', first_place: 1 },
      ...{ start_time: '2026-06-13T18:00', time_between_rounds: 100 },
    })
    await field.playAll()
    await draw({ number_of_pools: 1, team_ids: best, first_place: 1, start_time: '2026-06-14T09:00' })
    expect((await places(field)).slice(0, 4).map(([, , isDecided]) => isDecided)).toEqual(
      Array(4).fill(false),
    )
    for (const game of (await field.games()).filter(({ status }) => status === 'scheduled')) {
      const isOfFourth = [game.team_1_id, game.team_2_id].indexOf(field.team(4))
      const score = { team_1_score: isOfFourth === 1 ? 3 : 15, team_2_score: isOfFourth === 1 ? 15 : 3 }
      await field.report(game, isOfFourth < 0 ? field.scoreOf(game) : score)
    }
    expect((await places(field)).map(([place, team]) => [place, team])).toEqual(
      [4, 1, 2, 3, 5, 6, 7, 8].map((team, at) => [at + 1, team]),
    )
  })

  test('are played before a bracket takes their teams, with the games that they count', async () => {
    const field = await FieldOfTeams.make(office, 4)
    const draw = (body: Body) =>
      office.post(`/tournaments/${field.tournament}/pools/`, {
        ...{ number_of_pools: 1, start_time: '2026-06-13T09:00', time_between_rounds: 100 },
        ...body,
      })
    await draw({})
    const later = { team_ids: field.teams, first_place: 1, counts_earlier_games: true }
    const [pool] = objectsIn((await draw(later)).body.pools)
    const { status } = await office.post('/brackets/', {
      ...{ tournament_id: field.tournament, pool_ids: [pool?.id], start_time: '2026-06-14T09:00' },
      time_between_rounds: 100,
    })
    expect(status).toBe(409)
  })

  test('play a game again that was called off, and a late team meets each opponent once', async () => {
    const field = await FieldOfTeams.make(office, 5)
    const draw = async (body: Body) =>
      objectsIn(
        (
          await office.post(`/tournaments/${field.tournament}/pools/`, {
            ...{ number_of_pools: 1, start_time: '2026-06-13T09:00', time_between_rounds: 100 },
            ...body,
          })
        ).body.pools,
      )[0]
    await draw({ team_ids: field.teams })
    const between = (one: number, two: number) => (game: Body) =>
      [game.team_1_id, game.team_2_id].every(id => [field.team(one), field.team(two)].includes(Number(id)))
    const called = (await field.games()).find(between(1, 4))
    await office.send('PATCH', `/games/${String(called?.id)}/`, { ruling: 'cancelled' })
    await field.playAll()
    const later = {
      team_ids: [1, 4].map(team => field.team(team)),
      first_place: 1,
      counts_earlier_games: true,
    }
    const pool = await draw(later)
    const own = async () => (await field.games()).filter(({ pool_id }) => pool_id === pool?.id)
    expect((await own()).filter(between(1, 4))).toHaveLength(1)
    await office.post(`/tournaments/${field.tournament}/late_teams/`, {
      team_id: field.team(5),
      pool_id: pool?.id,
    })
    expect(await own()).toHaveLength(1)
  })

  test('two who make the same ones at once make them once', async () => {
    const { field, draw, best } = await make()
    const same = { number_of_pools: 2, team_ids: best, first_place: 1 }
    const replies = await Promise.all([draw(same), draw(same)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'overtaken',
      error_message: 'Pool C of the tournament has exactly these teams already.',
    })
    expect((await office.get(`/pools/?tournament_id=${field.tournament}`)).body.objects).toHaveLength(4)
  })

  test('a team of another tournament is refused by its name', async () => {
    const { draw, best } = await make()
    const { status, body } = await draw({ number_of_pools: 1, team_ids: [...best, 999_999], first_place: 1 })
    expect([status, body.error_message]).toEqual([400, expect.stringContaining('999999')])
  })
})
