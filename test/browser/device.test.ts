import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { postgresDatabases } from '../support/database.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { button, pageOf, untilStored } from '../support/tablet.ts'

describe('the settings of a device', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    browser = await launchBrowser()
    page = pageOf(browser)
    await page.goto(server.url)
    await page.getByRole('link', { name: 'This tablet' }).click()
    await page.getByRole('heading', { name: 'How it looks' }).waitFor()
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const root = (name: string): Promise<string | null> => page.locator('html').getAttribute(name)

  test('colours follow the system, or what was chosen, also after a reload', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => root('data-mantine-color-scheme')).toBe('dark')
    await page.getByText('Daylight', { exact: true }).click()
    await expect.poll(() => root('data-mantine-color-scheme')).toBe('light')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.getByText('Dark', { exact: true }).click()
    await page.reload()
    await expect.poll(() => root('data-mantine-color-scheme')).toBe('dark')
    await expectAccessible(page, 'the settings of a device, dark')
    await page.getByText('System', { exact: true }).click()
    await expect.poll(() => root('data-mantine-color-scheme')).toBe('light')
    await expectAccessible(page, 'the settings of a device')
  })

  test('words grow, and nothing has to be moved sideways on a phone at 200 %', async () => {
    await page.getByText('Larger', { exact: true }).click()
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe('20.8px')
    await page.getByText('Usual', { exact: true }).click()
    const before = page.viewportSize()
    await page.setViewportSize({ width: 195, height: 422 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(195)
    if (before) await page.setViewportSize(before)
  })

  test('the test of the tablet says in words what works, and that a clock is wrong', async () => {
    const stateOf = (check: string) => page.getByTestId(`check-${check}`).getAttribute('data-state')
    await untilStored(page)
    await button(page, 'Test now').click()
    await button(page, 'Test again').waitFor()
    for (const check of ['storage', 'space', 'offline', 'network', 'clock'])
      expect({ check, state: await stateOf(check) }).toEqual({ check, state: 'good' })
    await page.evaluate(() => {
      const now = Date.now
      Date.now = () => now() + 90_000
    })
    await sleep(600)
    await button(page, 'Test again').click()
    await page.getByText(/^It is (89|90|91) s off/).waitFor()
    expect(await stateOf('clock')).toBe('odd')
  })

  test('offline it says so, and that scoring goes on', async () => {
    await browser.context.setOffline(true)
    await button(page, 'Test again').waitFor()
    await button(page, 'Test again').click()
    await page
      .getByText('The server is out of reach. Scoring works all the same; it is sent later.')
      .waitFor()
    await expect.poll(() => page.getByTestId('check-offline').getAttribute('data-state')).toBe('good')
    await browser.context.setOffline(false)
  })
})
