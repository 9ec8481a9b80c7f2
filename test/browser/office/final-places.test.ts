import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { FieldOfTeams } from '../../rest/tournament/field-of-teams.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague } from '../../support/league.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

/**
 * A pool of four teams, played to the end: the second team of each game has given its spirit score, the first
 * owes it in one.
 */
describe('spirit and final places of a tournament in the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let field: FieldOfTeams
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const office = new Client(server.url, await server.signIn('owner'))
    field = await FieldOfTeams.make(office, 4, { start_date: '2026-06-13', end_date: '2026-06-14' })
    await office.make('pools', {
      name: 'A',
      tournament_id: field.tournament,
      team_ids: field.teams,
      generate_matchups: true,
      start_time: '2026-06-13T09:00:00',
      time_between_rounds: 60,
    })
    await field.playAll()
    const received = (team: unknown) => (team === field.team(3) ? [3, 3, 3, 3, 3] : [2, 2, 2, 2, 2])
    const games = await field.games()
    for (const [index, { id, team_1_id, team_2_id }] of games.entries())
      await office.make('game_sportsmanship_scores', {
        game_id: id,
        team_1_score: received(team_1_id),
        ...(index === 0 ? {} : { team_2_score: received(team_2_id) }),
      })
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, null)
    await page.goto(`${server.url}/office/tournaments/${field.tournament}/results`)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const show = (part: string) => page.getByText(part, { exact: true }).click()

  test('the teams are ranked by spirit, with who still owes a score', async () => {
    await show('Spirit')
    await page.getByRole('row', { name: /^1 Team 3 3 15\.00 3\.00/ }).waitFor()
    await page.getByRole('heading', { name: '1 score is missing' }).waitFor()
    await expectAccessible(page, 'the spirit of a tournament')
    await page.getByRole('link', { name: /has not given .* a spirit score yet/ }).click()
    await page.waitForURL(/\/games\/\d+$/)
    await page.goBack()
    await page.getByRole('row', { name: /^1 Team 3/ }).waitFor()
  })

  test('the final places are printed on one page: the tournament, places from 1 on, and who had the best spirit', async () => {
    await show('Final standings')
    await page.getByRole('button', { name: 'Print the places' }).waitFor()
    const onPaper = page.getByText('Best spirit so far')
    await onPaper.waitFor({ state: 'attached' })
    await page.emulateMedia({ media: 'print' })
    await onPaper.waitFor()
    const lines = await page.locator('body').innerText()
    expect(lines.replace(/\s+/g, ' ')).toMatch(
      /^Windmill .*13\D+14 June 2026 Final standings 1 Team 1 2 Team 2 3 Team 3 4 Team 4 Best spirit so far: .*Team 3.*, 15\.00 of 20$/,
    )
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'screen' })
    expect(await onPaper.isVisible()).toBe(false)
  })

  test('a sport without spirit has no page for it, and nobody owes a score on the day', async () => {
    const soccer = await makeLeague(server.db, 'soccer')
    const game = await makeGame(server.db, soccer)
    await field.office.make('game_scores', {
      game_id: game,
      team_1_score: 2,
      team_2_score: 1,
      is_final: true,
    })
    const office = `${server.url}/office/tournaments/${soccer.tournament}`
    await page.goto(`${office}/results?show=spirit`)
    await page.getByRole('radiogroup', { name: 'Which games' }).waitFor()
    expect(await page.getByText('Spirit', { exact: true }).count()).toBe(0)
    await page.goto(`${office}/day`)
    await page.getByText('Nothing waits for you.').waitFor()
  })
})
