import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn } from '../client.ts'
import { FieldOfTeams } from './field-of-teams.ts'

describe('a whole tournament of 24 teams, through REST alone', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  test('pools, then brackets in which everybody plays for every place', async () => {
    const field = await FieldOfTeams.make(office, 24)
    const drawn = await office.post(`/tournaments/${field.tournament}/pools/`, {
      number_of_pools: 4,
      start_time: '2026-06-12T09:00:00',
      time_between_rounds: 100,
    })
    expect(drawn.status).toBe(201)
    const pools = objectsIn(drawn.body.pools)
    expect(pools.map(pool => pool.name)).toEqual(['A', 'B', 'C', 'D'])
    expect(pools.map(pool => field.strengths(Array.isArray(pool.team_ids) ? pool.team_ids : []))).toEqual([
      [1, 8, 9, 16, 17, 24],
      [2, 7, 10, 15, 18, 23],
      [3, 6, 11, 14, 19, 22],
      [4, 5, 12, 13, 20, 21],
    ])

    const bracket = {
      tournament_id: field.tournament,
      kind: 'full placement',
      pool_ids: pools.map(pool => pool.id),
      start_time: '2026-06-13T09:00:00',
      time_between_rounds: 100,
    }
    const tooEarly = await office.post('/brackets/', { ...bracket, to_place: 4 })
    expect([tooEarly.status, tooEarly.body.error_message]).toEqual([
      409,
      'Pool A: 15 games are not final yet, so it is not decided who goes on.',
    ])

    expect(await field.playAll()).toBe(60)
    const [shown] = (await office.list(`/pools/?tournament_id=${field.tournament}&name=A&fields=[standings]`))
      .objects
    expect(
      objectsIn(shown?.standings).map(line => [field.strengths([line.team_id])[0], line.wins, line.reason]),
    ).toEqual([
      [1, 5, 'ahead of Team 8: more games won (5 against 4)'],
      [8, 4, 'ahead of Team 9: more games won (4 against 3)'],
      [9, 3, 'ahead of Team 16: more games won (3 against 2)'],
      [16, 2, 'ahead of Team 17: more games won (2 against 1)'],
      [17, 1, 'ahead of Team 24: more games won (1 against 0)'],
      [24, 0, null],
    ])

    const upper = await office.make('brackets', { ...bracket, to_place: 4, name: 'Upper' })
    const lower = await office.make('brackets', { ...bracket, from_place: 5, first_place: 17, name: 'Lower' })
    const all = (await office.list(`/brackets/?tournament_id=${field.tournament}&limit=50&order_by=[id]`))
      .objects
    expect(
      all
        .filter(one => one.id !== upper.id && one.id !== lower.id)
        .every(one => one.main_bracket_id === upper.id || one.main_bracket_id === lower.id),
    ).toBe(true)
    expect(await field.playAll()).toBe(32 + 12)

    const standings = await field.standings()
    expect(standings.map(line => line.place)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
    expect(standings.every(line => line.is_decided === true && line.is_shared === false)).toBe(true)
    expect(standings.slice(0, 3).map(line => line.reason)).toEqual([
      'won the final',
      'lost the final',
      'won the game for place 3',
    ])
    expect(field.strengths(standings.map(line => line.team_id))).toEqual(
      Array.from({ length: 24 }, (_, index) => index + 1),
    )
    expect(await field.openDecisions()).toEqual([])

    expect((await office.post(`/tournaments/${field.tournament}/standings/`, {})).status).toBe(200)
    const kept = (
      await office.list(
        `/tournament_teams/?tournament_id=${field.tournament}&limit=50&order_by=[final_standing]`,
      )
    ).objects
    expect(field.strengths(kept.map(line => line.team_id))).toEqual(
      Array.from({ length: 24 }, (_, index) => index + 1),
    )
  })

  test('swiss rounds, then a cut to a bracket of eight', { tags: ['long'] }, async () => {
    const field = await FieldOfTeams.make(office, 24, { scheduling_format: 'swiss' })
    let last = 0
    for (let round = 1; round <= 5; round++) {
      const made = await office.make('swiss_rounds', {
        tournament_id: field.tournament,
        start_time: `2026-06-12T1${round}:00:00`,
      })
      expect(objectsIn(made.pairings)).toHaveLength(12)
      expect(
        objectsIn(made.pairings).every(pair => typeof pair.reason === 'string' && pair.reason !== ''),
      ).toBe(true)
      expect(await field.playAll()).toBe(12)
      last = made.id
    }
    const met = (await field.games()).map(game => [game.team_1_id, game.team_2_id].sort().join(' '))
    expect(new Set(met).size).toBe(60)

    await office.make('brackets', {
      tournament_id: field.tournament,
      swiss_round_id: last,
      to_place: 8,
      third_place_game: true,
      start_time: '2026-06-13T09:00:00',
    })
    expect(await field.playAll()).toBe(8)
    const round = (await office.get(`/swiss_rounds/${last}/`)).body
    const swiss = objectsIn(round.standings)
    const standings = await field.standings()
    expect(standings.map(line => line.place)).toEqual([
      1,
      2,
      3,
      4,
      5,
      5,
      5,
      5,
      ...Array.from({ length: 16 }, (_, index) => index + 9),
    ])
    expect(field.strengths(standings.slice(0, 2).map(line => line.team_id))[0]).toBe(1)
    expect(standings.slice(8).map(line => line.team_id)).toEqual(swiss.slice(8).map(line => line.team_id))
    expect(standings[8]?.reason).toBe('9th in the swiss rounds')
  })
})
