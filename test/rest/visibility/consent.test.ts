import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'

/**
 * A tournament's organizer enters a team of a club that can be read by everybody, and whose word is asked
 * for.
 */
describe('L13: a team in a tournament of another organization', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let owner: Client
  let organizer: Client
  let club: Client
  let clubToken: string
  let world: Awaited<ReturnType<typeof makeWorld>>

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    owner = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  beforeEach(async () => {
    world = await makeWorld()
    organizer = new Client(server.url, await server.signIn('admin', world.host))
    clubToken = await server.signIn('admin', world.guest)
    club = new Client(server.url, clubToken)
    await organizer.make('tournament_teams', {
      tournament_id: world.tournament,
      team_id: world.team,
      team_name: 'Hornets?',
    })
  })

  async function makeWorld() {
    const make = async (family: string, values: Record<string, unknown>) =>
      (await owner.make(family, values)).id
    const season = async (organization: number) =>
      make('seasons', {
        name: '2026',
        league_id: await make('leagues', { name: 'League', organization_id: organization }),
      })
    const [host, guest] = [
      await make('organizations', { name: 'Host' }),
      await make('organizations', { name: 'Guest', is_public: true }),
    ]
    const hostSeason = await season(host)
    const tournament = await make('tournaments', { name: 'Cup', season_id: hostSeason, is_public: true })
    const pool = await make('pools', { name: 'A', tournament_id: tournament })
    const round = await make('pool_rounds', { pool_id: pool })
    const own = await make('teams', { name: 'Hosts', season_id: hostSeason })
    await make('tournament_teams', { tournament_id: tournament, team_id: own })
    const team = await make('teams', { name: 'Hornets', season_id: await season(guest) })
    const player = await make('players', { first_name: 'Ada', organization_id: guest })
    await make('team_players', { team_id: team, player_id: player })
    return { host, guest, hostSeason, tournament, pool, round, own, team, player }
  }

  const entry = () => `/tournament_teams/${world.tournament}/${world.team}/`
  const answer = (consent: string) => club.put(entry(), { consent })
  const game = () => ({
    season_id: world.hostSeason,
    tournament_id: world.tournament,
    pool_round_id: world.round,
    team_1_id: world.own,
    team_2_id: world.team,
    start_time: '2026-06-01T10:00:00',
  })
  const catalog = async () => {
    const tablet = new Device(server.url, `tournament:${world.tournament}`, null)
    return (await tablet.pull('catalog')).documents
      .filter(document => !document._deleted)
      .map(document => document.id)
  }

  test('is a name that the organizer typed, until its organization accepts', async () => {
    const anybody = new Client(server.url)
    expect((await anybody.get(entry())).body).toMatchObject({
      consent: 'requested',
      team_name: 'Hornets?',
      team_id: world.team,
      team: null,
    })
    expect(await anybody.column(`/teams/?tournament_ids=[${world.tournament}]`, 'id')).toEqual([world.own])
    expect(await catalog()).toEqual(
      expect.arrayContaining([`tournament_teams/${world.tournament}/${world.team}`]),
    )
    expect(await catalog()).not.toContain(`teams/${world.team}`)
    expect((await organizer.put(`/pools/${world.pool}/`, { team_ids: [world.team] })).body.errors).toEqual({
      team_ids: [`names teams that are not in the tournament: ${world.team}`],
    })
    expect((await organizer.post('/games/', game())).body.errors).toHaveProperty('team_2_id')

    expect((await answer('given')).body).toMatchObject({ consent: 'given' })
    expect((await anybody.get(entry())).body.team).toMatchObject({ name: 'Hornets' })
    expect(await catalog()).toEqual(
      expect.arrayContaining([`teams/${world.team}`, `players/${world.player}`]),
    )
    expect((await organizer.put(`/pools/${world.pool}/`, { team_ids: [world.team] })).status).toBe(202)
    expect((await organizer.post('/games/', game())).status).toBe(201)
  })

  test('is found by the organization that is asked, with what it needs to decide, even in a private tournament', async () => {
    await owner.put(`/tournaments/${world.tournament}/`, { is_public: false })
    const [request] = (
      await club.list(`/tournament_teams/?consent=requested&team_organization_id=${world.guest}`)
    ).objects
    expect(request).toMatchObject({
      tournament_name: 'Cup',
      organizer_name: 'Host',
      team_name: 'Hornets?',
      tournament: null,
    })
    expect((await club.get(`/tournaments/${world.tournament}/`)).status).toBe(404)
    expect(
      (await new Client(server.url, await server.signIn('viewer', world.guest)).get(entry())).status,
    ).toBe(404)
  })

  test('each side speaks for itself alone', async () => {
    expect((await organizer.put(entry(), { consent: 'given' })).status).toBe(403)
    expect((await club.put(entry(), { consent: 'given', seed: 1 })).status).toBe(403)
    expect((await club.put(entry(), { consent: 'not needed' })).status).toBe(400)
    expect((await organizer.put(entry(), { seed: 2 })).body).toMatchObject({ seed: 2, consent: 'requested' })
  })

  test('leaves again as long as it has not played, and is hidden then; what it has played stays', async () => {
    await answer('given')
    expect((await answer('refused')).body).toMatchObject({ consent: 'refused' })
    expect((await new Client(server.url).get(entry())).body.team).toBeNull()
    expect(await catalog()).not.toContain(`teams/${world.team}`)
    await answer('given')
    const played = await organizer.make('games', game())
    await organizer.make('game_scores', { game_id: played.id, team_1_score: 1, team_2_score: 0 })
    expect((await answer('refused')).status).toBe(409)
    expect((await club.delete(entry())).status).toBe(409)
  })

  test('is entered by one side and removed by either', async () => {
    expect((await club.delete(entry())).status).toBe(204)
    await organizer.make('tournament_teams', { tournament_id: world.tournament, team_id: world.team })
    expect((await organizer.delete(entry())).status).toBe(204)
  })

  test('goes out of all that names it when it leaves, if it has not played; the office is told by which games', async () => {
    await answer('given')
    const owned = [{ team_ids: [world.own, world.team] }, { team_ids: [world.own] }]
    const make = async () => {
      await organizer.put(`/pools/${world.pool}/`, owned[0])
      const meeting = await organizer.make('events', {
        type: 1001,
        name: 'Captains',
        start_time: '2026-06-01T09:00:00',
        tournament_id: world.tournament,
        ...owned[0],
      })
      return { planned: (await organizer.make('games', game())).id, meeting: meeting.id }
    }
    const isOut = async ({ planned, meeting }: { planned: number; meeting: number }) => {
      expect((await organizer.get(`/games/${planned}/`)).body).toMatchObject({
        team_1_id: world.own,
        team_2_id: null,
      })
      expect((await organizer.get(`/pools/${world.pool}/`)).body).toMatchObject(owned[1] ?? {})
      expect((await organizer.get(`/events/${meeting}/`)).body).toMatchObject(owned[1] ?? {})
      const tablet = new Device(server.url, `tournament:${world.tournament}`, null)
      expect(
        (await tablet.pull('catalog')).documents.find(({ id }) => id === `games/${planned}`),
      ).toMatchObject({ record: { team_2_id: null } })
    }
    const first = await make()
    expect((await answer('refused')).status).toBe(202)
    await isOut(first)
    await answer('given')
    const second = await make()
    for (const client of [organizer, club]) {
      const refused = await client.delete(entry())
      expect([refused.status, refused.body.error_message]).toEqual([
        409,
        'The team still has 1 game to play in this tournament. Take it out of that first, or take it out of all its games and pools along with this.',
      ])
    }
    expect((await organizer.delete(`${entry()}?cascade=true`)).status).toBe(204)
    await isOut(second)
  })

  test("of the organizer's own stays in what it has played, and is withdrawn instead", async () => {
    await answer('given')
    const { id } = await organizer.make('games', game())
    await organizer.make('game_scores', { game_id: id, team_1_score: 1, team_2_score: 0 })
    const own = `/tournament_teams/${world.tournament}/${world.own}/`
    const refused = await organizer.delete(`${own}?cascade=true`)
    expect([refused.status, refused.body.error_message]).toEqual([
      409,
      expect.stringMatching(/^The team has played in this tournament already, so it stays/),
    ])
    expect((await organizer.put(own, { status: 'withdrawn' })).status).toBe(202)
  })

  test('is recorded by whom the organizer says: its captain by its own organization pushes nothing, one whom the organizer names does', async () => {
    await answer('given')
    const { id } = await organizer.make('games', game())
    const place = { kind: 'team' as const, id: world.team }
    const pushes = async (organization: number) => {
      const tablet = new Device(
        server.url,
        `tournament:${world.tournament}`,
        await server.signIn('captain', organization, place),
      )
      const { status } = await tablet.push([tablet.entry(id, 'status', { status: 'live' })])
      return [status, status === 200 ? await tablet.verdicts() : []]
    }
    expect(await pushes(world.guest)).toEqual([403, []])
    expect(await pushes(world.host)).toEqual([200, []])
    expect((await organizer.get(`/games/${id}/`)).body.status).toBe('live')
  })

  test('shows no name of a team that has not agreed among the conflicts, and calls no guest a team of last year', async () => {
    const conflicts = async () =>
      (await new Client(server.url).get(`/tournaments/${world.tournament}/conflicts/`)).body.conflicts
    expect(await conflicts()).toEqual([])
    await answer('given')
    expect(await conflicts()).toEqual([])
  })

  test('pairs nobody in a swiss round before it agrees', async () => {
    const round = () =>
      organizer.post('/swiss_rounds/', { tournament_id: world.tournament, start_time: '2026-06-01T10:00:00' })
    expect((await round()).body.errors).toHaveProperty('tournament_id')
    await answer('given')
    expect((await round()).status).toBe(201)
  })

  test('is not asked for by somebody who manages both', async () => {
    await organizer.delete(entry())
    await owner.make('tournament_teams', { tournament_id: world.tournament, team_id: world.team })
    expect((await organizer.get(entry())).body).toMatchObject({
      consent: 'not needed',
      team: { name: 'Hornets' },
    })
  })

  test('a private club that a viewer of it enters elsewhere shows nothing of itself', async () => {
    const secret = await owner.make('organizations', { name: 'Secret' })
    const league = await owner.make('leagues', { name: 'League', organization_id: secret.id })
    const season = await owner.make('seasons', { name: '2026', league_id: league.id })
    const hidden = await owner.make('teams', { name: 'Hidden', season_id: season.id })
    const viewer = await server.signIn('viewer', secret.id)
    const { person_id } = await server.db
      .selectFrom('roles')
      .select('person_id')
      .where('organization_id', '=', secret.id)
      .executeTakeFirstOrThrow()
    await server.db
      .insertInto('roles')
      .values({ person_id, organization_id: world.host, role: 'admin', place_kind: null, place_id: null })
      .execute()
    await new Client(server.url, viewer).make('tournament_teams', {
      tournament_id: world.tournament,
      team_id: hidden.id,
      team_name: 'A guest',
    })
    const anybody = new Client(server.url)
    expect((await anybody.get(`/teams/${hidden.id}/`)).status).toBe(401)
    expect((await anybody.get(`/tournament_teams/${world.tournament}/${hidden.id}/`)).body).toMatchObject({
      team: null,
      team_name: 'A guest',
    })
  })
})
