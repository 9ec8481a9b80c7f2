import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeLeague, type SmallLeague } from '../../support/league.ts'
import { enterOffice } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

describe('deleting in the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let owner: Client
  let admin: Page
  let page: Page
  const browsers: TestBrowser[] = []

  /** The first is an owner, the second an admin of the organization alone. */
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    owner = new Client(server.url, await server.signIn('owner'))
    browsers.push(await launchBrowser({ online: true }), await launchBrowser({ online: true }))
    ;[page, admin] = browsers.map(pageOf) as [Page, Page]
    await enterOffice(page, server, null)
    await server.db.updateTable('roles').set({ role: 'owner' }).where('organization_id', 'is', null).execute()
    await enterOffice(admin, server, league.organization, 'Otto')
  })
  afterAll(async () => {
    for (const browser of browsers) await browser.close()
    await server.stop()
  })

  const status = async (path: string): Promise<number> => (await owner.get(path)).status
  const dialog = (at: Page) => at.getByRole('dialog')
  const ask = async (at: Page, path: string, name: string | RegExp) => {
    await at.goto(`${server.url}/office/${path}/details`)
    // Parts that load above the button move it, and a click may miss it.
    await expect
      .poll(async () => {
        if ((await dialog(at).count()) === 0) await at.getByRole('button', { name }).click({ timeout: 5000 })
        return dialog(at).count()
      })
      .toBe(1)
  }
  const deleteNow = () => dialog(page).getByRole('button', { name: 'Delete now' })

  test('a tournament goes by its name alone, after what hangs on it was shown', async () => {
    await ask(page, `tournaments/${league.tournament}`, 'Delete the tournament Test Cup')
    await dialog(page).getByText('2 tournament teams').waitFor()
    await expectAccessible(page, 'deleting a tournament')
    expect(await deleteNow().isDisabled()).toBe(true)
    await dialog(page).getByLabel('To delete it, type its name').fill('Test Cu')
    expect(await deleteNow().isDisabled()).toBe(true)
    await dialog(page).getByLabel('To delete it, type its name').fill(' Test Cup')
    await deleteNow().click()
    await page.getByRole('heading', { level: 1, name: 'Office' }).waitFor()
    expect(await status(`/tournaments/${league.tournament}/`)).toBe(404)
  })

  test('the page that follows offers to undo it', async () => {
    const notice = page.getByRole('status').filter({ hasText: 'deleted: Tournament' })
    await notice.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
    await page.getByRole('link', { name: 'Test Cup' }).waitFor()
    await notice.waitFor({ state: 'detached' })
    expect(await status(`/tournaments/${league.tournament}/`)).toBe(200)
  })

  test('a record that somebody changed since is not deleted: that is said', async () => {
    await ask(page, `seasons/${league.season}`, /^Delete the season/)
    await dialog(page).getByText('2 teams').waitFor()
    const name = String((await owner.get(`/seasons/${league.season}/`)).body.name)
    await dialog(page).getByLabel('To delete it, type its name').fill(name)
    await owner.send('PATCH', `/seasons/${league.season}/`, { name: `${name} again` })
    // The page hears of it: what was typed is not its name any more.
    await expect.poll(() => deleteNow().isDisabled()).toBe(true)
    expect(await status(`/seasons/${league.season}/`)).toBe(200)
    await dialog(page).getByLabel('To delete it, type its name').fill(`${name} again`)
    await deleteNow().click()
    await page.getByRole('heading', { level: 1, name: 'Office' }).waitFor()
    expect(await status(`/seasons/${league.season}/`)).toBe(404)
  })

  test('a person who may not delete an organization reads the reason', async () => {
    await ask(admin, `organizations/${league.organization}`, /^Delete the organization/)
    await dialog(admin)
      .getByText(/only an owner of its organization may/)
      .waitFor()
    expect(await dialog(admin).getByRole('button', { name: 'Delete now' }).count()).toBe(0)
  })

  test('a league, and then its organization', async () => {
    await ask(page, `organizations/${league.organization}`, /^Delete the league/)
    const { name } = (await owner.list(`/leagues/?organization_id=${league.organization}`)).objects[0] ?? {}
    await dialog(page).getByLabel('To delete it, type its name').fill(String(name))
    await deleteNow().click()
    await page.getByRole('button', { name: /^Delete the league/ }).waitFor({ state: 'detached' })
    await ask(page, `organizations/${league.organization}`, /^Delete the organization/)
    await dialog(page).getByLabel('To delete it, type its name').fill('Test Organization')
    await deleteNow().click()
    await page.getByRole('heading', { level: 1, name: 'Office' }).waitFor()
    expect(await status(`/organizations/${league.organization}/`)).toBe(404)
  })
})
