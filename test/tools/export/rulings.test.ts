import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportRecords } from '../../../server/tools/export/export-records.ts'
import { importExport } from '../../../server/tools/import/import-export.ts'
import { rulings } from '../../../shared-schema/rules/progress/ruling.ts'
import { Client } from '../../rest/client.ts'
import { makeSeason, makeTeams } from '../../rest/replays/league.ts'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { everythingButAccounts } from './compare.ts'

const silent = () => undefined

/** A season with a game of each ruling, which a fresh server imports. */
describe('rulings of games', () => {
  const freshDatabaseUrl = postgresDatabases()
  let folder: string
  let source: TestServer
  let target: TestServer
  const games = new Map<string, number>()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sideline-rulings-'))
    source = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    target = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const office = new Client(source.url, await source.signIn('owner'))
    const { season } = await makeSeason(office)
    await office.put(`/seasons/${season}/`, { is_public: true })
    const [team_1_id, team_2_id] = await makeTeams(office, season, ['One', 'Two'])
    for (const ruling of rulings) {
      const play = { season_id: season, team_1_id, team_2_id, start_time: '2026-06-13T10:00:00Z' }
      const { id } = await office.make('games', play)
      games.set(ruling, id)
      if (ruling !== 'postponed' && ruling !== 'cancelled')
        await office.make('game_scores', {
          game_id: id,
          team_1_score: 3,
          team_2_score: 1,
          is_final: ruling === 'none' || ruling === 'annulled',
        })
      if (ruling !== 'none') expect((await office.put(`/games/${id}/`, { ruling })).status).toBe(202)
    }
    await exportRecords(source.db, join(folder, 'all'), null, source.url, silent)
    await importExport(target.db, join(folder, 'all'), silent)
  })
  afterAll(async () => {
    await source.stop()
    await target.stop()
    await rm(folder, { recursive: true })
  })

  test('are the same after an export and an import, and so is all that follows from them', async () => {
    const [before, after] = [
      await everythingButAccounts(source, ['ultimate']),
      await everythingButAccounts(target, ['ultimate']),
    ]
    for (const [what, list] of Object.entries(before))
      expect({ [what]: after[what] }).toEqual({ [what]: list })
    const office = new Client(target.url, await target.signIn('owner'))
    for (const [ruling, id] of games)
      expect((await office.get(`/games/${id}/`)).body).toMatchObject({ ruling })
  })

  test('can be taken back where they were imported: the game is as it was', async () => {
    const office = new Client(target.url, await target.signIn('owner'))
    const annulled = games.get('annulled') ?? 0
    expect((await office.get(`/games/${annulled}/`)).body).toMatchObject({ status: 'not needed' })
    await office.put(`/games/${annulled}/`, { ruling: 'none' })
    expect((await office.get(`/games/${annulled}/`)).body).toMatchObject({
      ruling: 'none',
      status: 'final',
      team_1_score: 3,
      team_2_score: 1,
    })
  })
})
