import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'

// Windmill, with the divisions Open and Women.
describe('an event with divisions', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let everywhere: Client
  let organization: number
  let season: number
  let office: Client
  let stranger: Client
  let foreign: { organization: number; season: number }
  const anyone = () => new Client(server.url)

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    everywhere = new Client(server.url, await server.signIn('owner'))
    ;({ organization, season } = await makeOrganization('Windmill'))
    foreign = await makeOrganization('Other')
    office = new Client(server.url, await server.signIn('admin', organization))
    stranger = new Client(server.url, await server.signIn('admin', foreign.organization))
  })
  afterAll(() => server.stop())

  async function makeOrganization(name: string) {
    const { id } = await everywhere.make('organizations', { name })
    const league = await everywhere.make('leagues', { name: 'League', organization_id: id })
    const { id: season } = await everywhere.make('seasons', { name: '2026', league_id: league.id })
    return { organization: id, season }
  }

  const days = { start_date: '2026-06-13', end_date: '2026-06-14', timezone: 'Europe/Amsterdam' }
  async function makeMeet() {
    const meet = (await office.make('meets', { name: 'Windmill', organization_id: organization, ...days })).id
    const division = async (name: string) =>
      (await office.make('tournaments', { name, season_id: season, meet_id: meet, ...days })).id
    return { meet, open: await division('Open'), women: await division('Women') }
  }
  const read = async (client: Client, path: string): Promise<Body> => (await client.get(path)).body

  test('has tournaments as its divisions, which are found by it', async () => {
    const { meet, open, women } = await makeMeet()
    expect(await office.column(`/tournaments/?meet_id=${meet}&order_by=[id]`, 'id')).toEqual([open, women])
    expect((await read(office, `/tournaments/${open}/`)).meet_id).toBe(meet)
  })

  test('gives all of them its new days, zone and publication in one step, and nothing else', async () => {
    const { meet, open, women } = await makeMeet()
    await office.put(`/tournaments/${women}/`, { end_date: '2026-06-13' })
    await office.make('games', {
      ...{ tournament_id: open, is_single: true, start_time: '2026-06-13T10:00:00' },
    })
    await office.put(`/meets/${meet}/`, {
      name: 'Windmill Windup',
      is_public: true,
      timezone: 'Europe/Berlin',
    })
    expect(await read(office, `/tournaments/${open}/`)).toMatchObject({ name: 'Open', is_public: true })
    expect(await read(office, `/tournaments/${women}/`)).toMatchObject({
      ...{ name: 'Women', is_public: true, timezone: 'Europe/Berlin', end_date: '2026-06-13' },
    })
    expect((await read(office, `/tournaments/${open}/published/`)).published_at).not.toBeNull()
    const device = new Device(server.url, `tournament:${women}`, null)
    const { documents } = await device.pull('catalog')
    expect(documents.map(({ id }) => id).filter(id => id.startsWith('meets'))).toEqual([])
    expect(documents.find(({ id }) => id === `tournaments/${women}`)).toMatchObject({
      record: { timezone: 'Europe/Berlin' },
    })
  })

  test('leaves a division the days that are its own, when the event moves and when that is taken back', async () => {
    const { meet, open, women } = await makeMeet()
    await office.put(`/tournaments/${women}/`, { end_date: '2026-06-13' })
    const ends = async () =>
      Promise.all(
        [`/meets/${meet}/`, `/tournaments/${open}/`, `/tournaments/${women}/`].map(
          async path => (await read(office, path)).end_date,
        ),
      )
    await office.put(`/meets/${meet}/`, { end_date: '2026-06-15' })
    expect(await ends()).toEqual(['2026-06-15', '2026-06-15', '2026-06-13'])
    const [last] = (await office.list(`/audit/?family=meets&record=${meet}&limit=1`)).objects
    expect((await office.post('/audit/take_back/', { changes: [last?.id] })).status).toBe(200)
    expect(await ends()).toEqual(['2026-06-14', '2026-06-14', '2026-06-13'])
  })

  test('does not begin after one of its divisions ends', async () => {
    const { meet, open, women } = await makeMeet()
    await office.put(`/tournaments/${women}/`, { end_date: '2026-06-13' })
    expect((await office.put(`/meets/${meet}/`, { start_date: '2026-06-14' })).status).toBe(400)
    expect((await read(office, `/tournaments/${open}/`)).start_date).toBe('2026-06-13')
  })

  test('of two who change it at once, the second is told', async () => {
    const { meet } = await makeMeet()
    const { time_last_updated } = await read(office, `/meets/${meet}/`)
    const change = (name: string) =>
      office.send('PATCH', `/meets/${meet}/`, { name }, { 'If-Match': `"${String(time_last_updated)}"` })
    const answers = await Promise.all(['One', 'Two'].map(change))
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 412])
  })

  test('L12, L13: another organization neither reads it, nor changes it, nor joins it', async () => {
    const { meet } = await makeMeet()
    expect((await stranger.get(`/meets/${meet}/`)).status).toBe(404)
    expect((await stranger.put(`/meets/${meet}/`, { name: 'Ours' })).status).toBe(404)
    const values = { name: 'Theirs', season_id: foreign.season, meet_id: meet }
    expect((await stranger.post('/tournaments/', values)).status).toBe(400)
  })

  test('leaves alone a division of another organization, which a manager of both has added', async () => {
    const { meet } = await makeMeet()
    const values = { name: 'Guests', season_id: foreign.season, meet_id: meet }
    const { id } = await everywhere.make('tournaments', values)
    await office.put(`/meets/${meet}/`, { is_public: true })
    expect((await read(stranger, `/tournaments/${id}/`)).is_public).toBe(false)
  })

  test('is shown to everybody with a public division, which does not show the others', async () => {
    const { meet, open, women } = await makeMeet()
    expect((await anyone().get(`/meets/${meet}/`)).status).toBe(401)
    await office.put(`/tournaments/${open}/`, { is_public: true })
    expect(await read(anyone(), `/meets/${meet}/`)).toMatchObject({ name: 'Windmill' })
    expect(await anyone().column(`/tournaments/?meet_id=${meet}`, 'id')).toEqual([open])
    expect((await anyone().get(`/tournaments/${women}/`)).status).toBe(401)
  })

  test('is deleted without its divisions, and has them again when that is undone', async () => {
    const { meet, open } = await makeMeet()
    await office.delete(`/meets/${meet}/?cascade=true`)
    expect((await read(office, `/tournaments/${open}/`)).meet_id).toBeNull()
    const [line] = (await everywhere.list(`/audit/?family=meets&record=${meet}&limit=1`)).objects
    expect((await office.post('/audit/take_back/', { changes: [line?.id] })).status).toBe(200)
    expect((await read(office, `/tournaments/${open}/`)).meet_id).toBe(meet)
  })
})
