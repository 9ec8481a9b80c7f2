import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { type Body, Client, type Reply } from '../client.ts'

describe('merging two players', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let league: SmallLeague
  let game: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
  })
  afterAll(() => server.stop())

  const merge = (kept: number, merged: number, client = office): Promise<Reply> =>
    client.send('POST', `/players/merge/${kept}/${merged}/`)
  const goalsOf = async (player: number): Promise<unknown> =>
    (await office.list(`/stats/ultimate/player_stats_per_sport/?player_ids=[${player}]`)).objects[0]
      ?.goals_caught ?? 0
  const teamsOf = (player: number) =>
    office.column(`/team_players/?player_ids=[${player}]&order_by=[team_id]`, 'team_id')

  test('moves rosters, plays and statistics over, and the other is gone', async () => {
    const [team, other] = league.teams
    const [[kept = 0, merged = 0]] = league.players
    await office.make('team_players', { team_id: other, player_id: merged })
    for (const scorer of [kept, merged])
      await office.make('events', { game_id: game, type: 22, player_2_id: scorer, player_2_team_id: team })
    const reply = await merge(kept, merged)
    expect(reply.status).toBe(200)
    expect(reply.body.id).toBe(kept)
    expect(await goalsOf(kept)).toBe(2)
    expect(await teamsOf(kept)).toEqual([team, other])
    expect((await office.get(`/players/${merged}/`)).status).toBe(404)
    expect(await office.column(`/events/?game_id=${game}`, 'player_2_id')).toEqual([kept, kept])
  })

  test('a wish not to be named or found goes over, and the kept one is changed for everybody', async () => {
    const player = (more: Body) =>
      office.make('players', { first_name: 'Ann', organization_id: league.organization, ...more })
    const kept = await player({})
    const merged = await player({ show_initials: true, indexable: false, gender: 2 })
    const { body } = await merge(kept.id, merged.id)
    expect(body).toMatchObject({ show_initials: true, indexable: false, gender: 2 })
    expect(body.time_last_updated).not.toBe(kept.time_last_updated)
  })

  describe('a preview', () => {
    const preview = (kept: number, merged: number, client = office): Promise<Reply> =>
      client.send('POST', `/players/merge/${kept}/${merged}/?preview=true`)
    const player = async (first_name: string): Promise<number> =>
      (await office.make('players', { first_name, organization_id: league.organization })).id
    const scores = (scorer: number) =>
      office.make('events', {
        game_id: game,
        type: 22,
        player_2_id: scorer,
        player_2_team_id: league.teams[0],
      })

    test('says which rosters, plays and statistics would go over, and what contradicts it', async () => {
      const [team, other] = league.teams
      const [kept, merged] = [await player('Pat'), await player('Patrick')]
      await office.make('team_players', { team_id: team, player_id: kept, number: 31 })
      await office.make('team_players', { team_id: team, player_id: merged, number: 32 })
      await office.make('team_players', { team_id: other, player_id: merged })
      for (const scorer of [kept, merged, merged]) await scores(scorer)
      const { status, body } = await preview(kept, merged)
      expect(status).toBe(200)
      expect(body).toEqual({
        rosters: [
          expect.objectContaining({ team_id: team, number: 32, kept_number: 31, has_both: true }),
          expect.objectContaining({ team_id: other, number: null, kept_number: null, has_both: false }),
        ],
        plays: 2,
        games: 1,
        stat_lines: body.stat_lines,
        account_goes_over: false,
        games_of_both: [game],
      })
      expect(body.rosters).toMatchObject([{ team: { name: 'Sexy Legs' } }, { team: { name: 'Rusty Bikes' } }])
      expect(Number(body.stat_lines)).toBeGreaterThan(0)
    })

    test('changes nothing', async () => {
      const [kept, merged] = [await player('Max'), await player('Maxi')]
      await scores(merged)
      const before = (await office.get(`/players/${merged}/`)).body
      await preview(kept, merged)
      expect((await office.get(`/players/${merged}/`)).body).toEqual(before)
      expect(await goalsOf(merged)).toBe(1)
      expect(await goalsOf(kept)).toBe(0)
    })

    test('is refused to whom the merge would be, of another organization too', async () => {
      const [[kept = 0], [, other = 0]] = league.players
      const elsewhere = await office.make('organizations', { name: 'Elsewhere' })
      const stranger = new Client(server.url, await server.signIn('admin', elsewhere.id))
      const theirs = await stranger.make('players', { first_name: 'Ann', organization_id: elsewhere.id })
      const admin = new Client(server.url, await server.signIn('admin', league.organization))
      expect((await preview(kept, other, stranger)).status).toBe(403)
      expect((await preview(theirs.id, other, stranger)).status).toBe(403)
      expect((await preview(kept, theirs.id, admin)).status).toBe(404)
      expect((await preview(kept, other, new Client(server.url))).status).toBe(401)
      expect((await preview(kept, kept)).status).toBe(400)
    })
  })

  test('two who merge the same players at once, each keeping another one, leave one of them', async () => {
    const [one, other] = [
      await office.make('players', { first_name: 'Uma', organization_id: league.organization }),
      await office.make('players', { first_name: 'Uma', organization_id: league.organization }),
    ]
    const replies = await Promise.all([merge(one.id, other.id), merge(other.id, one.id)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await office.list('/players/?name=Uma')).meta.total_count).toBe(1)
  })

  test('a walk-on waits for the office to say who it is', async () => {
    const device = new Device(
      server.url,
      `tournament:${league.tournament}`,
      await server.signIn('scorekeeper', league.organization),
    )
    const [team] = league.teams
    const third = await makeGame(server.db, league)
    const walkOn = (first_name: string, number: number) =>
      device.entry(third, 'walk_on', { team_id: team, first_name, last_name: '', nickname: '', number })
    await device.push([device.entry(third, 'claim', { term: 1 }), walkOn('Wim', 51), walkOn('Wes', 52)])
    const [wim] = (await office.list('/players/?name=Wim')).objects
    const [wes] = (await office.list('/players/?name=Wes')).objects
    expect([wim?.is_walk_on, wes?.is_walk_on]).toEqual([true, true])
    const anyone = new Client(server.url)
    expect((await anyone.get(`/players/${String(wim?.id)}/`)).body.is_walk_on).toBe(null)
    const said = await office.send('PATCH', `/players/${String(wim?.id)}/`, { is_walk_on: false })
    expect(said.body.is_walk_on).toBe(false)
    // Who is kept of two has been looked at too.
    const twin = await office.make('players', { first_name: 'Wesley', organization_id: league.organization })
    expect((await merge(Number(wes?.id), twin.id)).body.is_walk_on).toBe(false)
  })

  test("holds for what tablets send later, under the other's id or as a walk-on", async () => {
    const [team] = league.teams
    const [, [kept = 0]] = league.players
    const device = new Device(
      server.url,
      `tournament:${league.tournament}`,
      await server.signIn('scorekeeper', league.organization),
    )
    const walkOn = uuid()
    const goal = (scorer: string | number) =>
      device.entry(game, 'play', {
        type: 22,
        player_1_id: null,
        player_1_team_id: team,
        player_2_id: scorer,
        player_2_team_id: team,
        player_3_id: null,
        player_3_team_id: null,
        int_1: null,
        int_2: null,
        int_3: null,
        int_4: null,
        bool_1: null,
        decimal_1: null,
        ordinal_number: null,
        replaces: null,
      })
    await device.push([
      device.entry(game, 'claim', { term: 1 }),
      device.entry(
        game,
        'walk_on',
        { team_id: team, first_name: 'Kim', last_name: '', nickname: '', number: 5 },
        { id: walkOn },
      ),
      goal(walkOn),
    ])
    const [kim] = (await office.list('/players/?name=Kim')).objects
    await merge(kept, Number(kim?.id))
    expect(await goalsOf(kept)).toBe(1)
    await device.push([goal(walkOn), goal(Number(kim?.id))])
    expect(await goalsOf(kept)).toBe(3)
    expect((await office.list('/players/?name=Kim')).meta.total_count).toBe(0)
  })

  test('is refused without rights on both, of two people with accounts, of one with itself, of none', async () => {
    const [[kept = 0], [, other = 0]] = league.players
    const scorekeeper = new Client(server.url, await server.signIn('scorekeeper', league.organization))
    expect((await merge(kept, other, scorekeeper)).status).toBe(403)
    expect((await merge(kept, other, new Client(server.url))).status).toBe(401)
    expect((await merge(kept, kept)).status).toBe(400)
    expect((await merge(kept, 4711)).status).toBe(404)
    const [mine, theirs] = [await office.get('/players/me/'), await scorekeeper.get('/players/me/')]
    expect((await merge(Number(mine.body.id), Number(theirs.body.id))).status).toBe(409)
  })

  test('a walk-on who was deleted does not come back with the next play', async () => {
    const [team] = league.teams
    const device = new Device(
      server.url,
      `tournament:${league.tournament}`,
      await server.signIn('scorekeeper', league.organization),
    )
    const second = await makeGame(server.db, league)
    await device.push([
      device.entry(second, 'claim', { term: 1 }),
      device.entry(second, 'walk_on', {
        team_id: team,
        first_name: 'Robin',
        last_name: '',
        nickname: '',
        number: 6,
      }),
    ])
    const [robin] = (await office.list('/players/?name=Robin')).objects
    expect((await office.delete(`/players/${String(robin?.id)}/?cascade=true`)).status).toBe(204)
    await device.push([device.entry(second, 'status', { status: 'live' })])
    expect((await office.list('/players/?name=Robin')).meta.total_count).toBe(0)
  })
})
