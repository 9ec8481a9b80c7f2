/** @module-tag long */
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { z } from 'zod'
import { at } from '../../shared-schema/rules/at.ts'
import { BoardScorer } from '../support/board-scorer.ts'
import { launchBrowser } from '../support/chromium.ts'
import { postgresDatabases } from '../support/database.ts'
import { onEachGlass } from '../support/each-glass.ts'
import { touch, withFinger } from '../support/finger.ts'
import { makeGame, makeLeague, squad } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { button, joinGame, pageOf, shownUnsent } from '../support/tablet.ts'

const [home, away] = ['Sexy Legs', 'Rusty Bikes']
const list = z.object({ objects: z.array(z.looseObject({ player_id: z.number() })) })

/** The board: `1/0 – 0/0 · Over 0.1 · #2 #1 #9 · 1`, the players in their roles and the balls at the end. */
const boardOf = async (scorer: BoardScorer): Promise<string> =>
  [await scorer.score(), await scorer.place(), await scorer.players(), await scorer.recent()].join(' · ')

describe('a short game of cricket', { tags: ['thorough'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())

  onEachGlass('cricket', 'is a tap a ball, and the board tells all of it', async glass => {
    const league = await makeLeague(server.db, 'cricket', squad)
    const game = await makeGame(server.db, league)
    const tablet = await launchBrowser({ glass })
    const page = pageOf(tablet)
    try {
      await joinGame(page, server.url, server.db, league, game, 'scorekeeper', `Sam${game}`)
      await withFinger(tablet.context)
      await page.reload()
      const scorer = new BoardScorer(page)
      const expectBoard = async (taps: number, board: string): Promise<void> => {
        await expect.poll(() => boardOf(scorer)).toBe(board)
        expect(scorer.taps).toBe(taps)
        scorer.taps = 0
      }

      await scorer.plays('Start game')
      await expectBoard(1, '0 – 0 · Over 0.0 · ? ? ? ? · –')
      await scorer.assigns('Striker', '#1')
      await scorer.assigns('Non-striker', '#2')
      await expectBoard(4, '0/0 – 0/0 · Over 0.0 · #1 #2 ? · –')
      // Only the bowler is not known.
      await scorer.plays(`Ball 1 ${home}`, '#9')
      await expectBoard(2, '1/0 – 0/0 · Over 0.1 · #2 #1 #9 · 1')
      await scorer.plays(`Boundary four ${home}`)
      await scorer.plays(`Ball 0 ${home}`)
      await scorer.plays(`Bye ${home}`, '1')
      await expectBoard(4, '6/0 – 0/0 · Over 0.4 · #1 #2 #9 · 1 4 • 1B')
      // One tap tells a wide; the runs off a no-ball are the second one, and the over does not go back.
      await scorer.plays(`Wide ${home}`)
      await expectBoard(1, '7/0 – 0/0 · Over 0.4 · #1 #2 #9 · 1 4 • 1B Wd')
      await scorer.answers('0')
      await scorer.plays(`No-ball ${home}`, '4')
      await page.getByText('Free hit').waitFor()
      await expectBoard(3, '12/0 – 0/0 · Over 0.4 · #1 #2 #9 · 1 4 • 1B Wd Nb+4')
      await scorer.plays(`Bowled ${home}`)
      await expectBoard(1, '12/1 – 0/0 · Over 0.5 · ? #2 #9 · 1 4 • 1B Wd Nb+4 W')
      // The next ball asks for the new batter, and ends the over.
      await scorer.plays(`Ball 1 ${home}`, '#3')
      await expectBoard(2, '13/1 – 0/0 · Over 1.0 · #3 #2 ? · 1 4 • 1B Wd Nb+4 W 1')
      await scorer.plays(`Caught ${home}`, '#8', '#4')
      await expectBoard(3, '13/2 – 0/0 · Over 1.1 · ? #2 #8 · W')
      await scorer.assigns('Striker', '#4')
      await scorer.plays(`Run out ${home}`, '#2', '#5')
      await expectBoard(5, '13/3 – 0/0 · Over 1.2 · #4 ? #8 · W W')
      await touch(button(page, /^Undo/))
      await expectBoard(0, '13/2 – 0/0 · Over 1.1 · #4 #2 #8 · W')
      // A tap on the striker mends a wrong one: here the two have changed ends.
      await scorer.assigns('Striker', '#2')
      await expectBoard(2, '13/2 – 0/0 · Over 1.1 · #2 #4 #8 · W')

      // The side that is not all out ends its turn, and the other one sees its target.
      await touch(button(page, 'End of innings'))
      await page.getByText('Target 14 · 14 to win').waitFor()
      await expectBoard(0, '13/2 – 0/0 · Over 0.0 · ? ? ? · W')
      await scorer.plays(`Six ${away}`, '#1', '#7')
      await page.getByText('Target 14 · 8 to win').waitFor()
      await expectBoard(3, '13/2 – 6/0 · Over 0.1 · #7 #1 ? · 6')
      await scorer.plays(`Six ${away}`)
      await page.getByText('Target 14 · 2 to win').waitFor()
      await scorer.plays(`Ball 2 ${away}`)
      await page.getByText('Target reached').waitFor()
      await expectBoard(2, '13/2 – 14/0 · Match won · #7 #1 ? · 6 6 2')
      await touch(button(page, 'End game'))
      await touch(button(page, 'Confirm end'))
      await page.getByTestId('status').getByText(/final/i).waitFor()
      await expect.poll(() => shownUnsent(page)).toBe('0')

      expect(await (await fetch(`${server.url}/v1/games/${game}/`)).json()).toMatchObject({
        status: 'final',
        ...{ team_1_score: 13, team_2_score: 14, winner_id: league.teams[1] },
      })
      const { objects } = list.parse(
        await (
          await fetch(`${server.url}/v1/stats/cricket/player_stats_per_game/?game_ids=[${game}]&limit=200`)
        ).json(),
      )
      const line = (side: 0 | 1, shirt: number) =>
        objects.find(({ player_id }) => player_id === at(league.players[side], shirt - 1))
      expect(line(0, 1)).toMatchObject({ runs_off_bat: 5, balls_faced: 3, fours: 1, dismissals: 1 })
      expect(line(0, 2)).toMatchObject({ runs_off_bat: 4, balls_faced: 3, fours: 1, dismissals: 0 })
      expect(line(0, 3)).toMatchObject({ runs_off_bat: 1, balls_faced: 2, dismissals: 1 })
      expect(line(1, 9)).toMatchObject({ balls_bowled: 6, runs_conceded: 12, wickets: 1, no_balls_bowled: 1 })
      expect(line(1, 4)).toMatchObject({ catches: 1 })
      expect(line(1, 1)).toMatchObject({ runs_off_bat: 14, balls_faced: 3, sixes: 2 })
    } finally {
      await tablet.close()
    }
  })
})
