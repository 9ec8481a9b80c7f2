import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EPOCH } from '../../../shared-schema/replication/scope.ts'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'

/** A closed organization whose league has a season with two games, and a tournament that nobody else sees. */
describe('a season of a closed organization', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let anyone: Client
  let season: number
  let ids: Record<'team' | 'game' | 'membership' | 'cup' | 'cupGame' | 'otherSeason', number>

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    anyone = new Client(server.url)
    const make = async (family: string, values: Record<string, unknown>) =>
      (await office.make(family, values)).id
    const organization_id = await make('organizations', { name: 'Closed' })
    const league_id = await make('leagues', { name: 'League', organization_id })
    season = await make('seasons', { name: '2026', league_id })
    const otherSeason = await make('seasons', { name: '2027', league_id })
    const [team, opponent] = [
      await make('teams', { name: 'One', season_id: season }),
      await make('teams', { name: 'Two', season_id: season }),
    ]
    const membership = await make('players', {
      first_name: 'Ann',
      last_name: 'Ace',
      birth_date: '2020-01-01',
    })
    await office.make('team_players', { team_id: team, player_id: membership })
    const play = { team_1_id: team, team_2_id: opponent, start_time: '2026-06-13T10:00:00Z' }
    const game = await make('games', { season_id: season, ...play })
    await office.make('game_scores', { game_id: game, team_1_score: 3, team_2_score: 1, is_final: true })
    const cup = await make('tournaments', { name: 'Cup', season_id: season })
    for (const team_id of [team, opponent])
      await office.make('tournament_teams', { tournament_id: cup, team_id })
    const pool_id = await make('pools', { name: 'A', tournament_id: cup, team_ids: [team, opponent] })
    const pool_round_id = await make('pool_rounds', { pool_id })
    const cupGame = await make('games', { tournament_id: cup, pool_round_id, ...play })
    ids = { team, game, membership, cup, cupGame, otherSeason }
  })
  afterAll(() => server.stop())

  const statusOf = async (path: string) => (await anyone.get(path)).status
  const pull = async () =>
    (await fetch(`${server.url}/replication/season:${season}/catalog/${EPOCH}/pull?id=&lwt=0&limit=10`))
      .status
  const publish = (is_public: boolean) => office.put(`/seasons/${season}/`, { is_public })

  test('is closed until it is published', async () => {
    expect(await statusOf(`/seasons/${season}/`)).toBe(401)
    expect(await statusOf(`/games/${ids.game}/`)).toBe(401)
    expect(await anyone.column('/seasons/', 'id')).toEqual([])
  })

  test('published, everybody reads its teams, table and own games, and tablets may open it', async () => {
    expect(await publish(true)).toMatchObject({ status: 202, body: { is_public: true } })
    for (const path of [`/seasons/${season}/`, `/teams/${ids.team}/`, `/games/${ids.game}/`])
      expect(await statusOf(path), path).toBe(200)
    expect(await anyone.column('/seasons/', 'is_event')).toEqual([true])
    expect((await anyone.list('/games/')).meta.total_count).toBe(1)
    expect(await anyone.get(`/seasons/${season}/standings/`)).toMatchObject({ status: 200 })
    expect(await anyone.column(`/game_scores/?game_id=${ids.game}`, 'team_1_score')).toEqual([3])
    expect(await pull()).toBe(200)
  })

  test('minors in it are shown by their initials', async () => {
    expect(await anyone.column('/players/', 'first_name')).toEqual(['A.'])
    expect(await anyone.column('/players/', 'birth_date')).toEqual([null])
  })

  test('its tournament, the other season and what is of these stay closed', async () => {
    expect(await statusOf(`/tournaments/${ids.cup}/`)).toBe(401)
    expect(await statusOf(`/games/${ids.cupGame}/`)).toBe(401)
    expect(await statusOf(`/seasons/${ids.otherSeason}/`)).toBe(401)
    expect((await anyone.list('/pools/')).meta.total_count).toBe(0)
  })

  test('closed again, it is gone for the public at once', async () => {
    await publish(false)
    expect(await statusOf(`/games/${ids.game}/`)).toBe(401)
    expect((await anyone.list('/games/')).meta.total_count).toBe(0)
    expect(await pull()).not.toBe(200)
  })
})

describe('a season that is only the frame of tournaments', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  const isEvent = async (client: Client, id: number) =>
    (await client.column(`/seasons/?season_id=${id}&fields=[id,is_event]`, 'is_event'))[0]

  test('is no event of its own, until a game outside of them is played in it', async () => {
    const organization_id = (await office.make('organizations', { name: 'Club', is_public: true })).id
    const league_id = (await office.make('leagues', { name: 'Spring Cup', organization_id })).id
    const season = (await office.make('seasons', { name: '2026', league_id })).id
    expect(await isEvent(office, season)).toBe(true)
    await office.make('tournaments', { name: 'Spring Cup', season_id: season })
    expect(await isEvent(office, season)).toBe(false)
    expect(await isEvent(new Client(server.url), season)).toBe(false)
    await office.make('games', { season_id: season, start_time: '2026-06-13T10:00:00Z' })
    expect(await isEvent(office, season)).toBe(true)
  })

  test('is no event of its own to people who see it only because of a public tournament', async () => {
    const organization_id = (await office.make('organizations', { name: 'Closed' })).id
    const league_id = (await office.make('leagues', { name: 'Closed Cup', organization_id })).id
    const season = (await office.make('seasons', { name: '2026', league_id })).id
    await office.make('tournaments', { name: 'Closed Cup', season_id: season, is_public: true })
    await office.make('games', { season_id: season, start_time: '2026-06-13T10:00:00Z' })
    expect(await isEvent(office, season)).toBe(true)
    expect(await isEvent(new Client(server.url), season)).toBe(false)
  })
})
