import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messageAnswers } from '../../../shared-schema/api/messages.ts'
import { postgresDatabases } from '../../support/database.ts'
import { MailServer } from '../../support/mail-server.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'

const PUBLIC_URL = 'http://scores.example.org'

// Windmill, with the divisions Open (two games) and Women (one game).
describe('messages to a part of an event, and to an event with divisions', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let mailServer: MailServer
  let everywhere: Client
  let office: Client
  let organization: number
  let season: number
  let meet: number
  let open: Division
  let women: Division

  interface Division {
    readonly id: number
    readonly teams: readonly number[]
    readonly games: readonly number[]
  }

  beforeAll(async () => {
    mailServer = await MailServer.start()
    const env = { SMTP_URL: mailServer.url, MAIL_FROM: 'scores@example.org', PUBLIC_URL }
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl(), env })
    everywhere = new Client(server.url, await server.signIn('owner'))
    organization = await make('organizations', { name: 'Windmill Foundation' })
    office = new Client(server.url, await server.signIn('admin', organization))
    const league = await make('leagues', { name: 'League', organization_id: organization })
    season = await make('seasons', { name: '2026', league_id: league })
    meet = await make('meets', { name: 'Windmill', organization_id: organization })
    open = await makeDivision('Open', ['Ants', 'Bees', 'Cats', 'Dogs'])
    women = await makeDivision('Women', ['Elks', 'Foxes'])
    await makeOfficial('Umi', [open.games[1], women.games[0]])
    await makeOfficial('Ola', [open.games[0]])
  })
  afterAll(async () => {
    await server.stop()
    await mailServer.stop()
  })

  const make = async (family: string, values: Body) => (await everywhere.make(family, values)).id

  async function makeDivision(name: string, names: readonly string[]): Promise<Division> {
    const id = await make('tournaments', { name, season_id: season, meet_id: meet })
    const teams = []
    for (const team of names) {
      const contact_email = `${team.toLowerCase()}@example.org`
      teams.push(await make('teams', { name: team, season_id: season, contact_email }))
    }
    for (const team_id of teams) await everywhere.post('/tournament_teams/', { tournament_id: id, team_id })
    const games = []
    for (let at = 0; at < teams.length; at += 2)
      games.push(
        await make('games', {
          ...{ tournament_id: id, is_single: true, start_time: `2026-06-13T1${at}:00:00` },
          ...{ team_1_id: teams[at], team_2_id: teams[at + 1] },
        }),
      )
    return { id, teams, games }
  }

  async function makeOfficial(name: string, games: readonly (number | undefined)[]) {
    const email = `${name.toLowerCase()}@example.org`
    const official_id = await make('officials', { name, email, organization_id: organization })
    for (const game_id of games) await make('game_officials', { official_id, game_id, role: 'referee' })
  }

  const text = { subject: '{event}', text: '{team}: {games}\n{link}', language: 'en' }
  const asked = (path: string, body: object, client = office) =>
    client.send('POST', `${path}messages/?preview=true`, { ...text, ...body })
  async function shown(path: string, body: object) {
    const found = messageAnswers.MessagePreview.parse((await asked(path, body)).body)
    const to = found.mails.map(({ email }) => email.replace('@example.org', '')).sort()
    return { ...found, to }
  }
  const messagesOf = async (path: string) =>
    messageAnswers.Messages.parse((await office.get(`${path}messages/`)).body).messages
  const atMeet = () => `/meets/${meet}/`
  const at = ({ id }: Division) => `/tournaments/${id}/`

  test('about games go to their teams and to the officials assigned to them, with these games alone', async () => {
    const { to, mails } = await shown(at(open), { game_ids: [open.games[0]], to_officials: true })
    expect(to).toEqual(['ants', 'bees', 'ola'])
    expect(mails.find(({ email }) => email.startsWith('ola'))?.text).toMatch(/Ants – Bees \(referee\)/)
    expect((await shown(at(open), { game_ids: open.games })).to).toEqual(['ants', 'bees', 'cats', 'dogs'])
    expect(
      (await shown(at(open), { game_ids: [open.games[0]], team_ids: [], to_officials: true })).to,
    ).toEqual(['ola'])
  })

  test('about games reach the scorekeepers who may record them, and those of an event also those of its games', async () => {
    const site = await make('event_sites', { name: 'Park', tournament_id: open.id })
    await everywhere.put(`/tournaments/${open.id}/`, { start_date: '2026-06-13', end_date: '2026-06-14' })
    const scorekeeper = (place?: { kind: 'game' | 'tournament' | 'event_site'; id: number; day?: string }) =>
      server.signIn('scorekeeper', organization, place)
    await scorekeeper({ kind: 'game', id: open.games[1] ?? 0 })
    await scorekeeper({ kind: 'tournament', id: women.id })
    await scorekeeper()
    // The site is that of an event of another year.
    await scorekeeper({ kind: 'event_site', id: site, day: '2025-06-14' })
    const reached = async (path: string, body: object) =>
      (await shown(path, { team_ids: [], to_scorekeepers: true, ...body })).mails.length
    expect(await reached(at(open), { game_ids: [open.games[1]] })).toBe(2)
    expect(await reached(at(open), { game_ids: [open.games[0]] })).toBe(1)
    expect(await reached(at(open), {})).toBe(2)
    expect(await reached(at(women), {})).toBe(2)
    expect(await reached(atMeet(), {})).toBe(3)
    // A pool that is drawn but has no games yet.
    expect(await reached(at(open), { game_ids: [] })).toBe(0)
  })

  test('are about no games of another event', async () => {
    const { status, body } = await asked(at(open), { game_ids: women.games })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('not of this event')])
  })

  test('to an event with divisions reach the teams of all, and each official once, with the games of both', async () => {
    const { to, mails } = await shown(atMeet(), { to_officials: true })
    expect(to).toEqual(['ants', 'bees', 'cats', 'dogs', 'elks', 'foxes', 'ola', 'umi'])
    const umi = mails.find(({ email }) => email.startsWith('umi'))
    expect(umi?.text).toMatch(/Elks – Foxes[^]*Cats – Dogs/)
    expect(umi?.text).toContain(`${PUBLIC_URL}/`)
    const elks = mails.find(({ email }) => email.startsWith('elks'))
    expect([elks?.subject, elks?.text]).toEqual([
      'Windmill',
      expect.stringContaining(`${PUBLIC_URL}/events/tournament:${women.id}`),
    ])
  })

  test('to an event with divisions are listed for it, and for the divisions whose teams got them', async () => {
    const written = await office.send('POST', `${atMeet()}messages/`, { ...text, team_ids: women.teams })
    const message = messageAnswers.Message.parse(written.body)
    expect(message).toMatchObject({ meet_id: meet })
    expect(message.deliveries.map(({ email }) => email)).toEqual(['elks@example.org', 'foxes@example.org'])
    const ids = async (path: string) => (await messagesOf(path)).map(({ id }) => id)
    expect(await ids(atMeet())).toEqual([message.id])
    expect(await ids(at(women))).toEqual([message.id])
    expect(await ids(at(open))).toEqual([])
    await expect
      .poll(async () => (await messagesOf(atMeet()))[0]?.deliveries.map(({ state }) => state))
      .toEqual(['sent', 'sent'])
    const again = await office.send('POST', `${at(women)}messages/${message.id}/retry/`)
    expect(again.body).toEqual({ retried: 0 })
    expect((await office.send('POST', `${at(open)}messages/${message.id}/retry/`)).status).toBe(404)
    expect(mailServer.to('elks@example.org')).toHaveLength(1)
  })

  test('announce a schedule as a whole: no part of its games, and not those of all divisions', async () => {
    const published_version = 'x'
    for (const query of ['', '?preview=true']) {
      const toAll = await office.send('POST', `${atMeet()}messages/${query}`, { ...text, published_version })
      expect(toAll.status).toBe(400)
      const toSome = { ...text, published_version, game_ids: [open.games[0]] }
      expect((await office.send('POST', `${at(open)}messages/${query}`, toSome)).status).toBe(400)
    }
  })

  test('L12: to an event with divisions are for its office, and leave out a division of another organization', async () => {
    const viewer = new Client(server.url, await server.signIn('viewer', organization))
    expect((await asked(atMeet(), {}, viewer)).status).toBe(403)
    expect((await viewer.get(`${atMeet()}messages/`)).status).toBe(403)
    const other = await make('organizations', { name: 'Guests' })
    const stranger = new Client(server.url, await server.signIn('admin', other))
    expect((await asked(atMeet(), {}, stranger)).status).toBe(404)
    const league = await make('leagues', { name: 'Theirs', organization_id: other })
    const theirs = await make('seasons', { name: '2026', league_id: league })
    const guests = await make('tournaments', {
      ...{ name: 'Guests', season_id: theirs, meet_id: meet, is_public: true },
    })
    const contact_email = 'gnus@example.org'
    const team_id = await make('teams', { name: 'Gnus', season_id: theirs, contact_email })
    await everywhere.post('/tournament_teams/', { tournament_id: guests, team_id })
    const { to, left_out_tournament_ids } = await shown(atMeet(), {})
    expect(to).not.toContain('gnus')
    expect(left_out_tournament_ids).toEqual([guests])
    const ofBoth = messageAnswers.MessagePreview.parse((await asked(atMeet(), {}, everywhere)).body)
    expect(JSON.stringify(ofBoth.mails)).not.toContain('gnus')
    expect((await asked(atMeet(), { team_ids: [team_id] })).status).toBe(400)
    expect((await asked(`/tournaments/${guests}/`, {}, stranger)).status).toBe(200)
  })
})
