/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { organizationParts, seasonParts, tournamentParts } from '../../../client/office/pages/parts.ts'
import { Client } from '../../rest/client.ts'
import { FieldOfTeams } from '../../rest/tournament/field-of-teams.ts'
import { expectAccessible, unspoken } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { spread } from '../../support/spread.ts'
import { pageOf } from '../../support/tablet.ts'

/** Checks every part of the office: all of them are in `parts.ts`. */
describe('every screen of the office is accessible at the sizes at which organizers work', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let browser: TestBrowser
  let page: Page
  let office: Client
  let ids: Record<'organizations' | 'tournaments' | 'seasons', number>

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    const field = await FieldOfTeams.make(office, 4, { start_date: '2026-06-13', end_date: '2026-06-14' })
    const [organization] = (await office.list('/organizations/')).objects
    ids = { organizations: Number(organization?.id), tournaments: field.tournament, seasons: field.season }
    const park = await office.make('event_sites', { name: 'Park', organization_id: ids.organizations })
    await office.make('game_sites', { name: 'Field 1', event_site_id: park.id })
    await office.make('pools', {
      name: 'A',
      tournament_id: field.tournament,
      team_ids: field.teams,
      generate_matchups: true,
      start_time: '2026-06-13T09:00:00',
      time_between_rounds: 60,
    })
    await field.playAll()
    const [team_1_id, team_2_id] = field.teams
    for (const start_time of ['2026-08-01T20:00:00Z', '2026-08-08T20:00:00Z'])
      await field.report(
        await office.make('games', { season_id: field.season, team_1_id, team_2_id, start_time }),
      )
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, null)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const loaded = async () => {
    await page.locator('main > div > :last-child > :visible').first().waitFor()
    await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(0)
  }
  const open = async (path: string, heading: string | RegExp) => {
    await page.goto(`${server.url}${path}`)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await loaded()
  }

  /** Somebody else changes the record that is shown; all that the screen shows is read again. */
  const renamedElsewhere = async (address: string) => {
    const { name } = (await office.get(address)).body
    const renamed = `${String(name).split(',')[0]}, ${Date.now()}`
    await office.send('PATCH', address, { name: renamed })
    await page.getByRole('heading', { level: 1, name: renamed }).waitFor()
    // The rest of the screen was asked for at the same moment.
    await page.waitForTimeout(500)
    await loaded()
  }

  test.for([
    ['/office', 'Office'],
    ['/office/start', 'Set up an event'],
  ] as const)('%s', async ([path, heading]) => {
    await open(path, heading)
    await expectAccessible(page, path)
  })

  describe.for([
    ['organizations', organizationParts],
    ['tournaments', tournamentParts],
    ['seasons', seasonParts],
  ] as const)('%s', ([family, parts]) => {
    spread(
      3,
      parts.map(({ at }) => at),
      some => {
        test.for(some)('%s', async at => {
          await open(`/office/${family}/${ids[family]}/${at}`, /Windmill|2012/)
          await page.locator(`nav a[aria-current=page][href$="/${at}"]`).waitFor()
          const screen = `${family} ${at}`
          await expectAccessible(page, screen)
          const views = page.getByRole('radiogroup', { name: 'What to show' }).locator('label')
          for (let view = 1; view < (await views.count()); view++) {
            await views.nth(view).click()
            await loaded()
            await expectAccessible(page, `${screen} ${view + 1}`)
          }
          expect(await page.getByText('This is not there').count()).toBe(0)
          await renamedElsewhere(`/${family}/${ids[family]}/`)
          expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
          expect(await page.innerText('body')).not.toMatch(unspoken)
        })
      },
    )
  })
})
