import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fileOf } from '../../shared-schema/handover/file.ts'
import { pack } from '../../shared-schema/handover/packed.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { PassWorld } from '../accounts/pass-world.ts'
import { Client } from '../rest/client.ts'
import { postgresDatabases } from '../support/database.ts'
import { make } from '../support/league.ts'
import { someText } from '../support/matchers.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

describe('what somebody records who came in by a pass', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let world: PassWorld

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    world = await PassWorld.make(server)
    // A private organization is the harder case.
    await server.db
      .updateTable('organizations')
      .set({ is_public: false })
      .where('id', '=', world.league.organization)
      .execute()
  })

  const deviceOf = ({ token }: { token: string }) =>
    new Device(server.url, `tournament:${world.league.tournament}`, token)
  const goal = (device: Device, game = world.game) =>
    device.entry(game, 'play', goalOf(world.league.teams[0], null, null))

  test('counts at its place, by their name, and nowhere else', async () => {
    const { code } = await world.makePass()
    const sam = await world.arrive(code)
    const tablet = deviceOf(sam)
    expect((await tablet.push([goal(tablet)])).status).toBe(200)
    expect(await tablet.score(world.game)).toBe('1-0 live')
    const { body } = await world.admin.get(`/v1/audit/?family=events&limit=1`)
    expect(body.objects).toMatchObject([{ person: { id: sam.id, name: 'Sam' } }])
    await tablet.push([goal(tablet, world.otherGame)])
    expect(await tablet.verdicts()).toEqual(['not_allowed'])
  })

  test('counts on the day of the pass alone, as it is where the game is played', async () => {
    const late = await make(server.db, 'games', {
      season_id: world.league.season,
      tournament_id: world.league.tournament,
      pool_round_id: world.league.poolRound,
      team_1_id: world.league.teams[0],
      team_2_id: world.league.teams[1],
      start_time: '2026-06-01T23:30:00', // 1 June in Amsterdam
    })
    const place = { kind: 'tournament', id: world.league.tournament }
    const [first, second] = [
      deviceOf(await world.arrive((await world.makePass({ ...place, day: '2026-06-01' })).code)),
      deviceOf(await world.arrive((await world.makePass({ ...place, day: '2026-06-02' })).code)),
    ]
    for (const game of [world.game, late]) {
      await first.push([goal(first, game)])
      await second.push([goal(second, game)])
      expect(await first.score(game)).toBe('1-0 live')
    }
    expect(await first.verdicts()).toEqual([])
    expect(await second.verdicts()).toEqual(['not_allowed', 'not_allowed'])
  })

  test('is not taken after the pass is revoked, waits as a hand-over for the office, and counts when it lets them in again', async () => {
    const { code, id } = await world.makePass()
    const sam = await world.arrive(code)
    const tablet = deviceOf(sam)
    await tablet.push([goal(tablet)])
    await world.admin.delete(`/accounts/passes/${id}`)

    const late = goal(tablet)
    expect((await tablet.push([late])).status).toBe(403)
    const asSam = new Client(server.url, sam.token)
    const packed = fileOf(await pack({ scope: tablet.scope, entries: [late] }))
    expect((await asSam.post('/handovers/', packed)).body).toMatchObject({ new: 1 })
    const verdicts = `/v1/verdicts/?tournament_id=${world.league.tournament}`
    expect((await world.admin.get(verdicts)).body.objects).toMatchObject([
      { reason: 'not_allowed', person: { id: sam.id, name: 'Sam' } },
    ])
    const office = deviceOf({ token: await server.signIn('admin', world.league.organization) })
    expect(await office.score(world.game)).toBe('1-0 live')

    await world.admin.post(`/accounts/passes/${id}/people/${sam.id}`, {})
    expect(await office.score(world.game)).toBe('2-0 live')
    expect((await world.admin.get(verdicts)).body.objects).toEqual([])
  })

  test('stays theirs when they get an account', async () => {
    const { code } = await world.makePass()
    const sam = await world.arrive(code)
    const tablet = deviceOf(sam)
    await tablet.push([goal(tablet)])
    const { body } = await world.admin.post(`/accounts/people/${sam.id}/account-link`, {})
    const link = {
      code: String(body.url).split('#')[1],
      email: 'sam@example.org',
      password: 'violet lantern 42',
    }
    await fetch(`${server.url}/accounts/own-account`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(link),
    })
    const recorded = await server.db
      .selectFrom('entries')
      .select('person_id')
      .where('game_id', '=', world.game)
      .execute()
    expect(recorded).toEqual([{ person_id: sam.id }])
    await tablet.push([goal(tablet)])
    expect(await tablet.score(world.game)).toBe('2-0 live')
  })

  describe('does not change the final result that somebody else entered', () => {
    const score = (team_1_score: number, team_2_score: number) => ({
      team_1_score,
      team_2_score,
      is_final: true,
      game_sets: [],
      what_happened: '',
    })
    const everywhere = () => world.makePass({ kind: 'tournament', id: world.league.tournament })

    test('by REST: 403 in words, and the result stays', async () => {
      const office = new Client(server.url, await server.signIn('admin', world.league.organization))
      const { id } = await office.make('game_scores', { game_id: world.game, ...score(15, 9) })
      const holder = new Client(server.url, (await world.arrive((await everywhere()).code)).token)
      const refused = {
        status: 403,
        body: { code: 'not_allowed', error_message: someText(/pass does not change that/) },
      }
      expect(await holder.delete(`/game_scores/${id}/`)).toMatchObject(refused)
      expect(await holder.post('/game_scores/', { game_id: world.game, ...score(0, 15) })).toMatchObject(
        refused,
      )
      const shown = await office.get(`/games/${world.game}/`)
      expect(shown.body).toMatchObject({ team_1_score: 15, team_2_score: 9, status: 'final' })
    })

    test('by replication: a verdict, while plays that leave the result as it is count', async () => {
      const office = new Client(server.url, await server.signIn('admin', world.league.organization))
      await office.make('game_scores', { game_id: world.game, ...score(15, 9) })
      const tablet = deviceOf(await world.arrive((await everywhere()).code))
      await tablet.push([
        tablet.entry(world.game, 'status', { status: 'live' }),
        goal(tablet),
        tablet.entry(world.game, 'score', score(0, 15)),
      ])
      expect(await tablet.score(world.game)).toBe('15-9 final')
      expect((await tablet.verdicts()).length).toBeGreaterThan(0)
      expect(new Set(await tablet.verdicts())).toEqual(new Set(['after_final']))
    })

    test('of another tablet, also not by a higher claim, nor by being judged again', async () => {
      const keeper = deviceOf({ token: await server.signIn('scorekeeper', world.league.organization) })
      await keeper.push([goal(keeper), keeper.entry(world.game, 'status', { status: 'final' })])
      expect(await keeper.score(world.game)).toBe('1-0 final')
      const { code } = await everywhere()
      const sam = await world.arrive(code)
      const tablet = deviceOf(sam)
      const claim = tablet.entry(world.game, 'claim', { term: 99, team_1_id: null, team_2_id: null })
      await tablet.push([claim, goal(tablet), goal(tablet), tablet.entry(world.game, 'score', score(0, 9))])
      expect(await keeper.score(world.game)).toBe('1-0 final')
      const admin = new Client(server.url, await server.signIn('admin', world.league.organization))
      await admin.post('/verdicts/', { tournament_id: world.league.tournament })
      expect(await keeper.score(world.game)).toBe('1-0 final')
    })

    test('though they may correct their own until the office enters one', async () => {
      const sam = await world.arrive((await everywhere()).code)
      const tablet = deviceOf(sam)
      await tablet.push([tablet.entry(world.game, 'score', score(5, 3))])
      await tablet.push([tablet.entry(world.game, 'score', score(6, 3))])
      expect(await tablet.score(world.game)).toBe('6-3 final')
      const office = new Client(server.url, await server.signIn('admin', world.league.organization))
      await office.make('game_scores', { game_id: world.game, ...score(7, 3) })
      await tablet.push([tablet.entry(world.game, 'score', score(9, 3))])
      expect([await tablet.score(world.game), await tablet.verdicts()]).toEqual([
        '7-3 final',
        ['after_final'],
      ])
    })

    test('and counts once a role of their own is given to them', async () => {
      const office = new Client(server.url, await server.signIn('admin', world.league.organization))
      await office.make('game_scores', { game_id: world.game, ...score(15, 9) })
      const sam = await world.arrive((await everywhere()).code)
      const tablet = deviceOf(sam)
      await tablet.push([tablet.entry(world.game, 'score', score(15, 10))])
      expect(await tablet.score(world.game)).toBe('15-9 final')
      await server.db
        .insertInto('roles')
        .values({ person_id: sam.id, organization_id: world.league.organization, role: 'scorekeeper' })
        .execute()
      await office.post('/verdicts/', { tournament_id: world.league.tournament })
      expect([await tablet.score(world.game), await tablet.verdicts()]).toEqual(['15-10 final', []])
    })
  })
})
