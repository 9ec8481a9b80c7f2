import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { EPOCH, type Scope } from '../../shared-schema/replication/scope.ts'
import { playOf } from '../../shared-schema/sports/model/play.ts'
import { goalOf, ultimatePlays } from '../../shared-schema/sports/ultimate/plays.ts'
import { eachDatabase } from '../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { someText } from '../support/matchers.ts'
import { Device, onePoint } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

eachDatabase('replication', { embedded: 'long' }, freshDatabaseUrl => {
  let server: TestServer
  let league: SmallLeague
  let scope: Scope
  let token: string
  let tablet: Device
  let game: number
  const goal = (side: 0 | 1) =>
    goalOf(league.teams[side], league.players[side][0] ?? null, league.players[side][1] ?? null)

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    scope = `tournament:${league.tournament}`
    token = await server.signIn('scorekeeper', league.organization)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    tablet = new Device(server.url, scope, token)
    game = await makeGame(server.db, league)
  })

  test('a pushed goal is acknowledged without conflict and shows in the results, the rows and the stat lines', async () => {
    const response = await tablet.push([
      tablet.entry(game, 'claim', { term: 1 }),
      tablet.entry(game, 'play', goal(0)),
    ])
    expect([response.status, await response.json()]).toEqual([200, []])
    expect(await tablet.score(game)).toBe('1-0 live')
    expect(await (await fetch(`${server.url}/v1/games/${game}/`)).json()).toMatchObject({
      team_1_score: 1,
      team_2_score: 0,
    })
    const scorer = await fetch(
      `${server.url}/v1/stats/ultimate/player_stats_per_game/${league.players[0][0]}/${game}/`,
    )
    expect(await scorer.json()).toMatchObject({ goals_caught: 1, goals_thrown: 0 })
  })

  test('L3: the same entries sent again, by whomever, count once', async () => {
    const entries = [tablet.entry(game, 'play', goal(0)), tablet.entry(game, 'play', goal(1))]
    for (let round = 0; round < 3; round++) await tablet.push(entries)
    await new Device(server.url, scope, await server.signIn('admin', league.organization)).push(
      [...entries].reverse(),
    )
    expect(await tablet.score(game)).toBe('1-1 live')
  })

  test('L9: another content under a known id changes nothing and comes back as a conflict', async () => {
    const entry = tablet.entry(game, 'play', goal(0))
    await tablet.push([entry])
    const response = await tablet.push([{ ...entry, data: goal(1) }])
    expect(await response.json()).toEqual([{ ...entry, _deleted: false }])
    expect(await tablet.score(game)).toBe('1-0 live')
  })

  test('L4, L11: an entry that cannot be read holds nothing up, is kept as it came, and gets a verdict', async () => {
    const broken = { ...tablet.entry(game, 'play', goal(0)), counter: 'seven' }
    const withNul = tablet.entry(game, 'walk_on', {
      team_id: league.teams[0],
      first_name: 'N\u0000l',
      last_name: '',
      nickname: '',
      number: null,
    })
    const response = await tablet.push([
      tablet.entry(game, 'play', goal(0)),
      broken,
      withNul,
      'nonsense',
      null,
      tablet.entry(game, 'play', goal(0)),
    ])
    expect([response.status, await response.json()]).toEqual([200, []])
    expect(await tablet.score(game)).toBe('2-0 live')
    expect((await tablet.verdicts()).filter(reason => reason === 'unreadable')).toHaveLength(4)
    const kept = await server.db.selectFrom('unreadable_entries').select('content').execute()
    expect(kept.map(row => row.content)).toContain('"nonsense"')
  })

  test('a play that names a player or a team that does not exist holds nothing up', async () => {
    const response = await tablet.push([
      tablet.entry(game, 'play', goalOf(league.teams[0], 2_000_000, null)),
      tablet.entry(game, 'play', goalOf(2_000_000, null, null)),
      tablet.entry(game, 'play', goal(1)),
    ])
    expect(response.status).toBe(200)
    expect(await tablet.score(game)).toBe('1-1 live')
    expect(await tablet.verdicts()).toContain('unknown_team')
  })

  test('a play that names a player without the team gets the team of the roster, and comes back with it', async () => {
    const scorer = league.players[1][0] ?? 0
    const entry = tablet.entry(game, 'play', playOf(ultimatePlays.goal, { player_2_id: scorer }))
    expect(await (await tablet.push([entry])).json()).toMatchObject([
      { ...entry, data: { player_2_id: scorer, player_2_team_id: league.teams[1], player_1_team_id: null } },
    ])
    expect(await tablet.score(game)).toBe('0-1 live')
    expect(await (await tablet.push([entry])).json()).toHaveLength(1)
    expect(await tablet.score(game)).toBe('0-1 live')
  })

  test('an entry of a game that is not in the scope is kept, and a verdict says so', async () => {
    const season = await make(server.db, 'games', {
      season_id: league.season,
      start_time: '2026-06-01T10:00:00',
      tournament_id: null,
      pool_round_id: null,
    })
    await tablet.push([tablet.entry(season, 'play', goal(0)), tablet.entry(999_999, 'play', goal(0))])
    expect((await tablet.verdicts()).filter(reason => reason === 'unknown_game')).toHaveLength(2)
  })

  test('F5: plays after the final score complete the box score alone, and points that are added then do not count; both do once it is withdrawn', async () => {
    const inTime = tablet.entry(game, 'play', goal(0))
    const end = tablet.entry(game, 'score', {
      team_1_score: 1,
      team_2_score: 0,
      is_final: true,
      game_sets: [],
      what_happened: '',
    })
    await tablet.push([
      inTime,
      end,
      tablet.entry(game, 'play', goal(0)),
      tablet.entry(game, 'score', onePoint),
    ])
    expect(await tablet.score(game)).toBe('1-0 final')
    const lines = await server.db
      .selectFrom('stat_lines')
      .select('counters')
      .where('game_id', '=', game)
      .where('level', '=', 'game')
      .where('subject', '=', 'player')
      .execute()
    expect(lines.map(({ counters }) => counters.goals_caught)).toContain(2)
    const before = await tablet.verdicts()
    expect(before).toContain('after_final')
    await tablet.push([tablet.entry(game, 'withdrawal', { entry_id: String(Reflect.get(end, 'id')) })])
    expect(await tablet.score(game)).toBe('3-0 live')
    expect((await tablet.verdicts()).filter(reason => reason === 'after_final')).toHaveLength(
      before.filter(reason => reason === 'after_final').length - 1,
    )
  })

  test('a player who walked on can be named by the entry until the server has given an id', async () => {
    const walkOn = tablet.entry(game, 'walk_on', {
      team_id: league.teams[0],
      first_name: 'Wim',
      last_name: 'Walker',
      nickname: '',
      number: 99,
    })
    const id = String(Reflect.get(walkOn, 'id'))
    await tablet.push([tablet.entry(game, 'play', goalOf(league.teams[0], id, null))])
    await tablet.push([walkOn])
    const { id: player } = await server.db
      .selectFrom('players')
      .select('id')
      .where('entry_id', '=', id)
      .executeTakeFirstOrThrow()
    const line = await fetch(`${server.url}/v1/stats/ultimate/player_stats_per_game/${player}/${game}/`)
    expect(await line.json()).toMatchObject({ goals_caught: 1, player: { first_name: 'Wim' } })
    const { documents } = await tablet.pull('catalog')
    expect(documents.map(document => document.id)).toContain(`team_players/${league.teams[0]}/${player}`)
  })

  test('a pull goes on where the last one ended, page by page, and misses nothing', async () => {
    await tablet.push(Array.from({ length: 25 }, () => tablet.entry(game, 'play', goal(0))))
    const all = await tablet.pull('entries')
    const paged: string[] = []
    for (let lwt = 0; ;) {
      const page = await tablet.pull('entries', lwt, 10)
      paged.push(...page.documents.map(document => document.id))
      lwt = page.checkpoint.lwt
      if (page.documents.length < 10) break
    }
    expect(paged).toEqual(all.documents.map(document => document.id))
    expect((await tablet.pull('entries', all.head)).documents).toEqual([])
  })

  test('L2: only entries are pushed: catalog and results have other writers', async () => {
    for (const collection of ['catalog', 'results'] as const)
      expect((await tablet.push([{ id: 'x' }], collection)).status).toBe(403)
  })

  test('an outdated tablet is told so, and a newer one that it came to an old server', async () => {
    for (const [epoch, words] of [
      [EPOCH - 1, /This app is outdated/],
      [EPOCH + 1, /This server is older than the app/],
    ] as const) {
      const response = await tablet.ask(`${scope}/entries/${epoch}/pull`)
      expect(response.status).toBe(426)
      expect(await response.json()).toEqual({
        error_message: someText(words),
        code: 'other_epoch',
        epoch: EPOCH,
      })
    }
  })

  test('who holds documents of an earlier epoch is told of what has gone too, and a first sync is not', async () => {
    const admin = await server.signIn('admin', league.organization)
    expect(
      (
        await fetch(`${server.url}/v1/games/${game}/`, {
          method: 'DELETE',
          headers: { Authorization: `Bearer ${admin}` },
        })
      ).ok,
    ).toBe(true)
    const gone = async (id: string) =>
      (await tablet.pull('catalog', 0, 1000, id)).documents.flatMap(document =>
        document._deleted ? [document.id] : [],
      )
    expect(await gone('')).toEqual([])
    expect(await gone('left-200')).toContain(`games/${game}`)
  })

  test('L12: who may not read gets nothing, and who may not score gets a verdict', async () => {
    await server.db
      .updateTable('organizations')
      .set({ is_public: false })
      .where('id', '=', league.organization)
      .execute()
    try {
      const stranger = new Device(
        server.url,
        scope,
        await server.signIn('owner', await make(server.db, 'organizations', { name: 'Another' })),
      )
      const viewer = new Device(server.url, scope, await server.signIn('viewer', league.organization))
      const nobody = new Device(server.url, scope, null)
      const entry = tablet.entry(game, 'play', goal(0))
      expect((await nobody.ask(`${scope}/catalog/${EPOCH}/pull`)).status).toBe(401)
      expect((await nobody.push([entry])).status).toBe(401)
      expect((await stranger.ask(`${scope}/catalog/${EPOCH}/pull`)).status).toBe(403)
      expect((await stranger.push([entry])).status).toBe(403)
      const refused = viewer.entry(game, 'play', goal(0))
      expect((await viewer.push([refused])).status).toBe(200)
      expect(await viewer.verdicts()).toContain('not_allowed')
      expect(await viewer.score(game)).toBeUndefined()
    } finally {
      await server.db
        .updateTable('organizations')
        .set({ is_public: true })
        .where('id', '=', league.organization)
        .execute()
    }
  })
})
