import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser, type TestBrowser } from './chromium.ts'
import { pageOf } from './tablet.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * A page that has Dexie as `/dexie.js` and a module of the tablet's storage as `/tested.js`, for the tests of
 * a file.
 * @param name the module's file in `client/sync/storage`
 * @returns runs an expression in the page
 */
export function dexiePage(name: string): <T>(expression: string) => Promise<T> {
  const files: Record<string, string> = {
    '/': '<!doctype html><title>A database</title>',
    '/dexie.js': readFileSync(`${root}/node_modules/dexie/dist/modern/dexie.min.mjs`, 'utf8'),
    '/tested.js': ts.transpile(readFileSync(`${root}/client/sync/storage/${name}`, 'utf8'), {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
    }),
  }
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    response
      .setHeader('Content-Type', path.endsWith('.js') ? 'text/javascript' : 'text/html')
      .end(files[path])
  })
  let browser: TestBrowser
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    browser = await launchBrowser()
    await pageOf(browser).goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)
  })
  afterAll(async () => {
    await browser.close()
    server.close()
  })
  return expression => pageOf(browser).evaluate(expression)
}
