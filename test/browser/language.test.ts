import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../rest/client.ts'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { button, joinGame, pageOf, shownScore, shownUnsent, tap, untilStored } from '../support/tablet.ts'

describe('L16: the language of a tablet', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let proxy: CuttableProxy
  let league: SmallLeague
  let game: number
  let tablet: TestBrowser

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    tablet = await launchBrowser()
  })
  afterAll(async () => {
    await tablet.close()
    await proxy.close()
    await server.stop()
    rmSync(tablet.userDataDir, { recursive: true, force: true, maxRetries: 5 })
  })

  test(
    'is changed in the middle of a game without a network; the game goes on, and the tablet remembers it',
    { tags: ['long'] },
    async () => {
      const page = pageOf(tablet)
      await joinGame(page, proxy.url, server.db, league, game, 'scorekeeper', 'Sam')
      await untilStored(page)
      await tap(button(page, 'Start game'))
      await tap(button(page, 'Goal Sexy Legs'))
      proxy.cut()

      await page.getByRole('link', { name: 'All games' }).click()
      await page.getByRole('link', { name: 'All events' }).click()
      await page.getByLabel('Language').selectOption('Deutsch')
      await page.getByLabel('Sprache').waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe('de')
      await page
        .getByRole('link', { name: /Test Cup/ })
        .first()
        .click()
      await page.getByTestId(`game-${game}`).click()
      await tap(button(page, 'Tor Rusty Bikes'))
      await expect.poll(() => shownScore(page)).toBe('1-1')

      await page.reload()
      await page.getByRole('button', { name: 'Spiel beenden' }).waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe('de')
      await expect.poll(() => shownScore(page)).toBe('1-1')
      await tap(button(page, /^Rückgängig/))
      await expect.poll(() => shownScore(page)).toBe('1-0')

      proxy.heal()
      await expect.poll(() => shownUnsent(page)).toBe('0')
      const { body } = await new Client(server.url).get(`/games/${game}/`)
      expect(body).toMatchObject({ team_1_score: 1, team_2_score: 0 })
    },
  )

  test('is that of the device as long as nobody chooses another one', async () => {
    const german = await launchBrowser({ locale: 'de-AT' })
    const page = pageOf(german)
    await page.goto(server.url)
    await page.getByRole('link', { name: 'Anmelden' }).waitFor()
    await page.getByLabel('Sprache').selectOption('English')
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
    await page.getByLabel('Language').selectOption('As this device: Deutsch')
    await page.getByRole('link', { name: 'Anmelden' }).waitFor()
    await german.close()
    rmSync(german.userDataDir, { recursive: true, force: true, maxRetries: 5 })
  })
})
