import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { FieldOfTeams } from './field-of-teams.ts'

describe('why teams were drawn', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())

  test('is stored and replicates in codes, and REST tells it in words', async () => {
    const office = new Client(server.url, await server.signIn('owner'))
    const field = await FieldOfTeams.make(office, 3)
    const round = await office.make('swiss_rounds', {
      tournament_id: field.tournament,
      start_time: '2026-06-13T09:00',
    })
    const words = [
      '1st against 2nd: neighbours in the ranking',
      '3rd has the bye: lowest ranked of the teams with the fewest byes',
    ]
    const reasons = (record: Body) => objectsIn(record.pairings).map(({ reason }) => reason)
    expect(reasons(round)).toEqual(words)
    const alone = await office.get(`/swiss_rounds/${round.id}/?fields=[pairings]`)
    expect(reasons(alone.body)).toEqual(words)

    const stored = await sql<{ pairings: unknown }>`select pairings from swiss_rounds`.execute(server.db)
    const fed = await sql<{ pairings: unknown }>`
      select document -> 'record' -> 'pairings' as pairings from feed where id = ${`swiss_rounds/${round.id}`}`.execute(
      server.db,
    )
    for (const { pairings } of [...stored.rows, ...fed.rows])
      expect(objectsIn(pairings).map(({ reason }) => reason)).toEqual([
        {
          kind: 'pair',
          teams: [1, 2],
          standing: { kind: 'neighbours' },
          moved: [],
          met: null,
          refusals: [],
        },
        { kind: 'bye', place: 3, choice: 'fewest byes', spares_rematch: false },
      ])

    // Rounds that were drawn before there were codes keep their words.
    await sql`update swiss_rounds set pairings = '[{"team_1_id": 1, "team_2_id": 2, "reason": "as before"}]'`.execute(
      server.db,
    )
    const older = await office.get(`/swiss_rounds/${round.id}/`)
    expect(reasons(older.body)).toEqual(['as before'])
  })
})
