import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recount } from '../../../server/games/stats-rebuild/recount.ts'
import { keepCounted, noteCounted } from '../../../server/games/stats-rebuild/keep-counted.ts'
import { rebuildLines } from '../../../server/games/stats-rebuild/rebuild-lines.ts'
import { wrongLineText } from '../../../server/games/stats-rebuild/wrong-line.ts'
import { openLogger } from '../../../server/http/logger.ts'
import { definitionOf } from '../../../shared-schema/sports/index.ts'
import { basketballPlays as p } from '../../../shared-schema/sports/basketball/plays.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import { eachDatabase } from '../../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { someText } from '../../support/matchers.ts'
import { wrongLines } from '../../support/recount.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

eachDatabase('recounted statistics', { embedded: 'long' }, freshDatabaseUrl => {
  let server: TestServer
  let league: SmallLeague
  let games: number[]
  let tablet: Device
  let player: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db, 'basketball')
    player = league.players[0][0] ?? 0
    games = []
    for (let game = 0; game < 12; game++) games.push(await makeGame(server.db, league))
    const token = await server.signIn('admin', league.organization)
    tablet = new Device(server.url, `tournament:${league.tournament}`, token)
    await tablet.push(games.flatMap(game => [basket(game), basket(game)]))
    const seasonal = new Device(server.url, `season:${league.season}`, token)
    const single = await make(server.db, 'games', {
      season_id: league.season,
      start_time: '2026-06-01T10:00:00',
      team_1_id: league.teams[0],
      team_2_id: league.teams[1],
    })
    games.push(single)
    await seasonal.push([seasonal.entry(single, 'play', playOf(p.threePointer, scorer()))])
  })
  afterAll(() => server.stop())

  const scorer = () => ({ player_1_id: player, player_1_team_id: league.teams[0] })
  const basket = (game: number) => tablet.entry(game, 'play', playOf(p.twoPointer, scorer()))

  async function recountAll(): Promise<{ wrong: string[]; games: number; plays: number }> {
    const wrong: string[] = []
    let [games, plays] = [0, 0]
    for await (const progress of recount(server.db)) {
      wrong.push(...progress.wrong.map(wrongLineText))
      ;({ games, plays } = progress)
      expect(progress.ofGames).toBeGreaterThanOrEqual(games)
    }
    return { wrong, games, plays }
  }
  const feedOf = async () =>
    (await sql<{ head: string }>`select sum(head)::text as head from scopes`.execute(server.db)).rows

  test('are all as they were, and nothing is written, where nothing is wrong', async () => {
    const before = await feedOf()
    expect(await recountAll()).toEqual({ wrong: [], games: 13, plays: 25 })
    expect(await feedOf()).toEqual(before)
  })

  test.each<[string, () => string, RegExp[]]>([
    [
      'a line of a game',
      () =>
        `update stat_lines set counters = counters || '{"field_goals_made": 7}' where level = 'game' and player_id = ${player} and game_id = ${games[0]}`,
      [
        /^basketball, player \d+ in game \d+: field_goals_made was 7, is 2$/,
        /^basketball, player \d+ in league \d+: field_goals_made was 20, is 25$/,
        /^basketball, player \d+ in season \d+: field_goals_made was 20, is 25$/,
        /^basketball, player \d+: field_goals_made was 20, is 25$/,
        /^basketball, player \d+ in team \d+: field_goals_made was 20, is 25$/,
        /^basketball, player \d+ in tournament \d+: field_goals_made was 19, is 24$/,
      ],
    ],
    [
      'a line above games',
      () =>
        `update stat_lines set counters = counters || '{"blocks": 3}' where level = 'season' and player_id = ${player}`,
      [/^basketball, player \d+ in season \d+: blocks was 3, is 0$/],
    ],
    [
      'a line that is missing',
      () =>
        `delete from stat_lines where level = 'league' and subject = 'team' and team_id = ${league.teams[0]}`,
      [/^basketball, team \d+ in league \d+: there was no line$/],
    ],
    [
      'a line too many',
      () =>
        `insert into stat_lines (sport, subject, level, player_id, counters) values ('basketball', 'player', 'sport', ${league.players[1][2]}, '{"steals": 1}')`,
      [/^basketball, player \d+: there was a line of which nothing was recorded$/],
    ],
    [
      'a line of a game that there is not',
      () =>
        `insert into stat_lines (sport, subject, level, team_id, game_id, season_id, league_id, counters, is_counted) values ('basketball', 'team', 'game', ${league.teams[0]}, 4711, 1, 1, '{"steals": 1}', false)`,
      [/^basketball, team \d+ in game 4711: there was a line of which nothing was recorded$/],
    ],
    [
      'a line of another organization',
      () => `update stat_lines set owner_id = null where level = 'sport' and player_id = ${player}`,
      [/^basketball, player \d+: owner_id was null, is \d+$/],
    ],
  ])('name and mend %s', async (_name, statement, named) => {
    await sql.raw(statement()).execute(server.db)
    const { wrong } = await recountAll()
    expect(wrong).toEqual(named.map(text => someText(text)))
    expect(await wrongLines(server.db)).toEqual([])
    expect((await recountAll()).wrong).toEqual([])
  })

  test('stay right while others record', async () => {
    const pushes = (async () => {
      for (let turn = 0; turn < 12; turn++) await tablet.push([basket(games[turn % 12] ?? 0)])
    })()
    for (let turn = 0; turn < 3; turn++) expect((await recountAll()).wrong).toEqual([])
    await pushes
    expect(await wrongLines(server.db)).toEqual([])
  })

  test('are reported line by line on request', async () => {
    await sql`update stat_lines set counters = '{"games_played": 1}' where level = 'league' and player_id = ${player}`.execute(
      server.db,
    )
    const said: string[] = []
    for await (const line of rebuildLines(server.db)) said.push(line)
    expect(said).toEqual([
      expect.stringMatching(
        /^basketball, player \d+ in league \d+: games_played was 1, is 13, field_goals_made was 0, is 37,.*\n$/,
      ),
      expect.stringMatching(
        /^13 games with \d+ plays were counted again; 1 lines were otherwise and are mended\.\n$/,
      ),
    ])
  })

  describe('after an update that changes what a play counts', () => {
    const logger = openLogger('fatal')
    const stored = async () =>
      (
        await server.db
          .selectFrom('counted_versions')
          .select('version')
          .where('sport', '=', 'basketball')
          .execute()
      ).map(({ version }) => version)

    const { version } = definitionOf('basketball')
    /** As if another version had counted every basket as a blocked shot. */
    async function countedOtherwise(by = 0): Promise<void> {
      await sql`update counted_versions set version = ${by} where sport = 'basketball'`.execute(server.db)
      await sql`update stat_lines set counters = counters - 'field_goals_made' || jsonb_build_object('shots_blocked', counters -> 'field_goals_made')
        where sport = 'basketball' and counters ? 'field_goals_made'`.execute(server.db)
      expect(await wrongLines(server.db)).not.toEqual([])
    }

    test('are counted by the server itself', async () => {
      await countedOtherwise()
      await keepCounted(server.db, logger, () => false)
      expect(await stored()).toEqual([version])
      expect(await wrongLines(server.db)).toEqual([])
    })

    test('are counted to the end the next time if the server was stopped before', async () => {
      await countedOtherwise()
      await keepCounted(server.db, logger, () => true)
      expect(await stored()).toEqual([0])
      await keepCounted(server.db, logger, () => false)
      expect(await stored()).toEqual([version])
      expect(await wrongLines(server.db)).toEqual([])
    })

    test('are counted if it is not known how they were', async () => {
      await countedOtherwise()
      await sql`delete from counted_versions where sport = 'basketball'`.execute(server.db)
      await keepCounted(server.db, logger, () => false)
      expect(await stored()).toEqual([version])
      expect(await wrongLines(server.db)).toEqual([])
    })

    test('are left by a server of the version before, which would count them back', async () => {
      await countedOtherwise(version + 1)
      const wrong = await wrongLines(server.db)
      await keepCounted(server.db, logger, () => false)
      expect(await wrongLines(server.db)).toEqual(wrong)
      await noteCounted(server.db)
      expect(await stored()).toEqual([version + 1])
      await sql`update counted_versions set version = 0 where sport = 'basketball'`.execute(server.db)
      await keepCounted(server.db, logger, () => false)
    })
  })
})
