/** @module-tag long */
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { joinGame, pageOf, signIn, tapPlay, untilStored } from '../support/tablet.ts'

describe('a tablet at a private event', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let proxy: CuttableProxy
  let league: SmallLeague
  let game: number
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    await server.db
      .updateTable('organizations')
      .set({ is_public: false })
      .where('id', '=', league.organization)
      .execute()
    browser = await launchBrowser()
    page = pageOf(browser)
    await joinGame(page, proxy.url, server.db, league, game, 'scorekeeper', 'Sam')
    await untilStored(page)
  })
  afterAll(async () => {
    await browser.close()
    await proxy.close()
    await server.stop()
  })

  /**
   * Everything in the browser's storage that a page of this address can read, as text. Sealed data are left
   * out: by chance their letters could spell a name.
   */
  const keptHere = async (): Promise<string> =>
    (await everythingStored()).replaceAll(/"[\w-]{200,}"/g, '"sealed"')

  const everythingStored = (): Promise<string> =>
    page.evaluate(async () => {
      const found = [JSON.stringify(Object.entries(localStorage))]
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase | undefined>(done => {
          const request = indexedDB.open(name)
          request.onsuccess = () => done(request.result)
          request.onerror = () => done(undefined)
          // It was removed meanwhile, and is not to be made again.
          request.onupgradeneeded = () => request.transaction?.abort()
        })
        if (!database) continue
        for (const store of database.objectStoreNames)
          found.push(
            JSON.stringify(
              await new Promise((done, failed) => {
                const request = database.transaction(store).objectStore(store).getAll()
                request.onsuccess = () => done(request.result)
                request.onerror = () => failed(request.error ?? new Error(store))
              }),
            ),
          )
        database.close()
      }
      return found.join('\n')
    })

  const recorded = async (): Promise<number> =>
    (await server.db.selectFrom('entries').select('id').execute()).length

  const unsent = (): Promise<string | null> =>
    page.getByTestId('sync-state').first().getAttribute('data-unsent')

  test('keeps and shows nothing of it once nobody is signed in, and sends what it had sealed to who signs in again', async () => {
    await tapPlay(page, 'Goal', 'Sexy Legs', [/Ann/, /Bob/])
    await expect.poll(unsent).toBe('0')
    const sent = await recorded()
    expect(await keptHere()).toMatch(/Ann.*Rusty Bikes|Rusty Bikes.*Ann/s)

    proxy.cut()
    await tapPlay(page, 'Goal', 'Sexy Legs', [/Ann/, /Bob/])
    await expect.poll(unsent).toMatch(/^[1-9]/)
    const waiting = await unsent()
    // Signed out elsewhere, while the tablet hears nothing.
    await sql`delete from sessions`.execute(server.db)
    proxy.heal()

    await page.getByText('Sign in').first().waitFor()
    await expect.poll(keptHere, { timeout: 30_000 }).not.toMatch(/Ann|Bob|Rusty Bikes|Sexy Legs|Test Cup/)
    expect(await page.textContent('body')).not.toMatch(/Ann|Bob|Rusty Bikes|Sexy Legs/)
    const sealed = await keptHere()
    expect(sealed).not.toContain('"kind":"play"')
    // Entries recorded meanwhile, at another event, have an author.
    expect(sealed).toContain('Sam')
    await expect.poll(unsent).toBe(waiting)
    expect(await recorded()).toBe(sent)

    await signIn(page, proxy.url, 'Sam', game)
    await expect.poll(recorded, { timeout: 30_000 }).toBe(sent + Number(waiting))
    await expect.poll(unsent).toBe('0')
    expect(await page.getByTestId('score-1').textContent()).toBe('2')
  })

  /** Where the power fails while the event is taken off: the page does not get beyond that. */
  const breaks: [string, () => void][] = [
    [
      'is sealed and not removed',
      () => {
        BroadcastChannel.prototype.postMessage = () => {
          document.title = 'Stopped'
          throw new Error('The power fails')
        }
      },
    ],
    [
      'is sealed and half removed',
      () => {
        IDBFactory.prototype.deleteDatabase = () => {
          document.title = 'Stopped'
          throw new Error('The power fails')
        }
      },
    ],
  ]

  test.each(breaks)(
    'that loses its power when what it has %s keeps nothing of it after its next start, and sends everything once',
    { tags: ['thorough'] },
    async (_, breakOff) => {
      const sent = await recorded()
      proxy.cut()
      await tapPlay(page, 'Goal', 'Sexy Legs', [/Ann/, /Bob/])
      await expect.poll(unsent).toMatch(/^[1-9]/)
      const waiting = Number(await unsent())
      await sql`delete from sessions`.execute(server.db)
      await page.evaluate(breakOff)
      proxy.heal()
      await expect.poll(() => page.title()).toBe('Stopped')

      await page.goto(`${proxy.url}/`)
      await expect
        .poll(keptHere, { timeout: 30_000 })
        .not.toMatch(/Ann|Bob|Rusty Bikes|Sexy Legs|Test Cup|"kind":"play"/)
      expect(await recorded()).toBe(sent)

      await signIn(page, proxy.url, 'Sam', game)
      await expect.poll(recorded, { timeout: 30_000 }).toBe(sent + waiting)
      await expect.poll(unsent).toBe('0')
    },
  )

  test(
    'from which somebody signs out keeps nothing of it either, though it is not open',
    { tags: ['thorough'] },
    async () => {
      await page.goto(`${proxy.url}/account`)
      await page.getByRole('button', { name: 'Sign out', exact: true }).click()
      await expect
        .poll(keptHere, { timeout: 30_000 })
        .not.toMatch(/Ann|Bob|Rusty Bikes|Sexy Legs|Test Cup|Sam/)
      await page.goto(`${proxy.url}/`)
      expect(await page.textContent('body')).not.toContain('Test Cup')
    },
  )
})
