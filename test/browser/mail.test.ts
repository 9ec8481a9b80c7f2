/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invite } from '../../server/accounts/links/invitations.ts'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { postgresDatabases } from '../support/database.ts'
import { codeIn, MailServer } from '../support/mail-server.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { pageOf, PASSWORD } from '../support/tablet.ts'

const EMAIL = 'olga@example.org'

describe('somebody who gets e-mails', () => {
  const freshDatabaseUrl = postgresDatabases()
  let mails: MailServer
  let server: TestServer
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    mails = await MailServer.start()
    const env = {
      SMTP_URL: mails.url,
      MAIL_FROM: 'scores@example.org',
      PUBLIC_URL: 'http://scores.example.org',
    }
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl(), env })
    browser = await launchBrowser()
    page = pageOf(browser)
    await page.goto(
      `${server.url}/join#${await invite(server.db, { organization_id: null, role: 'owner', place: null }, null)}`,
    )
    await page.getByLabel('Name').fill('Olga')
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByLabel('Password').first().fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Signed in as Olga').waitFor()
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
    await mails.stop()
  })

  /** The link in the mail that came, at the address by which the test reaches the server. */
  async function mailedLink(to: 'verify' | 'reset'): Promise<string> {
    const mail = () => mails.to(EMAIL).find(({ text }) => text.includes(`/${to}#`))
    await expect.poll(mail).toBeDefined()
    const found = mail()
    return `${server.url}/${to}#${found ? codeIn(found) : ''}`
  }

  test('is asked to confirm the address, and does so by the mail that came', async () => {
    const openDetails = async () => {
      await page.goto(`${server.url}/account`)
      await page.getByRole('button', { name: 'Name, email and password' }).click()
      await page.getByRole('button', { name: 'Save the email' }).waitFor()
    }
    await openDetails()
    await page.getByText('not confirmed yet').waitFor()
    await page.goto(await mailedLink('verify'))
    await page.getByRole('button', { name: 'It is mine' }).click()
    await page.getByText(`${EMAIL} is your address`).waitFor()
    await openDetails()
    await expect.poll(() => page.getByText('not confirmed yet').count()).toBe(0)
  })

  test('gets a new password by a mail', { tags: ['thorough'] }, async () => {
    await page.context().clearCookies()
    await page.goto(`${server.url}/sign-in`)
    await page.getByRole('link', { name: 'Lost the password?' }).click()
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await page.getByText('a mail is on its way').waitFor()
    await page.goto(await mailedLink('reset'))
    await page.getByLabel('New password').first().fill('violet lantern 42')
    await page.getByRole('button', { name: 'Save and sign in' }).click()
    await page.getByText('Signed in as Olga').waitFor()
  })
})
