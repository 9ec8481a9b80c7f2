// What the open pages of all browsers of a test show and have said, so that a test that fails on another
// machine tells why.
import type { BrowserContext, Page } from 'playwright-core'

const SAID = 20

const said = new Map<BrowserContext, string[]>()

/** Listens to what pages say from now on, until the browser is closed. */
export function listenToPages(context: BrowserContext): void {
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
}

/** Says of each open page where it is, what it shows and what its browser said last. */
export async function tellOfPages(): Promise<string> {
  const told = [...said].map(async ([context, heard]) => {
    const pages = await Promise.all(context.pages().map(describePage))
    return [...pages, 'Said:', ...heard].join('\n')
  })
  return (await Promise.all(told)).join('\n\n')
}

const PATIENCE_MS = 5000

async function describePage(page: Page): Promise<string> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: PATIENCE_MS })
    .catch((error: unknown) => `Nothing can be read: ${String(error)}`)
  return `Page ${page.url()}\n${shown || 'It shows nothing.'}`
}
