import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeLeague, type SmallLeague } from '../../support/league.ts'
import { enterOffice, officeSizes } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

/** Two organizers, each at a browser of their own, at one tournament. */
describe('the history of a tournament in the office', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let browsers: TestBrowser[]
  let olga: Page
  let otto: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    browsers = [await launchBrowser(), await launchBrowser()]
    const [one, other] = browsers
    if (!one || !other) throw new Error('There are two browsers')
    olga = pageOf(one)
    otto = pageOf(other)
    await enterOffice(olga, server, league.organization, 'Olga')
    await enterOffice(otto, server, league.organization, 'Otto')
    for (const page of [olga, otto]) await page.getByRole('link', { name: 'Test Cup' }).click()
  })
  afterAll(async () => {
    for (const browser of browsers) await browser.close()
    await server.stop()
  })

  const restNow = async () =>
    (
      await server.db
        .selectFrom('tournaments')
        .select('rest_minutes')
        .where('id', '=', league.tournament)
        .executeTakeFirstOrThrow()
    ).rest_minutes
  const rest = async (page: Page, minutes: number): Promise<void> => {
    await page.getByRole('link', { name: 'Details' }).click()
    const field = page.getByLabel('Least minutes of rest')
    // What the other one stored has arrived.
    await expect.poll(() => field.inputValue()).toBe(String(await restNow()))
    await field.fill(String(minutes))
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Stored', { exact: true }).waitFor()
  }
  const history = (page: Page) => page.getByRole('link', { name: 'History' }).click()
  /** The changes in which the rest became so many minutes. */
  const told = (page: Page, after: number) =>
    page.getByRole('article').filter({ hasText: new RegExp(`minutes of rest: from \\d+ to ${after}`) })

  test('offers to undo what was just changed, and says before what that moves', async () => {
    const before = await restNow()
    await rest(otto, 55)
    const notice = otto.getByRole('status').filter({ hasText: 'Otto changed: Tournament Test Cup' })
    await notice.getByRole('button', { name: 'Undo' }).click()
    const dialog = otto.getByRole('dialog', { name: 'Take back' })
    await dialog.getByText(`minutes of rest: from 55 to ${before}`).waitFor()
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(restNow).toBe(before)
    await notice.getByRole('button', { name: 'Dismiss' }).click()
    await notice.waitFor({ state: 'detached' })
  })

  test('refuses to undo what somebody else changed since, in words', async () => {
    await rest(otto, 65)
    await rest(olga, 75)
    await otto
      .getByRole('status')
      .filter({ hasText: 'Otto changed' })
      .getByRole('button', { name: 'Undo' })
      .click()
    await otto.getByRole('dialog').getByText('it was changed again since').waitFor()
    expect(await restNow()).toBe(75)
    await otto.keyboard.press('Escape')
  })

  test('says who changed what, from what to what', async () => {
    await rest(olga, 25)
    await history(olga)
    await told(olga, 25).getByText('Olga changed: Tournament Test Cup').waitFor()
  })

  test('is accessible at the sizes at which an organizer works', async () => {
    for (const size of officeSizes) {
      await olga.setViewportSize(size)
      await expectAccessible(olga, `the history at ${size.width}`)
    }
  })

  test('is narrowed to a kind of record', async () => {
    await olga.getByLabel('What').selectOption({ label: 'Swiss round' })
    await olga.getByText('Nothing was changed.').waitFor()
    await olga.getByLabel('What').selectOption({ label: 'Everything' })
    await told(olga, 25).waitFor()
  })

  test('takes a change back, and says before what that moves', async () => {
    await told(olga, 25).getByRole('button', { name: 'Take back' }).click()
    const dialog = olga.getByRole('dialog', { name: 'Take back' })
    await dialog.getByText('Nothing else moves with it.').waitFor()
    await expectAccessible(olga, 'the dialog that takes a change back')
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(restNow).not.toBe(25)
  })

  test('does not take back what somebody else changed again since', async () => {
    await rest(olga, 35)
    await rest(otto, 45)
    await history(olga)
    await told(olga, 35).getByRole('button', { name: 'Take back' }).click()
    await olga.getByRole('dialog').getByText('it was changed again since').waitFor()
    expect(await restNow()).toBe(45)
  })
})
