import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body, type Reply } from '../client.ts'
import { DescribedClient } from '../described-client.ts'
import { makeTeams } from '../replays/league.ts'

// A league on Saturdays at 15:00 in Amsterdam, from the first Saturday of September 2027 on.
describe('the fixtures of a season', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let described: DescribedClient
  let organization: number
  let league: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    described = new DescribedClient(office, await (await fetch(`${server.url}/v1/openapi.json`)).json())
    organization = (await office.make('organizations', { name: 'Org', is_public: true })).id
    league = (await office.make('leagues', { name: 'League', organization_id: organization })).id
  })
  afterAll(() => server.stop())

  const wishes = {
    start_date: '2027-09-04',
    timezone: 'Europe/Amsterdam',
    kick_offs: [{ weekday: 6, time: '15:00' }],
  }

  async function makeSeason(size: number) {
    const season = (await office.make('seasons', { name: '2027', league_id: league })).id
    const names = Array.from({ length: size }, (_, index) => `Team ${index + 1}`)
    const teams = await makeTeams(office, season, names)
    const path = `/seasons/${season}/fixtures/`
    return {
      season,
      teams,
      path,
      draw: (more: Body = {}) => described.send('POST', path, { ...wishes, ...more }),
      games: async () =>
        (await office.list(`/games/?season_id=${season}&order_by=[match_day,start_time,id]&limit=200`))
          .objects,
    }
  }

  async function makeFields(...names: string[]): Promise<number[]> {
    const park = await office.make('event_sites', { name: 'Park', organization_id: organization })
    const fields: number[] = []
    for (const name of names)
      fields.push((await office.make('game_sites', { name, event_site_id: park.id })).id)
    return fields
  }

  const drawn = ({ body }: Reply): Body[] => objectsIn(body.fixtures)
  const wrongs = ({ status, body }: Reply) => [status, body.errors]
  const pair = ({ team_1_id, team_2_id }: Body) =>
    [Number(team_1_id), Number(team_2_id)].sort((a, b) => a - b).join(' ')
  const place = ({ team_1_id, team_2_id, start_time, match_day }: Body) => ({
    team_1_id,
    team_2_id,
    start_time,
    match_day,
  })

  test('are a game of the season for each pair in each leg, with match day, time and as few breaks as can be', async () => {
    const { season, draw, games, teams } = await makeSeason(4)
    const reply = await draw()
    expect([reply.status, reply.body.unplaced, reply.body.breaks, reply.body.least_breaks]).toEqual([
      201,
      [],
      6,
      6,
    ])
    const stored = await games()
    expect(stored).toHaveLength(12)
    expect(stored.map(game => [game.id, place(game)])).toEqual(
      drawn(reply).map(game => [game.game_id, place(game)]),
    )
    expect(stored.map(({ match_day, start_time }) => `${String(match_day)} ${String(start_time)}`)).toEqual(
      [
        '1 2027-09-04T15:00:00+02:00',
        '2 2027-09-11T15:00:00+02:00',
        '3 2027-09-18T15:00:00+02:00',
        '4 2027-09-25T15:00:00+02:00',
        '5 2027-10-02T15:00:00+02:00',
        '6 2027-10-09T15:00:00+02:00',
      ].flatMap(day => [day, day]),
    )
    expect([...new Set(stored.map(pair))]).toHaveLength(6)
    const shown = await described.send('GET', `/seasons/${season}/fixtures/`)
    expect(objectsIn(shown.body.match_days).map(day => day.game_ids)).toEqual(
      [1, 2, 3, 4, 5, 6].map(day => stored.filter(game => game.match_day === day).map(({ id }) => id)),
    )
    expect(objectsIn(shown.body.teams).map(({ team_id, home, away }) => [team_id, home, away])).toEqual(
      teams.map(team => [team, 3, 3]),
    )
  })

  test('in a preview are the same, and make no games', async () => {
    const { draw, games, path } = await makeSeason(5)
    const preview = await described.send('POST', `${path}?preview=true`, wishes)
    expect([preview.status, await games()]).toEqual([200, []])
    expect(drawn(preview).every(({ game_id }) => game_id === null)).toBe(true)
    expect(drawn(await draw()).map(place)).toEqual(drawn(preview).map(place))
  })

  test('pass over excluded dates, and keep the time of day when the clocks change', async () => {
    const { draw } = await makeSeason(4)
    const dates = drawn(await draw({ start_date: '2027-10-23', excluded_dates: ['2027-11-06'], legs: 1 }))
    expect([...new Set(dates.map(({ start_time }) => start_time))]).toEqual([
      '2027-10-23T15:00:00+02:00',
      '2027-10-30T15:00:00+02:00',
      '2027-11-13T15:00:00+01:00',
    ])
  })

  test('of divisions are drawn in each by itself', async () => {
    const { draw, teams } = await makeSeason(7)
    const divisions = [teams.slice(0, 4), teams.slice(4)]
    const fixtures = drawn(await draw({ divisions, legs: 1 }))
    expect(fixtures).toHaveLength(6 + 3)
    for (const { team_1_id, team_2_id } of fixtures)
      expect(divisions.some(ids => ids.includes(Number(team_1_id)) && ids.includes(Number(team_2_id)))).toBe(
        true,
      )
  })

  test('of teams that name their divisions are drawn in those, and ranked in them', async () => {
    const { season, draw, teams } = await makeSeason(5)
    for (const [index, team] of teams.entries())
      await office.put(`/teams/${team}/`, { division: index < 3 ? 'North' : 'South' })
    const fixtures = drawn(await draw({ legs: 1 }))
    expect(fixtures.map(pair).sort()).toEqual(
      [
        [0, 1],
        [0, 2],
        [1, 2],
        [3, 4],
      ].map(ids => ids.map(id => teams[id]).join(' ')),
    )
    for (const { game_id } of fixtures)
      await office.make('game_scores', {
        game_id: Number(game_id),
        team_1_score: 2,
        team_2_score: 1,
        is_final: true,
      })
    const table = async (query: string) =>
      objectsIn((await office.get(`/seasons/${season}/standings/${query}`)).body.standings)
    expect((await table('')).map(({ division, games_played }) => [division, games_played])).toEqual([
      ...Array.from({ length: 3 }, () => ['North', 2]),
      ...Array.from({ length: 2 }, () => ['South', 1]),
    ])
    const first = (await table('?match_day=1&division=South')).map(({ games_played }) => games_played)
    expect(first).toEqual([1, 1])
    expect((await table('?match_day=2')).reduce((sum, line) => sum + Number(line.games_played), 0)).toBe(6)
  })

  test('on home fields that teams share have one of them at home at a time', async () => {
    const { draw, teams } = await makeSeason(6)
    const [one, two, three] = await makeFields('One', 'Two', 'Three')
    const home_fields = teams.map((team_id, index) => ({
      team_id,
      game_site_ids: [[one, two, three][index % 3]],
    }))
    const reply = await draw({ home_fields })
    expect(drawn(reply).flatMap(({ broken }) => broken)).toEqual([])
    const places = drawn(reply).map(
      ({ game_site_id, start_time }) => `${String(game_site_id)} ${String(start_time)}`,
    )
    expect(new Set(places).size).toBe(30)
  })

  test('say of each game which rule could not be kept', async () => {
    const { draw, teams } = await makeSeason(4)
    const dates = ['2027-09-04']
    const reply = await draw({ legs: 1, unavailable_teams: [{ team_id: teams[0], dates }] })
    const broken = drawn(reply).flatMap(game => objectsIn(game.broken))
    expect(broken).toMatchObject([{ rule: 'team_unavailable', team_id: teams[0] }])
    expect(String(broken[0]?.text)).toMatch(
      /^Match day 1, Team \d – Team \d: Team 1 cannot play on 4 September 2027\.$/,
    )
  })

  test('go by the hours of fields, and by the other games of teams and fields', async () => {
    const { season, draw, teams } = await makeSeason(2)
    const [late = 0, free = 0] = await makeFields('Late', 'Free')
    await office.put(`/game_sites/${late}/`, { opens_at: '18:00', closes_at: '22:00' })
    await office.make('games', {
      ...{ season_id: season, team_1_id: teams[0], start_time: '2027-09-11T10:00:00+02:00' },
      game_site_id: free,
    })
    const rulesOf = async (field: number, time: string) => {
      const home_fields = teams.map(team_id => ({ team_id, game_site_ids: [field] }))
      const kick_offs = [{ weekday: 6, time }]
      const reply = await described.send('POST', `/seasons/${season}/fixtures/?preview=true`, {
        ...wishes,
        home_fields,
        kick_offs,
      })
      return drawn(reply).map(({ broken }) => objectsIn(broken).map(({ rule }) => rule))
    }
    expect(await rulesOf(late, '15:00')).toEqual([['field_closed'], ['team_plays', 'field_closed']])
    expect(await rulesOf(late, '19:00')).toEqual([[], ['team_plays']])
    expect(await rulesOf(free, '11:00')).toEqual([[], ['team_plays', 'field_taken']])
    expect((await draw()).status).toBe(201)
  })

  test('keep a game that is fixed beforehand, at its own time', async () => {
    const { draw, teams } = await makeSeason(6)
    const [team_1_id, team_2_id] = teams
    const fixed = [{ team_1_id, team_2_id, match_day: 7, start_time: '2027-10-17T20:00' }]
    const fixtures = drawn(await draw({ fixed }))
    expect(
      fixtures
        .filter(({ match_day, ...game }) => match_day === 7 && pair(game) === `${team_1_id} ${team_2_id}`)
        .map(place),
    ).toEqual([{ team_1_id, team_2_id, match_day: 7, start_time: '2027-10-17T20:00:00+02:00' }])
  })

  test('are not drawn twice: of two who draw at once one is told that there are fixtures', async () => {
    const { draw, games } = await makeSeason(6)
    const replies = await Promise.all([draw(), draw({ seed: 2 })])
    expect(replies.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [201, undefined],
      [409, 'fixtures_exist'],
    ])
    expect(await games()).toHaveLength(30)
  })

  test('are drawn once for each Idempotency-Key', async () => {
    const { path, games } = await makeSeason(4)
    const send = () =>
      described.send('POST', path, wishes, { 'Idempotency-Key': `fixtures of ${path}`.replaceAll(' ', '-') })
    const [first, second] = [await send(), await send()]
    expect([second.body, second.headers.get('Idempotency-Replayed')]).toEqual([first.body, 'true'])
    expect(await games()).toHaveLength(12)
  })

  test('keep the games that have begun when they are drawn again, and reuse the others', async () => {
    const { draw, games } = await makeSeason(4)
    await draw()
    const before = await games()
    const begun = before.slice(0, 2)
    for (const { id } of begun)
      await office.make('game_scores', {
        game_id: Number(id),
        team_1_score: 2,
        team_2_score: 1,
        is_final: true,
      })
    const reply = await draw({
      keep: 'begun',
      kick_offs: [{ weekday: 6, time: '13:30' }],
      not_before: '2027-09-05',
    })
    expect([reply.status, reply.body.removed_game_ids, reply.body.unplaced]).toEqual([201, [], []])
    const after = await games()
    expect(after.map(({ id }) => Number(id)).sort()).toEqual(before.map(({ id }) => Number(id)).sort())
    expect(after.slice(0, 2).map(place)).toEqual(begun.map(place))
    expect(after.slice(2).every(({ start_time }) => String(start_time).includes('T13:30'))).toBe(true)
  })

  test('with a team that comes late are drawn for it alone around all that there is', async () => {
    const { season, draw, games } = await makeSeason(5)
    await draw()
    const before = await games()
    const [late] = await makeTeams(office, season, ['Late'])
    const reply = await draw({ keep: 'all' })
    expect([reply.status, reply.body.unplaced]).toEqual([201, []])
    const after = await games()
    expect(after).toHaveLength(30)
    expect(after.filter(({ id }) => before.some(one => one.id === id)).map(place)).toEqual(before.map(place))
    // Each match day it meets the team that had the bye.
    const ofLate = after.filter(game => game.team_1_id === late || game.team_2_id === late)
    expect(ofLate.map(({ match_day }) => match_day)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('have no place for a seventh team on the match days of six, and say so', async () => {
    const { season, draw, games } = await makeSeason(6)
    await draw({ legs: 1 })
    await makeTeams(office, season, ['Late'])
    const until = await draw({ legs: 1, keep: 'all', end_date: '2027-10-16' })
    expect([objectsIn(until.body.unplaced).length, (await games()).length]).toEqual([4, 17])
    expect(objectsIn(until.body.unplaced)[0]?.text).toMatch(
      /^Team \d – Late is not drawn: |^Late – Team \d is not drawn: /,
    )
    const longer = await draw({ legs: 1, keep: 'all', end_date: '2027-11-30' })
    expect([longer.body.unplaced, (await games()).length]).toEqual([[], 21])
  })

  test('reach tablets with the catalog of the season, and leave it when their team does', async () => {
    const { season, draw, teams } = await makeSeason(4)
    await draw()
    const inFeed = async (deleted: boolean) =>
      (
        await server.db
          .selectFrom('feed')
          .select('document')
          .where('scope', '=', `season:${season}`)
          .where('id', 'like', 'games/%')
          .where('collection', '=', 'catalog')
          .where('deleted', '=', deleted)
          .execute()
      ).length
    expect(await inFeed(false)).toBe(12)
    await draw({ keep: 'all', divisions: [teams.slice(0, 3)] })
    expect([await inFeed(false), await inFeed(true)]).toEqual([6, 6])
  })

  test('without a team that leaves lose its games that have not begun, and no others', async () => {
    const { draw, games, teams } = await makeSeason(4)
    await draw()
    const before = await games()
    const out = teams[3]
    const isOfOut = (game: Body) => game.team_1_id === out || game.team_2_id === out
    const played = before.find(isOfOut)
    await office.make('game_scores', { game_id: Number(played?.id), team_1_score: 2, team_2_score: 1 })
    const reply = await draw({ keep: 'all', divisions: [teams.slice(0, 3)] })
    const after = await games()
    expect(after.filter(isOfOut).map(({ id }) => id)).toEqual([played?.id])
    expect(after.filter(game => !isOfOut(game)).map(place)).toEqual(
      before.filter(game => !isOfOut(game)).map(place),
    )
    expect(reply.body.removed_game_ids).toHaveLength(5)
  })

  test('a game that is postponed stays one of its match day; home and away are swapped by naming the teams the other way', async () => {
    const { draw, games, path } = await makeSeason(4)
    await draw()
    const [first] = await games()
    const { team_1_id, team_2_id } = first ?? {}
    await office.put(`/games/${String(first?.id)}/`, {
      start_time: '2027-12-01T20:00:00+01:00',
      team_1_id: team_2_id,
      team_2_id: team_1_id,
    })
    const { body } = await office.get(`/games/${String(first?.id)}/`)
    expect(place(body)).toEqual({
      team_1_id: team_2_id,
      team_2_id: team_1_id,
      match_day: 1,
      start_time: '2027-12-01T20:00:00+01:00',
    })
    const [matchDay] = objectsIn((await office.get(path)).body.match_days)
    expect(matchDay?.game_ids).toContain(first?.id)
  })

  test('say what a swap of home and away, or a game put off, does not keep any more', async () => {
    const { season, draw, games, path, teams } = await makeSeason(4)
    const fields = await makeFields('North Park', 'South Park')
    const home_fields = teams
      .slice(0, 2)
      .map((team_id, index) => ({ team_id, game_site_ids: [fields[index]] }))
    const asked = { home_fields, excluded_dates: ['2027-12-25'], not_both_at_home: [[teams[0], teams[1]]] }
    await draw(asked)
    const broken = async (client = office) => objectsIn((await client.get(path)).body.broken)
    expect(await broken()).toEqual([])
    const before = await games()
    const home = before.find(game => game.team_1_id === teams[0] && game.team_2_id === teams[2])
    await office.put(`/games/${String(home?.id)}/`, { team_1_id: teams[2], team_2_id: teams[0] })
    // Team 3 has no home field, so that it may be at home anywhere.
    expect(await broken()).toEqual([])
    const away = before.find(game => game.team_1_id === teams[2] && game.team_2_id === teams[1])
    await office.put(`/games/${String(away?.id)}/`, {
      ...{ team_1_id: teams[1], team_2_id: teams[2], game_site_id: fields[0] },
      start_time: '2027-12-25T15:00:00+01:00',
    })
    const [told] = await broken()
    expect(told).toMatchObject({
      game_id: away?.id,
      match_day: away?.match_day,
      broken: [
        {
          rule: 'excluded_date',
          text: expect.stringMatching(/no game is to be played on 25 December 2027\.$/) as unknown,
        },
        { rule: 'not_home_field', team_id: teams[1], game_site_id: fields[0] },
      ],
    })
    expect(objectsIn(told?.broken)[1]?.text).toMatch(/: Team 2 are not at home on North Park\.$/)
    // Two games of a team on one day.
    const [one, other] = before.filter(game => game.team_1_id === teams[3])
    await office.put(`/games/${String(other?.id)}/`, {
      start_time: String(one?.start_time).replace('T15', 'T19'),
    })
    const rules = (await broken()).flatMap(each =>
      objectsIn(each.broken).map(({ rule, team_id }) => [rule, team_id]),
    )
    expect(rules).toContainEqual(['team_plays', teams[3]])
    const { wishes: kept } = (await office.get(path)).body
    expect(kept).toMatchObject(asked)
    // Once it is played, nobody is asked to change it.
    await office.make('game_scores', { game_id: Number(away?.id), team_1_score: 1, team_2_score: 0 })
    expect((await broken()).map(({ game_id }) => game_id)).not.toContain(away?.id)
    // The days on which teams cannot play are hidden from others.
    const { body } = await new Client(server.url, await server.signIn('viewer', organization)).get(path)
    expect([body.wishes, body.broken, objectsIn(body.match_days).length]).toEqual([null, [], 6])
    expect((await office.get(`/seasons/${season}/standings/`)).status).toBe(200)
  })

  test('are drawn by owners and admins of the organization alone', async () => {
    const { path, games } = await makeSeason(4)
    const other = (await office.make('organizations', { name: 'Other', is_public: true })).id
    for (const [role, where] of [
      ['viewer', organization],
      ['scorekeeper', organization],
      ['admin', other],
    ] as const) {
      const client = new Client(server.url, await server.signIn(role, where))
      for (const query of ['', '?preview=true'])
        expect((await client.post(`${path}${query}`, wishes)).body.code).toBe('not_allowed')
    }
    expect((await new Client(server.url).post(path, wishes)).status).toBe(401)
    expect(await games()).toEqual([])
    expect(
      (await new Client(server.url, await server.signIn('admin', organization)).post(path, wishes)).status,
    ).toBe(201)
    expect((await new Client(server.url).get(path)).status).toBe(200)
  })

  test('on fields of another organization are refused to people who do not manage both', async () => {
    const { path, teams } = await makeSeason(4)
    const other = (await office.make('organizations', { name: 'Other', is_public: true })).id
    const park = await office.make('event_sites', { name: 'Park', organization_id: other })
    const field = (await office.make('game_sites', { name: 'Theirs', event_site_id: park.id })).id
    const admin = new Client(server.url, await server.signIn('admin', organization))
    const home_fields = [{ team_id: teams[0], game_site_ids: [field] }]
    const { status, body } = await admin.post(path, { ...wishes, home_fields })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['game_site_id']])
  })

  test('name each wish that cannot be, and why', async () => {
    const { draw, teams, season } = await makeSeason(4)
    const [one = 0, two = 0, three = 0] = teams
    const stranger = (await makeSeason(1)).teams[0] ?? 0
    const game = (team_1_id: number, team_2_id: number, match_day: number) => ({
      team_1_id,
      team_2_id,
      match_day,
    })
    const cases: [Body, Body][] = [
      [{ kick_offs: [] }, { kick_offs: ['must not be empty'] }],
      [{ timezone: 'Mars' }, { timezone: ['must be a time zone such as Europe/Amsterdam'] }],
      [
        { end_date: '2027-09-20' },
        {
          end_date: [
            'is too soon: there are 3 match days with a kick-off until then, and the fixtures need 6',
          ],
        },
      ],
      [
        { divisions: [[one, stranger]] },
        { divisions: [`names teams that are not of this season: ${stranger}`] },
      ],
      [
        {
          divisions: [
            [one, two],
            [one, three],
          ],
        },
        { divisions: [`names a team twice: ${one}`] },
      ],
      [
        { divisions: [[one]] },
        { divisions: ['must name at least two teams of the season in each division'] },
      ],
      [{ not_both_at_home: [[one]] }, { 'not_both_at_home.0': ['must be a list of two teams'] }],
      [{ not_both_at_home: [[one, one]] }, { not_both_at_home: ['must name two teams'] }],
      [{ fixed: [game(one, stranger, 1)] }, { fixed: [`names a team that is in no division: ${stranger}`] }],
      [{ fixed: [game(one, two, 9)] }, { fixed: ['must be at most 6, the last match day there is'] }],
      [{ fixed: [game(one, two, 1), game(three, one, 1)] }, { fixed: [`has ${one} twice on match day 1`] }],
      [
        { legs: 1, fixed: [game(one, two, 1), game(two, one, 2)] },
        { fixed: [`has ${two} and ${one} meet more often than the season has legs`] },
      ],
      [
        {
          divisions: [
            [one, two],
            [three, teams[3]],
          ],
          fixed: [game(one, three, 1)],
        },
        { fixed: [`must be of one division: ${one} and ${three}`] },
      ],
    ]
    for (const [more, errors] of cases) expect(wrongs(await draw(more))).toEqual([400, errors])
    expect((await office.list(`/games/?season_id=${season}`)).objects).toEqual([])
  })

  test('that take long to search for leave the server time for others, and are there within seconds', async () => {
    const { draw, teams } = await makeSeason(12)
    const [ground] = await makeFields('The only one')
    const home_fields = teams.map(team_id => ({ team_id, game_site_ids: [ground] }))
    let isDrawing = true
    const drawing = draw({ home_fields }).finally(() => (isDrawing = false))
    let answered = 0
    while (isDrawing) if ((await office.get('/seasons/?limit=1')).status === 200) answered++
    const reply = await drawing
    expect(reply.status).toBe(201)
    expect(answered).toBeGreaterThan(0)
    // Of six games a day on one ground at one time five are in the way.
    expect(drawn(reply).filter(({ broken }) => objectsIn(broken).length > 0)).toHaveLength(22 * 5)
  })
})
