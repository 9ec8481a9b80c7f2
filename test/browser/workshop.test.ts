// The gallery of the workshop, from Vite's development server: it is no part of the built app.
import { resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languageCodes } from '../../shared-schema/texts/languages.ts'
import { examples } from '../../client/workshop/examples.ts'
import { NOT_LOADED } from '../../client/workshop/examples/messages.tsx'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { pageOf } from '../support/tablet.ts'

const root = resolve(import.meta.dirname, '../..')

let server: ViteDevServer
let browser: TestBrowser

beforeAll(async () => {
  server = await createServer({
    configFile: `${root}/vite.config.ts`,
    cacheDir: `${root}/.cache/workshop`,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  })
  await server.listen()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

test('all examples are shown in every language without an error', { tags: ['long'] }, async () => {
  const page = pageOf(browser)
  const errors: string[] = []
  const note = (text: string): void => {
    if (!text.includes(NOT_LOADED) && !text.includes('Failed to load resource'))
      errors.push(`${page.url()}: ${text}`)
  }
  page.on('pageerror', error => note(error.stack ?? error.message))
  page.on('console', message => message.type() === 'error' && note(message.text()))
  await page.route('**/v1/**', route => route.abort())
  const fragments = languageCodes.flatMap(language =>
    Object.entries(examples).flatMap(([component, shown]) =>
      Object.keys(shown).map(example =>
        new URLSearchParams({ component, example, palette: 'daylight', language }).toString(),
      ),
    ),
  )
  const unsent = fragments.find(fragment => fragment.includes('HandOver'))
  await page.goto(`${server.resolvedUrls?.local[0]}workshop/example.html#${unsent}`)
  // From now on the event of all examples is open.
  await page.getByRole('button', { name: 'Show as codes' }).waitFor()
  await page.evaluate(async all => {
    for (const fragment of all) {
      location.hash = fragment
      while (document.documentElement.dataset['shown'] !== fragment) await new Promise(requestAnimationFrame)
    }
  }, fragments)
  expect(errors).toEqual([])
})
