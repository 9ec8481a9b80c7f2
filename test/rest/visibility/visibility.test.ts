import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { families } from '../../../shared-schema/resources/index.ts'
import { postgresDatabases } from '../../support/database.ts'
import { someText } from '../../support/matchers.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'
import { makeWorld, type World } from '../role-world.ts'
import { EPOCH } from '../../../shared-schema/replication/scope.ts'

/** An open and a closed organization with a league each; the open one has a live and a hidden tournament. */
async function makeRecords(owner: Client) {
  const open = (await owner.make('organizations', { name: 'Open', is_public: true })).id
  const closed = (await owner.make('organizations', { name: 'Closed' })).id
  const openLeague = (await owner.make('leagues', { name: 'Open league', organization_id: open })).id
  const closedLeague = (await owner.make('leagues', { name: 'Closed league', organization_id: closed })).id
  const season = (await owner.make('seasons', { name: '2026', league_id: openLeague })).id
  const live = (await owner.make('tournaments', { name: 'Live', season_id: season })).id
  const hidden = (
    await owner.make('tournaments', { name: 'Hidden', season_id: season, visibility: 'hidden' })
  ).id
  const team = (await owner.make('teams', { name: 'Team', season_id: season })).id
  return { open, closed, openLeague, closedLeague, season, live, hidden, team }
}

async function makePeople({ url, signIn }: TestServer, { open, closed }: { open: number; closed: number }) {
  return {
    owner: new Client(url, await signIn('owner')),
    anyone: new Client(url),
    member: new Client(url, await signIn('admin', open)),
    scorekeeper: new Client(url, await signIn('scorekeeper', open)),
    stranger: new Client(url, await signIn('admin', closed)),
  }
}

const kinds = families.flatMap(family =>
  family === 'events' ? ['events: plays', 'events: calendar'] : [family],
)

/** Families that do not belong to a tournament, although their records may take part. */
const isBeside = new Set(['organizations', 'leagues', 'seasons', 'players', 'teams', 'team_players', 'meets'])

describe('L12: who sees and changes what', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let made: Awaited<ReturnType<typeof makeRecords>>
  let people: Awaited<ReturnType<typeof makePeople>>

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    made = await makeRecords(new Client(server.url, await server.signIn('owner')))
    people = await makePeople(server, made)
  })
  afterAll(() => server.stop())

  const leagues = (client: Client) => client.column('/leagues/?order_by=[id]', 'name')

  test('everybody sees public organizations, members their own as well, the owner of the installation all', async () => {
    expect(await leagues(people.anyone)).toEqual(['Open league'])
    expect(await leagues(people.member)).toEqual(['Open league'])
    expect(await leagues(people.stranger)).toEqual(['Open league', 'Closed league'])
    expect(await leagues(people.owner)).toEqual(['Open league', 'Closed league'])
    expect((await people.anyone.list('/organizations/')).meta.total_count).toBe(1)
  })

  test('a record out of sight is 401 for somebody not signed in, 404 for somebody else', async () => {
    const anyone = await people.anyone.get(`/leagues/${made.closedLeague}/`)
    expect(anyone.status).toBe(401)
    expect(anyone.headers.get('www-authenticate')).toMatch(/^Bearer/)
    expect((await people.member.get(`/leagues/${made.closedLeague}/`)).status).toBe(404)
    expect((await people.stranger.get(`/leagues/${made.closedLeague}/`)).status).toBe(200)
  })

  test('a token that is none reads like nobody, and does not write', async () => {
    const forged = new Client(server.url, 'abc.def')
    expect(await leagues(forged)).toEqual(['Open league'])
    expect((await forged.post('/leagues/', {})).status).toBe(401)
  })

  describe('hidden', () => {
    const tournaments = (client: Client) => client.column('/tournaments/?order_by=[id]', 'name')

    test('tournaments are shown to members alone', async () => {
      expect(await tournaments(people.anyone)).toEqual(['Live'])
      expect(await tournaments(people.stranger)).toEqual(['Live'])
      expect(await tournaments(people.member)).toEqual(['Live', 'Hidden'])
      expect((await people.stranger.get(`/tournaments/${made.hidden}/`)).status).toBe(404)
    })

    test('is all that belongs to a hidden tournament', async () => {
      const pool = await people.member.make('pools', { name: 'A', tournament_id: made.hidden })
      const round = await people.member.make('pool_rounds', { pool_id: pool.id })
      const game = await people.member.make('games', {
        season_id: made.season,
        tournament_id: made.hidden,
        pool_round_id: round.id,
        start_time: '2026-06-01T10:00:00',
      })
      await people.member.make('game_scores', { game_id: game.id, team_1_score: 1, team_2_score: 0 })
      await people.member.make('tournament_teams', { tournament_id: made.hidden, team_id: made.team })
      for (const family of ['pools', 'pool_rounds', 'games', 'game_scores', 'tournament_teams']) {
        expect((await people.anyone.list(`/${family}/`)).meta.total_count, family).toBe(0)
        expect((await people.member.list(`/${family}/`)).meta.total_count, family).toBe(1)
      }
    })

    test('tournaments are no way to find who has entered them', async () => {
      for (const query of [`tournament_id=${made.hidden}`, `tournament_ids=[${made.hidden}]`]) {
        expect(await people.anyone.column(`/teams/?${query}`, 'name')).toEqual([])
        expect(await people.member.column(`/teams/?${query}`, 'name')).toEqual(['Team'])
      }
    })

    test('swiss rounds are not listed for others until they go live, nor are their games', async () => {
      const other = await people.member.make('teams', { name: 'Other', season_id: made.season })
      for (const team of [made.team, other.id])
        await people.member.make('tournament_teams', { tournament_id: made.live, team_id: team })
      const round = await people.member.make('swiss_rounds', {
        tournament_id: made.live,
        start_time: '2026-06-01T10:00:00',
        visibility: 'hidden',
      })
      const seen = async () => [
        (await people.anyone.list(`/swiss_rounds/?tournament_id=${made.live}`)).meta.total_count,
        (await people.anyone.list(`/games/?tournament_id=${made.live}`)).meta.total_count,
      ]
      expect(await seen()).toEqual([0, 0])
      expect((await people.member.list(`/swiss_rounds/?tournament_id=${made.live}`)).meta.total_count).toBe(1)
      await people.member.put(`/swiss_rounds/${round.id}/`, { visibility: 'live' })
      expect(await seen()).toEqual([1, 1])
    })
  })

  describe('a write', () => {
    test.each([
      ['POST', '/leagues/'],
      ['PUT', '/leagues/1/'],
      ['DELETE', '/leagues/1/'],
    ])('%s by somebody not signed in is 401', async (method, path) => {
      const reply = await people.anyone.send(method, path, method === 'DELETE' ? undefined : {})
      expect(reply.status).toBe(401)
      expect(reply.headers.get('www-authenticate')).toMatch(/^Bearer/)
      expect(reply.body).toEqual({ error_message: someText(), code: 'signed_out' })
    })

    test('is 403 for a role that does not allow it', async () => {
      for (const reply of [
        await people.scorekeeper.put(`/leagues/${made.openLeague}/`, { name: 'x' }),
        await people.stranger.put(`/leagues/${made.openLeague}/`, { name: 'x' }),
        await people.stranger.delete(`/leagues/${made.openLeague}/`),
        await people.stranger.post('/seasons/', { name: 'x', league_id: made.openLeague }),
      ]) {
        expect(reply.status).toBe(403)
        expect(reply.body).toEqual({ error_message: someText(), code: 'not_allowed' })
      }
    })

    test('is 404 where the record cannot even be seen', async () => {
      expect((await people.member.put(`/leagues/${made.closedLeague}/`, { name: 'x' })).status).toBe(404)
      expect((await people.member.delete(`/leagues/${made.closedLeague}/`)).status).toBe(404)
    })

    test('by an admin of the organization is done', async () => {
      expect((await people.member.put(`/leagues/${made.openLeague}/`, { info: 'x' })).status).toBe(202)
    })
  })

  describe('a public tournament of an organization that is not public', () => {
    let shown: { tournament: number; team: number; other: number; season: number; player: number }

    beforeAll(async () => {
      const season = (await people.owner.make('seasons', { name: '2026', league_id: made.closedLeague })).id
      const tournament = (
        await people.owner.make('tournaments', { name: 'Open day', season_id: season, is_public: true })
      ).id
      const team = (await people.owner.make('teams', { name: 'Guests', season_id: season })).id
      const other = (await people.owner.make('teams', { name: 'Not there', season_id: season })).id
      const player = (await people.owner.make('players', { first_name: 'Ada', organization_id: made.closed }))
        .id
      await people.owner.make('tournament_teams', { tournament_id: tournament, team_id: team })
      await people.owner.make('team_players', { team_id: team, player_id: player })
      await people.owner.make('tournaments', { name: 'Trials', season_id: season })
      shown = { tournament, team, other, season, player }
    })

    test('is read by everybody, with its teams and their rosters', async () => {
      expect((await people.anyone.get(`/tournaments/${shown.tournament}/`)).status).toBe(200)
      expect(await people.anyone.column(`/teams/?season_id=${shown.season}`, 'id')).toEqual([shown.team])
      expect(await people.anyone.column(`/team_players/?team_ids=[${shown.team}]`, 'player_id')).toEqual([
        shown.player,
      ])
      expect((await people.anyone.get(`/players/${shown.player}/`)).status).toBe(200)
    })

    test('shows nothing else of the organization', async () => {
      expect(await people.anyone.column(`/tournaments/?season_id=${shown.season}`, 'name')).toEqual([
        'Open day',
      ])
      expect((await people.anyone.get(`/teams/${shown.other}/`)).status).toBe(401)
      const replicated = async (scope: string) =>
        (await fetch(`${server.url}/replication/${scope}/catalog/${EPOCH}/pull?id=&lwt=0&limit=10`)).status
      expect(await replicated(`tournament:${shown.tournament}`)).toBe(200)
      expect(await replicated(`season:${shown.season}`)).toBe(401)
    })

    test('is not public while it is hidden', async () => {
      await people.owner.put(`/tournaments/${shown.tournament}/`, { visibility: 'hidden' })
      expect((await people.anyone.get(`/tournaments/${shown.tournament}/`)).status).toBe(401)
      expect((await people.anyone.get(`/players/${shown.player}/`)).status).toBe(401)
    })
  })

  describe("one's own player", () => {
    test('may be changed by everybody, other players not', async () => {
      const { body } = await people.scorekeeper.get('/players/me/')
      const changed = await people.scorekeeper.put(`/players/${String(body.id)}/`, { nickname: 'Ace' })
      expect([changed.status, changed.body.nickname]).toEqual([202, 'Ace'])
      const other = Number((await people.member.get('/players/me/')).body.id)
      const put = async () => (await people.scorekeeper.put(`/players/${other}/`, { nickname: 'x' })).status
      // Nobody but the office sees that there is one, as long as it is on no roster.
      expect(await put()).toBe(404)
      await people.owner.make('team_players', { team_id: made.team, player_id: other })
      expect(await put()).toBe(403)
    })
  })

  describe('a person who manages several organizations', () => {
    let both: Client

    beforeAll(async () => {
      const token = await server.signIn('admin', made.open)
      const [person] = await server.db
        .selectFrom('roles')
        .select('person_id')
        .orderBy('id', 'desc')
        .limit(1)
        .execute()
      await server.db
        .insertInto('roles')
        .values({
          person_id: person?.person_id ?? '',
          organization_id: made.closed,
          role: 'admin',
          place_kind: null,
          place_id: null,
        })
        .execute()
      both = new Client(server.url, token)
    })

    test('says to which a player or a site belongs', async () => {
      const vague = await both.post('/players/', { first_name: 'Ada' })
      expect(vague.status).toBe(400)
      expect(vague.body.errors).toEqual({ organization_id: [someText(/you manage several organizations/)] })
      const { id } = await both.make('players', { first_name: 'Ada', organization_id: made.open })
      expect((await people.anyone.get(`/players/${id}/`)).status).toBe(200)
      expect(
        (await people.member.post('/players/', { first_name: 'Ada', organization_id: made.closed })).status,
      ).toBe(400)
    })

    test('moves a player or a site from one to the other, and nobody else does', async () => {
      const other = new Client(server.url, await server.signIn('admin', made.closed))
      for (const family of ['players', 'event_sites']) {
        const { id, organization_id } = await both.make(family, {
          name: 'Ada',
          first_name: 'Ada',
          organization_id: made.open,
        })
        const path = `/${family}/${id}/`
        expect(organization_id).toBe(made.open)
        // To the one a private organization is not there, the other has no right to take.
        expect((await people.member.put(path, { organization_id: made.closed })).status).toBe(400)
        expect((await other.put(path, { organization_id: made.closed })).status).toBe(403)
        expect((await both.put(path, { organization_id: null })).body.organization_id).toBe(made.open)
        const moved = await both.put(path, { organization_id: String(made.closed) })
        expect([moved.status, moved.body.organization_id]).toEqual([202, made.closed])
        expect((await people.anyone.get(path)).status).toBe(401)
        expect(await both.column(`/${family}/?organization_id=${made.closed}`, 'id')).toContain(id)
        expect(await people.anyone.column(`/${family}/?organization_id=${made.closed}`, 'id')).toEqual([])
        expect((await people.member.put(path, { organization_id: made.open })).status).toBe(404)
        expect((await other.put(path, { organization_id: made.open })).status).toBe(403)
      }
    })

    test('has no say about those who only have their own player there', async () => {
      const { body } = await people.scorekeeper.get('/players/me/')
      const elsewhere = await people.owner.make('organizations', { name: 'Elsewhere', is_public: true })
      expect(
        (await people.scorekeeper.put(`/players/${String(body.id)}/`, { organization_id: elsewhere.id }))
          .status,
      ).toBe(403)
      expect((await people.scorekeeper.put(`/players/${String(body.id)}/`, body)).status).toBe(202)
    })

    test('moves a record between them only with rights in both', async () => {
      const league = (await people.owner.make('leagues', { name: 'Moving', organization_id: made.open })).id
      expect((await people.member.put(`/leagues/${league}/`, { organization_id: made.closed })).status).toBe(
        400,
      )
      expect((await people.owner.put(`/leagues/${league}/`, { organization_id: made.closed })).status).toBe(
        202,
      )
      expect((await people.anyone.get(`/leagues/${league}/`)).status).toBe(401)
    })
  })

  test('a script that another site embeds reads with a token of its own, and never with a cookie', async () => {
    const embedded = async (query: string, headers: Record<string, string> = {}) =>
      (await fetch(`${server.url}/v1/leagues/?callback=show${query}`, { headers })).text()
    const signedIn = await fetch(`${server.url}/accounts/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: await emailOf('owner'), password: 'correct horse battery' }),
    })
    const cookie = signedIn.headers
      .getSetCookie()
      .map(text => text.split(';')[0])
      .join('; ')
    expect(await embedded('', { Cookie: cookie })).not.toContain('Closed league')
    const token = z.object({ token: z.string() }).parse(
      await (
        await fetch(`${server.url}/accounts/tokens`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: server.url },
          body: JSON.stringify({ name: 'screen' }),
        })
      ).json(),
    ).token
    expect(await embedded(`&access_token=${token}`)).toContain('Closed league')
  })

  const emailOf = async (role: string): Promise<string> =>
    (
      await server.db
        .selectFrom('people')
        .select('email')
        .where('name', '=', `Test ${role}`)
        .executeTakeFirstOrThrow()
    ).email

  test('/players/me/ is the own player, seen by nobody else where no public organization has it', async () => {
    const { status, body } = await people.stranger.get('/players/me/')
    expect(status).toBe(200)
    expect(body).toMatchObject({ first_name: 'Test', last_name: 'admin', is_claimed: true })
    expect((await people.anyone.get(`/players/${String(body.id)}/`)).status).toBe(401)
    expect((await people.anyone.get('/players/me/')).status).toBe(401)
    expect((await people.owner.put('/players/me/', {})).status).toBe(405)
  })

  test("one's own player is seen even without any organization", async () => {
    const { body } = await people.owner.get('/players/me/')
    expect((await people.owner.get(`/players/${String(body.id)}/`)).status).toBe(200)
  })

  describe('of an event that is hidden', () => {
    let world: World

    beforeAll(async () => {
      world = await makeWorld(people.owner, 'public organization')
    })

    test.each(kinds)('%s are as hidden, unless they only take part', async kind => {
      const path = await world.pathFor(kind, false)
      const [family = ''] = kind.split(':')
      const seen = async () => [
        (await people.anyone.get(path)).status,
        (await people.anyone.list(`/${family}/?limit=500`)).objects.some(({ resource_uri }) =>
          String(resource_uri).endsWith(path),
        ),
      ]
      const count = async () => {
        const { meta, objects } = await people.anyone.list(`/${family}/?limit=500`)
        return meta.total_count - objects.length
      }
      expect([await seen(), await count()]).toEqual([[200, true], 0])
      await people.owner.put(`/tournaments/${world.tournament}/`, { visibility: 'hidden' })
      expect([await seen(), await count()]).toEqual([isBeside.has(kind) ? [200, true] : [401, false], 0])
      await people.owner.put(`/tournaments/${world.tournament}/`, { visibility: 'live' })
    })
  })
})
