import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { makeSeason, makeTeams, enterTeams } from '../../rest/replays/league.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

// Open and Women play on one Saturday.
describe('a site for two tournaments', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let organization: number
  let women: number
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    const made = await makeSeason(office)
    organization = made.organization
    const teams = await makeTeams(office, made.season, ['A', 'B', 'C', 'D'])
    const settings = {
      ...{ season_id: made.season, start_date: '2026-06-13', end_date: '2026-06-13', game_minutes: 60 },
    }
    const tournamentOf = async (name: string, entered: readonly number[]) => {
      const { id } = await office.make('tournaments', { name, ...settings })
      await enterTeams(office, id, entered)
      return id
    }
    const open = await tournamentOf('Open', teams.slice(0, 2))
    women = await tournamentOf('Women', teams.slice(2))
    const park = await office.make('event_sites', { name: 'Park', tournament_id: open })
    await office.make('game_sites', { name: 'Field 1', event_site_id: park.id })
    for (const [id, entered] of [
      [open, teams.slice(0, 2)],
      [women, teams.slice(2)],
    ] as const)
      await office.make('pools', {
        ...{ name: 'A', tournament_id: id, team_ids: entered, generate_matchups: true },
        ...{ start_time: '2026-06-13T10:00:00' },
      })
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, organization)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  test('is chosen for both, and the board of one shows when the other plays', async () => {
    await page.goto(`${server.url}/office/tournaments/${women}/sites`)
    const park = page.getByRole('region', { name: 'Park', exact: true })
    await park.getByRole('checkbox', { name: 'Women' }).check()
    await park.getByRole('button', { name: 'Save the tournaments' }).click()
    await park.getByText('Saved', { exact: true }).waitFor()
    await expectAccessible(page, 'a site for two tournaments')
    expect(await office.column(`/game_sites/?tournament_id=${women}`, 'name')).toEqual(['Field 1'])
    await page.goto(`${server.url}/office/tournaments/${women}/schedule`)
    const board = page.getByRole('group', { name: 'Fields and times' })
    await board.getByText('Open · 10:00', { exact: true }).waitFor()
    await expectAccessible(page, 'a board with a slot that another tournament takes')
  })
})
