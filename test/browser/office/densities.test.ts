/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../rest/client.ts'
import { FieldOfTeams } from '../../rest/tournament/field-of-teams.ts'
import { launchBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

describe('the office has two densities', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let field: FieldOfTeams

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    field = await FieldOfTeams.make(new Client(server.url, await server.signIn('owner')), 16)
  })
  afterAll(() => server.stop())

  /** The heights of the rows of the table of teams, and the sizes of their text, in pixels. */
  async function rows(glass?: { width: number; height: number }) {
    const browser = await launchBrowser({ online: true, ...(glass && { glass }) })
    try {
      const page = pageOf(browser)
      await enterOffice(page, server, null, glass ? 'Tina' : 'Olga')
      if (!glass) await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`${server.url}/office/tournaments/${field.tournament}/teams`)
      await page
        .getByRole('textbox', { name: /Team 16|Name/ })
        .last()
        .waitFor()
      const seen = await page.locator('tbody tr').evaluateAll(all =>
        all.map(row => ({
          height: row.getBoundingClientRect().height,
          text: parseFloat(getComputedStyle(row.querySelector('input') ?? row).fontSize),
        })),
      )
      await page.goto(`${server.url}/`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const outside = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      return { seen, outside }
    } finally {
      await browser.close()
    }
  }

  test('at a desk rows are 32 to 41 px high and their text is 14 to 16 px', async () => {
    const { seen, outside } = await rows()
    expect(seen).toHaveLength(16)
    expect(Math.max(...seen.map(({ height }) => height))).toBeLessThanOrEqual(41)
    expect(Math.min(...seen.map(({ height }) => height))).toBeGreaterThanOrEqual(32)
    expect(seen.every(({ text }) => text >= 14 && text <= 16)).toBe(true)
    expect(outside).toBe('16px')
  })

  test('on a tablet they keep the size of fingers, also on a large one', async () => {
    const { seen } = await rows({ width: 1366, height: 1024 })
    expect(Math.min(...seen.map(({ height }) => height))).toBeGreaterThanOrEqual(56)
    expect(seen.every(({ text }) => text >= 18)).toBe(true)
  })
})
