import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { postgresDatabases } from '../../support/database.ts'
import { describeRecorded, recordedData } from '../../support/recorded-data.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(join(recordedData, file), 'utf8'))

const recorded = (file: string): Body[] =>
  z.object({ objects: z.array(z.record(z.string(), z.unknown())) }).parse(read(file)).objects

/** Every key that was recorded is there, with a value of the same type; nested objects in the same form. */
function expectShape(ours: unknown, theirs: unknown, path: string): void {
  if (ours === null || theirs === null) return
  expect(typeof ours, path).toBe(typeof theirs)
  if (
    typeof ours !== 'object' ||
    typeof theirs !== 'object' ||
    ours === null ||
    theirs === null ||
    Array.isArray(theirs)
  )
    return
  for (const [key, value] of Object.entries(theirs)) {
    expect(ours, path).toHaveProperty(key)
    expectShape(Object.entries(ours).find(([name]) => name === key)?.[1], value, `${path}.${key}`)
  }
}

describeRecorded('objects have the shape of those that were recorded', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let client: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    client = new Client(server.url, await server.signIn('owner'))
    const organization = await client.make('organizations', { name: 'Org', is_public: true })
    const league = await client.make('leagues', { name: 'Club Mixed', organization_id: organization.id })
    const season = await client.make('seasons', {
      name: '2012',
      league_id: league.id,
      start_date: '2012-01-01',
    })
    const tournament = await client.make('tournaments', {
      name: 'Windmill',
      season_id: season.id,
      start_date: '2012-06-15',
      end_date: '2012-06-17',
    })
    const place = await client.make('event_sites', { name: 'Park' })
    const field = await client.make('game_sites', { name: 'Field 11', event_site_id: place.id })
    const teams = []
    for (const name of ['Ann', 'Bob']) {
      teams.push((await client.make('teams', { name, season_id: season.id })).id)
      await client.make('tournament_teams', { tournament_id: tournament.id, team_id: teams.at(-1) })
    }
    const round = await client.make('swiss_rounds', {
      tournament_id: tournament.id,
      start_time: '2012-06-15T10:00:00+02:00',
    })
    const [game] = (await client.list(`/games/?swiss_round_id=${round.id}`)).objects
    await client.put(`/games/${String(game?.id)}/`, { game_site_id: field.id })
    await client.make('game_scores', { game_id: game?.id, team_1_score: 8, team_2_score: 9, is_final: true })
    await client.make('game_sportsmanship_scores', { game_id: game?.id, team_1_score: [1, 2, 3, 4, 0] })
  })
  afterAll(() => server.stop())

  test.each([
    ['games', 'windmill-2012/games.json'],
    ['tournaments', 'windmill-2012/tournaments.json'],
    ['teams', 'windmill-2012/teams.json'],
    ['tournament_teams', 'windmill-2012/tournament_teams.json'],
    ['game_scores', 'windmill-2012/game_scores.json'],
    ['swiss_rounds', 'swiss-2012/swiss_rounds.json'],
  ])('%s', async (family, file) => {
    const {
      objects: [ours],
    } = await client.list(`/${family}/`)
    for (const theirs of recorded(file)) expectShape(ours, theirs, family)
  })

  test('/players/me/', async () => {
    expectShape((await client.get('/players/me/')).body, read('windmill-2012/me.json'), 'me')
  })

  test('swiss standings, of every year', async () => {
    const {
      objects: [round],
    } = await client.list('/swiss_rounds/')
    const [ours] = objectsIn(round?.standings)
    const rounds = [...recorded('swiss-2012/swiss_rounds.json'), ...recorded('windmill-2012/standings.json')]
    for (const theirs of rounds.flatMap(({ standings }) => objectsIn(standings)))
      expectShape(ours, theirs, 'standings')
  })
})
