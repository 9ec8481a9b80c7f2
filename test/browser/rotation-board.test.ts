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

describe('rallies of volleyball without a network', { tags: ['thorough'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())

  onEachGlass('volleyball', 'are a tap each, and the server is known,', async glass => {
    const tablet = await OfflineTablet.atGame(server, 'volleyball', glass)
    const { league, game } = tablet
    try {
      let scorer = new BoardScorer(await tablet.open())
      const dialog = () => tablet.page.getByRole('dialog')
      /** The board: `1 – 0 · #1 – – –`, server and libero of the home team first, and the positions of both teams. */
      const expectBoard = async (taps: number, board: string, ...positions: string[]): Promise<void> => {
        const shown = async () => `${await scorer.score()} · ${await scorer.players()}`
        await expect.poll(shown).toBe(board)
        for (const [side, numbers] of positions.entries())
          await button(tablet.page, `Positions of ${side === 0 ? home : away}: ${numbers}`).waitFor()
        expect(scorer.taps).toBe(taps)
        scorer.taps = 0
      }
      const choose = async (...names: string[]): Promise<void> => {
        for (const name of names)
          await touch(
            dialog().getByRole('button', name.startsWith('#') ? { name: new RegExp(`^${name} `) } : { name }),
          )
      }

      await touch(button(tablet.page, 'Start game'))
      await touch(button(tablet.page, 'More'))
      await touch(button(tablet.page, 'Positions…'))
      await choose('#1', '#2', '#3', '#4', '#5', '#6', away, '#7', '#8', '#9', '#10', '#11', '#12', 'Save')
      await dialog().waitFor({ state: 'detached' })
      await scorer.assigns('Server', '#1')
      await expectBoard(2, '0 – 0 · #1 – – –', '1 2 3 4 5 6', '7 8 9 10 11 12')
      await scorer.plays(`Point ${home}`)
      await scorer.plays(`Point ${away}`)
      await expectBoard(2, '1 – 1 · – – #8 –', '1 2 3 4 5 6', '8 9 10 11 12 7')
      // The server needs no question.
      await scorer.plays(`Service error ${away}`)
      await expectBoard(1, '2 – 1 · #2 – – –', '2 3 4 5 6 1')
      await scorer.plays(`Ace ${home}`, '#9')
      await expectBoard(2, '3 – 1 · #2 – – –')
      await scorer.plays(`Kill ${home}`, '#4', '#5')
      await expectBoard(3, '4 – 1 · #2 – – –')

      await tablet.kill()
      scorer = new BoardScorer(await tablet.open())
      await expectBoard(0, '4 – 1 · #2 – – –', '2 3 4 5 6 1', '8 9 10 11 12 7')

      // The libero, who is marked in the position of another player.
      await scorer.assigns('Libero', '#11')
      await expectBoard(2, '4 – 1 · #2 #11 – –', '2 3 4 5 6 1')
      await scorer.plays(`Libero in ${home}`, '#6')
      await expectBoard(2, '4 – 1 · #2 #11 – –', '2 3 4 5 11L 1')
      await scorer.playsMore(`Libero out ${home}`)
      await expectBoard(2, '4 – 1 · #2 #11 – –', '2 3 4 5 6 1')

      // A substitution, and a server who is corrected: the rest follows.
      await touch(button(tablet.page, /^Positions of Sexy Legs/))
      await choose('3: #4 Dee Sexy Legs', '#12', 'Save')
      await dialog().waitFor({ state: 'detached' })
      await expectBoard(0, '4 – 1 · #2 #11 – –', '2 3 12 5 6 1')
      await scorer.assigns('Server', '#3')
      await expectBoard(2, '4 – 1 · #3 #11 – –', '3 12 5 6 1 2')
      await touch(button(tablet.page, /^Undo/))
      await expectBoard(0, '4 – 1 · #2 #11 – –', '2 3 12 5 6 1')

      for (let rally = 0; rally < 21; rally++) await scorer.plays(`Point ${home}`)
      // The next set: the same line-ups, the other team serves, and the ends change.
      await expectBoard(21, '0 – 0 · – #11 #7 –', '1 2 3 4 5 6', '7 8 9 10 11 12')
      await expect.poll(() => tablet.page.getByTestId('call').textContent()).toBe('Change ends')
      await scorer.plays(`Point ${home}`)
      await expectBoard(1, '1 – 0 · #2 #11 – –')
      await expect.poll(() => tablet.page.getByTestId('call').count()).toBe(0)

      tablet.heal()
      await expect.poll(() => shownUnsent(tablet.page)).toBe('0')
      expect(await (await fetch(`${server.url}/v1/games/${game}/`)).json()).toMatchObject({
        ...{ team_1_score: 1, team_2_score: 0 },
      })
      const { objects } = list.parse(
        await (
          await fetch(`${server.url}/v1/stats/volleyball/player_stats_per_game/?game_ids=[${game}]&limit=200`)
        ).json(),
      )
      const line = (side: 0 | 1, shirt: number) =>
        objects.find(({ player_id }) => player_id === at(league.players[side], shirt - 1))
      expect(line(0, 2)).toMatchObject({ aces: 1, serves: 1 })
      expect(line(0, 4)).toMatchObject({ kills: 1 })
      expect(line(0, 5)).toMatchObject({ set_assists: 1 })
      expect(line(1, 8)).toMatchObject({ service_errors: 1, serves: 1 })
      expect(line(1, 9)).toMatchObject({ reception_errors: 1 })
    } finally {
      await tablet.close()
    }
  })
})
