import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { FieldOfTeams } from '../../rest/tournament/field-of-teams.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

/** Four teams in a pool, which play games of their season, too. */
describe('teams that leave, in the office', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let field: FieldOfTeams
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    field = await FieldOfTeams.make(new Client(server.url, await server.signIn('owner')), 4)
    await field.office.make('pools', {
      tournament_id: field.tournament,
      name: 'A',
      team_ids: field.teams,
      generate_matchups: true,
      start_time: '2026-06-13T09:00:00',
      time_between_rounds: 100,
    })
    await field.office.make('games', {
      season_id: field.season,
      team_1_id: field.team(1),
      team_2_id: field.team(2),
      start_time: '2026-05-01T10:00:00Z',
    })
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, null)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const choose = async (at: string, strength: number, item: RegExp) => {
    await page.goto(`${server.url}/office/${at}/teams`)
    await page.getByRole('button', { name: new RegExp(`^More for .*Team ${strength}`) }).click()
    await page.getByRole('menuitem', { name: item }).click()
    return page.getByRole('dialog', { name: item })
  }
  const season = () => `seasons/${field.season}`
  const tournament = () => `tournaments/${field.tournament}`
  const gamesOfSeason = async () =>
    (await field.office.list(`/games/?season_id=${field.season}&tournament_id=null`)).objects

  test('a team leaves its season, and what becomes of its games is chosen', async () => {
    const dialog = await choose(season(), 1, /Team 1.* leaves the season/)
    await dialog.getByRole('combobox', { name: 'What becomes of its games' }).click()
    await page.getByRole('option', { name: 'Those played count, the others are cancelled' }).click()
    await expectAccessible(page, 'a team that leaves its season')
    await dialog.getByRole('button', { name: /leaves the season/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(gamesOfSeason).toMatchObject([{ ruling: 'cancelled' }])
    const { body } = await field.office.get(`/teams/${field.team(1)}/`)
    expect([body.status, body.games_after_leaving]).toEqual(['withdrawn', 'keep all'])
  })

  test('it plays again, with its games', { tags: ['thorough'] }, async () => {
    const dialog = await choose(season(), 1, /Let .*Team 1.* play again/)
    await dialog.getByRole('button', { name: /play again/ }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await gamesOfSeason()).toMatchObject([{ ruling: 'none', status: 'scheduled' }])
  })

  test(
    'another team takes the place of one in the tournament, made on the spot',
    { tags: ['thorough'] },
    async () => {
      const dialog = await choose(tournament(), 3, /^Replace .*Team 3/)
      await dialog.getByLabel('Or a new team: its name').fill('Gnats')
      await dialog.getByRole('button', { name: 'Create this team' }).click()
      await expect
        .poll(() => dialog.getByRole('combobox', { name: 'By a team of the season' }).inputValue())
        .toBe('Gnats')
      await dialog.getByRole('button', { name: /^Replace/ }).click()
      await dialog.waitFor({ state: 'detached' })
      expect(await field.games(`&team_id=${field.team(3)}`)).toEqual([])
      await page.getByRole('button', { name: /^More for .*Gnats/ }).waitFor()
    },
  )

  test(
    'a team is taken out of the tournament; which games go or wait is shown first',
    { tags: ['thorough'] },
    async () => {
      await page.goto(`${server.url}/office/${tournament()}/teams`)
      await page.getByRole('button', { name: /^Take .*Team 4.* out of the tournament$/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('The team stays one of the season').waitFor()
      await dialog.getByRole('button', { name: 'Take out', exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      expect(await field.games(`&team_id=${field.team(4)}`)).toEqual([])
    },
  )
})
