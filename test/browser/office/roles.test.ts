import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeLeague, type SmallLeague } from '../../support/league.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

/** Addresses of the office in the hands of people who do not belong to it. */
describe('the office for other roles', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  const browsers: TestBrowser[] = []

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
  })
  afterAll(async () => {
    for (const browser of browsers) await browser.close()
    await server.stop()
  })

  const enter = async (role: 'viewer' | 'scorekeeper') => {
    const browser = await launchBrowser({ online: true })
    browsers.push(browser)
    const page = pageOf(browser)
    await enterOffice(page, server, league.organization, role, role)
    return page
  }

  test.each(['viewer', 'scorekeeper'] as const)(
    'a %s is told so at every address, with no button that would be refused',
    async role => {
      const page = await enter(role)
      for (const address of [
        `tournaments/${league.tournament}/results`,
        `tournaments/${league.tournament}/details`,
        `seasons/${league.season}/fixtures`,
        `organizations/${league.organization}/people`,
        'start',
      ]) {
        await page.goto(`${server.url}/office/${address}`)
        await page.getByText('The office is for people who have a role as owner or admin.').waitFor()
        expect(await page.locator('form').count(), address).toBe(0)
        expect(await page.getByRole('navigation', { name: 'Parts of this page' }).count(), address).toBe(0)
      }
    },
  )

  test('and is led to what everybody sees', { tags: ['thorough'] }, async () => {
    const page = pageOf(browsers[0] ?? (await launchBrowser({ online: true })))
    await page.goto(`${server.url}/office/tournaments/${league.tournament}/results`)
    await page.getByRole('link', { name: 'Open what everybody sees' }).click()
    await page.getByRole('heading', { level: 1, name: 'Test Cup' }).waitFor()
  })
})
