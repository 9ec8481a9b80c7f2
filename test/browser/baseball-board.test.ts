/** @module-tag long */
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { z } from 'zod'
import { at } from '../../shared-schema/rules/at.ts'
import { BoardScorer } from '../support/board-scorer.ts'
import { postgresDatabases } from '../support/database.ts'
import { onEachGlass } from '../support/each-glass.ts'
import { touch } from '../support/finger.ts'
import { OfflineTablet } from '../support/offline-tablet.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { button, shownUnsent } from '../support/tablet.ts'

const [home, away] = ['Sexy Legs', 'Rusty Bikes']
const list = z.object({ objects: z.array(z.looseObject({ player_id: z.number() })) })

/** The board: `2 – 1 · Inning 1, top · 1 out · #4 #1 · – #3 –`: place, batter and pitcher, and the bases. */
const boardOf = async (scorer: BoardScorer): Promise<string> =>
  [await scorer.score(), await scorer.place(), await scorer.players(), await scorer.bases()].join(' · ')

describe('two innings of baseball without a network', { tags: ['thorough'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())

  onEachGlass('baseball', 'need a tap a pitch, and two a hit with its runs', async glass => {
    const tablet = await OfflineTablet.atGame(server, 'baseball', glass)
    const { league, game } = tablet
    try {
      let scorer = new BoardScorer(await tablet.open())
      const expectBoard = async (taps: number, board: string): Promise<void> => {
        await expect.poll(() => boardOf(scorer)).toBe(board)
        expect(scorer.taps).toBe(taps)
        scorer.taps = 0
      }

      await touch(button(tablet.page, 'More'))
      await touch(button(tablet.page, /^What to record/))
      await touch(tablet.page.getByRole('dialog').getByRole('button', { name: /^Every play/ }))
      await touch(button(tablet.page, 'Start game'))

      // The team whose batter is named bats first; the pitcher is asked for once.
      await scorer.assigns('Batter', '#1')
      await scorer.names('Pitcher', '#11')
      await expectBoard(3, '0 – 0 · Inning 1, top · 0 out · #1 #11 · – – –')
      await tablet.page.evaluate(() => scrollTo(0, 0))
      const pitches = tablet.page.getByRole('region', { name: 'Plays at hand' })
      const { y, height } = (await pitches.boundingBox()) ?? { y: 0, height: Infinity }
      expect(y + height).toBeLessThanOrEqual(glass.height)
      await scorer.plays(`Ball ${home}`)
      await scorer.plays(`Strike ${home}`)
      await tablet.page.getByText('Balls 1 · Strikes 1').waitFor()
      await scorer.plays(`Foul ${home}`)
      await scorer.plays(`Foul ${home}`)
      await tablet.page.getByText('Balls 1 · Strikes 2').waitFor()
      await expectBoard(4, '0 – 0 · Inning 1, top · 0 out · #1 #11 · – – –')
      await scorer.plays(`Single ${home}`)
      await expectBoard(1, '0 – 0 · Inning 1, top · 0 out · ? #11 · #1 – –')
      await scorer.names('Batter', '#2')
      for (let ball = 0; ball < 4; ball++) await scorer.plays(`Ball ${home}`)
      await expectBoard(5, '0 – 0 · Inning 1, top · 0 out · ? #11 · #2 #1 –')
      // A double sends both on: one scores, and the other one, who is faster than usual, with two more taps.
      await scorer.names('Batter', '#3')
      await scorer.plays(`Double ${home}`)
      await expectBoard(2, '1 – 0 · Inning 1, top · 0 out · ? #11 · – #3 #2')
      await scorer.moves(3, 'Run')
      await expectBoard(2, '2 – 0 · Inning 1, top · 0 out · ? #11 · – #3 –')

      await tablet.kill()
      scorer = new BoardScorer(await tablet.open())
      await expectBoard(0, '2 – 0 · Inning 1, top · 0 out · ? #11 · – #3 –')

      // Undo takes a hit back with its runs.
      await scorer.names('Batter', '#4')
      await scorer.plays(`Single ${home}`)
      await scorer.names('Batter', '#5')
      await scorer.playsMore(`Triple ${home}`)
      await expect.poll(() => scorer.score()).toBe('4 – 0')
      await touch(button(tablet.page, /^Undo/))
      await expect.poll(() => boardOf(scorer)).toBe('2 – 0 · Inning 1, top · 0 out · #5 #11 · #4 – #3')
      scorer.taps = 0

      await scorer.plays(`Strikeout ${home}`, '#2')
      await scorer.names('Batter', '#6')
      await scorer.playsMore(`Sacrifice fly ${home}`, '#8')
      await expect.poll(() => scorer.score()).toBe('3 – 0')
      await scorer.names('Batter', '#7')
      await scorer.moves(1, 'Stolen base')
      await expect.poll(() => scorer.bases()).toBe('– #4 –')
      for (let strike = 0; strike < 3; strike++) await scorer.plays(`Strike ${home}`)
      await scorer.answers('#2')
      await expect.poll(() => boardOf(scorer)).toBe('3 – 0 · Inning 1, bottom · 0 out · ? ? · – – –')

      await scorer.names('Batter', '#1')
      await scorer.names('Pitcher', '#10')
      await scorer.plays(`Home run ${away}`)
      await expect.poll(() => boardOf(scorer)).toBe('3 – 1 · Inning 1, bottom · 0 out · #10 ? · – – –')
      await tablet.page.reload()
      await expect.poll(() => scorer.score()).toBe('3 – 1')
      // A turn at bat may end before its last out: while the first team bats, the inning goes on.
      await touch(button(tablet.page, 'End of inning'))
      await scorer.names('Batter', '#8')
      await expect.poll(() => scorer.place()).toBe('Inning 2, top · 0 out')
      await touch(button(tablet.page, 'End of half-inning'))
      await expect.poll(() => scorer.place()).toBe('Inning 2, bottom · 0 out')
      await button(tablet.page, 'End of inning').waitFor()
      await touch(button(tablet.page, 'End game'))
      await touch(button(tablet.page, 'Confirm end'))
      await tablet.page.getByTestId('status').getByText(/final/i).waitFor()

      tablet.heal()
      await expect.poll(() => shownUnsent(tablet.page)).toBe('0')
      expect(await (await fetch(`${server.url}/v1/games/${game}/`)).json()).toMatchObject({
        status: 'final',
        ...{ team_1_score: 3, team_2_score: 1, winner_id: league.teams[0] },
      })
      const { objects } = list.parse(
        await (
          await fetch(`${server.url}/v1/stats/baseball/player_stats_per_game/?game_ids=[${game}]&limit=200`)
        ).json(),
      )
      const line = (side: 0 | 1, shirt: number) =>
        objects.find(({ player_id }) => player_id === at(league.players[side], shirt - 1))
      expect(line(0, 1)).toMatchObject({ hits: 1, runs: 1 })
      expect(line(0, 2)).toMatchObject({ walks: 1, runs: 1 })
      expect(line(0, 3)).toMatchObject({ doubles: 1, runs_batted_in: 1, runs: 1 })
      expect(line(0, 4)).toMatchObject({ hits: 1, stolen_bases: 1 })
      expect(line(0, 6)).toMatchObject({ sacrifice_flies: 1, runs_batted_in: 1 })
      expect(line(0, 7)).toMatchObject({ strikeouts: 1 })
      expect(line(1, 11)).toMatchObject({ outs_pitched: 3, strikeouts_pitched: 2, runs_allowed: 3 })
      expect(line(1, 1)).toMatchObject({ home_runs: 1, runs: 1 })
    } finally {
      await tablet.close()
    }
  })
})
