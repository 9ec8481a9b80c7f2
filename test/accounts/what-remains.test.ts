import { randomUUID } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backup } from '../../server/database/backup.ts'
import { packLines, unpackLines } from '../../server/database/backup-file.ts'
import { restore } from '../../server/database/restore.ts'
import { eachDatabase } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Client } from '../rest/client.ts'
import { Browser } from './browser.ts'
import { invite } from '../../server/accounts/links/invitations.ts'
import { PASSWORD } from './ways-in.ts'
import type { Role } from '../../shared-schema/api/accounts.ts'

eachDatabase('of a person', { embedded: 'long' }, freshDatabaseUrl => {
  let server: TestServer
  let league: SmallLeague
  let office: Client
  let anyone: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    office = new Client(server.url, await server.signIn('admin', league.organization))
    anyone = new Client(server.url)
  })
  afterAll(() => server.stop())

  /** Somebody who joins under a name that nobody else has. */
  async function joins(role: Role) {
    const name = `Zq${randomUUID().slice(0, 8)} Canary`
    const email = `${randomUUID()}@example.org`
    const browser = new Browser(server.url)
    const code = await invite(server.db, { organization_id: league.organization, role, place: null }, null)
    const { headers } = await browser.post('/accounts/join', { code, name, email, password: PASSWORD })
    const token = headers.get('set-auth-token') ?? ''
    return {
      name,
      first: name.split(' ')[0] ?? '',
      email,
      browser,
      token,
      client: new Client(server.url, token),
      deletes: () => browser.send('DELETE', '/accounts/me', { password: PASSWORD }),
    }
  }

  /** All that anybody reads of the organization by its lists, as text. */
  async function readBy(reader: Client): Promise<string> {
    const pages = [
      `/players/?organization_id=${league.organization}&limit=200`,
      '/changes/?limit=500',
      `/team_players/?limit=200`,
      `/events/?limit=200`,
      `/game_scores/?limit=200`,
      `/games/?limit=200`,
      `/tournaments/${league.tournament}/`,
    ]
    const read = await Promise.all(pages.map(async page => (await reader.get(page)).body))
    return JSON.stringify(read)
  }

  /** The tables in which the database has this text, without those that are named. */
  async function stored(text: string, ...but: string[]): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(
      server.db,
    )
    const found: string[] = []
    for (const { name } of rows) {
      const { rows: hits } =
        await sql`select from ${sql.table(name)} as one where one::text like ${`%${text}%`} limit 1`.execute(
          server.db,
        )
      if (hits.length > 0 && !but.includes(name)) found.push(name)
    }
    return found
  }

  describe('who joins a public organization', () => {
    test('is no public player: the person and the office alone see one', async () => {
      const sam = await joins('scorekeeper')
      const viewer = new Client(server.url, await server.signIn('viewer', league.organization))
      const { id } = (await sam.client.get('/players/me/')).body
      for (const reader of [anyone, viewer]) {
        expect(await readBy(reader)).not.toContain(sam.first)
        expect((await reader.get(`/players/${String(id)}/`)).status).toBe(reader === anyone ? 401 : 404)
        const { meta, objects } = await reader.list('/players/?limit=200')
        expect(meta.total_count).toBe(objects.length)
      }
      for (const reader of [sam.client, office])
        expect((await reader.get(`/players/${String(id)}/`)).body).toMatchObject({ first_name: sam.first })
    })

    test('is one once the office puts them on a roster', async () => {
      const sam = await joins('viewer')
      const { id } = (await sam.client.get('/players/me/')).body
      await office.make('team_players', { team_id: league.teams[0], player_id: Number(id), number: 77 })
      expect((await anyone.get(`/players/${String(id)}/`)).body).toMatchObject({ first_name: sam.first })
    })
  })

  describe('who deletes their account', () => {
    test('leaves no name behind that the public reads, nor in stored answers, wherever it stood', async () => {
      const game = await makeGame(server.db, league)
      const sam = await joins('scorekeeper')
      const kim = await joins('admin')
      const { id } = (await sam.client.get('/players/me/')).body
      const added = await office.send(
        'POST',
        '/team_players/',
        { team_id: league.teams[1], player_id: Number(id), number: 78 },
        { 'Idempotency-Key': randomUUID() },
      )
      expect(added.status).toBe(201)
      const tablet = new Device(server.url, `tournament:${league.tournament}`, sam.token)
      await tablet.push([
        tablet.entry(
          game,
          'score',
          { team_1_score: 1, team_2_score: 0, is_final: true, game_sets: [], what_happened: '' },
          { recorded_by: sam.name },
        ),
      ])
      expect(await readBy(anyone)).toContain(sam.first)
      expect(JSON.stringify(await tablet.pull('entries'))).toContain(sam.first)

      for (const one of [sam, kim]) expect((await one.deletes()).status).toBe(204)
      const open = new Device(server.url, `tournament:${league.tournament}`, null)
      for (const collection of ['catalog', 'entries', 'results'] as const)
        expect(JSON.stringify(await open.pull(collection))).not.toContain(sam.first)
      expect(await readBy(anyone)).not.toContain(sam.first)
      expect((await anyone.get(`/players/${String(id)}/`)).body).toMatchObject({
        first_name: 'Z.',
        last_name: 'C.',
      })
      // Of who was on a roster the office keeps the name; of who was on none nobody does.
      expect((await office.get(`/players/${String(id)}/`)).body).toMatchObject({ first_name: sam.first })
      expect(await stored(sam.first, 'players', 'audit', 'feed')).toEqual([])
      expect(await stored(kim.first)).toEqual([])
      for (const { email } of [sam, kim]) expect(await stored(email)).toEqual([])
    })
  })

  describe('who is called as something is that others made', () => {
    test('takes no answer of theirs along: what they send again is done once', async () => {
      const sam = await joins('viewer')
      const values = { name: sam.name, season_id: league.season }
      const send = () => office.send('POST', '/teams/', values, { 'Idempotency-Key': sam.first })
      const { id } = (await send()).body
      expect((await sam.deletes()).status).toBe(204)
      const again = await send()
      expect([again.status, again.body.id]).toEqual([201, id])
    })
  })

  describe('who is erased', () => {
    test('is in no stored answer, at whichever address it was given', async () => {
      const first_name = `Zq${randomUUID().slice(0, 8)}`
      const once = () => ({ 'Idempotency-Key': randomUUID() })
      const make = async (values: object) =>
        Number((await office.send('POST', '/players/', values, once())).body.id)
      const player = await make({ first_name, last_name: 'Canary', organization_id: league.organization })
      const twin = await make({ first_name, last_name: 'Canary', organization_id: league.organization })
      await office.send(
        'POST',
        '/team_players/',
        { team_id: league.teams[0], player_id: player, number: 79 },
        once(),
      )
      expect((await office.send('POST', `/players/merge/${player}/${twin}/`, undefined, once())).status).toBe(
        200,
      )
      expect(await stored(first_name)).toContain('idempotency_keys')
      expect((await office.send('POST', `/players/${player}/erasure/`)).status).toBe(200)
      expect(await stored(first_name)).toEqual([])
    })

    test('is in a backup that was made before, and is erased again once that is restored', async () => {
      const first_name = `Zq${randomUUID().slice(0, 8)}`
      const { id } = await office.make('players', { first_name, organization_id: league.organization })
      const file = new PassThrough()
      const [packed] = await Promise.all([buffer(file), packLines(file, write => backup(server.db, write))])
      const erase = async () => (await office.send('POST', `/players/${id}/erasure/`)).status
      expect([await erase(), await stored(first_name)]).toEqual([200, []])
      await restore(server.db, unpackLines(Readable.from([packed])))
      expect(await stored(first_name)).toContain('players')
      expect([await erase(), await stored(first_name)]).toEqual([200, []])
    })
  })
})
