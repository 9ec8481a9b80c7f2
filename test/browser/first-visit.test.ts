import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { postgresDatabases } from '../support/database.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { button, pageOf, untilStored } from '../support/tablet.ts'

/** A file that the service worker fetches, and no page. */
const PICTURE = '/icon-maskable-512.png'
/** The first script of the page. */
const SCRIPT = '/assets/index-'
/** The texts that every screen needs. */
const texts = readdirSync('dist/client/assets').find(
  name =>
    name.endsWith('.js') && readFileSync(`dist/client/assets/${name}`, 'utf8').includes('Nothing to send'),
)

describe('L1: the first visit over a network that breaks off', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let network: Server
  /** How the addresses begin that are not reached now. */
  let missing: string[] = []
  /** How often each was asked for in vain. */
  const refused = new Map<string, number>()
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    network = createServer((near, answer) => {
      const address = missing.find(one => near.url?.startsWith(one))
      if (address !== undefined) {
        refused.set(address, (refused.get(address) ?? 0) + 1)
        near.socket.resetAndDestroy()
        return
      }
      const far = request(`${server.url}${near.url}`, { method: near.method, headers: near.headers })
      far.on('response', from => from.pipe(answer.writeHead(from.statusCode ?? 502, from.headers)))
      far.on('error', () => answer.destroy())
      near.pipe(far)
    }).listen(0, '127.0.0.1')
    await once(network, 'listening')
    browser = await launchBrowser()
    page = pageOf(browser)
    missing = [PICTURE, SCRIPT]
    await page.goto(`http://127.0.0.1:${(network.address() as AddressInfo).port}`, { waitUntil: 'commit' })
  })
  afterAll(async () => {
    await browser.close()
    network.closeAllConnections()
    network.close()
    await server.stop()
  })

  const isMissing = () => page.getByText('Not all of Sideline is on this device')
  const timesRefused = (address: string) => () => refused.get(address) ?? 0

  test('comes again by itself until its scripts are there', async () => {
    await expect.poll(timesRefused(SCRIPT)).toBeGreaterThan(2)
    missing = [PICTURE, `/assets/${texts}`]
  })

  test('begins by itself once the words are there', async () => {
    // Chromium itself may ask a second time.
    await expect.poll(timesRefused(`/assets/${texts}`)).toBeGreaterThan(2)
    missing = [PICTURE]
    await page.getByRole('link', { name: 'This tablet' }).waitFor()
  })

  test('says which screen could not be loaded, and shows it by itself once that is there', async () => {
    missing = [PICTURE, '/assets/', '/healthz']
    await page.getByRole('link', { name: 'This tablet' }).click()
    await page.getByText('A part of Sideline could not be shown').waitFor()
    await expectAccessible(page, 'a screen that could not be loaded')
    await expect.poll(timesRefused('/healthz')).toBeGreaterThan(0)
    missing = [PICTURE]
    await page.getByRole('heading', { name: 'How it looks' }).waitFor()
  })

  test('says that the app does not start without a network yet', async () => {
    await expect.poll(timesRefused(PICTURE)).toBeGreaterThan(0)
    await button(page, /Does not start without a network yet/).click()
    await isMissing().waitFor()
    await expectAccessible(page, 'a device that does not have all of the app')
  })

  test('fetches the rest by itself, and says so', async () => {
    missing = []
    await isMissing().waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await expect.poll(() => button(page, /without a network/).count()).toBe(0)
  })

  test('then starts without a network', async () => {
    await browser.context.setOffline(true)
    await page.reload()
    await page.getByRole('heading', { name: 'How it looks' }).waitFor()
  })

  test('and says nothing else, even if the browser never answers the registration', async () => {
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => new Promise(() => undefined)
    })
    await page.reload()
    await page.getByRole('heading', { name: 'How it looks' }).waitFor()
    expect(await button(page, /without a network/).count()).toBe(0)
  })
})

describe('L1: a page that is loading while another one of the first visit gets all files', () => {
  const freshDatabaseUrl = postgresDatabases()

  test('needs no network from then on, like the other', async () => {
    const server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const browser = await launchBrowser()
    const first = pageOf(browser)
    await first.goto(server.url)
    const second = await browser.context.newPage()
    const firstIsStored = untilStored(first)
    await second.route('**/*', async route => {
      if (route.request().isNavigationRequest()) await firstIsStored
      await route.continue()
    })
    await second.goto(server.url)
    await untilStored(second)
    await browser.close()
    await server.stop()
  })
})
