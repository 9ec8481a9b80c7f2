import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { someText } from '../../support/matchers.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Reply } from '../client.ts'

describe('requests with a condition', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let league: SmallLeague

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    league = await makeLeague(server.db)
  })
  afterAll(() => server.stop())

  const team = () => `/teams/${league.teams[0]}/`
  const tagOf = (reply: Reply): string => reply.headers.get('etag') ?? ''
  const read = (path: string, tag: string) => office.send('GET', path, undefined, { 'If-None-Match': tag })
  const change = (path: string, tag: string, values: unknown) =>
    office.send('PUT', path, values, { 'If-Match': tag })

  describe('a read with If-None-Match', () => {
    test.each(['/teams/?limit=5', '/stats/ultimate/team_stats_per_season/'])(
      'of the list %s is 304 without a body while it is the same',
      async path => {
        const tag = tagOf(await office.get(path))
        const again = await read(path, tag)
        expect(again.status).toBe(304)
        expect(again.body).toEqual({})
      },
    )

    test("of one's own player has the tag of the player, with which it can be changed", async () => {
      const me = await office.get('/players/me/')
      expect((await read('/players/me/', tagOf(me))).status).toBe(304)
      const path = `/players/${String(me.body.id)}/`
      expect((await change(path, tagOf(me), { nickname: 'Me' })).status).toBe(202)
      expect((await change(path, tagOf(me), { nickname: 'Again' })).status).toBe(412)
    })

    test('of a record is 304 until the record changes', async () => {
      const tag = tagOf(await office.get(team()))
      expect((await read(team(), tag)).status).toBe(304)
      await office.put(team(), { city: 'Ghent' })
      expect((await read(team(), tag)).status).toBe(200)
    })

    test('sees a change in what is nested, too', async () => {
      const tag = tagOf(await office.get(team()))
      await office.put(`/seasons/${league.season}/`, { name: '2026/27' })
      expect((await read(team(), tag)).status).toBe(200)
    })

    test('sees a score, although the game itself was not changed', async () => {
      const game = await makeGame(server.db, league)
      const tag = tagOf(await office.get(`/games/${game}/`))
      await office.make('game_scores', { game_id: game, team_1_score: 1, team_2_score: 0 })
      expect((await read(`/games/${game}/`, tag)).status).toBe(200)
    })
  })

  test('writes without one, at once and of different fields, keep what the others wrote, also of who is in no event', async () => {
    const { id } = await office.make('players', { first_name: 'Ann', last_name: 'Bee' })
    const fields = ['first_name', 'last_name', 'nickname']
    for (let round = 0; round < 8; round++) {
      const changes = fields.map(name =>
        office.send('PATCH', `/players/${id}/`, { [name]: `${name} ${round}` }),
      )
      for (const { status } of await Promise.all(changes)) expect(status).toBe(202)
      const { body } = await office.get(`/players/${id}/`)
      expect(fields.map(name => body[name])).toEqual(fields.map(name => `${name} ${round}`))
    }
  })

  describe('a write with If-Match', () => {
    test('is done while nobody else has changed the record', async () => {
      const first = tagOf(await office.get(team()))
      const changed = await change(team(), first, { city: 'Ghent 2' })
      expect(changed.status).toBe(202)
      expect((await change(team(), tagOf(changed), { city: 'Bruges' })).status).toBe(202)
    })

    test('is 412 and does nothing once somebody has', async () => {
      const tag = tagOf(await office.get(team()))
      await office.put(team(), { city: 'Antwerp' })
      const late = await change(team(), tag, { city: 'Liège' })
      expect(late.status).toBe(412)
      expect(late.body).toEqual({
        code: 'changed_since',
        error_message: someText(/changed since you read it/),
      })
      expect((await office.get(team())).body.city).toBe('Antwerp')
    })

    test('goes by the record alone: neither the fields that were read nor what is nested matter, nor a score', async () => {
      const game = await makeGame(server.db, league)
      const tag = tagOf(await office.get(`/games/${game}/?fields=[id]`))
      await office.put(`/seasons/${league.season}/`, { name: '2027' })
      await office.make('game_scores', { game_id: game, team_1_score: 1, team_2_score: 0 })
      expect((await change(`/games/${game}/`, tag, { start_time: '2026-06-02T10:00:00Z' })).status).toBe(202)
    })

    test('goes by the stamp as well, which lists show with each record', async () => {
      const listed = async () => {
        const [{ time_last_updated } = {}] = (await office.list(`/teams/?team_id=${league.teams[0]}`)).objects
        return `"${String(time_last_updated)}"`
      }
      const stamp = await listed()
      const address = `/teams/${league.teams[0]}/`
      expect((await change(address, stamp, { city: 'Gouda' })).status).toBe(202)
      expect((await change(address, stamp, { city: 'Delft' })).status).toBe(412)
      expect((await change(address, `"x.y", ${await listed()}`, { city: 'Leiden' })).status).toBe(202)
    })

    test('lets one of two writers win who have read the same', async () => {
      const tag = tagOf(await office.get(team()))
      const writers = Array.from({ length: 6 }, (_, number) =>
        change(team(), tag, { city: `City ${number}` }),
      )
      const statuses = (await Promise.all(writers)).map(({ status }) => status)
      expect(statuses.filter(status => status === 202)).toHaveLength(1)
      expect(statuses.filter(status => status === 412)).toHaveLength(5)
    })

    test('works for DELETE, for a list of tags, for weak ones and for *', async () => {
      const { id } = await office.make('teams', { name: 'Gone soon', season_id: league.season })
      const remove = (tag: string) => office.send('DELETE', `/teams/${id}/`, undefined, { 'If-Match': tag })
      expect((await remove('"other.tag"')).status).toBe(412)
      const tag = tagOf(await office.get(`/teams/${id}/`))
      expect((await change(`/teams/${id}/`, `"x.y", W/${tag}`, { city: 'x' })).status).toBe(202)
      expect((await change(`/teams/${id}/`, '*', { city: 'y' })).status).toBe(202)
      expect((await remove(tagOf(await office.get(`/teams/${id}/`)))).status).toBe(204)
    })
  })
})
