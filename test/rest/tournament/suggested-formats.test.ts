import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { bodyOf, Client, objectsIn, type Body } from '../client.ts'
import { DescribedClient } from '../described-client.ts'
import { FieldOfTeams } from './field-of-teams.ts'

const twoPools = { kind: 'pools', pools: 2 }
const bracket = (from_place: number, to_place: number, bracket_kind = 'full placement') => ({
  ...{ kind: 'bracket', bracket_kind, from_place, to_place },
})

describe('formats', () => {
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

  async function make(size: number, fields: number, settings: Body = {}) {
    const field = await FieldOfTeams.make(office, size, {
      ...{ start_date: '2026-06-13', end_date: '2026-06-14', game_minutes: 75, rest_minutes: 15 },
      ...settings,
    })
    const path = `/tournaments/${field.tournament}/formats/`
    const park = await office.make('event_sites', { name: 'Park', tournament_id: field.tournament })
    for (let number = 1; number <= fields; number++)
      await office.make('game_sites', { name: `Field ${number}`, event_site_id: park.id })
    return { field, path }
  }

  test('are suggested by the teams, fields and days of the tournament, and say what they come to', async () => {
    const { path } = await make(16, 4)
    const { status, body } = await described.send('GET', path)
    expect([status, body.teams, body.fields]).toEqual([200, 16, 4])
    const suggestions = objectsIn(body.suggestions)
    const suggested = suggestions.find(({ text }) =>
      /^4 pools of 4, then .*everybody plays on/.test(String(text)),
    )
    expect(suggested).toMatchObject({
      stages: [{ kind: 'pools', pools: 4 }, bracket(1, 4)],
      text: '4 pools of 4, then a bracket in which everybody plays on, for places 1–16',
      games: 56,
      games_per_team: { least: 7, most: 7 },
      fits: true,
      games_left_over: 0,
    })
    expect(String(suggested?.done_at)).toMatch(/^2026-06-14T1\d:\d\d:00(.0+)?\+02:00$/)
    expect(objectsIn((await described.send('GET', `${path}?days=1`)).body.suggestions)[0]?.fits).toBe(true)
    const few = await described.send('GET', `${path}?days=1&fields=1&closes_at=12:00`)
    expect(objectsIn(few.body.suggestions).map(({ fits, done_at }) => [fits, done_at])).toEqual(
      objectsIn(few.body.suggestions).map(() => [false, null]),
    )
    const many = (await described.send('GET', `${path}?teams=500`)).body.errors
    expect(Object.keys(bodyOf(many))).toEqual(['teams'])
  })

  test('are made whole: what a suggestion says is what there is then', async () => {
    const { field, path } = await make(8, 3)
    const [suggested] = objectsIn((await described.send('GET', path)).body.suggestions).filter(({ stages }) =>
      JSON.stringify(stages).includes(
        '"pools":2},{"kind":"bracket","bracket_kind":"full placement","from_place":1,"to_place":4}',
      ),
    )
    const looked = await described.send('POST', `${path}?preview=true`, { stages: suggested?.stages })
    expect([looked.status, objectsIn(looked.body.brackets).length]).toEqual([200, 4])
    expect(await field.games()).toEqual([])
    const made = await described.send('POST', path, { stages: suggested?.stages })
    expect(made.status).toBe(201)
    expect([made.body.unplaced, made.body.conflicts, made.body.later]).toEqual([[], [], []])
    const games = await field.games()
    expect(games).toHaveLength(Number(suggested?.games))
    const last =
      games
        .map(({ start_time }) => Date.parse(String(start_time)))
        .sort()
        .at(-1) ?? 0
    expect(last + 75 * 60_000).toBe(Date.parse(String(suggested?.done_at)))
    await field.playAll()
    expect((await field.standings()).map(({ place, is_decided }) => [place, is_decided])).toEqual(
      field.teams.map((_, index) => [index + 1, true]),
    )
  })

  test('take the place of what there is only if that is asked for, and nothing was played', async () => {
    const { field, path } = await make(8, 2)
    expect((await described.send('POST', path, { stages: [twoPools, bracket(1, 2)] })).status).toBe(201)
    const again = await described.send('POST', path, { stages: [bracket(1, 8)] })
    expect([again.status, again.body.code]).toEqual([409, 'format_exists'])
    const replaced = await described.send('POST', path, { stages: [bracket(1, 8)], replace: true })
    expect(replaced.status).toBe(201)
    expect((await office.list(`/pools/?tournament_id=${field.tournament}`)).objects).toEqual([])
    const [first] = await field.games()
    await field.report(first ?? {})
    const late = await described.send('POST', path, { stages: [twoPools], replace: true })
    expect([late.status, late.body.code]).toEqual([409, 'history_stays'])
    expect(late.body.error_message).toBe(
      '1 game has begun or is over, so the format stays. Single pools and brackets can still be added.',
    )
  })

  test('of swiss rounds begin with the first, and say what is made later', async () => {
    const { field, path } = await make(6, 3)
    const { status, body } = await described.send('POST', path, {
      stages: [{ kind: 'swiss', rounds: 3 }, bracket(1, 4, 'single elimination')],
    })
    expect([status, objectsIn(body.swiss_rounds).length]).toEqual([201, 1])
    const planned = async () => (await office.get(`/tournaments/${field.tournament}/`)).body.planned_brackets
    expect(await planned()).toEqual([{ kind: 'single elimination', from_place: 1, to_place: 4 }])
    const later = objectsIn(body.later)
    expect(later.map(({ family }) => family)).toEqual(['swiss_rounds', 'swiss_rounds', 'brackets'])
    let round = objectsIn(body.swiss_rounds)[0]?.id
    await field.playAll()
    for (const { family, body: sent } of later) {
      const values = family === 'brackets' ? { swiss_round_id: round } : {}
      const made = await office.make(String(family), { ...bodyOf(sent), ...values })
      if (family === 'swiss_rounds') round = made.id
      await field.playAll()
    }
    expect((await field.standings()).slice(0, 4).map(({ is_decided }) => is_decided)).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  test('are found at the address of what was made, and say which of the places asked for nobody is on', async () => {
    const { field, path } = await make(4, 2)
    const { status, headers, body } = await described.send('POST', path, { stages: [bracket(1, 99)] })
    expect([status, headers.get('location')]).toEqual([
      201,
      `${server.url}/v1/games/?tournament_id=${field.tournament}`,
    ])
    expect(body.notes).toEqual([
      'A bracket is asked for the places 1 to 99. There are teams on places up to 4 only, so it is made for those.',
    ])
  })

  test('that cannot be played are refused in words, and those who may not change the tournament make none', async () => {
    const { path } = await make(4, 1)
    const flaw = async (...stages: object[]) => (await described.send('POST', path, { stages })).body.errors
    expect(await flaw(twoPools, bracket(1, 2), bracket(2, 2))).toEqual({
      stages: ['has brackets that share places: each place may be in one of them'],
    })
    expect(await flaw({ kind: 'pools', pools: 3 })).toEqual({
      stages: ['has too many pools for 4 teams: two teams in each are the least'],
    })
    const viewer = new Client(server.url, await server.signIn('viewer'))
    expect((await viewer.post(path, { stages: [twoPools] })).status).toBeGreaterThanOrEqual(403)
    expect((await new Client(server.url).post(path, { stages: [twoPools] })).status).toBe(401)
  })

  test('two who make one at once make one', async () => {
    const { field, path } = await make(4, 2)
    const replies = await Promise.all(
      [1, 2].map(() => office.post(path, { stages: [twoPools, bracket(1, 2)] })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await field.games()).toHaveLength(2 + 4)
  })
  test('two who make the bracket after the swiss rounds at once make one', async () => {
    const { field, path } = await make(6, 2)
    await office.post(path, { stages: [{ kind: 'swiss', rounds: 2 }, bracket(1, 4)] })
    await field.playAll()
    const start_time = '2026-06-13T12:00:00'
    const round = await office.make('swiss_rounds', { tournament_id: field.tournament, start_time })
    await field.playAll()
    const made = await Promise.all(
      [1, 2].map(() =>
        office.post('/brackets/', {
          ...{ tournament_id: field.tournament, swiss_round_id: round.id, to_place: 4, first_place: 1 },
          start_time,
        }),
      ),
    )
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(made.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'overtaken',
      error_message: 'Another bracket of the tournament is played for place 1 already.',
    })
    expect(await field.games()).toHaveLength(3 + 3 + 3)
  })
})
