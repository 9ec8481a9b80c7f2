/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../rest/client.ts'
import { expectAccessible } from '../support/accessible.ts'
import { clearHttpCache, launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { postgresDatabases } from '../support/database.ts'
import { meadow, sendPicture } from '../support/drawn-pictures.ts'
import { makeGame, make, makeLeague, type SmallLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { pageOf, tap, untilStored } from '../support/tablet.ts'

describe('where a field is', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let league: SmallLeague
  let token: string
  let game: number
  let site: number
  let fields: number[]
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    token = await server.signIn('admin', league.organization)
    office = new Client(server.url, token)
    site = await make(server.db, 'event_sites', {
      name: 'West Park',
      tournament_id: league.tournament,
      description: 'Park Lane 1',
    })
    fields = []
    for (const number of [1, 2, 3])
      fields.push(await make(server.db, 'game_sites', { name: `Field ${number}`, event_site_id: site }))
    await office.put(`/games/${game}/`, { game_site_id: fields[2] })
    await office.put(`/event_sites/${site}/`, {
      directions: 'Tram 5 to West Park.\nThe gate is behind the pool.',
      marks: [
        { kind: 'water', x: 0.5, y: 0.5 },
        { kind: 'field', x: 0.25, y: 0.27, game_site_id: fields[0] },
        { kind: 'field', x: 0.25, y: 0.73, game_site_id: fields[2] },
        { kind: 'parking', x: 0.75, y: 0.73 },
        { kind: 'toilets', x: 0.99, y: 0.01 },
        { kind: 'first_aid', x: 0.5, y: 0.1 },
      ],
    })
    await sendPicture(server.url, token, `/event_sites/${site}/map/`, await meadow(1500, 1000))
    browser = await launchBrowser()
    page = pageOf(browser)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(event())
    await page.getByTestId(`game-${game}`).waitFor()
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const event = (part = '') => `${server.url}/events/tournament:${league.tournament}${part}`
  const map = () => page.getByRole('img', { name: 'Map of West Park' })
  const isDrawn = () =>
    expect
      .poll(() => map().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBe(1500)
  const inWords = () =>
    page.getByRole('region', { name: 'On the map' }).getByRole('listitem').allTextContents()

  test('is shown from a game without a network, once the event was opened with one', async () => {
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length))
      .toBe(1)
    await untilStored(page)
    await browser.context.setOffline(true)
    await page.getByTestId(`game-${game}`).click()
    await tap(page.getByRole('link', { name: 'Where is Field 3?' }))
    await page.getByRole('heading', { name: 'West Park' }).waitFor()
    await page.getByText('Field 3: bottom left').waitFor()
    await isDrawn()
    await page.getByText('Park Lane 1').waitFor()
    await page.getByText('The gate is behind the pool.').waitFor()
    await expectAccessible(page, 'where a field is')
    await page.reload()
    await isDrawn()
  })

  test('and what else is marked, is said in words beside the map', { tags: ['thorough'] }, async () => {
    expect(await inWords()).toEqual([
      '1Field 1 top left',
      '3Field 3 bottom left',
      'Water in the middle',
      'Parking bottom right',
      'Toilets top right',
      'First aid top',
    ])
    const list = page.getByRole('region', { name: 'On the map' })
    expect(await list.locator('[aria-current]').textContent()).toBe('Field 3')
    await list.getByRole('link', { name: 'Field 1' }).click()
    await page.getByText('Field 1: top left').waitFor()
    expect(await list.locator('[aria-current]').textContent()).toBe('Field 1')
  })

  test(
    'stands on the map where the office marked it, and nothing is cut off',
    { tags: ['thorough'] },
    async () => {
      for (const size of [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(size)
        await page.goto(event(`/fields/${fields[2]}`))
        await isDrawn()
        const sought = page.locator('[data-sought]')
        const [mark, whole] = [await sought.boundingBox(), await map().boundingBox()]
        if (!mark || !whole) throw new Error('The map is not shown')
        expect((mark.x + mark.width / 2 - whole.x) / whole.width).toBeCloseTo(0.25, 1)
        expect((mark.y + mark.height / 2 - whole.y) / whole.height).toBeCloseTo(0.73, 1)
        expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
      }
      await page.setViewportSize({ width: 1280, height: 800 })
    },
  )

  test(
    'is said of a field that is not marked too, and read from the page of the event',
    { tags: ['thorough'] },
    async () => {
      await page.goto(event(`/fields/${fields[1]}`))
      await page.getByText('Field 2 is not marked on the map.').waitFor()
      await page.goto(event())
      await page.getByRole('link', { name: 'Sites', exact: true }).click()
      await page.getByRole('heading', { name: 'West Park' }).waitFor()
      await isDrawn()
      await expectAccessible(page, 'the site of an event')
    },
  )

  test(
    'is said in words alone if the map is not on the device: there is no hole',
    { tags: ['thorough'] },
    async () => {
      await page.evaluate(() => caches.delete('pictures'))
      await clearHttpCache(page)
      await page.goto(event(`/fields/${fields[2]}`))
      await page.getByText('Field 3: bottom left').waitFor()
      await expect.poll(() => page.getByRole('region', { name: 'On the map' }).isVisible()).toBe(true)
      await expect.poll(() => map().count()).toBe(0)
      const heading = await page.getByText('Field 3: bottom left').boundingBox()
      const words = await page.getByRole('region', { name: 'On the map' }).boundingBox()
      expect((words?.y ?? 0) - (heading?.y ?? 0)).toBeLessThan(100)
      await browser.context.setOffline(false)
    },
  )

  test('follows the office: another map, several sites, none', { tags: ['thorough'] }, async () => {
    await sendPicture(server.url, token, `/event_sites/${site}/map/`, await meadow(1500, 500))
    await page.goto(event('/sites'))
    await expect.poll(() => map().evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(500)
    await office.make('event_sites', { name: 'East Park', tournament_id: league.tournament })
    await page.getByRole('link', { name: 'East Park' }).waitFor()
    await page.getByRole('link', { name: 'West Park' }).click()
    await isDrawn()
  })

  test('is asked nowhere if no more is known of a site than its name', { tags: ['thorough'] }, async () => {
    await office.send('DELETE', `/event_sites/${site}/map/`)
    await office.put(`/event_sites/${site}/`, { directions: '', description: '' })
    await page.goto(event())
    await page.getByTestId(`game-${game}`).waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Sites', exact: true }).count()).toBe(0)
  })
})
