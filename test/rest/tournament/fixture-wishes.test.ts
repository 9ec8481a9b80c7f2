import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body, type Reply } from '../client.ts'
import { DescribedClient } from '../described-client.ts'
import { makeSeason, makeTeams } from '../replays/league.ts'

// Four teams on Wednesdays and Saturdays.
describe('the fixtures of a season with wishes for the days between games', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let described: DescribedClient
  let season: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    described = new DescribedClient(office, await (await fetch(`${server.url}/v1/openapi.json`)).json())
    season = (await makeSeason(office)).season
    await makeTeams(office, season, ['Team 1', 'Team 2', 'Team 3', 'Team 4'])
  })
  afterAll(() => server.stop())

  const path = () => `/seasons/${season}/fixtures/`
  const draw = (more: Body): Promise<Reply> =>
    described.send('POST', path(), {
      ...{ start_date: '2027-09-04', timezone: 'Europe/Amsterdam' },
      kick_offs: [3, 6].map(weekday => ({ weekday, time: '15:00' })),
      weekdays_together: false,
      ...more,
    })

  test('name the games of teams without the rest, the distance or the number of games that is wished', async () => {
    const asked = { rest_days: 3, days_between_meetings: 21, most_games: { games: 2, days: 8 } }
    const reply = await draw(asked)
    const broken = objectsIn(reply.body.fixtures).flatMap(one => objectsIn(one.broken))
    const texts = (rule: string) => broken.filter(one => one.rule === rule).map(({ text }) => text)
    // From Wednesday to Saturday there are two days of rest; each meeting has its second one three match days later.
    expect(reply.status).toBe(201)
    expect(texts('too_little_rest')).toHaveLength(2 * 4)
    expect(texts('meet_too_soon')).toHaveLength(6)
    expect(texts('too_many_games')).toHaveLength(4 * 4)
    expect(texts('too_little_rest')[0]).toMatch(
      /^Match day 3, Team \d – Team \d: Team \d also play on 8 September 2027, with fewer than 3 days of rest between\.$/,
    )
    expect(texts('meet_too_soon')[0]).toMatch(
      /^Match day 4, .*: the two also meet on 4 September 2027, fewer than 21 days apart\.$/,
    )
    expect(texts('too_many_games')[0]).toMatch(
      /^Match day 3, .*: Team \d play more than 2 games in the 8 days up to 11 September 2027\.$/,
    )
    const listed = (await office.get(path())).body
    expect(listed.wishes).toMatchObject(asked)
    expect(objectsIn(listed.broken).flatMap(one => objectsIn(one.broken))).toHaveLength(broken.length)
    // A game put off leaves more rest to its own teams.
    const last = (
      await office.list(`/games/?season_id=${season}&order_by=[match_day,start_time,id]`)
    ).objects.at(-1)
    await office.put(`/games/${String(last?.id)}/`, { start_time: '2027-10-30T15:00:00+02:00' })
    const now = objectsIn((await office.get(path())).body.broken).map(({ game_id }) => game_id)
    expect(now).not.toContain(last?.id)
    const wrong = { rest_days: 99, most_games: { games: 0, days: 7 } }
    const refused = await draw({ ...wrong, keep: 'all' })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { rest_days: ['must be from 0 to 60'], 'most_games.games': ['must be from 1 to 50'] },
    ])
  })
})
