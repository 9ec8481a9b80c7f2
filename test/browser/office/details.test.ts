import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { expectAccessible } from '../../support/accessible.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeLeague, type SmallLeague } from '../../support/league.ts'
import { twoOrganizers, type TwoOrganizers } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { untilStored } from '../../support/tablet.ts'

/** Two organizers, each at a browser of their own, at one tournament. */
describe('the details of a tournament in the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let organizers: TwoOrganizers
  let olga: Page
  let otto: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    organizers = await twoOrganizers(server, league.organization)
    ;({ olga, otto } = organizers)
    for (const page of [olga, otto]) {
      await page.getByRole('link', { name: 'Test Cup' }).click()
      await page.getByRole('link', { name: 'Details' }).click()
    }
  })
  afterAll(async () => {
    await organizers.close()
    await server.stop()
  })

  const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()
  const stored = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()

  test('is accessible', async () => {
    await olga.getByLabel('Name', { exact: true }).waitFor()
    await expectAccessible(olga, 'the details of a tournament')
  })

  test('what was written and not stored survives a reload', async () => {
    await olga.getByLabel('About it').fill('Bring water')
    await olga.reload()
    await expect.poll(() => olga.getByLabel('About it').inputValue()).toBe('Bring water')
  })

  test('what two write into different fields is all stored', async () => {
    await otto.getByLabel('Minimum rest').fill('20')
    await save(otto)
    await stored(otto)
    await expect.poll(() => olga.getByLabel('Minimum rest').inputValue()).toBe('20')
    await save(olga)
    await stored(olga)
    await expect.poll(() => otto.getByLabel('About it').inputValue()).toBe('Bring water')
  })

  test('what two write into one field is told to the second, who chooses', async () => {
    await olga.getByLabel('Name', { exact: true }).fill("Olga's Cup")
    await otto.getByLabel('Name', { exact: true }).fill("Otto's Cup")
    await save(otto)
    await stored(otto)
    await olga.getByText("Somebody else wrote here meanwhile: Otto's Cup").waitFor()
    await olga.getByRole('button', { name: 'Take that instead' }).click()
    await expect.poll(() => olga.getByLabel('Name', { exact: true }).inputValue()).toBe("Otto's Cup")
    expect(await olga.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  })

  test('what is wrong stands beside its field', async () => {
    await olga.getByLabel('Minutes for a game').fill('many')
    await save(olga)
    await expect.poll(() => olga.getByLabel('Minutes for a game').getAttribute('aria-invalid')).toBe('true')
  })

  test('without a network it shows what was last known, and says that nothing can be changed', async () => {
    await untilStored(olga)
    await organizers.browsers[0].context.setOffline(true)
    await olga.getByText('No connection: nothing can be changed now').waitFor()
    await olga.reload()
    await olga.getByText('No connection: nothing can be changed now').waitFor()
    await expect.poll(() => olga.getByLabel('Name', { exact: true }).inputValue()).toBe("Otto's Cup")
    expect(await olga.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    await organizers.browsers[0].context.setOffline(false)
    await olga.getByText('No connection').waitFor({ state: 'detached' })
  })

  test('what another version of the app kept on the device is not shown', async () => {
    await organizers.browsers[0].context.setOffline(true)
    expect(await olga.evaluate(keptByAnotherVersion)).toMatch(/ \/assets\/[\w-]+\.js$/)
    await olga.reload()
    await olga.getByText('No connection: nothing can be changed now').waitFor()
    await olga.getByRole('alert').first().waitFor()
    expect(await olga.getByLabel('Name', { exact: true }).count()).toBe(0)
    await organizers.browsers[0].context.setOffline(false)
    await expect.poll(() => olga.getByLabel('Name', { exact: true }).inputValue()).toBe("Otto's Cup")
  })
})

/**
 * Marks the office's stored data as those of another version, whose file has another name.
 * @returns the mark before
 */
const keptByAnotherVersion = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('sideline-office')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const change = opening.result.transaction('kept', 'readwrite')
    const reading = change.objectStore('kept').get(1)
    reading.onsuccess = () => {
      const { client, ...kept } = reading.result
      change.objectStore('kept').put({ ...kept, client: { ...client, buster: client.buster + '-earlier' } })
      change.oncomplete = () => resolve(client.buster)
    }
  }
})`
