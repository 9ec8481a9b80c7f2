/** @module-tag long */
import { Temporal } from 'temporal-polyfill'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../rest/client.ts'
import { expectAccessible } from '../support/accessible.ts'
import { clearHttpCache, launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { postgresDatabases } from '../support/database.ts'
import { emblem, sendPicture } from '../support/drawn-pictures.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { join, pageOf, untilStored } from '../support/tablet.ts'

describe('pictures of teams, leagues and players are beside their names', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let league: SmallLeague
  let game: number
  let ann: number
  let bob: number
  let browser: TestBrowser
  let page: Page
  const asked: string[] = []

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    ;[ann = 0, bob = 0] = league.players[0]
    const token = await server.signIn('admin', league.organization)
    office = new Client(server.url, token)
    const send = async (path: string, color: Parameters<typeof emblem>[0]) =>
      sendPicture(server.url, token, `${path}picture/`, await emblem(color))
    await send(`/teams/${league.teams[0]}/`, [122, 31, 162, 255])
    await send(`/leagues/${league.league}/`, [11, 110, 79, 255])
    await send(`/players/${ann}/`, [194, 65, 12, 255])
    await send(`/players/${bob}/`, [29, 78, 216, 255])
    await office.put(`/players/${bob}/`, {
      birth_date: Temporal.Now.plainDateISO('UTC').subtract({ years: 12 }).toString(),
    })
    // As imports bring some: pictures that lie elsewhere.
    const elsewhere = 'https://example.org/emblem.png'
    await server.db
      .updateTable('teams')
      .set({ profile_image_50: elsewhere, profile_image_200: elsewhere })
      .where('id', '=', league.teams[1])
      .execute()
    browser = await launchBrowser()
    page = pageOf(browser)
    await page.setViewportSize({ width: 1280, height: 800 })
    page.on('request', request => asked.push(request.url()))
    await page.goto(event())
    await page.getByTestId(`game-${game}`).waitFor()
    // From then on the app is there without a network, and keeps what it shows.
    await untilStored(page)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const event = (part = '') => `${server.url}/events/tournament:${league.tournament}${part}`
  const pictures = () => page.locator('main img')
  const isShown = (picture: Locator) =>
    expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true)
  const kept = () => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length)

  test.each([
    ['the games of an event', () => event(), 20],
    ['standings', () => event('/standings'), 28],
    ['a team in an event', () => event(`/teams/${league.teams[0]}`), 72],
    ['a player in an event', () => event(`/players/${ann}`), 72],
    ['a game', () => event(`/games/${game}`), 30],
    ['a team', () => `${server.url}/teams/${league.teams[0]}/`, 96],
    ['a player', () => `${server.url}/players/${ann}/`, 96],
    ['a league', () => `${server.url}/leagues/${league.league}/`, 96],
    ['a season, by that of its league', () => `${server.url}/seasons/${league.season}/`, 96],
  ])('on the screen of %s', async (screen, address, size) => {
    await page.goto(address())
    const picture = pictures().first()
    await isShown(picture)
    expect(await picture.getAttribute('alt')).toBe('')
    expect(await picture.boundingBox()).toMatchObject({ width: size, height: size })
    await expectAccessible(page, `${screen} with a picture`)
  })

  test('and those of another server are not even asked for', { tags: ['thorough'] }, async () => {
    await page.goto(event('/standings'))
    await page.getByRole('button', { name: 'Rusty Bikes' }).waitFor()
    expect(await page.getByRole('row', { name: 'Rusty Bikes' }).locator('img').count()).toBe(0)
    expect(asked.filter(url => !url.startsWith(server.url))).toEqual([])
  })

  test('but those of players under 16 are for who runs the event', { tags: ['thorough'] }, async () => {
    for (const address of [event(`/players/${bob}`), `${server.url}/players/${bob}/`]) {
      await page.goto(address)
      await page.getByRole('heading', { name: /B\. S\./ }).waitFor()
      expect(await pictures().count()).toBe(0)
    }
    await join(page, server.url, server.db, league, 'scorekeeper', 'Kim')
    await page.goto(`${server.url}/players/${bob}/`)
    await isShown(pictures().first())
  })

  test(
    'without a network too if they were shown; of others nothing is there, and no hole',
    { tags: ['thorough'] },
    async () => {
      await clearHttpCache(page)
      await browser.context.setOffline(true)
      for (const part of [`/teams/${league.teams[0]}`, `/players/${ann}`]) {
        await page.goto(event(part))
        await isShown(pictures().first())
      }
      await page.evaluate(() => caches.delete('pictures'))
      await clearHttpCache(page)
      await page.reload()
      await page.getByRole('heading', { level: 2 }).waitFor()
      await expect.poll(() => pictures().count()).toBe(0)
      await browser.context.setOffline(false)
    },
  )

  test('until somebody signs out, if not everybody may see them', { tags: ['thorough'] }, async () => {
    for (const address of [`${server.url}/players/${bob}/`, event('/standings')]) {
      await page.goto(address)
      await isShown(pictures().first())
    }
    await expect.poll(kept).toBe(2)
    await page.goto(`${server.url}/account`)
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect.poll(kept).toBe(1)
  })

  test(
    'and if the page ends while it removes them, the next start does',
    { tags: ['thorough'] },
    async () => {
      await join(page, server.url, server.db, league, 'scorekeeper', 'Lou')
      await clearHttpCache(page)
      await page.goto(`${server.url}/players/${bob}/`)
      await isShown(pictures().first())
      await expect.poll(kept).toBe(2)
      await page.goto(`${server.url}/account`)
      await page.evaluate(() => {
        Cache.prototype.delete = () => new Promise(() => undefined)
      })
      await page.getByRole('button', { name: 'Sign out', exact: true }).click()
      await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor({ state: 'detached' })
      expect(await kept()).toBe(2)
      await page.goto(server.url)
      await expect.poll(kept).toBe(1)
    },
  )
})
