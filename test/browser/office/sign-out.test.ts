import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeLeague, type SmallLeague } from '../../support/league.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf, PASSWORD } from '../../support/tablet.ts'

/** A browser that somebody else uses afterwards. */
describe('the end of a session in the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, league.organization)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const unsent = () =>
    page.evaluate(`Object.keys(localStorage).filter(key => key.startsWith('sideline.edits.'))`)
  const signOut = () => page.getByRole('button', { name: 'Sign out', exact: true }).click()

  test('is met by a sign-in in place, after which what was written is still there', async () => {
    await page.goto(`${server.url}/office/tournaments/${league.tournament}/details`)
    await page.getByLabel('About it').fill('Bring sunscreen')
    await browser.context.clearCookies()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Your session has ended.').waitFor()
    await page.getByLabel('Email').fill('olga@example.org')
    await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect.poll(() => page.getByLabel('About it').inputValue()).toBe('Bring sunscreen')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
  })

  test('by signing out asks first if something is written and not stored, and leaves it if one stays', async () => {
    await page.goto(`${server.url}/office/tournaments/${league.tournament}/details`)
    await page.getByLabel('About it').fill('Bring water')
    await page.goto(`${server.url}/account`)
    await signOut()
    await page.getByText('What you wrote in the office and did not save').waitFor()
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    expect(await unsent()).toHaveLength(1)
  })

  test('takes that along', async () => {
    await signOut()
    await page.getByRole('button', { name: 'Sign out and remove it' }).click()
    await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor({ state: 'detached' })
    await expect.poll(unsent).toEqual([])
  })
})
