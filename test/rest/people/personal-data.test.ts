import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn } from '../client.ts'

/** The birth date of somebody who is so many years old today, or will be tomorrow. */
const born = (yearsAgo: number, tomorrow = false): string =>
  Temporal.Now.plainDateISO('UTC')
    .subtract({ years: yearsAgo })
    .add({ days: tomorrow ? 1 : 0 })
    .toString()

describe('L12: what concerns a person alone', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let viewer: Client
  let anyone: Client
  let stranger: Client
  let organization: number
  let season: number
  let adult: number
  let child: number
  let shy: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const owner = new Client(server.url, await server.signIn('owner'))
    organization = (await owner.make('organizations', { name: 'Open', is_public: true })).id
    const other = (await owner.make('organizations', { name: 'Other', is_public: true })).id
    office = new Client(server.url, await server.signIn('admin', organization))
    viewer = new Client(server.url, await server.signIn('viewer', organization))
    stranger = new Client(server.url, await server.signIn('admin', other))
    anyone = new Client(server.url)
    const league = (
      await office.make('leagues', { name: 'League', organization_id: organization, sport: 'ultimate' })
    ).id
    season = (await office.make('seasons', { name: '2026', league_id: league })).id
    const player = async (values: object) =>
      (await office.make('players', { height: 1.7, weight: 60, ...values })).id
    adult = await player({ first_name: 'Ada', last_name: 'Adler', nickname: 'Bird', birth_date: born(16) })
    child = await player({
      first_name: 'zoë',
      last_name: 'Young',
      nickname: 'Zo',
      birth_date: born(16, true),
    })
    shy = await player({ first_name: 'Bea', last_name: 'Zimmer', birth_date: born(40), show_initials: true })
  })
  afterAll(() => server.stop())

  const others = () => [anyone, stranger]
  const listed = (query: string): string => `/players/?player_ids=[${adult},${child},${shy}]&${query}`

  test("is answered to those who have a role in the player's organization, and null to all others", async () => {
    for (const reader of [office, viewer]) {
      expect((await reader.get(`/players/${adult}/`)).body).toMatchObject({
        birth_date: born(16),
        age: 16,
        height: 1.7,
        weight: 60,
        show_initials: false,
      })
    }
    for (const reader of others()) {
      const hidden = {
        birth_date: null,
        age: null,
        height: null,
        weight: null,
        show_initials: null,
        first_name: 'Ada',
        last_name: 'Adler',
      }
      expect((await reader.get(`/players/${adult}/`)).body).toMatchObject(hidden)
      expect((await reader.get(`/players/${adult}/?fields=[birth_date,age,height]`)).body).toMatchObject({
        birth_date: null,
        age: null,
        height: null,
      })
      expect(await reader.column(listed('fields=[weight]'), 'weight')).toEqual([null, null, null])
    }
  })

  test('has licence and guardian in it, which the player reads, too', async () => {
    const details = {
      licence_number: 'L-4711',
      guardian_name: 'Gala Guard',
      guardian_contact: '+31 6 1234',
    }
    const { id } = await office.make('players', { first_name: 'Lia', ...details })
    expect((await office.get(`/players/${id}/`)).body).toMatchObject(details)
    for (const reader of others())
      expect((await reader.get(`/players/${id}/`)).body).toMatchObject({
        licence_number: null,
        guardian_name: null,
        guardian_contact: null,
      })
    const own = new Client(server.url, await server.signIn('viewer', organization))
    const { body: me } = await own.get('/players/me/')
    await server.db
      .updateTable('players')
      .set({ owner_id: null, ...details })
      .where('id', '=', Number(me.id))
      .execute()
    expect((await own.get(`/players/${String(me.id)}/`)).body).toMatchObject(details)
    expect((await office.put(`/players/${id}/`, { licence_number: 'x'.repeat(51) })).status).toBe(400)
  })

  test('has the guardian in it for owners and admins alone', async () => {
    const { id } = await office.make('players', {
      ...{ first_name: 'Ida', birth_date: '2015-05-03', licence_number: 'L-4712' },
      ...{ guardian_name: 'Gala Guard', guardian_contact: '+31 6 1234' },
    })
    expect((await viewer.get(`/players/${id}/`)).body).toMatchObject({
      ...{ birth_date: '2015-05-03', licence_number: 'L-4712' },
      ...{ guardian_name: null, guardian_contact: null },
    })
  })

  test("a team's contact is for people with a role, and only an address is taken as one", async () => {
    const contact = { contact_name: 'Cora Contact', contact_email: ' cora@example.org ' }
    const { id } = await office.make('teams', { name: 'Harbour', season_id: season, ...contact })
    for (const reader of [office, viewer])
      expect((await reader.get(`/teams/${id}/`)).body).toMatchObject({
        contact_name: 'Cora Contact',
        contact_email: 'cora@example.org',
      })
    for (const reader of others())
      expect((await reader.get(`/teams/${id}/`)).body).toMatchObject({
        contact_name: null,
        contact_email: null,
      })
    expect((await office.put(`/teams/${id}/`, { contact_email: 'nowhere' })).status).toBe(400)
  })

  test('is not told by the order of a list', async () => {
    expect(await viewer.column(listed('order_by=[birth_date]'), 'id')).toEqual([shy, adult, child])
    for (const reader of others()) {
      for (const name of ['birth_date', 'height', 'show_initials']) {
        expect(await reader.column(listed(`order_by=[${name}]`), 'id')).toEqual([shy, child, adult])
        expect(await reader.column(listed(`order_by=[-${name}]`), 'id')).toEqual([shy, child, adult])
      }
    }
  })

  test("is the player's own to read and to change", async () => {
    const token = await server.signIn('viewer', organization)
    const own = new Client(server.url, token)
    const { body: me } = await own.get('/players/me/')
    await server.db
      .updateTable('players')
      .set({ owner_id: null, birth_date: '2001-02-03' })
      .where('id', '=', Number(me.id))
      .execute()
    expect((await own.get(`/players/${String(me.id)}/`)).body).toMatchObject({ birth_date: '2001-02-03' })
    expect(
      (await own.put(`/players/${String(me.id)}/`, { show_initials: true, height: 1.9 })).body,
    ).toMatchObject({ show_initials: true, height: 1.9 })
  })

  describe('shows a player under 16, and who wishes it, by initials to the public', () => {
    test('in the address of the page too, and without nickname and pictures', async () => {
      await server.db
        .updateTable('players')
        .set({ profile_image_50: 'https://example.org/zoe.png' })
        .where('id', '=', child)
        .execute()
      for (const reader of others()) {
        const { body } = await reader.get(`/players/${child}/`)
        expect(body).toMatchObject({
          first_name: 'Z.',
          last_name: 'Y.',
          nickname: '',
          profile_image_50: '',
          profile_image_200: '',
          indexable: false,
        })
        expect(body.leaguevine_url).toBe(`${server.url}/players/${child}/z-y/`)
        expect((await reader.get(`/players/${shy}/`)).body).toMatchObject({
          first_name: 'B.',
          last_name: 'Z.',
        })
      }
      expect((await viewer.get(`/players/${child}/`)).body).toMatchObject({
        first_name: 'zoë',
        last_name: 'Young',
        nickname: 'Zo',
      })
      expect((await viewer.get(`/players/${shy}/`)).body).toMatchObject({ first_name: 'Bea' })
    })

    test('wherever the player is shown inside something else', async () => {
      const team = (await office.make('teams', { name: 'Team', season_id: season })).id
      const opponent = (await office.make('teams', { name: 'Opponent', season_id: season })).id
      await office.make('team_players', { team_id: team, player_id: child, number: 7 })
      const game = (
        await office.make('games', {
          season_id: season,
          team_1_id: team,
          team_2_id: opponent,
          start_time: '2026-06-01T10:00:00',
        })
      ).id
      await office.make('events', { game_id: game, type: 22, player_2_id: child, player_2_team_id: team })
      const named = async (reader: Client) => {
        const shown = await Promise.all(
          [`/team_players/?team_id=${team}`, `/stats/ultimate/player_stats_per_game/?game_id=${game}`].map(
            path => reader.list(path),
          ),
        )
        return shown
          .flatMap(({ objects }) => objects)
          .flatMap(object => objectsIn([object.player]))
          .map(({ first_name, last_name }) => `${String(first_name)} ${String(last_name)}`)
      }
      expect(await named(viewer)).toEqual(['zoë Young', 'zoë Young'])
      for (const reader of others()) expect(await named(reader)).toEqual(['Z. Y.', 'Z. Y.'])
    })

    test('whom nobody finds by the name, nor by its place in a sorted list', async () => {
      for (const reader of others()) {
        expect(await reader.column('/players/?name=young', 'id')).toEqual([])
        expect(await reader.column('/players/?name=adler', 'id')).toEqual([adult])
        expect(await reader.column(listed('order_by=[-first_name]'), 'id')).toEqual([shy, child, adult])
      }
      expect(await viewer.column('/players/?name=young', 'id')).toEqual([child])
    })
  })

  test('is described as what can be null', async () => {
    const { body } = await anyone.get('/openapi.json')
    expect(body).toMatchObject({
      components: {
        schemas: {
          Player: {
            properties: {
              show_initials: { type: ['boolean', 'null'] },
            },
          },
        },
      },
    })
  })
})
