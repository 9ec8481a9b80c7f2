import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { enterTeams, makeTeams } from '../replays/league.ts'

// Four teams in a knock-out with a game for third place, on two fields.
describe('a plan with a break and a final at the end', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let tournament: number
  const fields: number[] = []

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    const organization = (await office.make('organizations', { name: 'Org' })).id
    const league = await office.make('leagues', { name: 'League', organization_id: organization })
    const season = (await office.make('seasons', { name: '2026', league_id: league.id })).id
    const teams = await makeTeams(office, season, ['Owls', 'Bats', 'Cats', 'Rats'])
    tournament = (
      await office.make('tournaments', {
        name: 'Cup',
        season_id: season,
        start_date: '2026-06-13',
        end_date: '2026-06-13',
        timezone: 'Europe/Amsterdam',
        game_minutes: 60,
      })
    ).id
    await enterTeams(office, tournament, teams)
    await office.make('brackets', {
      tournament_id: tournament,
      kind: 'single elimination',
      third_place_game: true,
      team_ids: teams,
      start_time: '2026-06-13T09:00:00',
      time_between_rounds: 60,
    })
    const park = await office.make('event_sites', { name: 'Park', tournament_id: tournament })
    for (const name of ['Field 1', 'Field 2'])
      fields.push((await office.make('game_sites', { name, event_site_id: park.id })).id)
  })
  afterAll(() => server.stop())

  const plan = async (wishes: Body) => {
    const path = `/tournaments/${tournament}/schedule/?preview=true`
    const { status, body } = await office.post(path, { start_time: '2026-06-13T09:00', ...wishes })
    expect(status).toBe(200)
    return objectsIn(body.placed)
      .map(({ start_time, game_site_id }) => [String(start_time).slice(11, 16), game_site_id])
      .sort()
  }

  test('has no game in the break, not even a part of one', async () => {
    const [one, two] = fields
    expect(await plan({})).toEqual([
      ['09:00', one],
      ['09:00', two],
      ['10:00', one],
      ['10:00', two],
    ])
    expect(await plan({ breaks: [{ from: '10:30', to: '11:15' }] })).toEqual([
      ['09:00', one],
      ['09:00', two],
      ['11:15', one],
      ['11:15', two],
    ])
    expect(await plan({ breaks: [{ from: '22:00', to: '10:15' }] })).toEqual([
      ['10:15', one],
      ['10:15', two],
      ['11:15', one],
      ['11:15', two],
    ])
  })

  test('has the final on its field, after the game for third place', async () => {
    const [one, two] = fields
    expect(await plan({ finals_last: true, final_site_id: two })).toEqual([
      ['09:00', one],
      ['09:00', two],
      ['10:00', one],
      ['11:00', two],
    ])
  })

  test('refuses a break without an end', async () => {
    const path = `/tournaments/${tournament}/schedule/`
    const { status, body } = await office.post(path, {
      start_time: '2026-06-13T09:00',
      breaks: [{ from: '12:00' }],
    })
    expect([status, Object.keys(body.errors as object)]).toEqual([400, ['breaks.0.to']])
  })
})
