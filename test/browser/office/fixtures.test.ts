import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client, type Body } from '../../rest/client.ts'
import { makeSeason, makeTeams } from '../../rest/replays/league.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

/** A season of four teams, two of which share a ground. */
describe('the fixtures of a season in the office', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let season: number
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    const made = await makeSeason(office)
    season = made.season
    await makeTeams(office, season, ['Lions', 'Bears', 'Cranes', 'Otters'])
    const park = await office.make('event_sites', { name: 'Park', organization_id: made.organization })
    for (const name of ['North', 'South']) await office.make('game_sites', { name, event_site_id: park.id })
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, null)
    await page.goto(`${server.url}/office/seasons/${season}/fixtures`)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const games = async (): Promise<Body[]> =>
    (await office.list(`/games/?season_id=${season}&order_by=[match_day,start_time,id]&limit=200`)).objects
  const matchDay = (number: number) => page.getByRole('region', { name: `Match day ${number}`, exact: true })

  test('are shown by their match days before any is made', async () => {
    await page.getByLabel('First day').fill('2027-09-04')
    await page.getByRole('combobox', { name: 'Time zone' }).fill('Amsterdam')
    await page.getByRole('option', { name: 'Europe/Amsterdam' }).click()
    await page.getByText('Match days: 6.', { exact: false }).waitFor()
    await page.getByText('All wishes are kept.').waitFor()
    await expectAccessible(page, 'fixtures before they are made')
    expect(await games()).toEqual([])
  })

  test('what is wrong stands beside its field', async () => {
    await page.getByLabel('Last day').fill('2027-09-06')
    await expect.poll(() => page.getByLabel('Last day').getAttribute('aria-invalid')).toBe('true')
    await page.getByLabel('Last day').fill('')
    await page.getByText('All wishes are kept.').waitFor()
  })

  test('what cannot be kept is said before they are made', async () => {
    await page.getByText('Teams: home fields').click()
    const lions = page.getByRole('group', { name: 'Lions' })
    await lions.getByLabel('Cannot play on').fill('2027-09-11')
    await lions.getByRole('button', { name: 'Add this day' }).click()
    await page.getByText('1 wish cannot be kept').waitFor()
    await lions.getByLabel('Home fields').selectOption('Park, North')
    await page.getByText('1 wish cannot be kept').waitFor()
    await expectAccessible(page, 'wishes that cannot be kept')
    await page.reload()
    await page.getByText('1 wish cannot be kept').waitFor()
  })

  test('wishes for the days between games are asked for and named', async () => {
    await page.getByLabel('Days from one meeting of two teams to the next').fill('28')
    await page.getByText('7 wishes cannot be kept').waitFor()
    await page.getByText('fewer than 28 days apart').first().waitFor()
    await page.getByLabel('Most games of a team', { exact: true }).fill('3')
    await page.getByLabel('in this many days', { exact: true }).fill('1')
    await expect
      .poll(() => page.getByLabel('in this many days', { exact: true }).getAttribute('aria-invalid'))
      .toBe('true')
    await page.getByLabel('Most games of a team', { exact: true }).fill('')
    await page.getByLabel('Days from one meeting of two teams to the next').fill('0')
    await page.getByText('1 wish cannot be kept').waitFor()
  })

  test('are made as they were shown', async () => {
    await page.getByRole('button', { name: 'Create 12 games' }).click()
    await page.getByRole('button', { name: 'Create 12 games' }).waitFor({ state: 'detached' })
    await matchDay(6).waitFor()
    expect(await games()).toHaveLength(12)
    await page.getByText('1 wish cannot be kept').waitFor()
    await expectAccessible(page, 'the fixtures of a season')
  })

  test(
    'one is postponed and stays of its match day, home and away are swapped',
    { tags: ['thorough'] },
    async () => {
      const [first] = await games()
      await matchDay(1).getByRole('button').first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Start, on the clocks of').fill('2027-10-20T19:30')
      await dialog.getByRole('button', { name: 'Swap home and away' }).click()
      await dialog.getByLabel('Field').selectOption('Park, South')
      await expectAccessible(page, 'a fixture')
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await matchDay(1).getByText('South').waitFor()
      const moved = (await games()).find(({ id }) => id === first?.id)
      expect(moved).toMatchObject({
        team_1_id: first?.team_2_id,
        team_2_id: first?.team_1_id,
        match_day: 1,
        start_time: '2027-10-20T19:30:00+02:00',
      })
    },
  )

  test('a team that comes late gets its games, and no other moves', { tags: ['thorough'] }, async () => {
    const before = await games()
    await makeTeams(office, season, ['Herons'])
    await page.getByText('Without games: Herons').waitFor()
    await page.getByRole('button', { name: 'Add their games' }).click()
    await page.getByRole('button', { name: 'Create 8 games' }).click()
    await page.getByRole('button', { name: 'Create 8 games' }).waitFor({ state: 'detached' })
    await matchDay(10).waitFor()
    const after = await games()
    expect(after).toHaveLength(20)
    for (const { id, start_time, team_1_id } of before)
      expect(after.find(game => game.id === id)).toMatchObject({ start_time, team_1_id })
  })
})
