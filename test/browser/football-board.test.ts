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
const list = z.object({ objects: z.array(z.looseObject({})) })

/** The board: `0 – 0 · Gets the ball? · 1st & 10 · Own 25 · Has the ball · Run +3`. */
const boardOf = async (scorer: BoardScorer): Promise<string> =>
  [await scorer.score(), await scorer.facts(), await scorer.recent()].join(' · ')

describe('drives of football without a network', { tags: ['thorough'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())

  onEachGlass('football', 'need three taps a run and a pass', async glass => {
    const tablet = await OfflineTablet.atGame(server, 'football', glass)
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
      await expectBoard(0, '0 – 0 · Kicks off? · Kickoff · Own 35 · Kicks off? · –')

      // A kick of 60 yards is returned for 20. The passer is asked for once.
      await scorer.plays(`Kickoff ${home}`, '#12', '6', '0', 'OK')
      await scorer.plays(`Kickoff return ${away}`, '#3', '20')
      await expectBoard(8, '0 – 0 · Gets the ball? · 1st & 10 · Own 25 · Has the ball · –')
      await scorer.names('Passer', '#11')
      await scorer.plays(`Rush ${away}`, '#4', '3')
      await expectBoard(4, '0 – 0 · Gets the ball? · 2nd & 7 · Own 28 · Has the ball · Run +3')
      await scorer.plays(`Tackle ${home}`, '#5')
      await scorer.plays(`Pass complete ${away}`, '#2', '12')
      await expectBoard(5, '0 – 0 · Gets the ball? · 1st & 10 · Own 40 · Has the ball · Run +3 Pass +12')
      await scorer.plays(`Pass incomplete ${away}`)
      await scorer.plays(`Sack ${away}`, '#6', '7')
      await expectBoard(
        4,
        '0 – 0 · Gets the ball? · 3rd & 17 · Own 33 · Has the ball · Run +3 Pass +12 Inc. Sack −7',
      )
      await scorer.plays(`Pass complete ${away}`, '#2', 'Other…', '4', '0', 'OK')
      const long = 'Run +3 Pass +12 Inc. Sack −7 Pass +40'
      await expectBoard(6, `0 – 0 · Gets the ball? · 1st & 10 · Opp. 27 · Has the ball · ${long}`)

      await tablet.kill()
      scorer = new BoardScorer(await tablet.open())
      await expectBoard(0, `0 – 0 · Gets the ball? · 1st & 10 · Opp. 27 · Has the ball · ${long}`)

      // It was the 25. A touchdown gains the yards from there.
      await scorer.sets('Opp. 27', '2', '5', 'Opponents’ half: no', 'OK')
      await expectBoard(5, `0 – 0 · Gets the ball? · 1st & 10 · Opp. 25 · Has the ball · ${long}`)
      await scorer.plays(`Rushing touchdown ${away}`, '#4')
      await expectBoard(2, `0 – 6 · Gets the ball? · Try · Ball on ? · Has the ball · ${long} TD`)
      await scorer.plays(`Extra point ${away}`, '#12')
      await expectBoard(2, `0 – 7 · Gets the ball? · Kickoff · Own 35 · Kicks off · ${long} TD`)
      await scorer.plays(`Kickoff ${away}`, 'Touchback: no', 'Done')
      await expectBoard(3, `0 – 7 · Has the ball · 1st & 10 · Own 20 · Gets the ball? · ${long} TD`)

      // An interception on the 44 of those who threw it, which gives the ball away.
      await scorer.names('Passer', '#10')
      await scorer.plays(`Interception ${home}`, '#8', 'Done')
      await expectBoard(4, '0 – 7 · Gets the ball? · 1st & 10 · Ball on ? · Has the ball · Int.')
      await scorer.sets('Ball on ?', '4', '4', 'Opponents’ half: no', 'OK')
      await scorer.plays(`Penalty ${home}`, '#7', '10')
      await expectBoard(8, '0 – 7 · Gets the ball? · 1st & 10 · Opp. 34 · Has the ball · Int.')
      // Undo; and the team with the ball is set by one tap.
      await touch(button(tablet.page, /^Undo/))
      await touch(button(tablet.page, /^Undo/))
      await scorer.sets(`Gets the ball? ${home}`)
      await expect.poll(() => scorer.facts()).toContain('Has the ball · ')
      await touch(button(tablet.page, /^Undo/))
      await tablet.page.reload()
      await expect.poll(() => scorer.score()).toBe('0 – 7')
      await touch(button(tablet.page, 'End game'))
      await touch(button(tablet.page, 'Confirm end'))
      await tablet.page.getByTestId('status').getByText(/final/i).waitFor()

      tablet.heal()
      await expect.poll(() => shownUnsent(tablet.page)).toBe('0')
      expect(await (await fetch(`${server.url}/v1/games/${game}/`)).json()).toMatchObject({
        status: 'final',
        ...{ team_1_score: 0, team_2_score: 7, winner_id: league.teams[1] },
      })
      const lines = async (whose: string) => {
        const path = `stats/football/${whose}_stats_per_game/?game_ids=[${game}]&limit=200`
        return list.parse(await (await fetch(`${server.url}/v1/${path}`)).json()).objects
      }
      const players = await lines('player')
      const line = (side: 0 | 1, shirt: number) =>
        players.find(({ player_id }) => player_id === at(league.players[side], shirt - 1))
      expect(line(1, 11)).toMatchObject({ passes_attempted: 3, passes_completed: 2, passing_yards: 52 })
      expect(line(1, 2)).toMatchObject({ passes_received: 2, receiving_yards: 52 })
      expect(line(1, 4)).toMatchObject({ rushes: 2, rushing_yards: 28, rushing_touchdowns: 1 })
      expect(line(1, 12)).toMatchObject({ extra_points_kicked: 1 })
      expect(line(1, 8)).toMatchObject({ interceptions: 1 })
      expect(line(0, 12)).toMatchObject({ kickoffs: 1, kickoff_yards: 60 })
      expect(line(0, 10)).toMatchObject({ passes_intercepted: 1 })
      expect(line(0, 5)).toMatchObject({ tackles_solo: 1 })
      expect((await lines('team')).find(({ team_id }) => team_id === league.teams[1])).toMatchObject({
        first_downs_passing: 2,
        first_downs_rushing: 1,
        sack_yards_lost: 7,
      })
    } finally {
      await tablet.close()
    }
  })
})
