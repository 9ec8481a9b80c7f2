import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { DescribedClient } from '../described-client.ts'
import { FieldOfTeams } from './field-of-teams.ts'

/**
 * Eight teams in two pools: 1, 4, 5, 8 in A and 2, 3, 6, 7 in B. The best two of each play on in a bracket
 * that is made first.
 */
describe('a bracket that follows its pools', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let described: DescribedClient

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    described = new DescribedClient(office, await (await fetch(`${server.url}/v1/openapi.json`)).json())
  })
  afterAll(() => server.stop())

  async function make(bracket: Body = { follows_pools: true, to_place: 2 }) {
    const field = await FieldOfTeams.make(office, 8)
    const { body } = await office.post(`/tournaments/${field.tournament}/pools/`, {
      number_of_pools: 2,
      generate_matchups: true,
      start_time: '2026-06-13T09:00',
      time_between_rounds: 100,
    })
    const pools = objectsIn(body.pools).map(({ id }) => Number(id))
    const draw = (more: Body) =>
      described.send('POST', '/brackets/', {
        ...{ tournament_id: field.tournament, start_time: '2026-06-14T09:00', time_between_rounds: 100 },
        ...more,
      })
    const reply = await draw({ ...('sources' in bracket ? {} : { pool_ids: pools }), ...bracket })
    const ofBracket = async () =>
      (await field.games()).filter(({ bracket_id }) => bracket_id === reply.body.id)
    /** Who plays in the games of the bracket, by strength; 0 is nobody yet. */
    const pairs = async () =>
      (await ofBracket()).map(game => field.strengths([game.team_1_id, game.team_2_id]))
    const between = async (one: number, two: number): Promise<Body> => {
      const pair = [field.team(one), field.team(two)]
      const games = await field.games()
      return (
        games.find(game => pair.includes(Number(game.team_1_id)) && pair.includes(Number(game.team_2_id))) ??
        {}
      )
    }
    const win = async (strong: number, weak: number) => {
      const game = await between(strong, weak)
      const isFirst = game.team_1_id === field.team(strong)
      return field.report(game, { team_1_score: isFirst ? 15 : 3, team_2_score: isFirst ? 3 : 15 })
    }
    return { field, pools, draw, reply, pairs, ofBracket, between, win }
  }

  test('is made before anything is played, and says from which places its teams come', async () => {
    const { pools, reply, ofBracket, pairs } = await make()
    expect(reply.status).toBe(201)
    const [a, b] = pools
    expect(
      (await ofBracket()).map(game => [
        [game.team_1_pool_id, game.team_1_pool_place],
        [game.team_2_pool_id, game.team_2_pool_place],
      ]),
    ).toEqual([
      [
        [a, 1],
        [b, 2],
      ],
      [
        [b, 1],
        [a, 2],
      ],
      [
        [null, null],
        [null, null],
      ],
    ])
    expect(await pairs()).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
  })

  test('its teams come pool by pool, as soon as all games of one are final', async () => {
    const { field, pools, pairs } = await make()
    await field.playAll(`&pool_id=${pools[0]}`)
    expect(await pairs()).toEqual([
      [1, 0],
      [0, 4],
      [0, 0],
    ])
    await field.playAll(`&pool_id=${pools[1]}`)
    expect(await pairs()).toEqual([
      [1, 3],
      [2, 4],
      [0, 0],
    ])
    await field.playAll()
    expect(await pairs()).toEqual([
      [1, 3],
      [2, 4],
      [1, 2],
    ])
  })

  test('a correction moves another team in as long as the game is not played; then a person is asked, in words', async () => {
    const { field, pools, pairs, between, win } = await make()
    for (const pool of pools) await field.playAll(`&pool_id=${pool}`)
    const told = await described.send('POST', '/game_scores/?preview=true', {
      game_id: (await between(4, 5)).id,
      ...{ team_1_score: 3, team_2_score: 15, is_final: true },
    })
    expect(objectsIn(told.body.consequences).map(({ kind }) => kind)).toContain('team of a game')
    await win(5, 4)
    expect(await pairs()).toEqual([
      [1, 3],
      [2, 5],
      [0, 0],
    ])
    await field.report(await between(2, 5))
    await win(4, 5)
    expect((await pairs()).slice(0, 2)).toEqual([
      [1, 3],
      [2, 5],
    ])
    const [decision] = await field.openDecisions()
    expect(decision).toMatchObject({ kind: 'teams of a game', team_ids: [field.team(5), field.team(4)] })
  })

  test('a team whose place is level with another comes once the office has decided, and goes if that is taken back', async () => {
    const { field, pools, pairs, win } = await make()
    // 4, 5 and 8 beat each other by the same score behind 1.
    for (const [strong, weak] of [
      [1, 4],
      [1, 5],
      [1, 8],
      [4, 5],
      [5, 8],
      [8, 4],
    ] as const)
      await win(strong, weak)
    expect((await pairs())[1]).toEqual([0, 0])
    expect((await pairs())[0]).toEqual([1, 0])
    const decision = await office.make('tie_decisions', {
      tournament_id: field.tournament,
      pool_id: pools[0],
      team_ids: [8, 5, 4].map(field.team),
      method: 'coin toss',
    })
    expect((await pairs())[1]).toEqual([0, 8])
    await office.delete(`/tie_decisions/${decision.id}/`)
    expect((await pairs())[1]).toEqual([0, 0])
  })

  test('a team that leaves gives its place to the next one, until a bracket has begun; then it forfeits there', async () => {
    const { field, pools, pairs } = await make()
    for (const pool of pools) await field.playAll(`&pool_id=${pool}`)
    const leave = (strength: number) =>
      office.put(`/tournament_teams/${field.tournament}/${field.team(strength)}/`, { status: 'withdrawn' })
    await leave(4)
    expect((await pairs()).slice(0, 2)).toEqual([
      [1, 3],
      [2, 5],
    ])
    const [semifinal] = (await field.games()).filter(({ team_1_pool_place }) => team_1_pool_place !== null)
    await field.report(semifinal ?? {})
    await leave(2)
    expect(await pairs()).toEqual([
      [1, 3],
      [2, 5],
      [1, 5],
    ])
    expect(await field.openDecisions()).toEqual([])
  })

  test('a game that is added to a pool that was over opens its places again, and its deletion decides them', async () => {
    const { field, pools, pairs } = await make()
    await field.playAll(`&pool_id=${pools[0]}`)
    const round = await office.make('pool_rounds', { pool_id: pools[0] })
    const extra = await office.make('games', {
      ...{ pool_round_id: round.id, start_time: '2026-06-13T20:00' },
      ...{ team_1_id: field.team(1), team_2_id: field.team(8) },
    })
    expect((await pairs())[0]).toEqual([0, 0])
    await office.delete(`/games/${extra.id}/`)
    expect((await pairs())[0]).toEqual([1, 0])
  })

  test('takes places in an order of its own, and says which are none', async () => {
    const { pools, draw, ofBracket, field } = await make()
    const [a, b] = pools
    await field.playAll(`&pool_id=${a}`)
    const { body, status } = await draw({
      sources: [
        { pool_id: a, place: 3 },
        { pool_id: a, place: 4 },
        { pool_id: b, place: 3 },
        { pool_id: b, place: 4 },
      ],
      first_place: 5,
      kind: 'full placement',
    })
    expect(status).toBe(201)
    expect(await ofBracket()).toHaveLength(3)
    const made = (await field.games()).filter(({ bracket_id }) => bracket_id === body.id)
    expect(made.map(game => field.strengths([game.team_1_id, game.team_2_id])).slice(0, 2)).toEqual([
      [5, 0],
      [8, 0],
    ])
    const wrong = async (more: Body) => (await draw(more)).body.errors
    expect(await wrong({ sources: [{ pool_id: a, place: 5 }] })).toEqual({
      sources: ['names place 5 of pool A, which has 4 teams'],
    })
    expect(
      await wrong({
        sources: [
          { pool_id: a, place: 1 },
          { pool_id: a, place: 1 },
        ],
      }),
    ).toEqual({ sources: ['names place 1 of pool A twice'] })
    expect(await wrong({ follows_pools: true })).toEqual({
      follows_pools: ['needs the pools that the bracket follows'],
    })
    const other = await make()
    expect(await wrong({ sources: [{ pool_id: other.pools[0], place: 1 }] })).toEqual({
      sources: [`names a pool that is not in the tournament: ${other.pools[0]}`],
    })
  })

  test('two results that decide two pools at once put all teams in their places', async () => {
    const { field, pools, pairs } = await make()
    const last = await Promise.all(
      pools.map(async pool => {
        const games = await field.games(`&pool_id=${pool}`)
        for (const game of games.slice(0, -1)) await field.report(game)
        return games.at(-1) ?? {}
      }),
    )
    await Promise.all(last.map(game => field.report(game)))
    expect((await pairs()).slice(0, 2)).toEqual([
      [1, 3],
      [2, 4],
    ])
  })
})
