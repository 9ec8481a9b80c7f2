/** @module-tag long */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { pageOf } from '../support/tablet.ts'

const root = resolve(import.meta.dirname, '../..')
const files: Record<string, string> = {
  '/': '<!doctype html><title>A database</title>',
  '/dexie.js': readFileSync(`${root}/node_modules/dexie/dist/modern/dexie.min.mjs`, 'utf8'),
  '/bulk-get-middleware.js': ts.transpile(
    readFileSync(`${root}/client/sync/storage/bulk-get-middleware.ts`, 'utf8'),
    {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
    },
  ),
}

let server: Server
let browser: TestBrowser

beforeAll(async () => {
  server = createServer((request, response) => {
    const name = request.url ?? ''
    response
      .setHeader('Content-Type', name.endsWith('.js') ? 'text/javascript' : 'text/html')
      .end(files[name])
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  server.close()
})

test('of many documents those that are there are found, in the order asked for, and the transaction goes on', async () => {
  const page = pageOf(browser)
  const address = server.address()
  await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)
  const found = await page.evaluate<[unknown[], unknown[], number]>(`(async () => {
    const [{ Dexie }, { bulkGetMiddleware }] = await Promise.all([import('/dexie.js'), import('/bulk-get-middleware.js')])
    const database = new Dexie('documents')
    database.use(bulkGetMiddleware)
    database.version(1).stores({ docs: 'id' })
    const documents = database.table('docs')
    const keys = Array.from({ length: 120 }, (_, index) => 'game/' + (index * 7 % 120))
    return database.transaction('rw', documents, async () => {
      const before = await documents.bulkGet(keys)
      await documents.bulkPut(keys.filter((_, index) => index % 3 === 0).map(id => ({ id })))
      const after = await documents.bulkGet(keys)
      await documents.put({ id: 'the last' })
      return [before.map(one => one?.id ?? null), after.map(one => one?.id ?? null), await documents.count()]
    })
  })()`)
  const keys = Array.from({ length: 120 }, (_, index) => `game/${(index * 7) % 120}`)
  expect(found).toEqual([keys.map(() => null), keys.map((key, index) => (index % 3 === 0 ? key : null)), 41])
})
