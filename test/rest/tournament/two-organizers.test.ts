import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { enterTeams, makeTeams } from '../replays/league.ts'

describe('two organizers of a tournament at the same moment', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let offices: readonly Client[]
  let office: Client
  let season: number
  let teams: readonly number[]

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const token = await server.signIn('owner')
    office = new Client(server.url, token)
    offices = [office, new Client(server.url, token)]
    const organization_id = (await office.make('organizations', { name: 'Org' })).id
    const league_id = (await office.make('leagues', { name: 'League', sport: 'soccer', organization_id })).id
    season = (await office.make('seasons', { name: '2026', league_id })).id
    teams = await makeTeams(office, season, ['Ants', 'Bees', 'Cats', 'Dogs'])
  })
  afterAll(() => server.stop())

  const makeTournament = async (name: string): Promise<number> => {
    const { id } = await office.make('tournaments', { season_id: season, name, start_date: '2026-06-13' })
    await enterTeams(office, id, teams)
    return id
  }
  const both = async (path: string, ...bodies: readonly Body[]): Promise<number[]> => {
    const answers = await Promise.all(
      bodies.map((body, index) => (offices[index] ?? office).send('POST', path, body)),
    )
    return answers.map(({ status }) => status).sort()
  }

  test('cannot both make a format for what they saw', async () => {
    const id = await makeTournament('Formats')
    const ids = async (family: string) =>
      objectsIn((await office.get(`/${family}/?tournament_id=${id}`)).body.objects).map(one => one.id)
    const seen = { pools: [], brackets: [], swiss_rounds: [] }
    const body = (pools: number, what: Body) => ({
      stages: [{ kind: 'pools', pools }],
      replace: true,
      seen: what,
    })
    const path = `/tournaments/${id}/formats/`
    expect(await both(path, body(1, seen), body(2, seen))).toEqual([201, 412])
    const made = await ids('pools')
    expect((await office.send('POST', path, body(1, seen))).body.code).toBe('changed_since')
    expect(await ids('pools')).toEqual(made)
    expect((await office.send('POST', path, body(2, { ...seen, pools: made }))).status).toBe(201)
    expect(await ids('pools')).toHaveLength(2)
  })

  test('cannot both decide the same tie without seeing the order of the other', async () => {
    const tournament_id = await makeTournament('Ties')
    const pool_id = (await office.make('pools', { tournament_id, name: 'A', team_ids: teams })).id
    const body = (team_ids: readonly (number | undefined)[]) => ({
      tournament_id,
      pool_id,
      team_ids,
      if_undecided: true,
    })
    const [ants, bees, cats] = teams
    expect(await both('/tie_decisions/', body([ants, bees]), body([bees, ants]))).toEqual([201, 412])
    const decided = await office.get(`/tie_decisions/?tournament_id=${tournament_id}`)
    expect(objectsIn(decided.body.objects)).toHaveLength(1)
    expect((await office.send('POST', '/tie_decisions/', body([bees, cats]))).status).toBe(201)
    const again = { tournament_id, pool_id, team_ids: [bees, ants] }
    expect((await office.send('POST', '/tie_decisions/', again)).status).toBe(201)
  })
})
