import { z } from 'zod'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publishedAnswers } from '../../../shared-schema/api/published-schedule.ts'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { FieldOfTeams } from '../tournament/field-of-teams.ts'

/**
 * Four teams on two fields. The first game is on Field 1 at 09:00 whenever a test begins, and everybody knows
 * of all.
 */
describe('what changed since the schedule of a tournament was published', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let field: FieldOfTeams
  let fields: unknown[]
  let first: Body

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    field = await FieldOfTeams.make(new Client(server.url, await server.signIn('owner')), 5, {
      start_date: '2026-06-13',
      end_date: '2026-06-14',
      game_minutes: 60,
    })
    fields = await field.makeFields(2)
    await field.office.make('pools', {
      ...{ name: 'A', tournament_id: field.tournament, team_ids: field.teams.slice(0, 4) },
      ...{ generate_matchups: true, start_time: '2026-06-13T09:00:00', time_between_rounds: 60 },
    })
  })
  afterAll(() => server.stop())

  beforeEach(async () => {
    first = (await field.games())[0] ?? {}
    await move(first, '2026-06-13T09:00', fields[0])
    await field.office.put(`/games/${Number(first.id)}/`, { team_1_id: first.team_1_id })
    await publish()
  })

  const path = () => `/tournaments/${field.tournament}/published/`
  const read = async () => (await field.office.get(path())).body
  const publish = (sent: Body = {}) => field.office.put(path(), sent)
  const changes = async () => objectsIn((await read()).changes)
  const texts = async () => (await changes()).map(({ text }) => text)
  const move = (game: Body, start_time: string, game_site_id: unknown) =>
    field.office.post(`/tournaments/${field.tournament}/slots/`, {
      slots: [{ game_id: game.id, game_site_id, start_time }],
    })
  const sinceOf = (meta: unknown) => z.object({ since: z.string() }).parse(meta).since
  const makePublic = (is_public: boolean) =>
    field.office.put(`/tournaments/${field.tournament}/`, { is_public })

  test('is nothing right after it was published, which names who did it and when', async () => {
    const { published_at, person, changes } = publishedAnswers.PublishedSchedule.parse(await read())
    expect([Number.isNaN(Date.parse(published_at ?? '')), person?.name, changes]).toEqual([
      false,
      'Test owner',
      [],
    ])
  })

  test('a game that was moved is told with where and when it was, until everybody knows', async () => {
    await move(first, '2026-06-13T10:30', fields[1])
    expect(await changes()).toEqual([
      {
        game_id: first.id,
        kind: 'changed',
        was: {
          start_time: '2026-06-13T09:00:00+02:00',
          game_site_id: fields[0],
          team_1_id: first.team_1_id,
          team_2_id: first.team_2_id,
        },
        text: 'was Field 1, 09:00',
      },
    ])
    await publish()
    expect(await changes()).toEqual([])
  })

  test('the day is named if it was another one, and no field if there was none', async () => {
    await move(first, '2026-06-14T09:00', fields[0])
    expect(await texts()).toEqual(['was Field 1, Saturday 13 June, 09:00'])
    await move(first, '2026-06-13T09:00', null)
    await publish()
    await move(first, '2026-06-13T09:00', fields[0])
    expect(await texts()).toEqual(['was no field, 09:00'])
  })

  test('what was moved back is no change', async () => {
    await move(first, '2026-06-13T10:30', fields[1])
    await move(first, '2026-06-13T09:00', fields[0])
    expect(await changes()).toEqual([])
  })

  test('another team is a change; a team that comes to an open place, and another order of the two, are none', async () => {
    const { team_1_id, team_2_id } = first
    const names = await Promise.all(
      [team_1_id, team_2_id].map(async id => (await field.office.get(`/teams/${Number(id)}/`)).body.name),
    )
    const put = (values: Body) => field.office.put(`/games/${Number(first.id)}/`, values)
    await put({ team_1_id: field.team(5) })
    expect(await texts()).toEqual([`was ${String(names[0])} – ${String(names[1])}`])
    await move(first, '2026-06-13T09:30', fields[0])
    expect(await texts()).toEqual([`was ${String(names[0])} – ${String(names[1])}, Field 1, 09:00`])
    await move(first, '2026-06-13T09:00', fields[0])
    await put({ team_1_id: team_2_id, team_2_id: team_1_id })
    expect(await changes()).toEqual([])
    await put({ team_1_id, team_2_id: null })
    await publish()
    await put({ team_2_id })
    expect(await changes()).toEqual([])
  })

  test('games that came and went are told too', async () => {
    const rounds = (await field.office.list(`/pool_rounds/?tournament_id=${field.tournament}`)).objects
    const added = await field.office.make('games', {
      ...{ pool_round_id: rounds[0]?.id, team_1_id: first.team_1_id, team_2_id: first.team_2_id },
      start_time: '2026-06-14T15:00:00',
    })
    expect(await changes()).toEqual([{ game_id: added.id, kind: 'added', was: null, text: 'is new' }])
    await publish()
    await field.office.send('DELETE', `/games/${added.id}/`)
    const [removed, ...others] = publishedAnswers.PublishedSchedule.parse(await read()).changes
    expect(others).toEqual([])
    expect([removed?.game_id, removed?.kind, removed?.was?.start_time]).toEqual([
      ...[added.id, 'removed', '2026-06-14T15:00:00+02:00'],
    ])
    expect(removed?.text).toMatch(
      /^is not played any more; was Team .* – Team .*, no field, Sunday 14 June, 15:00$/,
    )
  })

  test('a tournament that becomes public is published as it is then', async () => {
    await makePublic(false)
    await move(first, '2026-06-13T10:30', fields[1])
    expect(await changes()).toHaveLength(1)
    const before = await read()
    await makePublic(true)
    expect(await changes()).toEqual([])
    expect((await read()).published_at).not.toBe(before.published_at)
    await makePublic(false)
  })

  test('before there are games nothing is published of which something could change', async () => {
    const { id } = await field.office.make('tournaments', {
      name: 'Cup',
      season_id: field.season,
      is_public: true,
    })
    await field.office.put(`/tournaments/${id}/published/`, {})
    await field.office.make('tournament_teams', { tournament_id: id, team_id: field.team(1) })
    await field.office.make('tournament_teams', { tournament_id: id, team_id: field.team(2) })
    await field.office.make('pools', {
      ...{ name: 'A', tournament_id: id, team_ids: field.teams.slice(0, 2), generate_matchups: true },
      start_time: '2026-06-13T09:00:00',
    })
    expect((await field.office.get(`/tournaments/${id}/published/`)).body).toMatchObject({
      ...{ published_at: null, person: null, changes: [] },
    })
  })

  test('of two at once nobody says of a change that they have not seen that everybody knows of it', async () => {
    await move(first, '2026-06-13T10:30', fields[1])
    const { version } = await read()
    await move(first, '2026-06-13T11:00', fields[1])
    const { status, body } = await publish({ version })
    expect([status, body.code]).toEqual([412, 'changed_since'])
    expect(await changes()).toHaveLength(1)
    const seen = await read()
    const both = await Promise.all([publish({ version: seen.version }), publish({ version: seen.version })])
    expect(both.map(reply => reply.status).sort()).toEqual([200, 412])
    expect(await changes()).toEqual([])
  })

  test('a score of a game is none of it: what was seen stays what is published', async () => {
    await move(first, '2026-06-13T10:30', fields[1])
    const { version } = await read()
    const other = (await field.games())[1] ?? {}
    await field.office.make('game_scores', { game_id: other.id, team_1_score: 1, team_2_score: 0 })
    expect((await publish({ version })).status).toBe(200)
  })

  test('is shown only to people who may change the tournament, and only they may publish it', async () => {
    await makePublic(true)
    const anyone = new Client(server.url)
    const scorekeeper = new Client(server.url, await server.signIn('scorekeeper'))
    for (const client of [anyone, scorekeeper])
      for (const { status } of [await client.get(path()), await client.put(path(), {})])
        expect([401, 403]).toContain(status)
    await makePublic(false)
    expect((await anyone.get(path())).status).toBe(401)
  })

  test('a publication is in the list of changes', async () => {
    const { meta } = (await field.office.get('/changes/?since=now')).body
    await publish()
    const { body } = await field.office.get(`/changes/?since=${sinceOf(meta)}`)
    expect(
      objectsIn(body.objects).map(({ family, record }) => `${String(family)}/${String(record)}`),
    ).toEqual([`tournaments/${field.tournament}`])
  })
})
