// The built app in a real browser, as somebody uses it.
import type { Kysely } from 'kysely'
import type { Page } from 'playwright-core'
import { databaseName } from '../../../client/sync/storage/database-name.ts'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { invite } from '../../../server/accounts/links/invitations.ts'
import type { Database } from '../../../server/database/schema.ts'
import { PASSWORD, untilStored } from '../../support/tablet.ts'
import { CUP, DOCUMENTS } from './seed.ts'

/** Signs somebody in who is new, and waits until the events are shown. */
export async function join(page: Page, url: string, db: Kysely<Database>, name: string): Promise<void> {
  await page.goto(
    `${url}/join#${await invite(db, { organization_id: 1, role: 'scorekeeper', place: null }, null)}`,
  )
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.org`)
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('link', { name: /Bench Cup/ }).waitFor()
  // The app's files are kept for when there is no network: that is not what is measured.
  await untilStored(page)
}

/** A sync that takes longer has come to a stop. */
const PATIENCE_MS = 120_000

/**
 * Opens the tournament by a tap.
 * @returns how many milliseconds later all its documents were in the browser's database
 */
export function firstSync(page: Page): Promise<number> {
  return page.evaluate(
    async ({ link, names, documents, patience }) => {
      const latest = performance.now() + patience
      const pause = async (isMissing: string) => {
        if (performance.now() > latest) throw new Error(`Not there yet: ${isMissing}`)
        await new Promise(done => setTimeout(done, 10))
      }
      const find = () => document.querySelector<HTMLElement>(link)
      while (!find()) await pause(link)
      const start = performance.now()
      find()?.click()
      const absent = async () => {
        const found = (await indexedDB.databases()).map(({ name }) => name)
        return names.filter(name => !found.includes(name)).join(', ')
      }
      for (let missing = await absent(); missing; missing = await absent()) await pause(missing)
      const opened = await Promise.all(
        names.map(
          name =>
            new Promise<IDBDatabase>((done, failed) => {
              const request = indexedDB.open(name)
              request.onsuccess = () => done(request.result)
              request.onerror = () => failed(new Error(name))
            }),
        ),
      )
      const countIn = (database: IDBDatabase) =>
        new Promise<number>(done => {
          const request = database.transaction('docs').objectStore('docs').count()
          request.onsuccess = () => done(request.result)
        })
      const heldNow = async () =>
        (await Promise.all(opened.map(countIn))).reduce((sum, count) => sum + count, 0)
      for (let held = await heldNow(); held < documents; held = await heldNow())
        await pause(`${documents - held} of ${documents} documents`)
      const time = performance.now() - start
      for (const database of opened) database.close()
      return time
    },
    {
      link: `a[href="/events/${tournamentScope(CUP)}"]`,
      documents: DOCUMENTS,
      patience: PATIENCE_MS,
      names: ['catalog', 'entries', 'results'].map(
        name => `rxdb-dexie-${databaseName(tournamentScope(CUP))}--0--${name}`,
      ),
    },
  )
}
