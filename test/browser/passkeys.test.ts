/** @module-tag long */
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invite } from '../../server/accounts/links/invitations.ts'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { deviceWithPasskeys } from '../support/passkey-device.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { pageOf, PASSWORD } from '../support/tablet.ts'

describe('passkeys', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let proxy: CuttableProxy
  let url: string
  let browser: TestBrowser
  let page: Page
  let device: Awaited<ReturnType<typeof deviceWithPasskeys>>

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    // By its name: a bare number is nothing that browsers bind passkeys to.
    url = `http://localhost:${proxy.port}`
    browser = await launchBrowser()
    page = pageOf(browser)
    await page.goto(
      `${url}/join#${await invite(server.db, { organization_id: null, role: 'owner', place: null }, null)}`,
    )
    // Not on the empty page before: leaving that may take the device away.
    device = await deviceWithPasskeys(page)
    await page.getByLabel('Name').fill('Olga')
    await fillCredentials()
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Signed in as Olga').waitFor()
  })
  afterAll(async () => {
    await browser.close()
    await proxy.close()
    await server.stop()
  })

  async function fillCredentials(): Promise<void> {
    await page.getByLabel('Email').fill('olga@example.org')
    await page.getByLabel('Password').first().fill(PASSWORD)
  }

  async function openSection() {
    await page.goto(`${url}/account`)
    await page.getByRole('button', { name: 'Passkeys', exact: true }).click()
    return page.getByRole('region', { name: 'Passkeys' })
  }

  async function signOut(): Promise<void> {
    await page.goto(`${url}/account`)
    await device.isTouched(false)
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByText('Sign in to see your account.').waitFor()
    await page.goto(`${url}/sign-in`)
  }

  async function usePasskey(): Promise<void> {
    await device.isTouched(true)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
  }

  test('are added where the device checks its person, and once for each device', async () => {
    const section = await openSection()
    await section.getByText('You have no passkeys.').waitFor()
    expect(await section.getByLabel('Name').inputValue()).toMatch(/^Chrome/)
    await section.getByLabel('Name').fill('Olga’s tablet')
    const add = () => section.getByRole('button', { name: 'Add a passkey' }).click()
    await device.knows(false)
    await add()
    await section.getByText('The device showed no passkey').waitFor()
    await section.getByText('You have no passkeys.').waitFor()
    await device.knows(true)
    await add()
    const listed = section.getByRole('list', { name: 'Passkeys' })
    await listed.getByText('Olga’s tablet').waitFor()
    await listed.getByText('Never used').waitFor()
    await add()
    await section.getByText('There is a passkey of your account on this device already').waitFor()
    expect(await listed.getByRole('listitem').count()).toBe(1)
  })

  test(
    'are added only with the password if the sign-in was a while ago, even on a screen that was already open',
    { tags: ['thorough'] },
    async () => {
      const section = await openSection()
      await section.getByRole('list', { name: 'Passkeys' }).waitFor()
      await sql`update sessions set created_at = created_at - interval '1 hour'`.execute(server.db)
      await section.getByRole('button', { name: 'Add a passkey' }).click()
      await section.getByText('Enter your password').waitFor()
      await section.getByLabel('Your password').first().fill('wrong password')
      await section.getByRole('button', { name: 'Add a passkey' }).click()
      await section.getByText('is not your password').first().waitFor()
      await section.getByLabel('Your password').first().fill(PASSWORD)
      await section.getByRole('button', { name: 'Add a passkey' }).click()
      await section.getByText('There is a passkey of your account on this device already').waitFor()
    },
  )

  test(
    'sign somebody in without a password, where the device checks its person',
    { tags: ['thorough'] },
    async () => {
      await signOut()
      await device.knows(false)
      await usePasskey()
      await page.getByText('The device showed no passkey').waitFor()
      await device.knows(true)
      proxy.cut()
      await usePasskey()
      await page.getByText('No connection to the server').waitFor()
      proxy.heal()
      await usePasskey()
      await page.getByText('Signed in as Olga').waitFor()
      await (await openSection()).getByText(/^Last used/).waitFor()
    },
  )

  test(
    'sign somebody in whom the browser offers one while they fill in the form',
    { tags: ['thorough'] },
    async () => {
      await signOut()
      await page.getByRole('button', { name: 'Use a passkey' }).waitFor()
      await device.isTouched(true)
      await page.reload()
      await page.getByText('Signed in as Olga').waitFor()
    },
  )

  test('are renamed and removed, and let nobody in then', { tags: ['thorough'] }, async () => {
    const section = await openSection()
    await section.getByRole('button', { name: 'Rename Olga’s tablet' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Old tablet')
    await page.getByRole('button', { name: 'Save the name' }).click()
    await section.getByRole('button', { name: 'Remove Old tablet' }).click()
    await page.getByRole('button', { name: 'Confirm remove' }).click()
    await section.getByText('You have no passkeys.').waitFor()
    await signOut()
    await usePasskey()
    await page.getByText('does not know this passkey').waitFor()
    await fillCredentials()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Signed in as Olga').waitFor()
  })

  test(
    'are not offered where the server has another name, and the account says where',
    { tags: ['thorough'] },
    async () => {
      await page.goto(proxy.url.concat('/sign-in'))
      await page.getByRole('button', { name: 'Sign in' }).waitFor()
      await page.getByText('Lost the password?').waitFor()
      await fillCredentials()
      expect(await page.getByRole('button', { name: 'Use a passkey' }).count()).toBe(0)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByText('Signed in as Olga').waitFor()
      await page.goto(proxy.url.concat('/account'))
      await page.getByRole('button', { name: 'Passkeys', exact: true }).click()
      await page.getByText('Passkeys of this server work at localhost alone').waitFor()
    },
  )
})
