/** @module-tag long */
import sharp from 'sharp'
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

describe('the sites of an organization in the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let league: SmallLeague
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    office = new Client(server.url, await server.signIn('owner'))
    browser = await launchBrowser({ online: true })
    page = pageOf(browser)
    await enterOffice(page, server, league.organization)
    await page.goto(`${server.url}/office/organizations/${league.organization}/sites`)
    await page.getByRole('region', { name: 'A new site' }).waitFor()
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const fields = async () =>
    (await office.list(`/game_sites/?tournament_id=${league.tournament}&order_by=[id]`)).objects.map(
      ({ name, opens_at, closes_at }) => [name, opens_at, closes_at],
    )
  const park = () => page.getByRole('region', { name: 'West Park', exact: true })
  /** A pixel of the map is more than a thousandth of it. */
  const near = (share: number): unknown => expect.closeTo(share, 2)
  const stored = () => park().getByText('Saved', { exact: true }).first().waitFor()

  test('a site is added for a tournament', async () => {
    await page.getByLabel('Name of the site').fill('West Park')
    await page.getByRole('checkbox', { name: 'Test Cup' }).last().check()
    await page.getByRole('button', { name: 'Add the site' }).click()
    await park().waitFor()
    await expectAccessible(page, 'the sites of an organization')
  })

  test('its address is written, and stays', async () => {
    await park().getByLabel('Address').fill('Park Lane 1, tram 5')
    await park().getByRole('button', { name: 'Save', exact: true }).click()
    await stored()
    const [site] = (await office.list('/event_sites/?name=West Park')).objects
    expect(site).toMatchObject({ description: 'Park Lane 1, tram 5', tournament_id: league.tournament })
  })

  test(
    'fields are added one after the other, with the hours of the one before',
    { tags: ['thorough'] },
    async () => {
      const before = (await fields()).length
      await park().getByLabel('Opens').fill('09:00')
      await park().getByLabel('Closes').fill('19:00')
      await park().getByRole('button', { name: 'Add the field' }).click()
      await expect.poll(() => park().getByLabel('Name of the next field').inputValue()).toBe('Field 2')
      await park().getByRole('button', { name: 'Add the field' }).click()
      await park().getByText('Field 2', { exact: true }).waitFor()
      expect((await fields()).slice(before)).toEqual([
        ['Field 1', '09:00', '19:00'],
        ['Field 2', '09:00', '19:00'],
      ])
    },
  )

  test('the hours of a field are changed', { tags: ['thorough'] }, async () => {
    await park().getByRole('button', { name: 'Change Field 2' }).click()
    await park().getByLabel('Closes').first().fill('17:30')
    await expectAccessible(page, 'a field that is changed')
    await park().getByRole('button', { name: 'Save' }).last().click()
    await park().getByText('09:00–17:30').waitFor()
  })

  test(
    'on its map is marked what is where, with the pointer, the keyboard or in the list',
    { tags: ['thorough'] },
    async () => {
      const picture = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'white' } })
        .png()
        .toBuffer()
      const choose = async (name: string, mimeType: string, buffer: Buffer): Promise<void> => {
        const chooser = page.waitForEvent('filechooser')
        await park()
          .getByRole('button', { name: /^Choose/ })
          .click()
        await (await chooser).setFiles({ name, mimeType, buffer })
      }
      await choose('map.png', 'image/png', Buffer.from('no picture'))
      await park().getByText('This is no picture in PNG, JPEG or WebP that can be read.').waitFor()
      await choose('map.png', 'image/png', picture)
      const map = park().getByRole('img', { name: 'Map of West Park' })
      await map.waitFor()
      await park().getByLabel('What to mark').selectOption('Field 2')
      await map.click({ position: { x: 100, y: 50 } })
      await park().getByRole('button', { name: 'Field 2', exact: true }).focus()
      await page.keyboard.press('ArrowRight')
      await park().getByLabel('What to mark').selectOption('Water')
      await park().getByRole('button', { name: 'Mark it in the middle' }).click()
      await park().getByRole('group', { name: 'Water' }).getByLabel('From top, %').fill('90')
      await expectAccessible(page, 'the map of a site')
      await park().getByRole('button', { name: 'Save the marks' }).click()
      await park().getByText('The marks are not saved yet.').waitFor({ state: 'detached' })
      const [site] = (await office.list('/event_sites/?name=West Park')).objects
      expect(site?.marks).toMatchObject([
        { kind: 'field', x: near(0.26), y: near(0.25) },
        { kind: 'water', x: 0.5, y: 0.9, game_site_id: null },
      ])
    },
  )

  test('a field is removed after one is asked', { tags: ['thorough'] }, async () => {
    await park().getByRole('button', { name: 'Remove Field 1' }).click()
    await page.getByRole('dialog').getByText('Games on it will have no field.').waitFor()
    await page.getByRole('button', { name: 'Confirm remove' }).click()
    await park().getByRole('button', { name: 'Change Field 1' }).waitFor({ state: 'detached' })
    expect((await fields()).map(([name]) => name)).not.toContain('Field 1')
  })
})
