import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fileOf } from '../../shared-schema/handover/file.ts'
import { pack } from '../../shared-schema/handover/packed.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { PassWorld } from '../accounts/pass-world.ts'
import { Client } from '../rest/client.ts'
import { postgresDatabases } from '../support/database.ts'
import { make } from '../support/league.ts'
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
    // What a private organization keeps for itself is the harder case.
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
})
