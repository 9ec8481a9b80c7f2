/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { joinGame, pageOf, shownScore, shownUnsent, tap, untilStored } from '../support/tablet.ts'

const record = z.looseObject({ id: z.int() })
const bracket = z.object({ id: z.int(), rounds: z.array(z.object({ games: z.array(record) })) })

/** Pool A: Sexy Legs, Rusty Bikes. Pool B: Windy Cities, Late Starters. Then two semi-finals and a final. */
describe('L10: a tournament that is played without a network', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let proxy: CuttableProxy
  let league: SmallLeague
  let tablet: TestBrowser
  let office: string
  let games: { a: number; b: number; semis: [number, number]; final: number }
  let windy: number
  let late: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    league = await makeLeague(server.db)
    office = await server.signIn('admin')
    windy = await enter('Windy Cities')
    late = await enter('Late Starters')
    const a = await makeGame(server.db, league)
    const pool = await create('pools', {
      name: 'B',
      tournament_id: league.tournament,
      team_ids: [windy, late],
    })
    const round = await create('pool_rounds', { pool_id: pool })
    const b = await create('games', {
      season_id: league.season,
      tournament_id: league.tournament,
      pool_round_id: round,
      team_1_id: windy,
      team_2_id: late,
      start_time: '2026-06-01T10:00:00+02:00',
    })
    const made = bracket.parse(
      await write('POST', 'brackets/', {
        name: 'Playoff',
        tournament_id: league.tournament,
        number_of_rounds: 2,
        first_place: 1,
        start_time: '2026-06-01T12:00:00+02:00',
        time_between_rounds: 90,
      }),
    )
    const [semis = [], [final] = []] = made.rounds.map(round => round.games.map(({ id }) => id))
    const [one = 0, two = 0] = semis
    await write('PUT', `games/${one}/`, { team_1_id: league.teams[0], team_2_id: late })
    await write('PUT', `games/${two}/`, { team_1_id: windy, team_2_id: league.teams[1] })
    games = { a, b, semis: [one, two], final: final ?? 0 }
    tablet = await launchBrowser()
  })
  afterAll(async () => {
    await tablet.close()
    await proxy.close()
    await server.stop()
  })

  async function write(method: string, path: string, body: object): Promise<unknown> {
    const response = await fetch(`${server.url}/v1/${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${office}` },
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response.json()
  }
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${server.url}/v1/${path}`, { headers: { Authorization: `Bearer ${office}` } })).json()
  const create = async (family: string, body: object) =>
    record.parse(await write('POST', `${family}/`, body)).id

  async function enter(name: string): Promise<number> {
    const team = await create('teams', { name, season_id: league.season })
    await write('POST', 'tournament_teams/', { tournament_id: league.tournament, team_id: team })
    return team
  }

  /** Leaves the game for the event's list of games. */
  const toList = (page: Page) => tap(page.getByRole('banner').getByRole('link', { name: 'All games' }))
  const show = (page: Page, part: string) => page.getByText(part, { exact: true }).click()

  /** Opens a game, scores one goal for a team and ends it. */
  async function playGame(page: Page, game: number, winner: string): Promise<void> {
    await page.getByTestId(`game-${game}`).click()
    await tap(page.getByRole('button', { name: 'Start game' }))
    await page.getByRole('timer').waitFor()
    await tap(page.getByRole('button', { name: `Goal ${winner}`, exact: true }))
    await tap(page.getByRole('button', { name: 'End game' }))
    await tap(page.getByRole('button', { name: 'Confirm end' }))
    await page.getByTestId('status').getByText('Final').waitFor()
    // A game that is over has neither clock nor half.
    await page.getByRole('timer').waitFor({ state: 'detached' })
    expect(await page.getByTestId('place').textContent()).toBe('')
  }

  test('the tablet knows the teams of the final and all standings by itself, and the office agrees afterwards', async () => {
    const page = pageOf(tablet)
    await joinGame(page, proxy.url, server.db, league, games.a, 'scorekeeper', 'Sam')
    await untilStored(page)
    await toList(page)
    await page.getByTestId(`game-${games.semis[0]}`).getByText('Late Starters').waitFor()
    proxy.cut()
    await page.reload()

    await playGame(page, games.a, 'Rusty Bikes')
    await toList(page)
    await show(page, 'Standings')
    const poolA = page.getByRole('table', { name: 'Pool A' })
    await poolA.getByRole('row', { name: /1 Rusty Bikes .*1–0–0.*\+1/ }).waitFor()
    await poolA.getByRole('button', { name: 'Rusty Bikes' }).click()
    await poolA.getByText('ahead of Sexy Legs: more games won (1 against 0)').waitFor()
    const poolB = page.getByRole('table', { name: 'Pool B' })
    await poolB.getByRole('row', { name: /1 Windy Cities .*0–0–0/ }).waitFor()

    await show(page, 'Games')
    await page.getByTestId(`game-${games.b}`).click()
    await tap(page.getByRole('button', { name: 'More', exact: true }))
    await tap(page.getByRole('button', { name: /forfeit/ }))
    const dialog = page.getByRole('dialog', { name: 'Forfeit' })
    expect(await dialog.getByRole('button', { name: 'Confirm forfeit' }).isDisabled()).toBe(true)
    await tap(dialog.getByRole('button', { name: 'Late Starters' }))
    await tap(dialog.getByRole('button', { name: 'Did not show up' }))
    await tap(dialog.getByRole('button', { name: 'Confirm forfeit' }))
    await page.getByTestId('status').getByText('Final · forfeit').waitFor()
    expect(await shownScore(page)).toBe('15-0')
    await toList(page)
    await page.getByTestId(`game-${games.b}`).getByText('forfeit').waitFor()

    await playGame(page, games.semis[0], 'Sexy Legs')
    await toList(page)
    await page.getByTestId(`game-${games.final}`).getByText('Winner of SF 2').waitFor()
    await playGame(page, games.semis[1], 'Rusty Bikes')
    await toList(page)
    await page.getByTestId(`game-${games.final}`).getByText('Rusty Bikes').waitFor()
    await playGame(page, games.final, 'Sexy Legs')

    await tap(page.getByRole('tab', { name: 'Spirit' }))
    await tap(page.getByRole('button', { name: 'Score by Sexy Legs' }))
    const form = page.getByRole('region', { name: 'Sexy Legs on the spirit of Rusty Bikes' })
    for (const [index, points] of [2, 2, 3, 1, 2].entries())
      await tap(
        form
          .getByRole('group')
          .nth(index)
          .getByRole('button', { name: String(points) }),
      )
    await form.getByText('Total 10 of 20').waitFor()
    await form.getByLabel('Comment').fill('Good game')
    await tap(form.getByRole('button', { name: 'Save spirit score' }))
    // The other team is about to give its own on this tablet.
    await page
      .getByRole('region', { name: 'Spirit of Rusty Bikes' })
      .getByText('Saved on this tablet')
      .waitFor()
    expect(await page.getByText('10 of 20').count()).toBe(0)
    await page
      .getByRole('region', { name: 'Spirit of Sexy Legs' })
      .getByText('Waiting for Rusty Bikes')
      .waitFor()

    await toList(page)
    await show(page, 'Brackets')
    const playoff = page.getByRole('region', { name: 'Playoff' })
    await playoff.getByTestId(`bracket-game-${games.final}`).getByText('place 1').waitFor()
    await show(page, 'Standings')
    await page
      .getByRole('table', { name: 'Final standings' })
      .getByRole('row', { name: /1 Sexy Legs/ })
      .waitFor()
    expect(Number(await shownUnsent(page))).toBeGreaterThan(15)

    proxy.heal()
    await expect.poll(() => shownUnsent(page)).toBe('0')
    await show(page, 'Games')
    await page.getByTestId(`game-${games.final}`).click()
    await tap(page.getByRole('tab', { name: 'Spirit' }))
    const given = page.getByRole('region', { name: 'Spirit of Rusty Bikes' })
    await given.getByText('sent', { exact: true }).waitFor()
    await tap(page.getByRole('button', { name: 'Score by Rusty Bikes' }))
    const answer = page.getByRole('region', { name: 'Rusty Bikes on the spirit of Sexy Legs' })
    for (const index of [0, 1, 2, 3, 4])
      await tap(answer.getByRole('group').nth(index).getByRole('button', { name: '3' }))
    await tap(answer.getByRole('button', { name: 'Save spirit score' }))
    await given.getByText('10 of 20').waitFor()
    await page.getByRole('region', { name: 'Spirit of Sexy Legs' }).getByText('15 of 20').waitFor()
    await expect.poll(() => shownUnsent(page)).toBe('0')

    const [sexy, rusty] = league.teams
    expect(await read(`games/${games.final}/`)).toMatchObject({
      team_1_id: sexy,
      team_2_id: rusty,
      team_1_score: 1,
      team_2_score: 0,
      winner_id: sexy,
      status: 'final',
      needs_decision: false,
    })
    expect(await read(`games/${games.b}/`)).toMatchObject({
      team_1_score: 15,
      team_2_score: 0,
      winner_id: windy,
      forfeit_team_ids: [late],
    })
    expect(await read(`pools/?tournament_id=${league.tournament}&order_by=[name]`)).toMatchObject({
      objects: [
        {
          standings: [
            { team_id: rusty, wins: 1 },
            { team_id: sexy, losses: 1 },
          ],
        },
        { standings: [{ team_id: windy }, { team_id: late }] },
      ],
    })
    expect(await read(`game_sportsmanship_scores/?game_id=${games.final}&order_by=[id]`)).toMatchObject({
      objects: [
        { team_1_score: '', team_2_score: '[2,2,3,1,2]', team_2_comment: 'Good game' },
        { team_1_score: '[3,3,3,3,3]', team_2_score: '' },
      ],
    })

    // A 15 is never broken into a 1 above a 5, however long the names next to it and however narrow the
    // phone.
    await write('PUT', `teams/${sexy}/`, {
      name: 'Donaudampfschifffahrtsgesellschaftskapitäne zu Regensburg 04',
    })
    await write('POST', 'game_scores/', {
      game_id: games.final,
      team_1_score: 15,
      team_2_score: 13,
      is_final: true,
    })
    await toList(page)
    await page.setViewportSize({ width: 320, height: 568 })
    await show(page, 'Brackets')
    for (const points of ['15', '13']) {
      const figure = playoff.getByTestId(`bracket-game-${games.final}`).getByText(points, { exact: true })
      await figure.waitFor()
      expect(
        await figure.evaluate(element => {
          const text = document.createRange()
          text.selectNodeContents(element)
          return text.getClientRects().length
        }),
      ).toBe(1)
    }
  })
})
