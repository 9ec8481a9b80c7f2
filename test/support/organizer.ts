// An organizer at a browser.
import type { Page } from 'playwright-core'
import { invite } from '../../server/accounts/invitations.ts'
import { PASSWORD } from './tablet.ts'
import type { TestServer } from './server.ts'

/** Makes an account by invitation, as an admin of an organization or of all (null), and opens the office. */
export async function enterOffice(
  page: Page,
  { url, db }: Pick<TestServer, 'url' | 'db'>,
  organization: number | null,
  name = 'Olga',
): Promise<void> {
  const code = await invite(db, { organization_id: organization, role: 'admin', place: null }, null)
  await page.goto(`${url}/join#${code}`)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.org`)
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/join')
  await page.goto(`${url}/office`)
  await page.getByRole('heading', { level: 1, name: 'Office' }).waitFor()
}

/** The two sizes at which an organizer works. */
export const officeSizes = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
] as const
