import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countedGames } from '../../../client/reading/events/counted-games.ts'
import { leadersOf } from '../../../client/reading/events/leaders.ts'
import { playerTotals } from '../../../client/reading/events/player-totals.ts'
import { playedGames } from '../../../client/scoring/played-games.ts'
import { gameRecord, playerRecord, recordsIn } from '../../../client/sync/storage/catalog-records.ts'
import { leadersAnswers } from '../../../shared-schema/api/leaders.ts'
import { catalogDocument } from '../../../shared-schema/replication/catalog.ts'
import { entry } from '../../../shared-schema/replication/entry.ts'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import type { Family } from '../../../shared-schema/resources/index.ts'
import { Random } from '../../../server/rules/random.ts'
import { definitionOf, type Sport } from '../../../shared-schema/sports/index.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import { lockScopes } from '../../../server/database/lock-scopes.ts'
import { transaction } from '../../../server/database/transaction.ts'
import { settleGame } from '../../../server/games/settle.ts'
import { postgresDatabases } from '../../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const RANKS = 3

describe.each(['ultimate', 'ice hockey', 'baseball'] satisfies Sport[])(
  'the leaders of a tournament of %s',
  sport => {
    const freshDatabaseUrl = postgresDatabases()
    let server: TestServer
    let league: SmallLeague
    let device: Device

    beforeAll(async () => {
      server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
      league = await makeLeague(server.db, sport)
      device = new Device(server.url, tournamentScope(league.tournament), await server.signIn('owner'))
      const random = new Random(7)
      const oneOf = <T>(list: readonly T[]): T | null =>
        list[random.bits() % Math.max(1, list.length)] ?? null
      const { kinds } = definitionOf(sport).rules
      // The plays of a single game are in no list of leaders.
      const single = await make(server.db, 'games', {
        ...{ tournament_id: league.tournament, is_single: true, start_time: '2026-06-01T10:00' },
        ...{ team_1_id: league.teams[0], team_2_id: league.teams[1] },
      })
      for (const status of ['live', 'final', 'settled', 'single'] as const) {
        const game = status === 'single' ? single : await makeGame(server.db, league)
        const claim = device.entry(game, 'claim', { term: 1 })
        const plays = Array.from({ length: 60 }, () => {
          const kind = oneOf(kinds)
          const first = oneOf([0, 1] as const) ?? 0
          // Nobody assists their own goal.
          const places = [1, 2, 3] as const
          const players = places.map(place => {
            const side = kind?.roles[place - 1]?.side === 'other' ? 1 - first : first
            const others = (league.players[side] ?? []).filter((_, index) => index % 2 === place % 2)
            return [
              [`player_${place}_id`, oneOf(others)],
              [`player_${place}_team_id`, league.teams[side] ?? null],
            ] as const
          })
          return device.entry(game, 'play', playOf(kind?.type ?? 0, Object.fromEntries(players.flat())))
        })
        await device.push([
          claim,
          ...plays,
          ...(status === 'live' ? [] : [device.entry(game, 'status', { status: 'final' })]),
        ])
        if (status === 'settled')
          await transaction(server.db, async tx => {
            await lockScopes(tx, [device.scope])
            await settleGame(tx, game)
          })
      }
    })
    afterAll(() => server.stop())

    test('are on a tablet, without a network, those that the server lists', async () => {
      const catalog = (await device.pull('catalog')).documents.map(one => catalogDocument.parse(one))
      const entries = (await device.pull('entries')).documents
        .filter(({ _deleted }) => !_deleted)
        .map(({ _deleted, ...one }) => entry.parse(one))
      const results = new Map(
        (await device.results()).flatMap(one =>
          one.kind === 'game' ? [[one.game_id, one.data] as const] : [],
        ),
      )
      const inFamily = (family: Family) => catalog.filter(one => one.family === family)
      const recorded = { sport: definitionOf(sport), entries, results }
      const games = playedGames({ ...recorded, games: recordsIn(inFamily('games'), gameRecord) })
      const players = recordsIn(inFamily('players'), playerRecord)
      const totals = playerTotals(countedGames({ ...recorded, games, players }))
      const here = leadersOf(definitionOf(sport), totals, RANKS)

      const answer = await fetch(
        `${server.url}/v1/stats/${encodeURIComponent(sport)}/leaders/?tournament_id=${league.tournament}&limit=${RANKS}`,
      )
      const { lists } = leadersAnswers.Leaders.parse(await answer.json())
      expect(lists.flatMap(({ leaders }) => leaders).length).toBeGreaterThan(2)
      expect(
        here.map(({ column, minimum, leaders }) => ({
          column,
          minimum,
          leaders: leaders
            .map(({ rank, isShared, player, value }) => [rank, isShared, player, value])
            .sort(byRankAndPlayer),
        })),
      ).toEqual(
        lists.map(({ column, minimum, leaders }) => ({
          column,
          minimum,
          leaders: leaders
            .map(({ rank, is_shared, player_id, value }) => [rank, is_shared, player_id, value])
            .sort(byRankAndPlayer),
        })),
      )
    })
  },
)

const byRankAndPlayer = (a: readonly unknown[], b: readonly unknown[]): number =>
  Number(a[0]) - Number(b[0]) || Number(a[2]) - Number(b[2])
