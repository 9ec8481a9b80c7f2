import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Account } from '../../accounts/account.ts'
import { codeIn } from '../../accounts/pass-world.ts'
import { postgresDatabases } from '../../support/database.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { enterTeams, makeTeams } from '../replays/league.ts'

// Open and Women play on one Saturday, on the two fields of a site that belongs to Open.
describe('a site of several tournaments', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let everywhere: Client
  let organization: number
  let season: number
  let office: Client
  let stranger: Client
  let foreign: number
  let foreignSeason: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    everywhere = new Client(server.url, await server.signIn('owner'))
    ;({ organization, season } = await makeOrganization('Windmill'))
    ;({ organization: foreign, season: foreignSeason } = await makeOrganization('Other'))
    office = new Client(server.url, await server.signIn('admin', organization))
    stranger = new Client(server.url, await server.signIn('admin', foreign))
  })
  afterAll(() => server.stop())

  async function makeOrganization(name: string) {
    const { id } = await everywhere.make('organizations', { name })
    const league = await everywhere.make('leagues', { name: 'League', organization_id: id })
    return {
      organization: id,
      season: (await everywhere.make('seasons', { name: '2026', league_id: league.id })).id,
    }
  }

  const days = { start_date: '2026-06-13', end_date: '2026-06-13', timezone: 'Europe/Amsterdam' }
  const tournament = async (name: string, values: Body = {}) =>
    (await everywhere.make('tournaments', { name, season_id: season, game_minutes: 60, ...days, ...values }))
      .id

  async function makeShared(open: Body = {}, women: Body = {}) {
    const ids = { open: await tournament('Open', open), women: await tournament('Women', women) }
    const site = await office.make('event_sites', {
      name: 'Park',
      tournament_id: ids.open,
      further_tournament_ids: [ids.women],
    })
    const fields: number[] = []
    for (const name of ['Field 1', 'Field 2'])
      fields.push((await office.make('game_sites', { name, event_site_id: site.id })).id)
    return { ...ids, site: site.id, fields }
  }

  const fieldsOf = (reader: Client, id: number) =>
    reader.column(`/game_sites/?tournament_id=${id}&order_by=[id]`, 'id')
  const sitesOf = (reader: Client, id: number) => reader.column(`/event_sites/?tournament_id=${id}`, 'id')
  const onTablets = async (id: number): Promise<string[]> => {
    const device = new Device(server.url, `tournament:${id}`, await server.signIn('admin', organization))
    const { documents } = await device.pull('catalog')
    return documents
      .filter(({ id, _deleted }) => !_deleted && /^(event|game)_sites/.test(id))
      .map(({ id }) => id)
      .sort()
  }
  const onTablet = ({ site, fields }: { site: number; fields: readonly number[] }) =>
    [`event_sites/${site}`, ...fields.map(id => `game_sites/${id}`)].sort()

  test('is found with its fields at each of them, by people and on tablets', async () => {
    const shared = await makeShared()
    for (const id of [shared.open, shared.women]) {
      expect([await sitesOf(office, id), await fieldsOf(office, id)]).toEqual([[shared.site], shared.fields])
      expect(await onTablets(id)).toEqual(onTablet(shared))
    }
    expect((await office.get(`/event_sites/${shared.site}/`)).body).toMatchObject({
      tournament_id: shared.open,
      further_tournament_ids: [shared.women],
    })
  })

  test('leaves a tournament, and its tablets, with the change of its list', async () => {
    const shared = await makeShared()
    await office.put(`/event_sites/${shared.site}/`, { further_tournament_ids: [] })
    expect([await fieldsOf(office, shared.women), await onTablets(shared.women)]).toEqual([[], []])
    expect(await onTablets(shared.open)).toHaveLength(3)
  })

  test('of two who change its tournaments at once, the second is told', async () => {
    const { site, open } = await makeShared()
    const { time_last_updated } = (await office.get(`/event_sites/${site}/`)).body
    const change = (ids: readonly number[]) =>
      office.send(
        'PATCH',
        `/event_sites/${site}/`,
        { further_tournament_ids: ids },
        {
          'If-Match': `"${String(time_last_updated)}"`,
        },
      )
    const mixed = await tournament('Mixed')
    const answers = await Promise.all([change([mixed]), change([open])])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 412])
  })

  test('forgets a tournament that is deleted, and has it again when that is undone', async () => {
    const { site, women, fields } = await makeShared()
    await office.delete(`/tournaments/${women}/`)
    expect((await office.get(`/event_sites/${site}/`)).body.further_tournament_ids).toEqual([])
    const [line] = (await everywhere.list(`/audit/?family=tournaments&record=${women}&limit=1`)).objects
    expect((await office.post('/audit/take_back/', { changes: [line?.id] })).status).toBe(200)
    expect(await fieldsOf(office, women)).toEqual(fields)
    expect(await onTablets(women)).toHaveLength(3)
  })

  test('stays with the others when the tournament that it belongs to is deleted', async () => {
    const { site, open, women, fields } = await makeShared()
    await office.delete(`/tournaments/${open}/?cascade=true`)
    expect((await office.get(`/event_sites/${site}/`)).body).toMatchObject({
      tournament_id: null,
      organization_id: organization,
    })
    expect(await fieldsOf(office, women)).toEqual(fields)
  })

  test('L13: is shared only by somebody who manages the site and the tournament', async () => {
    const { site } = await makeShared()
    const theirs = (
      await everywhere.make('tournaments', { name: 'Theirs', season_id: foreignSeason, is_public: true })
    ).id
    const put = (client: Client) => client.put(`/event_sites/${site}/`, { further_tournament_ids: [theirs] })
    expect((await put(office)).status).toBe(400)
    expect((await put(stranger)).status).toBe(404)
    expect((await put(everywhere)).status).toBe(202)
    expect(await sitesOf(stranger, theirs)).toEqual([site])
  })

  test('is shown to everybody with a public tournament, also while the one that it belongs to is hidden', async () => {
    const anyone = new Client(server.url)
    const shared = await makeShared({ visibility: 'hidden' }, { is_public: true })
    expect([await sitesOf(anyone, shared.women), await fieldsOf(anyone, shared.women)]).toEqual([
      [shared.site],
      shared.fields,
    ])
    await office.put(`/event_sites/${shared.site}/`, { further_tournament_ids: [] })
    expect((await anyone.get(`/event_sites/${shared.site}/`)).status).toBe(401)
  })

  test('L12: a pass for it, or for a field of it, is one of each of them, and of no other', async () => {
    const { open, women, site, fields } = await makeShared()
    const other = await tournament('Mixed')
    const admin = new Account(server.url, await server.signIn('admin', organization))
    for (const place of [
      { kind: 'event_site', id: site },
      { kind: 'game_site', id: fields[0] },
    ]) {
      const { body } = await admin.post('/accounts/passes', { organization_id: organization, place })
      const isListed = async (id: number) =>
        objectsIn(
          (await admin.get(`/accounts/passes?organization_id=${organization}&tournament_id=${id}`)).body
            .passes,
        ).some(pass => pass.id === body.id)
      expect([await isListed(open), await isListed(women), await isListed(other)]).toEqual([
        true,
        true,
        false,
      ])
      const { headers } = await new Account(server.url).post('/accounts/passes/arrive', {
        code: codeIn(body.url),
        name: 'Sam',
        device_id: uuid(),
      })
      const holder = new Client(server.url, headers.get('set-auth-token') ?? '')
      for (const id of [open, women]) expect((await holder.get(`/tournaments/${id}/`)).status).toBe(200)
      expect((await holder.get(`/tournaments/${other}/`)).status).toBe(404)
    }
  })

  describe('with games of both', () => {
    async function makeGames() {
      const shared = await makeShared()
      const teams = await makeTeams(everywhere, season, ['A', 'B', 'C', 'D'])
      for (const id of [shared.open, shared.women]) {
        await enterTeams(office, id, teams)
        await office.make('pools', {
          ...{
            name: 'A',
            tournament_id: id,
            team_ids: id === shared.open ? teams.slice(0, 2) : teams.slice(2),
          },
          ...{ generate_matchups: true, start_time: '2026-06-13T10:00:00' },
        })
      }
      const gameOf = async (id: number) => {
        const game = Number((await office.column(`/games/?tournament_id=${id}`, 'id'))[0])
        await office.put(`/games/${game}/`, { game_site_id: null })
        return game
      }
      return { ...shared, openGame: await gameOf(shared.open), womensGame: await gameOf(shared.women) }
    }
    const slots = async (reader: Client, id: number, date = '2026-06-13') =>
      objectsIn((await reader.get(`/tournaments/${id}/taken_slots/?date=${date}`)).body.taken_slots)

    test('a slot that one takes is shown to the other, and is not given to it', async () => {
      const { open, women, openGame, fields } = await makeGames()
      await office.put(`/games/${openGame}/`, { game_site_id: fields[0], start_time: '2026-06-13T10:00:00' })
      expect(await slots(office, women)).toEqual([
        {
          ...{ game_site_id: fields[0], start_time: '2026-06-13T10:00:00+02:00', minutes: 60 },
          ...{ tournament_id: open, name: 'Open' },
        },
      ])
      expect([await slots(office, open), await slots(office, women, '2026-06-14')]).toEqual([[], []])
      const { body } = await office.post(`/tournaments/${women}/schedule/`, {
        start_time: '2026-06-13T10:00:00',
        game_site_ids: [fields[0]],
      })
      expect(objectsIn(body.placed)).toMatchObject([{ start_time: '2026-06-13T11:00:00+02:00' }])
    })

    test('two at one time on one field are a conflict of both', async () => {
      const { open, women, openGame, womensGame, fields } = await makeGames()
      for (const id of [openGame, womensGame])
        await office.put(`/games/${id}/`, { game_site_id: fields[0], start_time: '2026-06-13T10:00:00' })
      for (const id of [open, women])
        expect(objectsIn((await office.get(`/tournaments/${id}/conflicts/`)).body.conflicts)).toMatchObject([
          { kind: 'site_taken', game_ids: [openGame, womensGame] },
        ])
    })

    test('L12: a game that the office may not see takes its field, and shows no name', async () => {
      const { women, womensGame, fields } = await makeGames()
      const theirs = await everywhere.make('games', {
        ...{ season_id: foreignSeason, game_site_id: fields[0], start_time: '2026-06-13T08:00:00Z' },
      })
      expect((await office.get(`/games/${theirs.id}/`)).status).toBe(404)
      expect(await slots(office, women)).toMatchObject([{ tournament_id: null, name: null, minutes: 60 }])
      await office.put(`/games/${womensGame}/`, {
        game_site_id: fields[0],
        start_time: '2026-06-13T10:00:00',
      })
      const [found] = objectsIn((await office.get(`/tournaments/${women}/conflicts/`)).body.conflicts)
      expect(found?.game_ids).toEqual([womensGame])
      expect(found?.text).toContain('a game of another event')
      const viewer = new Client(server.url, await server.signIn('viewer', organization))
      expect(await slots(viewer, women)).toEqual([])
    })
  })
})
