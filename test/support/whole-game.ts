// A whole game, kept by touch without a network, by a tablet that is reloaded and killed in the middle; and
// what the office has of it then.
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { z } from 'zod'
import { at } from '../../shared-schema/rules/at.ts'
import { definitionOf, sports, type Sport } from '../../shared-schema/sports/index.ts'
import { BoardScorer } from './board-scorer.ts'
import type { Glass } from './chromium.ts'
import { postgresDatabases } from './database.ts'
import { onEachGlass } from './each-glass.ts'
import { squad } from './league.ts'
import { OfflineTablet } from './offline-tablet.ts'
import { Scorekeeper } from './scorekeeper.ts'
import { startTestServer, type TestServer } from './server.ts'
import { shownScore, shownUnsent } from './tablet.ts'

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

const list = z.object({ objects: z.array(z.looseObject({})) })

/**
 * The tests of a game: it is kept on each device, and the office has all of it. `npm run test:long` has every
 * eleventh sport.
 */
export function testWholeGame(whole: WholeGame): void {
  const tags = sports.indexOf(whole.sport) % 11 === 0 ? [] : ['thorough']
  const title = `a whole game of ${whole.sport} without a network, through a reload and a kill of the browser,`
  describe(title, { tags }, () => {
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
  const tablet = await OfflineTablet.atGame(server, whole.sport, glass, squad.slice(0, whole.roster))
  const { league, game } = tablet
  const open = async (before?: Scorekeeper): Promise<Scorekeeper> =>
    new Scorekeeper(await tablet.open(), definitionOf(whole.sport), before)
  const expectBoard = async ({ score, board = {} }: Sheet): Promise<void> => {
    const shown = new BoardScorer(tablet.page)
    await expect.poll(() => shownScore(tablet.page)).toBe(score)
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
    const keeper = await open()
    await record(keeper, whole.sheets[0])
    await tablet.page.reload()
    await expectBoard(whole.sheets[0])
    await record(keeper, whole.sheets[1])
    await tablet.kill()
    const again = await open(keeper)
    await expectBoard(whole.sheets[1])
    await record(again, whole.sheets[2])
    expect(Number(await shownUnsent(tablet.page))).toBeGreaterThan(again.plays.length)
    expect(Object.fromEntries(again.taps)).toMatchObject(whole.taps)

    tablet.heal()
    await expect.poll(() => shownUnsent(tablet.page)).toBe('0')
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
    await tablet.close()
  }
}
