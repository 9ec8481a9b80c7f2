/** @module-tag long */
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Sport } from '../../shared-schema/sports/index.ts'
import { definitionOf } from '../../shared-schema/sports/index.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { away, home, Scorer } from '../support/whole-game.ts'

const list = z.object({ objects: z.array(z.looseObject({})) })

/** A game as it is played, and what the office reads of it afterwards. */
interface WholeGame {
  readonly sport: Sport
  readonly play: (game: Scorer) => Promise<void>
  readonly result: readonly [number, number]
  /** The plays that counted, by their words, in order. */
  readonly plays: readonly string[]
  /** What the box score has of the first player of the first team. */
  readonly ann: Readonly<Record<string, number>>
}

const games: readonly WholeGame[] = [
  {
    sport: 'ultimate',
    async play(game) {
      await game.start()
      await game.play('Goal', home, /Ann/, /Bob/)
      await game.play('Goal', away, /Cas/, 'Unknown')
      await game.play('D', home, /Ann/, 'Done')
      await game.play('Goal', home, /Ann/, /Cas/)
      await game.more('Half time')
      await game.reload()
      await game.play('Goal', away, 'Done')
      await game.play('Goal', home, /Bob/, /Ann/)
      await game.score('3-2')
      // Two steps back, the power fails, and both come again.
      await game.tap(/^Undo/)
      await game.tap(/^Undo/)
      await game.score('2-1')
      await game.kill()
      await game.score('2-1')
      await game.tap('Put back')
      await game.tap('Put back')
      await game.score('3-2')
      // A goal was forgotten before the last one: it is inserted there, at the tap, and asked about like any.
      await game.tap(/^Correct play/)
      await game.tap('Insert before…')
      await game.tapInDialog(`Goal ${away}`)
      await game.score('3-3')
      await game.tap('Done')
      await game.play('Goal', home, /Cas/, 'Done')
      await game.end()
    },
    result: [4, 3],
    plays: ['goal', 'goal', 'defense', 'goal', 'halfTime', 'goal', 'goal', 'goal', 'goal'],
    ann: { goals_caught: 2, goals_thrown: 1, ds: 1 },
  },
  {
    sport: 'soccer',
    async play(game) {
      await game.start()
      await game.record(`+1 goal ${home}`)
      await game.record('End of half')
      await game.level('Scores with their players')
      await game.reload()
      await game.play('Goal', away, /Bob/, 'Done')
      await game.play('Yellow card', home, /Ann/)
      await game.kill()
      await game.play('Goal', home, /Ann/, /Bob/)
      await game.level('The score only')
      await game.record(`−1 ${away}`)
      await game.score('2-0')
      await game.tap(/^Undo/)
      await game.score('2-1')
      await game.end()
    },
    result: [2, 1],
    plays: ['endOfPeriod', 'goal', 'yellowCard', 'goal'],
    ann: { goals: 1, yellow_cards: 1 },
  },
  {
    sport: 'basketball',
    async play(game) {
      await game.start()
      await game.record(`+2 ${home}`)
      await game.record(`+3 ${away}`)
      await game.record('End of quarter')
      await game.level('Every play')
      await game.play('Three-pointer', home, /Ann/, /Cas/)
      await game.play('Personal foul', away, /Bob/, /Ann/)
      await game.play('Free throw', home, /Ann/)
      await game.more('End of quarter')
      await game.reload()
      await game.play('Two-pointer missed', away, /Cas/)
      await game.play('Rebound', home, /Ann/)
      await game.more('End of quarter')
      await game.kill()
      await game.play('Two-pointer', away, /Ann/, 'Done')
      await game.end()
    },
    result: [6, 5],
    plays: [
      'endOfPeriod',
      'threePointer',
      'personalFoul',
      'freeThrow',
      'endOfPeriod',
      'twoPointerMissed',
      'rebound',
      'endOfPeriod',
      'twoPointer',
    ],
    ann: { points: 4, three_pointers_made: 1, free_throws_made: 1, rebounds_defensive: 1 },
  },
  {
    sport: 'volleyball',
    async play(game) {
      await game.start()
      await game.level('Scores with their players')
      await game.recordOften(`Point ${home}`, 24)
      await game.play('Kill', home, /Ann/, /Bob/)
      await game.score('1-0')
      await game.recordOften(`Point ${away}`, 25)
      await game.score('1-1')
      await game.reload()
      await game.recordOften(`Point ${home}`, 25)
      await game.kill()
      await game.recordOften(`Point ${home}`, 24)
      await game.play('Ace', home, /Ann/, 'Done')
      await game.score('3-1')
      await game.end()
    },
    result: [3, 1],
    plays: [...Array<string>(24).fill('point'), 'kill', ...Array<string>(74).fill('point'), 'ace'],
    ann: { kills: 1, aces: 1 },
  },
  {
    sport: 'baseball',
    async play(game) {
      await game.start()
      for (let inning = 1; inning < 9; inning++) {
        if (inning % 3 === 0) await game.record(`+1 run ${home}`)
        await game.record('End of inning')
        if (inning === 4) await game.reload()
        if (inning === 6) await game.kill()
      }
      await game.level('Every play')
      await game.play('Single', away, /Bob/, /Ann/)
      await game.play('Home run', away, /Cas/, /Ann/)
      await game.play('Run', away, /Bob/, 'Done')
      await game.play('Home run', home, /Ann/, 'Done')
      await game.score('3-2')
      await game.end()
    },
    result: [3, 2],
    plays: [...Array<string>(8).fill('endOfPeriod'), 'single', 'homeRun', 'runScored', 'homeRun'],
    ann: { home_runs: 1, hits: 1, runs: 1 },
  },
  {
    sport: 'ice hockey',
    async play(game) {
      await game.start()
      await game.level('Every play')
      await game.play('Minor penalty', away, /Bob/, 'Done')
      await game.play('Power-play goal', home, /Ann/, /Bob/, /Cas/)
      await game.more('End of period')
      await game.play('Shot saved', home, /Cas/, 'Done')
      await game.reload()
      await game.play('Goal', away, /Cas/, 'Done')
      await game.more('End of period')
      await game.kill()
      await game.play('Goal', home, /Bob/, /Ann/, 'Done')
      await game.end()
    },
    result: [2, 1],
    plays: ['minorPenalty', 'powerPlayGoal', 'endOfPeriod', 'shotSaved', 'goal', 'endOfPeriod', 'goal'],
    ann: { goals: 1, assists: 1, power_play_goals: 1 },
  },
]

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

describe.each(games)('a whole game of $sport without a network', whole => {
  const { sport } = whole
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let proxy: CuttableProxy
  let league: SmallLeague
  const profiles: string[] = []

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    league = await makeLeague(server.db, sport)
  })
  afterAll(async () => {
    await proxy.close()
    await server.stop()
    for (const profile of profiles) rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  })

  const objects = async (path: string) =>
    list.parse(await (await fetch(`${server.url}/v1/${path}`)).json()).objects
  const { kinds } = definitionOf(sport).rules
  const wordOf = (type: unknown): string | undefined => kinds.find(kind => kind.type === type)?.word

  test.each(sizes)(
    'on $width by $height, through a reload and a kill, is the same at the office',
    async size => {
      const game = await makeGame(server.db, league)
      const scorer = await Scorer.arrive(proxy, server.db, league, game, size)
      profiles.push(scorer.profile)
      try {
        await whole.play(scorer)
        await scorer.score(whole.result.join('-'))
        await scorer.goHome()
      } finally {
        await scorer.leave()
      }
      const [one, two] = whole.result
      expect(await (await fetch(`${server.url}/v1/games/${game}/`)).json()).toMatchObject({
        team_1_score: one,
        team_2_score: two,
        status: 'final',
        winner_id: league.teams[0],
      })
      const events = await objects(`events/?game_ids=[${game}]&limit=200&order_by=[ordinal_number]`)
      expect(events.map(({ type }) => wordOf(type))).toEqual(whole.plays)
      const lines = await objects(
        `stats/${encodeURIComponent(sport)}/player_stats_per_game/?game_ids=[${game}]&limit=200`,
      )
      expect(lines.find(({ player_id }) => player_id === league.players[0][0])).toMatchObject(whole.ann)
    },
  )
})
