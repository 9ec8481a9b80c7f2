/** @module-tag long */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { resolve } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { pageOf } from '../support/tablet.ts'

let server: Server
let browser: TestBrowser
let address: string

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve(import.meta.dirname, '../support/both-ways-of-reading.ts'), formats: ['es'] },
    },
  })
  const [bundle] = [built].flat().flatMap(one => ('output' in one ? one.output : []))
  if (bundle?.type !== 'chunk') throw new Error('There is no script')
  server = createServer((request, response) => {
    const isScript = request.url === '/reading.js'
    response
      .setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
      .end(isScript ? bundle.code : '<!doctype html><title>A database</title>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/`
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  server.close()
})

test('what is read at once is what RxDB reads document by document, in the same order', async () => {
  const page = pageOf(browser)
  await page.goto(address)
  const answers = await page.evaluate<{ what: string; byCursor: unknown; atOnce: unknown }[]>(
    `import('/reading.js').then(({ bothWays }) => bothWays())`,
  )
  expect(answers.length).toBeGreaterThan(15)
  for (const { what, byCursor, atOnce } of answers) expect([what, atOnce]).toEqual([what, byCursor])
  // Something is found by most of them.
  expect(
    answers.filter(({ byCursor }) => Array.isArray(byCursor) && byCursor.length > 0).length,
  ).toBeGreaterThan(10)
})
