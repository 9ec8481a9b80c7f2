import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passes as passesAnswer } from '../../../shared-schema/api/accounts/passes.ts'
import { Account } from '../../accounts/account.ts'
import { codeIn } from '../../accounts/pass-world.ts'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'

// Windmill 2026: Open on both days, Women on the second, in one park.
describe('a copy of an event with divisions', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let everywhere: Client
  let office: Client
  let account: Account
  let organization: number
  let league: number
  let season: number
  let meet: number
  let open: number
  let women: number
  let field: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    everywhere = new Client(server.url, await server.signIn('owner'))
    organization = (await everywhere.make('organizations', { name: 'Windmill' })).id
    const token = await server.signIn('admin', organization)
    office = new Client(server.url, token)
    account = new Account(server.url, token)
    league = await make('leagues', { name: 'League', organization_id: organization })
    season = await make('seasons', { name: '2026', league_id: league })
    const days = { start_date: '2026-06-13', end_date: '2026-06-14', timezone: 'Europe/Amsterdam' }
    meet = await make('meets', {
      ...{
        name: 'Windmill 2026',
        organization_id: organization,
        info: 'Bring water.',
        is_public: true,
        ...days,
      },
    })
    const stages = [{ kind: 'swiss', rounds: 3 }]
    const shared = { season_id: season, meet_id: meet, ...days }
    open = await make('tournaments', {
      ...shared,
      name: 'Open',
      points_to_win: 15,
      info: 'Long games.',
      stages,
    })
    women = await make('tournaments', { ...shared, name: 'Women', start_date: '2026-06-14' })
    const site = await make('event_sites', {
      ...{ name: 'Park', tournament_id: open, further_tournament_ids: [women] },
    })
    field = await make('game_sites', { name: 'Field 1', event_site_id: site })
    const team = await make('teams', { name: 'Ants', season_id: season })
    await office.make('tournament_teams', { tournament_id: women, team_id: team, seed: 1 })
    await office.send('PUT', `/tournaments/${women}/registration_form/`, {
      ...{ is_offered: true, closes_at: '2026-05-01T18:00' },
    })
  })
  afterAll(() => server.stop())

  const make = async (family: string, values: Body) => (await everywhere.make(family, values)).id
  const read = async (path: string): Promise<Body> => (await office.get(path)).body
  const copy = (values: Body, client = office) => client.post(`/meets/${meet}/copies/`, values)
  const next = { name: 'Windmill 2099', start_date: '2099-06-12' }
  const divisionsOf = async (id: unknown) =>
    (await office.list(`/tournaments/?meet_id=${Number(id)}&order_by=[id]`)).objects

  test('has all divisions with their rules, texts, formats and forms, on the same days of the event', async () => {
    const { status, body, headers } = await copy(next)
    expect([status, headers.get('location')]).toEqual([
      201,
      expect.stringContaining(`/v1/meets/${Number(body.id)}/`),
    ])
    expect(body).toMatchObject({ ...next, end_date: '2099-06-13', info: 'Bring water.', is_public: false })
    const [longer, shorter, ...more] = await divisionsOf(body.id)
    expect(more).toEqual([])
    expect(longer).toMatchObject({
      ...{ name: 'Open', start_date: '2099-06-12', end_date: '2099-06-13', season_id: season },
      ...{ points_to_win: 15, info: 'Long games.', is_public: false, stages: [{ kind: 'swiss', rounds: 3 }] },
    })
    expect(shorter).toMatchObject({ name: 'Women', start_date: '2099-06-13', end_date: '2099-06-13' })
    expect(await read(`/tournaments/${Number(shorter?.id)}/registration_form/`)).toMatchObject({
      ...{ is_offered: false, closes_at: '2099-04-30T18:00:00+02:00' },
    })
    for (const division of [longer, shorter])
      expect(await office.column(`/game_sites/?tournament_id=${Number(division?.id)}`, 'id')).toEqual([field])
  })

  test('takes its teams along into another season, if both are wished', async () => {
    const other = await make('seasons', { name: '2099', league_id: league })
    const seasons = [{ season_id: season, new_season_id: other }]
    const { body } = await copy({ ...next, seasons, with_teams: true })
    const [longer, shorter] = await divisionsOf(body.id)
    expect([longer?.season_id, shorter?.season_id]).toEqual([other, other])
    const teams = await office.list(`/tournament_teams/?tournament_id=${Number(shorter?.id)}`)
    expect(teams.objects).toMatchObject([{ team: { name: 'Ants' }, seed: 1 }])
  })

  test('is made as a whole or not at all', async () => {
    const meets = async () => (await office.list('/meets/?limit=1')).meta.total_count
    const before = await meets()
    const foreign = (await everywhere.make('organizations', { name: 'Other' })).id
    const theirLeague = await make('leagues', { name: 'Theirs', organization_id: foreign })
    const theirs = await make('seasons', { name: '2099', league_id: theirLeague })
    expect((await copy({ ...next, seasons: [{ season_id: season, new_season_id: theirs }] })).status).toBe(
      400,
    )
    expect((await copy({ ...next, seasons: [{ season_id: theirs, new_season_id: season }] })).status).toBe(
      400,
    )
    expect(await meets()).toBe(before)
    const stranger = new Client(server.url, await server.signIn('admin', foreign))
    expect((await copy(next, stranger)).status).toBe(404)
    const viewer = new Client(server.url, await server.signIn('viewer', organization))
    expect((await copy(next, viewer)).status).toBe(403)

    const guests = await make('tournaments', { name: 'Guests', season_id: theirs, meet_id: meet })
    const names = (await divisionsOf((await copy(next)).body.id)).map(({ name }) => name)
    expect(names).toEqual(['Open', 'Women'])
    await everywhere.delete(`/tournaments/${guests}/`)
  })

  test('asked for twice by the same request is one event', async () => {
    const headers = { 'Idempotency-Key': 'once' }
    const twice = [1, 2].map(() => office.send('POST', `/meets/${meet}/copies/`, next, headers))
    const [one, two] = await Promise.all(twice)
    expect(two?.body.id).toBe(one?.body.id)
  })

  describe('with passes', () => {
    const makePass = (place: Body, until: string | null = null) =>
      account.post('/accounts/passes', { organization_id: organization, place, expires_at: until })
    const passesAt = async (tournament: unknown) => {
      const path = `/accounts/passes?organization_id=${organization}&tournament_id=${Number(tournament)}`
      return passesAnswer.parse((await account.get(path)).body).passes
    }
    const arrive = (code: string) =>
      new Account(server.url).post('/accounts/passes/arrive', { code, name: 'Sam' })
    let allOpen: string

    beforeAll(async () => {
      allOpen = codeIn((await makePass({ kind: 'tournament', id: open }, '2026-06-14T21:59:59Z')).body.url)
      await makePass({ kind: 'game_site', id: field, day: '2026-06-14' })
      await makePass({ kind: 'game_site', id: field, day: '2026-08-01' })
      await makePass({ kind: 'game_site', id: field })
      await makePass({ kind: 'meet', id: meet })
      const { id } = (await makePass({ kind: 'tournament', id: women })).body
      await account.delete(`/accounts/passes/${Number(id)}`)
    })

    test('has those of its divisions and fields with moved days, each without a code until one is made', async () => {
      const { body } = await copy({ ...next, with_passes: true })
      const [longer, shorter] = await divisionsOf(body.id)
      const found = await passesAt(longer?.id)
      const made = found.filter(({ has_code }) => !has_code)
      expect(made.map(({ place, expires_at }) => [place, expires_at])).toEqual([
        [{ kind: 'meet', id: body.id }, null],
        [{ kind: 'game_site', id: field, day: '2099-06-13' }, null],
        [{ kind: 'tournament', id: longer?.id }, '2099-06-13T21:59:59+00:00'],
      ])
      expect(made.every(({ needs_renewal, arrivals }) => needs_renewal && arrivals.length === 0)).toBe(true)
      // The pass for the field without an end is good for both, and an ended one for none.
      expect(found.length).toBe(4)
      expect((await passesAt(shorter?.id)).map(({ place }) => place.kind).sort()).toEqual([
        ...['game_site', 'game_site', 'meet'],
      ])

      const ofDivision = made.find(({ place }) => place.kind === 'tournament')
      expect((await arrive(allOpen)).status).not.toBe(201)
      const renewed = await account.post(`/accounts/passes/${Number(ofDivision?.id)}/code`, {})
      expect((await arrive(codeIn(renewed.body.url))).status).toBe(201)
      expect((await passesAt(longer?.id)).find(({ id }) => id === ofDivision?.id)).toMatchObject({
        ...{ has_code: true, needs_renewal: false },
      })
    })

    test('of a single tournament has those of the tournament, and none if they are not asked for', async () => {
      const path = `/tournaments/${open}/copies/`
      const unasked = (await office.post(path, next)).body.id
      expect((await passesAt(unasked)).map(({ place }) => place.kind)).not.toContain('tournament')
      const asked = (await office.post(path, { ...next, with_passes: true })).body.id
      const copied = (await passesAt(asked)).filter(({ has_code }) => !has_code)
      // The pass of the field is there already.
      expect(copied.map(({ place }) => place.kind)).toEqual(['tournament', 'game_site'])
      expect(copied[0]?.place.id).toBe(asked)
    })
  })
})
