// Screenshots and logs of all open pages of a test, which explain a failure on another machine.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'

const SAID = 20

const said = new Map<BrowserContext, string[]>()
let areTraced = false

/** From now on every browser that is opened keeps a trace, which costs it a little of its speed. */
export function traceBrowsers(): void {
  areTraced = true
}

/** Listens to what pages say from now on, until the browser is closed. */
export async function listenToPages(context: BrowserContext): Promise<void> {
  const heard: string[] = []
  said.set(context, heard)
  const hear = (what: string): void => {
    heard.push(`${new Date().toISOString()} ${what.slice(0, 300)}`)
    if (heard.length > SAID) heard.shift()
  }
  context.on('console', message => hear(`${message.type()}: ${message.text()}`))
  context.on('weberror', error => hear(`error: ${error.error().message}`))
  context.on('requestfailed', request =>
    hear(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`),
  )
  context.once('close', () => said.delete(context))
  // Without pictures of each step, which would slow down all tests for the few that fail.
  if (areTraced) await context.tracing.start()
}

/** Says of each open page where it is, what it shows and what its browser said last. */
export async function tellOfPages(): Promise<string> {
  const told = [...said].map(async ([context, heard]) => {
    const pages = await Promise.all(context.pages().map(describePage))
    return [...pages, 'Said:', ...heard].join('\n')
  })
  return (await Promise.all(told)).join('\n\n')
}

/** Keeps what the open pages show, as text and as pictures, and the traces of their browsers up to now. */
export async function keepPages(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'pages.txt'), await tellOfPages())
  for (const [number, context] of [...said.keys()].entries()) {
    for (const [at, page] of context.pages().entries())
      await keep(
        page.screenshot({ path: join(folder, `browser-${number}-page-${at}.png`), timeout: PATIENCE_MS }),
      )
    if (areTraced)
      await keep(context.tracing.stopChunk({ path: join(folder, `browser-${number}-trace.zip`) }))
  }
  await beginTraces()
}

/** Forgets the traces of all open browsers, so that those of the next test begin with it. */
export async function beginTraces(): Promise<void> {
  if (areTraced) await Promise.all([...said.keys()].map(({ tracing }) => keep(beginTrace(tracing))))
}

async function beginTrace(tracing: BrowserContext['tracing']): Promise<void> {
  await keep(tracing.stopChunk())
  await tracing.startChunk()
}

/** A browser may be on its way out, and a page busy: then there is less to see, and the test goes on. */
const keep = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined)

const PATIENCE_MS = 5000

async function describePage(page: Page): Promise<string> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: PATIENCE_MS })
    .catch((error: unknown) => `Nothing can be read: ${String(error)}`)
  return `Page ${page.url()}\n${shown || 'It shows nothing.'}`
}
