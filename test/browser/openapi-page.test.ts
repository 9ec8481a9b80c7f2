/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

describe('the page that shows the OpenAPI document', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let browser: TestBrowser

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  test("lets people try the interface with a token, under the server's own Content-Security-Policy", async () => {
    const { organization } = await makeLeague(server.db)
    const page = await browser.context.newPage()
    const complaints: string[] = []
    page.on('console', message => (message.type() === 'error' ? complaints.push(message.text()) : 0))
    page.on('pageerror', error => complaints.push(error.message))
    await page.goto(`${server.url}/v1/docs/`)

    await page.click('.authorize')
    await page.fill('.modal-ux input', await server.signIn('owner'))
    await page.click('.modal-ux button.authorize')
    await page.click('.modal-ux .btn-done')
    await page.click('#operations-tag-leagues')
    await page.click('#operations-leagues-createLeague')
    await page.click('text=Try it out')
    await page.fill(
      '#operations-leagues-createLeague textarea',
      JSON.stringify({ name: 'Made here', organization_id: organization }),
    )
    await page.click('text=Execute')
    await page.waitForSelector('.live-responses-table >> text=Made here')

    expect(
      await server.db.selectFrom('leagues').select('name').where('name', '=', 'Made here').execute(),
    ).toHaveLength(1)
    expect(complaints).toEqual([])
  })
})
