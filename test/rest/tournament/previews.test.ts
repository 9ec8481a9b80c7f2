import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'
import { EventOfFour } from '../event-of-four.ts'
import { makeSeason } from '../replays/league.ts'

describe('a preview', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let event: EventOfFour

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    event = await EventOfFour.make(office)
  })
  afterAll(() => server.stop())

  const pools = async () => (await office.list(`/pools/?tournament_id=${event.tournament}`)).meta.total_count
  const draw = (query: string, headers: Record<string, string> = {}) =>
    office.send(
      'POST',
      `/tournaments/${event.tournament}/pools/${query}`,
      { number_of_pools: 2, generate_matchups: false },
      headers,
    )

  test('of a draw of pools shows them, and makes none', async () => {
    const before = await pools()
    const { status, body } = await draw('?preview=true')
    expect(status).toBe(200)
    expect(body.pools).toHaveLength(2)
    expect(await pools()).toBe(before)
  })

  test('of pools of which one would have a single team says how many pools there can be', async () => {
    const { status, body } = await office.post(`/tournaments/${event.tournament}/pools/`, {
      number_of_pools: 3,
      generate_matchups: false,
    })
    expect([status, body.errors]).toEqual([
      400,
      { number_of_pools: ['must be at most 2: the tournament has 4 teams'] },
    ])
  })

  test('of pools before two teams have entered says that it needs them', async () => {
    const tournament = await office.make('tournaments', {
      name: 'Empty',
      season_id: (await makeSeason(office)).season,
    })
    const { status, body } = await office.post(`/tournaments/${tournament.id}/pools/`, { number_of_pools: 1 })
    expect([status, body.errors]).toEqual([
      400,
      { number_of_pools: ['needs at least two teams, and the tournament has 0'] },
    ])
  })

  test('of plays shows the game with them, and records none', async () => {
    const { id, team_1_id } = await event.poolGame()
    const path = `/games/${id}/plays/`
    const plays = [{ type: 22, player_2_team_id: team_1_id }]
    const { status, body } = await office.send('POST', `${path}?preview=true`, { plays })
    expect(status).toBe(200)
    expect(body.plays).toHaveLength(1)
    expect((await office.get(path)).body.plays).toEqual([])
  })

  test('is refused in words where there is none: nothing is done', async () => {
    const published = `/tournaments/${event.tournament}/published/`
    const before = (await office.get(published)).body
    for (const [method, path] of [
      ['PUT', published],
      ['POST', `/tournaments/${event.tournament}/standings/`],
    ] as const) {
      const { status, body } = await office.send(method, `${path}?preview=true`, {})
      expect([status, body.errors]).toEqual([400, { preview: [expect.stringContaining('previewed')] }])
    }
    expect((await office.get(published)).body).toEqual(before)
    expect((await office.send('PUT', `${published}?preview=false`, {})).status).toBe(200)
  })

  test('is not what draws pools: with a key they are drawn once, however often that is asked for', async () => {
    const before = await pools()
    const key = { 'Idempotency-Key': 'draw-once' }
    const [first, second] = [await draw('', key), await draw('', key)]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect(second.headers.get('Idempotency-Replayed')).toBe('true')
    expect(await pools()).toBe(before + 2)
  })
})
