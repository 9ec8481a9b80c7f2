import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'

// Open and Women of one event, each with a game at 10:00 on its own of two shared fields.
describe('the games of all divisions of an event', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let everywhere: Client
  let office: Client
  let organization: number
  let season: number
  let meet: number
  let open: number
  let women: number
  let fields: number[]
  let games: readonly [number, number]

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    everywhere = new Client(server.url, await server.signIn('owner'))
    organization = (await everywhere.make('organizations', { name: 'Windmill' })).id
    const league = await everywhere.make('leagues', { name: 'League', organization_id: organization })
    season = (await everywhere.make('seasons', { name: '2026', league_id: league.id })).id
    office = new Client(server.url, await server.signIn('admin', organization))
  })
  afterAll(() => server.stop())

  const days = { start_date: '2026-06-13', end_date: '2026-06-13', timezone: 'Europe/Amsterdam' }
  const usual = { ...days, game_minutes: 60 }
  const ten = '2026-06-13T10:00:00'
  const makeDivision = async (name: string, values: Body = {}): Promise<number> =>
    (await everywhere.make('tournaments', { name, season_id: season, meet_id: meet, ...usual, ...values })).id
  const makeGame = async (tournament_id: number, game_site_id: number | undefined): Promise<number> =>
    (await everywhere.make('games', { tournament_id, game_site_id, is_single: true, start_time: ten })).id

  beforeEach(async () => {
    meet = (await office.make('meets', { name: 'Windmill', organization_id: organization, ...days })).id
    open = await makeDivision('Open')
    women = await makeDivision('Women')
    const site = await office.make('event_sites', {
      ...{ name: 'Park', tournament_id: open, further_tournament_ids: [women] },
    })
    fields = []
    for (const name of ['Field 1', 'Field 2'])
      fields.push((await office.make('game_sites', { name, event_site_id: site.id })).id)
    games = [await makeGame(open, fields[0]), await makeGame(women, fields[1])]
  })

  const slot = (game_id: number, game_site_id: unknown, time: string, values: Body = {}): Body => ({
    ...{ game_id, game_site_id, start_time: `2026-06-13T${time}`, ...values },
  })
  const place = (slots: readonly Body[], query = '', client = office) =>
    client.post(`/meets/${meet}/slots/${query}`, { slots })
  const shift = (body: Body, query = '', client = office) =>
    client.post(`/meets/${meet}/shift/${query}`, { date: '2026-06-13', ...body })
  const placesNow = () =>
    Promise.all(
      games.map(async id => {
        const { game_site_id, start_time } = (await office.get(`/games/${id}/`)).body
        return [game_site_id, String(start_time).slice(11, 16)]
      }),
    )
  const kindsIn = (body: Body) => objectsIn(body.conflicts).map(({ kind }) => kind)

  test('swap their places in one step', async () => {
    const { status, body } = await place([
      slot(games[0], fields[1], '10:00'),
      slot(games[1], fields[0], '10:00'),
    ])
    expect([status, kindsIn(body), objectsIn(body.moved).length]).toEqual([200, [], 2])
    expect(await placesNow()).toEqual([
      [fields[1], '10:00'],
      [fields[0], '10:00'],
    ])
  })

  test('clash with each other in a preview, which says so once and moves nothing', async () => {
    const { status, body } = await place([slot(games[0], fields[1], '10:00')], '?preview=true')
    expect([status, kindsIn(body)]).toEqual([200, ['site_taken']])
    expect(await placesNow()).toEqual([
      [fields[0], '10:00'],
      [fields[1], '10:00'],
    ])
  })

  test('clash on a shared field, also if both come from fields of their own', async () => {
    const alone: number[] = []
    for (const [index, tournament_id] of [open, women].entries()) {
      const site = await office.make('event_sites', { name: `Hall ${index}`, tournament_id })
      alone.push((await office.make('game_sites', { name: 'Court', event_site_id: site.id })).id)
    }
    await place(games.map((id, index) => slot(id, alone[index], '10:00')))
    const both = games.map(id => slot(id, fields[0], '12:00'))
    for (const query of ['?preview=true', '']) {
      const { status, body } = await place(both, query)
      expect([status, kindsIn(body)]).toEqual([200, ['site_taken']])
    }
  })

  test('stay if one of them has changed since it was read', async () => {
    const { time_last_updated } = (await office.get(`/games/${games[1]}/`)).body
    await office.put(`/games/${games[1]}/`, { name: 'Showcase' })
    const { status, body } = await place([
      slot(games[0], fields[0], '12:00'),
      slot(games[1], fields[1], '12:00', { time_last_updated }),
    ])
    expect([status, body.code]).toEqual([412, 'changed_since'])
    expect((await placesNow()).map(([, time]) => time)).toEqual(['10:00', '10:00'])
  })

  test('are those of the event alone', async () => {
    const alone = await makeDivision('Alone', { meet_id: null })
    const other = await makeGame(alone, undefined)
    for (const slots of [
      [slot(other, null, '12:00')],
      [slot(games[0], null, '12:00'), slot(other, null, '12:00')],
    ])
      expect((await place(slots)).status).toBe(400)
    expect((await placesNow()).map(([, time]) => time)).toEqual(['10:00', '10:00'])
  })

  test('are shifted together, without clashes between divisions on the way', async () => {
    const third = await makeGame(women, fields[0])
    await place([slot(third, fields[0], '11:00')])
    const preview = await shift({ minutes: 60 }, '?preview=true')
    expect([preview.status, kindsIn(preview.body), objectsIn(preview.body.moved).length]).toEqual([
      200,
      [],
      3,
    ])
    expect((await shift({ minutes: 60, game_site_id: fields[0] })).status).toBe(200)
    expect((await placesNow()).map(([, time]) => time)).toEqual(['11:00', '10:00'])
    expect((await shift({ minutes: 60, game_site_id: 999_999 })).status).toBe(400)
  })

  test('are not shifted twice by two people at once', async () => {
    const seen = await Promise.all(
      games.map(async game_id => ({
        game_id,
        time_last_updated: (await office.get(`/games/${game_id}/`)).body.time_last_updated,
      })),
    )
    const answers = await Promise.all([shift({ minutes: 30, seen }), shift({ minutes: 30, seen })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    expect((await placesNow()).map(([, time]) => time)).toEqual(['10:30', '10:30'])
  })

  test('leave out a closed division, and one of another organization', async () => {
    await office.put(`/tournaments/${women}/`, { is_closed: true })
    const { organization: foreign, tournament } = await foreignDivision()
    const theirs = await makeGame(tournament, undefined)
    // The owner of all may change both, but the event shifts its own.
    for (const client of [office, everywhere])
      expect((await shift({ minutes: 15 }, '', client)).status).toBe(200)
    expect((await placesNow()).map(([, time]) => time)).toEqual(['10:30', '10:00'])
    expect(String((await everywhere.get(`/games/${theirs}/`)).body.start_time)).toContain('T10:00')
    expect((await office.get(`/games/${theirs}/`)).status).toBe(404)
    const they = new Client(server.url, await server.signIn('admin', foreign))
    expect((await place([slot(games[0], null, '12:00')], '', they)).status).toBe(404)
    expect((await place([slot(games[1], null, '12:00')])).status).toBe(409)
  })

  async function foreignDivision() {
    const { id } = await everywhere.make('organizations', { name: 'Other' })
    const league = await everywhere.make('leagues', { name: 'League', organization_id: id })
    const { id: season_id } = await everywhere.make('seasons', { name: '2026', league_id: league.id })
    return { organization: id, tournament: await makeDivision('Juniors', { season_id }) }
  }

  test('are moved by the office alone', async () => {
    const viewer = new Client(server.url, await server.signIn('viewer', organization))
    for (const ask of [
      place([slot(games[0], null, '12:00')], '', viewer),
      shift({ minutes: 30 }, '', viewer),
    ])
      expect((await ask).status).toBe(403)
    expect((await placesNow()).map(([, time]) => time)).toEqual(['10:00', '10:00'])
  })
})
