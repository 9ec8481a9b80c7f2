// A whole game, kept by touch without a network, by a tablet that is reloaded and killed in the middle; and
// what the office has of it then.
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { z } from 'zod'
import { at } from '../../shared-schema/rules/at.ts'
import { definitionOf, type Sport } from '../../shared-schema/sports/index.ts'
import { BoardScorer } from './board-scorer.ts'
import { killBrowser, launchBrowser, type Glass } from './chromium.ts'
import { cuttableProxy } from './cuttable-proxy.ts'
import { postgresDatabases } from './database.ts'
import { onEachGlass } from './each-glass.ts'
import { withFinger } from './finger.ts'
import { makeGame, makeLeague } from './league.ts'
import { Scorekeeper } from './scorekeeper.ts'
import { startTestServer, type TestServer } from './server.ts'
import { join, pageOf, shownScore, shownUnsent, untilStored } from './tablet.ts'

export interface WholeGame {
  readonly sport: Sport
  /** How many players each team has; the whole squad if not given. */
  readonly roster?: number
  /** The plays until the page is reloaded, until the browser is killed, and until the end. */
  readonly sheets: readonly [Sheet, Sheet, Sheet]
  /** The most taps that a play of the sheets takes, with its players, by its name. */
  readonly taps: Readonly<Record<string, number>>
  /** Parts of the game's record. */
  readonly result: object
  /** Parts of lines of the box score, by team and shirt: `home 9`. */
  readonly players: Readonly<Record<string, object>>
  /** Parts of the lines of both teams. */
  readonly teams: readonly [object, object]
}

interface Sheet {
  /** Lines of a scorekeeper's sheet (`Scorekeeper.record`). */
  readonly plays: string
  /** The score that is shown then. */
  readonly score: string
  /** Parts of the board that is shown then, as the methods of `BoardScorer` read them. */
  readonly board?: Partial<Readonly<Record<BoardPart, string>>>
}

const boardParts = ['companions', 'call', 'place', 'players', 'facts', 'recent', 'bases', 'strength'] as const
type BoardPart = (typeof boardParts)[number]

/** The players of a team, by their numbers from 1. */
export const squad = ['Ann', 'Bob', 'Cas', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon', 'Kim', 'Lou']

const list = z.object({ objects: z.array(z.looseObject({})) })

/** The tests of a game: it is kept on each device, and the office has all of it. */
export function testWholeGame(whole: WholeGame): void {
  describe(`a whole game of ${whole.sport} without a network, through a reload and a kill of the browser,`, () => {
    const freshDatabaseUrl = postgresDatabases()
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    })
    afterAll(() => server.stop())

    onEachGlass(
      whole.sport,
      'is kept by touch, and the office has result, plays and box score',
      async glass => playWholeGame(server, whole, glass),
    )
  })
}

async function playWholeGame(server: TestServer, whole: WholeGame, glass: Glass): Promise<void> {
  const league = await makeLeague(server.db, whole.sport, squad.slice(0, whole.roster))
  const game = await makeGame(server.db, league)
  const proxy = await cuttableProxy(Number(new URL(server.url).port))
  let tablet = await launchBrowser({ glass })
  const { userDataDir } = tablet
  const address = `${proxy.url}/events/tournament:${league.tournament}/games/${game}`
  const open = async (before?: Scorekeeper): Promise<Scorekeeper> => {
    tablet = await launchBrowser({ glass, userDataDir })
    await withFinger(tablet.context)
    await pageOf(tablet).goto(address)
    return new Scorekeeper(pageOf(tablet), definitionOf(whole.sport), before)
  }
  const expectBoard = async ({ score, board = {} }: Sheet): Promise<void> => {
    const shown = new BoardScorer(pageOf(tablet))
    await expect.poll(() => shownScore(pageOf(tablet))).toBe(score)
    for (const part of boardParts)
      if (board[part] !== undefined)
        await expect.poll(() => shown[part](), { message: part }).toBe(board[part])
  }
  const record = async (keeper: Scorekeeper, sheet: Sheet): Promise<void> => {
    await keeper.record(sheet.plays)
    await expectBoard(sheet)
  }
  const objects = async (path: string) =>
    list.parse(await (await fetch(`${server.url}/v1/${path}`)).json()).objects
  const lines = (whose: string) =>
    objects(`stats/${encodeURIComponent(whole.sport)}/${whose}_stats_per_game/?game_ids=[${game}]&limit=200`)

  try {
    await join(pageOf(tablet), proxy.url, server.db, league, 'scorekeeper', `Sam${game}`)
    await pageOf(tablet).goto(address)
    await pageOf(tablet).getByTestId('score-1').waitFor()
    await untilStored(pageOf(tablet))
    // Set up the evening before: what a browser keeps for a sign-in is on its disk only after a while.
    await tablet.context.close()
    proxy.cut()

    const keeper = await open()
    await record(keeper, whole.sheets[0])
    await pageOf(tablet).reload()
    await expectBoard(whole.sheets[0])
    await record(keeper, whole.sheets[1])
    await killBrowser(tablet)
    const again = await open(keeper)
    await expectBoard(whole.sheets[1])
    await record(again, whole.sheets[2])
    expect(Number(await shownUnsent(pageOf(tablet)))).toBeGreaterThan(again.plays.length)
    expect(Object.fromEntries(again.taps)).toMatchObject(whole.taps)

    proxy.heal()
    await expect.poll(() => shownUnsent(pageOf(tablet))).toBe('0')
    expect(await (await fetch(`${server.url}/v1/games/${game}/`)).json()).toMatchObject({
      status: 'final',
      ...whole.result,
    })
    const player = (side: 0 | 1, shirt: number): number => at(league.players[side], shirt - 1)
    const told = await objects(`events/?game_ids=[${game}]&limit=500&order_by=[ordinal_number]`)
    expect(told).toMatchObject(
      again.plays.map(({ type, answers }) => ({
        type,
        ...Object.fromEntries(
          answers.map(answer => [
            answer.of,
            'number' in answer
              ? answer.number
              : answer.shirt === null
                ? null
                : player(answer.side, answer.shirt),
          ]),
        ),
      })),
    )
    const stats = await lines('player')
    for (const [whose, figures] of Object.entries(whole.players)) {
      const [team, shirt] = whose.split(' ')
      const id = player(team === 'home' ? 0 : 1, Number(shirt))
      expect(
        stats.find(({ player_id }) => player_id === id),
        whose,
      ).toMatchObject(figures)
    }
    const teams = await lines('team')
    for (const [side, figures] of whole.teams.entries())
      expect(teams.find(({ team_id }) => team_id === league.teams[side])).toMatchObject(figures)
  } finally {
    await tablet.context.close()
    rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 })
    await proxy.close()
  }
}
