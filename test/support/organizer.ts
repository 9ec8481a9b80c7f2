// An organizer at a browser.
import type { Page } from 'playwright-core'
import { invite } from '../../server/accounts/links/invitations.ts'
import type { Role } from '../../shared-schema/api/accounts.ts'
import { launchBrowser, type TestBrowser } from './chromium.ts'
import type { Hand } from './hand.ts'
import { pageOf, PASSWORD } from './tablet.ts'
import type { TestServer } from './server.ts'

/**
 * Makes an account by invitation, as an admin of an organization or of all (null) or in another role, and
 * opens the office.
 */
export async function enterOffice(
  page: Page,
  { url, db }: Pick<TestServer, 'url' | 'db'>,
  organization: number | null,
  name = 'Olga',
  role: Role = 'admin',
): Promise<void> {
  const code = await invite(db, { organization_id: organization, role, place: null }, null)
  await page.goto(`${url}/join#${code}`)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.org`)
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/join')
  await page.goto(`${url}/office`)
  await page.getByRole('heading', { level: 1, name: 'Office' }).waitFor()
}

/** Comes in by the first link of an empty server, as its owner, and opens the form of a new event. */
export async function beginFirstEvent(
  page: Page,
  { url, db }: Pick<TestServer, 'url' | 'db'>,
  hand: Hand,
): Promise<void> {
  const code = await invite(db, { organization_id: null, role: 'owner', place: null }, null)
  await page.goto(`${url}/join#${code}`)
  await hand.type(page.getByLabel('Name'), 'Olga')
  await hand.type(page.getByLabel('Email'), 'olga@example.org')
  await hand.type(page.getByLabel('Password', { exact: false }).first(), PASSWORD)
  await hand.tap(page.getByRole('button', { name: 'Create account' }))
  await hand.tap(page.getByRole('link', { name: 'Office' }).first())
  await hand.tap(page.getByRole('link', { name: 'Set up an event' }))
}

/** The two sizes at which an organizer works. */
export const officeSizes = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
] as const

/** Two organizers in the office, each at a browser of their own. */
export interface TwoOrganizers {
  readonly browsers: readonly [TestBrowser, TestBrowser]
  readonly olga: Page
  readonly otto: Page
  close(): Promise<void>
}

/**
 * Lets two organizers in, as `enterOffice` does.
 * @param online whether they always have a network, as for `launchBrowser`
 */
export async function twoOrganizers(
  server: Pick<TestServer, 'url' | 'db'>,
  organization: number | null,
  { online }: { readonly online: boolean } = { online: false },
): Promise<TwoOrganizers> {
  const browsers = [await launchBrowser({ online }), await launchBrowser({ online })] as const
  const [olga, otto] = [pageOf(browsers[0]), pageOf(browsers[1])]
  await enterOffice(olga, server, organization, 'Olga')
  await enterOffice(otto, server, organization, 'Otto')
  return {
    browsers,
    olga,
    otto,
    close: async () => {
      for (const browser of browsers) await browser.close()
    },
  }
}

/**
 * Takes up what has the focus, to be moved by the arrow keys: the page listens to them from its next turn on.
 */
export async function takeUp(page: Page): Promise<void> {
  await page.keyboard.press('Space')
  await page.evaluate(() => new Promise(done => setTimeout(done)))
}
