import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { makeSeason } from '../../rest/replays/league.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

// Open plays on two fields; Women joins it, and both are Windmill.
describe('the divisions of an event in the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let open: number
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    const { organization, season } = await makeSeason(office)
    const days = { start_date: '2026-06-13', end_date: '2026-06-14', timezone: 'Europe/Amsterdam' }
    open = (await office.make('tournaments', { name: 'Open', season_id: season, ...days })).id
    const park = await office.make('event_sites', { name: 'Park', tournament_id: open })
    for (const name of ['Field 1', 'Field 2'])
      await office.make('game_sites', { name, event_site_id: park.id })
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, organization)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  test('one is added to a tournament, with its days and fields, and both are listed below the event', async () => {
    await page.goto(`${server.url}/office/tournaments/${open}/details`)
    await page.getByLabel('Name of the whole event').fill('Windmill')
    await page.getByLabel('Name of the new division').fill('Women')
    await expectAccessible(page, 'the details of a tournament that gets a division')
    await page.getByRole('button', { name: 'Add a division' }).click()
    await page.getByRole('heading', { level: 1, name: 'Women' }).waitFor()
    const [women] = (await office.list('/tournaments/?name=Women')).objects
    expect(women).toMatchObject({ start_date: '2026-06-13', timezone: 'Europe/Amsterdam' })
    expect(await office.column(`/game_sites/?tournament_id=${Number(women?.id)}`, 'name')).toHaveLength(2)
    await page.goto(`${server.url}/office`)
    const windmill = page.getByRole('group', { name: 'Windmill' })
    for (const name of ['Open', 'Women']) await windmill.getByRole('link', { name }).waitFor()
    await expectAccessible(page, 'an event with its divisions')
  })

  test('spectators see one event with both', async () => {
    await page.goto(server.url)
    const windmill = page.getByRole('group', { name: 'Windmill' })
    for (const name of ['Open', 'Women']) await windmill.getByRole('link', { name }).waitFor()
    await expectAccessible(page, 'an event with its divisions among all events')
    await page.goto(`${server.url}/office`)
  })

  test('its days are changed for all of them at once', async () => {
    await page.getByRole('link', { name: 'Windmill', exact: true }).last().click()
    await page.getByRole('link', { name: 'Details' }).click()
    await page.getByRole('region', { name: 'Divisions' }).getByRole('link', { name: 'Open' }).waitFor()
    await expectAccessible(page, 'the details of an event with divisions')
    await page.getByLabel('Last day').fill('2026-06-15')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => office.column('/tournaments/?order_by=[id]', 'end_date'))
      .toEqual(['2026-06-15', '2026-06-15'])
  })
})
