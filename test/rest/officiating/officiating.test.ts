import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messageAnswers } from '../../../shared-schema/api/messages.ts'
import { officiatingAnswers } from '../../../shared-schema/api/officiating.ts'
import { postgresDatabases } from '../../support/database.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'

const referees = [{ role: 'referee', count: 2, by: 'official' }]
const at = (time: string): string => `2026-06-13T${time}:00`

// A tournament of four teams on two fields of one site, with a third field elsewhere.
describe('officials of an event', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let everywhere: Client
  let organization: number
  let foreign: number
  let season: number
  let office: Client
  let stranger: Client
  let viewer: Client
  let tournament: number
  let teams: number[]
  let fields: number[]

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    everywhere = new Client(server.url, await server.signIn('owner'))
    foreign = (await everywhere.make('organizations', { name: 'Other' })).id
    stranger = new Client(server.url, await server.signIn('admin', foreign))
  })
  afterAll(() => server.stop())

  beforeEach(async () => {
    organization = (await everywhere.make('organizations', { name: 'Windmill' })).id
    office = new Client(server.url, await server.signIn('admin', organization))
    viewer = new Client(server.url, await server.signIn('viewer', organization))
    const league = await office.make('leagues', { name: 'League', organization_id: organization })
    season = (await office.make('seasons', { name: '2026', league_id: league.id })).id
    tournament = (
      await office.make('tournaments', {
        ...{ name: 'Cup', season_id: season, timezone: 'Europe/Amsterdam', game_minutes: 60 },
        officials_wanted: referees,
      })
    ).id
    const park = await office.make('event_sites', { name: 'Park', tournament_id: tournament })
    const hall = await office.make('event_sites', { name: 'Hall', tournament_id: tournament })
    fields = []
    for (const event_site_id of [park.id, park.id, hall.id])
      fields.push((await office.make('game_sites', { name: `Field ${fields.length + 1}`, event_site_id })).id)
    teams = []
    for (const name of ['Ants', 'Bees', 'Cats', 'Dogs']) {
      const { id } = await office.make('teams', { name, season_id: season })
      await office.make('tournament_teams', { tournament_id: tournament, team_id: id })
      teams.push(id)
    }
  })

  const team = (index: number): number => teams[index] ?? 0
  const field = (number: number): number => fields[number - 1] ?? 0
  const gameAt = async (time: string, one: number, two: number, on = 1, more: Body = {}): Promise<number> =>
    (
      await office.make('games', {
        ...{ tournament_id: tournament, is_single: true, start_time: at(time), game_site_id: field(on) },
        ...{ team_1_id: team(one), team_2_id: team(two), ...more },
      })
    ).id
  const person = async (name: string, more: Body = {}): Promise<number> =>
    (await office.make('officials', { name, organization_id: organization, ...more })).id
  const assign = (game_id: number, official_id: number, more: Body = {}) =>
    office.post('/game_officials/', { game_id, role: 'referee', official_id, ...more })
  const officiating = async (client = office) =>
    officiatingAnswers.Officiating.parse((await client.get(`/tournaments/${tournament}/officiating/`)).body)
  const kinds = async (): Promise<string[]> => (await officiating()).conflicts.map(({ kind }) => kind)
  const candidates = async (game: number, role = 'referee', by = 'official') =>
    officiatingAnswers.OfficialCandidates.parse(
      (
        await office.get(
          `/tournaments/${tournament}/official_candidates/?game_id=${game}&role=${role}&by=${by}`,
        )
      ).body,
    ).candidates
  const planned = async (body: Body = {}, query = '') => {
    const reply = await office.post(`/tournaments/${tournament}/officials_plan/${query}`, body)
    expect([reply.status, reply.body]).toEqual([200, reply.body])
    return officiatingAnswers.OfficialsPlan.parse(reply.body)
  }

  describe('people', () => {
    test('are read by roles of the organization, with their e-mail by owners and admins alone', async () => {
      const ada = await person('Ada', { email: 'ada@example.org', roles: ['referee'], team_ids: [team(0)] })
      expect((await office.get(`/officials/${ada}/`)).body).toMatchObject({ email: 'ada@example.org' })
      expect((await viewer.get(`/officials/${ada}/`)).body).toMatchObject({
        ...{ name: 'Ada', email: null, roles: null, team_ids: null, unavailable: null, info: null },
      })
      expect((await stranger.get(`/officials/${ada}/`)).status).toBe(404)
    })

    test('are shown by name to everybody who may read one of their games, and on no tablet', async () => {
      const [ada, bea] = [await person('Ada', { email: 'ada@example.org' }), await person('Bea')]
      const game = await gameAt('10:00', 0, 1)
      const anybody = new Client(server.url)
      await office.put(`/tournaments/${tournament}/`, { is_public: true })
      expect((await anybody.get(`/officials/${ada}/`)).status).toBe(401)
      await assign(game, ada)
      expect((await anybody.get(`/officials/${ada}/`)).body).toMatchObject({ name: 'Ada', email: null })
      expect((await anybody.get(`/officials/${bea}/`)).status).toBe(401)
      const [shown] = (await anybody.list(`/game_officials/?game_id=${game}`)).objects
      expect(shown).toMatchObject({ role: 'referee', official: { name: 'Ada' } })
      const { documents } = await new Device(server.url, `tournament:${tournament}`, null).pull('catalog')
      expect(documents.filter(({ id }) => id.includes('official'))).toEqual([])
      expect(JSON.stringify(documents)).not.toContain('Ada')
    })

    test('belong to teams of the organization or of its tournaments, and are away for a time that ends', async () => {
      const league = await stranger.make('leagues', { name: 'League', organization_id: foreign })
      const other = await stranger.make('seasons', { name: '2026', league_id: league.id })
      const guest = (await stranger.make('teams', { name: 'Guests', season_id: other.id })).id
      const values = { name: 'Ada', organization_id: organization, team_ids: [guest] }
      expect((await office.post('/officials/', values)).status).toBe(400)
      await everywhere.make('tournament_teams', { tournament_id: tournament, team_id: guest })
      expect((await everywhere.post('/officials/', values)).status).toBe(201)
      const away = [{ from: '2026-06-13T12:00', to: '2026-06-13T09:00' }]
      const reply = await office.post('/officials/', { ...values, team_ids: [], unavailable: away })
      expect(reply).toMatchObject({ status: 400, body: { errors: { unavailable: [expect.any(String)] } } })
    })
  })

  describe('assignments', () => {
    test('name an official or a team of the event, one of the two, and nobody twice', async () => {
      const [ada, game] = [await person('Ada'), await gameAt('10:00', 0, 1)]
      const refused = async (values: Body): Promise<number> =>
        (await office.post('/game_officials/', { game_id: game, role: 'referee', ...values })).status
      expect(await refused({})).toBe(400)
      expect(await refused({ official_id: ada, team_id: team(2) })).toBe(400)
      const away = (await office.make('teams', { name: 'Away', season_id: season })).id
      expect(await refused({ team_id: away })).toBe(400)
      expect((await assign(game, ada)).status).toBe(201)
      expect(await refused({ official_id: ada })).toBe(400)
      expect(
        (await office.post('/game_officials/', { game_id: game, role: 'score', team_id: team(2) })).status,
      ).toBe(201)
    })

    test('L13: another organization’s official needs a manager of both', async () => {
      const eve = (await stranger.make('officials', { name: 'Eve', organization_id: foreign })).id
      const game = await gameAt('10:00', 0, 1)
      expect((await assign(game, eve)).status).toBe(400)
      const values = { game_id: game, role: 'referee', official_id: eve }
      expect((await stranger.post('/game_officials/', values)).status).toBe(400)
      expect((await everywhere.post('/game_officials/', values)).status).toBe(201)
    })

    test('of two who fill the last slot at once, the second is told', async () => {
      await office.put(`/tournaments/${tournament}/`, {
        officials_wanted: [{ role: 'referee', count: 1, by: 'official' }],
      })
      const game = await gameAt('10:00', 0, 1)
      const people = [await person('Ada'), await person('Bea')]
      const replies = await Promise.all(people.map(one => assign(game, one, { if_open: true })))
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 412])
      expect((await assign(game, people[replies[0]?.status === 201 ? 1 : 0] ?? 0)).status).toBe(201)
    })

    test('are made by nobody whose role has ended, nor by a viewer', async () => {
      const [ada, game] = [await person('Ada'), await gameAt('10:00', 0, 1)]
      const values = { game_id: game, role: 'referee', official_id: ada }
      expect((await viewer.post('/game_officials/', values)).status).toBe(403)
      expect((await viewer.get(`/tournaments/${tournament}/officiating/`)).status).toBe(403)
      expect((await viewer.post(`/tournaments/${tournament}/officials_plan/`, {})).status).toBe(403)
      const token = await server.signIn('admin', organization)
      await server.db
        .deleteFrom('roles')
        .where('organization_id', '=', organization)
        .where('role', '=', 'admin')
        .execute()
      expect((await new Client(server.url, token).post('/game_officials/', values)).status).toBe(400)
      expect((await everywhere.list(`/game_officials/?game_id=${game}`)).objects).toEqual([])
    })

    test('go with their game and with their official, and come back with it', async () => {
      const [ada, game] = [await person('Ada'), await gameAt('10:00', 0, 1)]
      const { resource_uri } = (await assign(game, ada)).body
      const takeBack = async (family: string, id: number): Promise<number> => {
        const [line] = (await office.list(`/audit/?family=${family}&record=${id}&limit=1`)).objects
        return (await office.post('/audit/take_back/', { changes: [line?.id] })).status
      }
      for (const [family, id] of [
        ['games', game],
        ['officials', ada],
      ] as const) {
        expect((await office.delete(`/${family}/${id}/?cascade=true`)).status).toBe(204)
        expect((await office.get(String(resource_uri))).status).toBe(404)
        expect(await takeBack(family, id)).toBe(200)
        expect((await office.get(String(resource_uri))).body).toMatchObject({ official_id: ada })
      }
    })
  })

  describe('what is wrong', () => {
    test('a role that is not theirs, their own team, an absence, two games at once, two sites back to back', async () => {
      const ada = await person('Ada', {
        roles: ['observer'],
        team_ids: [team(0)],
        unavailable: [{ from: '2026-06-13T10:30', to: '2026-06-13T11:00' }],
      })
      await assign(await gameAt('10:00', 0, 1), ada)
      expect((await kinds()).toSorted()).toEqual(['absent', 'own team', 'role'])
      const bea = await person('Bea')
      await assign(await gameAt('13:00', 0, 1), bea)
      await assign(await gameAt('13:30', 2, 3, 2), bea)
      await assign(await gameAt('14:40', 2, 3, 3), bea)
      expect((await kinds()).filter(kind => kind === 'clash' || kind === 'travel').toSorted()).toEqual([
        ...['clash', 'clash', 'travel', 'travel'],
      ])
    })

    test('a game of another event at the same time', async () => {
      const other = await office.make('tournaments', { name: 'Other', season_id: season, game_minutes: 60 })
      const elsewhere = await office.make('games', {
        ...{ tournament_id: other.id, is_single: true, start_time: '2026-06-13T08:30:00Z' },
      })
      const ada = await person('Ada')
      await assign(elsewhere.id, ada)
      await assign(await gameAt('10:00', 0, 1), ada)
      expect(await kinds()).toEqual(['clash'])
    })

    test('a game that was moved since, until somebody says that it is all right', async () => {
      const [ada, game] = [await person('Ada'), await gameAt('10:00', 0, 1)]
      const { resource_uri } = (await assign(game, ada)).body
      await office.put(`/games/${game}/`, { start_time: at('15:00') })
      expect((await officiating()).conflicts).toMatchObject([{ kind: 'moved', game_id: game }])
      await office.put(String(resource_uri), { role: 'referee' })
      expect(await kinds()).toEqual([])
    })

    test('is said of everybody before they are chosen, those first who can', async () => {
      const game = await gameAt('10:00', 0, 1)
      await person('Ada', { team_ids: [team(1)] })
      await person('Bea')
      expect((await candidates(game)).map(({ name, hindrances }) => [name, hindrances])).toEqual([
        ['Bea', []],
        ['Ada', ['belongs to a team of this game']],
      ])
      await gameAt('10:30', 2, 0, 2)
      expect(
        (await candidates(game, 'scorekeeper', 'team')).map(one => [one.name, one.hindrances.length]),
      ).toEqual([
        ['Dogs', 0],
        ['Ants', 2],
        ['Bees', 1],
        ['Cats', 1],
      ])
    })
  })

  describe('messages', () => {
    test('go to those who are assigned, each with their own games and roles, and name who has no address', async () => {
      const ada = await person('Ada', { email: 'ada@example.org' })
      const first = await gameAt('10:00', 0, 1)
      await gameAt('12:00', 2, 3, 2)
      await assign(first, ada)
      await assign(first, await person('Bea'))
      await person('Cas', { email: 'cas@example.org' })
      const message = { team_ids: [], to_officials: true, subject: 'Your games', text: '{contact}: {games}' }
      const path = `/tournaments/${tournament}/messages/`
      const preview = async () =>
        messageAnswers.MessagePreview.parse(
          (await office.post(`${path}?preview=true`, { ...message, language: 'en' })).body,
        )
      const { mails, unreached_officials } = await preview()
      expect(unreached_officials).toEqual(['Bea'])
      expect(mails.map(({ email, text }) => [email, text])).toEqual([
        ['ada@example.org', 'Ada: Saturday 13 June, 10:00, Field 1: Ants – Bees (referee)'],
      ])
      await office.put(`/officials/${ada}/`, { email: '' })
      expect(await office.post(path, { ...message, language: 'en' })).toMatchObject({
        status: 400,
        body: { errors: { team_ids: [expect.stringMatching(/^no official/)] } },
      })
    })
  })

  describe('a plan', () => {
    test('fills what is open, first as a preview, and keeps what a person has chosen', async () => {
      const [ada, bea, cas] = [await person('Ada'), await person('Bea'), await person('Cas')]
      const [first, second] = [await gameAt('10:00', 0, 1), await gameAt('10:00', 2, 3, 2)]
      await assign(first, ada)
      const preview = await planned({}, '?preview=true')
      expect(preview.planned).toHaveLength(2)
      expect(preview.open).toMatchObject([{ game_id: second, role: 'referee' }])
      expect(preview.open[0]?.text).toMatch(/referee: 3 have another game then$/)
      expect((await office.list(`/game_officials/?organization_id=${organization}`)).meta.total_count).toBe(1)
      await planned({ version: preview.version })
      const stored = (await office.list(`/game_officials/?organization_id=${organization}&order_by=[id]`))
        .objects
      expect(stored.map(({ is_planned }) => is_planned)).toEqual([false, true, true])
      expect(new Set(stored.map(({ official_id }) => official_id))).toEqual(new Set([ada, bea, cas]))
    })

    test('is not stored if something has changed since its preview', async () => {
      await person('Ada')
      await gameAt('10:00', 0, 1)
      const { version } = await planned({}, '?preview=true')
      await person('Bea')
      const path = `/tournaments/${tournament}/officials_plan/`
      expect((await office.post(path, { version })).status).toBe(412)
    })

    test('replaces an earlier plan on request, but nothing that a person has changed', async () => {
      const [ada, bea] = [await person('Ada'), await person('Bea')]
      const game = await gameAt('10:00', 0, 1)
      await planned()
      const [one] = (await office.list(`/game_officials/?official_id=${ada}`)).objects
      await office.put(String(one?.resource_uri), { role: 'referee' })
      await office.put(`/officials/${bea}/`, { team_ids: [team(0)] })
      await office.put(`/officials/${ada}/`, { team_ids: [team(0)] })
      const plan = await planned({ replace_planned: true })
      expect([plan.removed, plan.planned.length, plan.open.length]).toEqual([1, 0, 1])
      expect((await office.list(`/game_officials/?game_id=${game}`)).objects).toMatchObject([
        { official_id: ada },
      ])
    })

    test('gives duty to teams that do not play then, in a season too', async () => {
      await office.put(`/seasons/${season}/`, {
        officials_wanted: [{ role: 'scorekeeper', count: 1, by: 'team' }],
      })
      const game = await office.make('games', {
        ...{ season_id: season, start_time: '2026-06-20T10:00:00Z' },
        ...{ team_1_id: team(0), team_2_id: team(1) },
      })
      const reply = await office.post(`/seasons/${season}/officials_plan/`, {})
      const plan = officiatingAnswers.OfficialsPlan.parse(reply.body)
      expect(plan.planned).toMatchObject([{ game_id: game.id, role: 'scorekeeper', name: 'Cats' }])
    })
  })
})
