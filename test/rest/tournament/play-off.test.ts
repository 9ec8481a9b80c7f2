import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { DescribedClient } from '../described-client.ts'

/**
 * Two divisions of three, and a cup of the same season. In each, the first beats both others, and the second
 * the third.
 */
describe('the play-off of a season', () => {
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

  async function makeSeason(divisions = ['North', 'South']) {
    const organization_id = (await office.make('organizations', { name: 'Org' })).id
    const league_id = (await office.make('leagues', { name: 'League', sport: 'soccer', organization_id })).id
    const season_id = (await office.make('seasons', { name: '2026', league_id })).id
    const cup = (await office.make('tournaments', { name: 'Cup', season_id, timezone: 'Europe/Amsterdam' }))
      .id
    const names = new Map<number, string>()
    for (const [index, division] of divisions.entries()) {
      const ids: number[] = []
      for (const rank of [1, 2, 3]) {
        const name = `${division || 'Team'} ${rank}`
        ids.push((await office.make('teams', { name, division, season_id })).id)
        names.set(ids.at(-1) ?? 0, name)
      }
      for (const [one, two] of [
        [1, 2],
        [1, 3],
        [2, 3],
      ] as const) {
        const [team_1_id, team_2_id] = [ids[one - 1], ids[two - 1]]
        const start_time = `2026-0${index + 1}-0${one + two}T15:00:00Z`
        const game = await office.make('games', { season_id, team_1_id, team_2_id, start_time })
        await report(game.id, 3 - index, 0)
      }
    }
    const enter = async (...wanted: number[]) => {
      for (const team_id of wanted) await office.make('tournament_teams', { tournament_id: cup, team_id })
    }
    const draw = (more: Body, query = '') =>
      described.send('POST', `/brackets/${query}`, {
        ...{ tournament_id: cup, start_time: '2026-06-01T10:00:00', time_between_rounds: 100, ...more },
      })
    /** The pairs of the first round. */
    const pairs = async () =>
      (await office.list(`/games/?tournament_id=${cup}&order_by=[id]`)).objects
        .map(({ team_1_id, team_2_id }) => [team_1_id, team_2_id].map(id => names.get(Number(id)) ?? null))
        .filter(pair => pair.some(name => name !== null))
    return { season_id, cup, teams: [...names.keys()], enter, draw, pairs }
  }
  const report = (game_id: number, team_1_score: number, team_2_score: number) =>
    office.make('game_scores', { game_id, team_1_score, team_2_score, is_final: true })

  test('is a bracket of the best of each division, in which those of one division meet late', async () => {
    const { enter, draw, pairs, teams } = await makeSeason()
    await enter(...teams)
    const reply = await draw({ season_table: 'divisions', to_place: 2 })
    expect([reply.status, reply.body.number_of_rounds]).toEqual([201, 2])
    expect(await pairs()).toEqual([
      ['North 1', 'South 2'],
      ['South 1', 'North 2'],
    ])
  })

  test('can be of one table of all teams, or of one division', async () => {
    const one = await makeSeason()
    await one.enter(...one.teams)
    expect((await one.draw({ season_table: 'overall', to_place: 4 })).status).toBe(201)
    // All have six, three or no points; those of North have scored more.
    expect(await one.pairs()).toEqual([
      ['North 1', 'South 2'],
      ['South 1', 'North 2'],
    ])
    const lines = objectsIn(
      (await office.get(`/seasons/${one.season_id}/standings/?overall=true`)).body.standings,
    )
    expect(lines.map(({ place, division, points }) => [place, division, points])).toEqual([
      [1, 'North', 6],
      [2, 'South', 6],
      [3, 'North', 3],
      [4, 'South', 3],
      [5, 'South', 0],
      [6, 'North', 0],
    ])
    const other = await makeSeason()
    await other.enter(...other.teams.slice(3))
    expect((await other.draw({ season_table: 'divisions', division: 'South', to_place: 2 })).status).toBe(201)
    expect(await other.pairs()).toEqual([['South 1', 'South 2']])
  })

  test('is seen beforehand, and nothing is made', async () => {
    const { enter, draw, pairs, teams } = await makeSeason()
    await enter(...teams)
    const reply = await draw({ season_table: 'divisions', to_place: 2 }, '?preview=true')
    expect([reply.status, await pairs()]).toEqual([200, []])
  })

  test('is not made while games are to be played, or while teams are level that go on', async () => {
    const { enter, draw, pairs, teams, season_id } = await makeSeason([''])
    await enter(...teams)
    const extra = await office.make('games', {
      ...{ season_id, team_1_id: teams[1], team_2_id: teams[0], start_time: '2026-05-01T15:00:00Z' },
    })
    const top = () => draw({ season_table: 'divisions', to_place: 2 })
    expect(await refusal(top())).toEqual([
      409,
      'The season: 1 game is not final yet, so it is not decided who goes on.',
    ])
    await report(extra.id, 3, 0)
    const { body } = await office.get(`/seasons/${season_id}/standings/`)
    expect(objectsIn(body.standings).map(({ is_unresolved }) => is_unresolved)).toEqual([true, true, false])
    expect(await refusal(top())).toEqual([
      409,
      'The table of the season: Team 1, Team 2 are level with another team on all criteria. Decide their order first.',
    ])
    expect(await pairs()).toEqual([])
    await office.put(`/seasons/${season_id}/`, {
      tie_decisions: [{ team_ids: [teams[1], teams[0]], method: 'play-off' }],
    })
    expect((await top()).status).toBe(201)
    expect(await pairs()).toEqual([['Team 2', 'Team 1']])
  })

  test('names teams that go on and are not entered, and divisions that are not there', async () => {
    const { enter, draw, teams } = await makeSeason()
    await enter(...teams.slice(0, 4))
    expect(await errors(draw({ season_table: 'divisions', to_place: 2 }))).toEqual({
      season_table: [
        'goes by the table, in which these go on and are not entered in the tournament yet: South 2',
      ],
    })
    expect(await errors(draw({ season_table: 'divisions', division: 'West' }))).toEqual({
      division: ['must be a division of the season: North, South'],
    })
    for (const season_table of ['overall', null])
      expect(await errors(draw({ season_table, division: 'North', number_of_rounds: 1 }))).toEqual({
        season_table: ['must be "divisions" for the table of one division'],
      })
    expect(Object.keys(await errors(draw({ season_table: 'overall', team_ids: teams.slice(0, 2) })))).toEqual(
      ['team_ids'],
    )
    const plain = await makeSeason([''])
    expect(await errors(plain.draw({ season_table: 'divisions', division: 'North' }))).toEqual({
      division: ['must be left out: no team of the season has a division'],
    })
  })

  const refusal = async (sent: ReturnType<DescribedClient['send']>) => {
    const { status, body } = await sent
    return [status, body.error_message]
  }
  const errors = async (sent: ReturnType<DescribedClient['send']>) => (await sent).body.errors ?? {}
})
