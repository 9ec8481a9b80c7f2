/** @module-tag long */
import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
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

/** The board: `1 – 0 · Receives · Pulls · – –`, each time of the home team first. */
const boardOf = async (scorer: BoardScorer): Promise<string> =>
  [await scorer.score(), await scorer.facts(), await scorer.players()].join(' · ')

/** One line in the list of plays, which opens to its single plays for a correction. */
async function expectSubstitution(page: Page): Promise<void> {
  const lines = page.getByTestId('line-up')
  await lines
    .filter({ hasText: `Substitution ${home}` })
    .getByText('#8, #9, #10, #11, #12 for #1, #2, #3, #4, #5')
    .waitFor()
  await lines
    .filter({ hasText: `Line-up ${home}` })
    .getByText('#1, #2, #3, #4, #5, #6, #7')
    .waitFor()
  expect(await page.getByTestId('play').filter({ hasText: 'Substituted' }).count()).toBe(0)
  await touch(lines.first().getByRole('button'))
  const coming = page.getByTestId('play').filter({ hasText: 'Substituted on' })
  await expect.poll(() => coming.count()).toBe(5)
  await touch(coming.first().getByRole('button'))
  await page.getByRole('dialog').getByText('#12').first().waitFor()
  await touch(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await touch(lines.first().getByRole('button'))
  await expect.poll(() => coming.count()).toBe(0)
  // Undone, they are still one line.
  const counting = page.locator('[data-testid="line-up"]:not([data-mark="undone"])', {
    hasText: `Substitution ${home}`,
  })
  await touch(button(page, /^Undo/))
  await expect.poll(() => counting.count()).toBe(0)
  await lines
    .filter({ hasText: `Substitution ${home}` })
    .first()
    .waitFor()
  await touch(button(page, 'Put back'))
  await expect.poll(() => counting.count()).toBe(1)
}

describe('two points of ultimate without a network, pass by pass', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())

  onEachGlass('ultimate', 'need a tap a pass', async glass => {
    const tablet = await OfflineTablet.atGame(server, 'ultimate', glass)
    const { league, game } = tablet
    try {
      let scorer = new BoardScorer(await tablet.open())
      const expectBoard = async (taps: number, board: string): Promise<void> => {
        await expect.poll(() => boardOf(scorer)).toBe(board)
        expect(scorer.taps).toBe(taps)
        scorer.taps = 0
      }
      const dialog = () => tablet.page.getByRole('dialog')
      /** Players who come and go, on the open line-up. */
      const chooses = async (...shirts: number[]): Promise<void> => {
        for (const shirt of shirts)
          await touch(dialog().getByRole('button', { name: new RegExp(`^#${shirt} `) }))
        await touch(dialog().getByRole('button', { name: 'Save' }))
        await dialog().waitFor({ state: 'detached' })
      }

      await touch(button(tablet.page, 'More'))
      await touch(button(tablet.page, /^What to record/))
      await touch(dialog().getByRole('button', { name: /^Every play/ }))
      await touch(button(tablet.page, 'More'))
      await touch(button(tablet.page, 'Line-up and substitutions…'))
      await chooses(1, 2, 3, 4, 5, 6, 7)
      await touch(button(tablet.page, 'Start game'))

      // Before the first point either team can pull.
      await scorer.plays(`Pull ${away}`, '#9')
      await expectBoard(2, '0 – 0 · Offense · Defense · ? –')
      await scorer.names('Picked up the disc', '#1')
      await expectBoard(1, '0 – 0 · Offense · Defense · #1 –')
      await scorer.names('Receiver', '#2')
      await scorer.names('Receiver', '#1')
      await scorer.names('Receiver', '#3')
      await expectBoard(3, '0 – 0 · Offense · Defense · #3 –')
      // Players of the bench are not in the way.
      await expect.poll(() => tablet.page.getByRole('button', { name: /^#8 / }).count()).toBe(0)
      await scorer.plays(`Throwaway ${home}`)
      await expectBoard(1, '0 – 0 · Defense · Offense · – ?')
      await scorer.names('Picked up the disc', '#10')
      await scorer.plays(`D ${home}`, '#4')
      await expectBoard(3, '0 – 0 · Offense · Defense · ? –')
      await scorer.names('Picked up the disc', '#4')
      await scorer.names('Receiver', '#5')
      await expectBoard(2, '0 – 0 · Offense · Defense · #5 –')

      await tablet.kill()
      scorer = new BoardScorer(await tablet.open())
      await expectBoard(0, '0 – 0 · Offense · Defense · #5 –')
      // The thrower is known: two taps for a goal with both names.
      await scorer.plays(`Goal ${home}`, '#6')
      await expectBoard(2, '1 – 0 · Pulls · Receives · – –')
      await touch(button(tablet.page, /^Undo/))
      await expectBoard(0, '0 – 0 · Offense · Defense · #5 –')
      await touch(button(tablet.page, 'Put back'))
      await expectBoard(0, '1 – 0 · Pulls · Receives · – –')

      // Another line comes on, and at the next point the first one with a tap.
      await touch(button(tablet.page, 'More'))
      await touch(button(tablet.page, 'Line-up and substitutions…'))
      await chooses(1, 2, 3, 4, 5, 8, 9, 10, 11, 12)
      await expectSubstitution(tablet.page)
      await scorer.names('Pull', '#8')
      await scorer.names('Picked up the disc', '#1')
      await scorer.plays(`Drop ${away}`, '#2')
      await expectBoard(4, '1 – 0 · Offense · Defense · ? –')
      // The scorekeeper names another holder.
      await scorer.assigns('Disc', '#9')
      await expectBoard(2, '1 – 0 · Offense · Defense · #9 –')
      await scorer.plays(`Stall ${home}`, '#3')
      await scorer.names('Picked up the disc', '#3')
      // The last pass was caught in the end zone: the same two taps in the other order.
      await scorer.names('Receiver', '#4')
      await touch(button(tablet.page, /^Goal: #4 /))
      await expectBoard(4, '1 – 1 · Receives · Pulls · – –')
      await scorer.bringsOn(home, '1 2 3 4 5 6 7')
      await expectBoard(1, '1 – 1 · Receives · Pulls · – –')
      await tablet.page.reload()
      await scorer.names('Pull', 'Unknown')
      await scorer.names('Picked up the disc', '#7')
      await expectBoard(2, '1 – 1 · Offense · Defense · #7 –')
      await touch(button(tablet.page, 'Half time'))
      // The home team received first.
      await expectBoard(0, '1 – 1 · Pulls · Receives · – –')
      await touch(button(tablet.page, 'End game'))
      await touch(button(tablet.page, 'Confirm end'))
      await tablet.page.getByTestId('status').getByText(/final/i).waitFor()

      tablet.heal()
      await expect.poll(() => shownUnsent(tablet.page)).toBe('0')
      expect(await (await fetch(`${server.url}/v1/games/${game}/`)).json()).toMatchObject({
        status: 'final',
        ...{ team_1_score: 1, team_2_score: 1 },
      })
      const { objects } = list.parse(
        await (
          await fetch(`${server.url}/v1/stats/ultimate/player_stats_per_game/?game_ids=[${game}]&limit=200`)
        ).json(),
      )
      const line = (side: 0 | 1, shirt: number) =>
        objects.find(({ player_id }) => player_id === at(league.players[side], shirt - 1))
      // Counted by hand from the plays above.
      expect(line(0, 1)).toMatchObject({
        passes_thrown: 2,
        completed_passes_thrown: 2,
        passes_caught: 1,
        picked_up_disc: 1,
      })
      expect(line(0, 2)).toMatchObject({ passes_thrown: 1, passes_caught: 1 })
      expect(line(0, 3)).toMatchObject({ passes_caught: 1, throwaways: 1, turnovers: 1, points_played: 2 })
      expect(line(0, 4)).toMatchObject({ ds: 1, passes_thrown: 1, picked_up_disc: 1 })
      expect(line(0, 5)).toMatchObject({ goals_thrown: 1, passes_thrown: 1, passes_caught: 1 })
      expect(line(0, 6)).toMatchObject({ goals_caught: 1, points_played: 3 })
      expect(line(0, 7)).toMatchObject({ picked_up_disc: 1, points_played: 3 })
      expect(line(0, 8)).toMatchObject({ pulls: 1, points_played: 1 })
      expect(line(0, 9)).toMatchObject({ stalls: 1, turnovers: 1 })
      expect(line(1, 9)).toMatchObject({ pulls: 1 })
      expect(line(1, 10)).toMatchObject({ picked_up_disc: 1, throwaways: 1 })
      expect(line(1, 1)).toMatchObject({ passes_thrown: 1, incomplete_passes_thrown: 1 })
      expect(line(1, 2)).toMatchObject({ drops: 1, turnovers: 1 })
      expect(line(1, 3)).toMatchObject({ goals_thrown: 1 })
      expect(line(1, 4)).toMatchObject({ goals_caught: 1 })
    } finally {
      await tablet.close()
    }
  })
})
