import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'
import { FieldOfTeams } from '../tournament/field-of-teams.ts'

describe('a plan of a night, on two fields without hours', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  /** When the six games of a pool of four start after a plan of half hours from 23:00, as `13T23:00`. */
  async function plannedStarts(lastStart: { last_start?: string }): Promise<string[]> {
    const field = await FieldOfTeams.make(office, 4, { start_date: '2026-06-13', end_date: '2026-06-14' })
    await office.make('pools', {
      ...{ name: 'A', tournament_id: field.tournament, team_ids: field.teams },
      ...{ generate_matchups: true, start_time: '2026-06-13T10:00' },
    })
    await field.makeFields(2)
    await office.post(`/tournaments/${field.tournament}/schedule/`, {
      ...{ start_time: '2026-06-13T23:00', game_minutes: 30, rest_minutes: 0 },
      ...lastStart,
    })
    return (await field.games()).map(({ start_time }) => String(start_time).slice(8, 16))
  }

  const twice = (...starts: string[]) => starts.flatMap(start => [start, start])

  test('goes on past midnight until the last start', async () => {
    expect(await plannedStarts({ last_start: '00:30' })).toEqual(twice('13T23:00', '13T23:30', '14T00:00'))
  })

  test('ends at midnight if no last start is given, and goes on in the next night', async () => {
    expect(await plannedStarts({})).toEqual(twice('13T23:00', '13T23:30', '14T23:00'))
  })

  test('has no start after the last one', async () => {
    // The rest finds no time, and stays where it was.
    expect(await plannedStarts({ last_start: '23:00' })).toEqual(twice('13T10:00', '13T23:00', '14T23:00'))
  })
})
