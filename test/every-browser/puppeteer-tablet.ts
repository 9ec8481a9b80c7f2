import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { DRAWN, PATIENCE_MS, SEEN_MS, type Tablet } from './tablet.ts'

/** Firefox saves a file in this folder, without asking. */
const savingTo = (folder: string) => ({
  'browser.download.folderList': 2,
  'browser.download.dir': folder,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.helperApps.neverAsk.saveToDisk': 'application/json',
})

/** Chromium and Firefox, which Puppeteer drives in the same way. */
export class PuppeteerTablet implements Tablet {
  readonly #browser: Browser
  readonly #page: Page
  readonly #folder: string

  private constructor(browser: Browser, page: Page, folder: string) {
    this.#browser = browser
    this.#page = page
    this.#folder = folder
  }

  static async start(browser: 'chrome' | 'firefox', executablePath: string): Promise<PuppeteerTablet> {
    const folder = mkdtempSync(join(tmpdir(), `sideline-${browser}-`))
    const started = await puppeteer.launch({
      browser,
      executablePath,
      headless: true,
      // Chromium's own sandbox does not run as root.
      args: browser === 'chrome' ? ['--no-sandbox', '--disable-gpu', '--no-first-run'] : [],
      ...(browser === 'chrome'
        ? { downloadBehavior: { policy: 'allow', downloadPath: folder } }
        : { extraPrefsFirefox: savingTo(folder) }),
    })
    return new PuppeteerTablet(started, (await started.pages())[0] ?? (await started.newPage()), folder)
  }

  get downloads(): string {
    return this.#folder
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address, { timeout: PATIENCE_MS })
  }

  async reload(): Promise<void> {
    await this.#page.reload({ timeout: PATIENCE_MS })
  }

  async tap(what: string): Promise<void> {
    await this.#found(what).hover()
    await this.run(DRAWN)
    await sleep(SEEN_MS)
    await this.#found(what).click()
  }

  async type(where: string, text: string): Promise<void> {
    await this.#found(where).fill(text)
  }

  async textOf(what: string): Promise<string> {
    return this.#found(what)
      .map(element => (element.textContent ?? '').trim())
      .wait()
  }

  async attributeOf(what: string, name: string): Promise<string | null> {
    const element = await this.#page.waitForSelector(`xpath/${what}`, { timeout: PATIENCE_MS })
    return (
      element?.evaluate(
        (found, asked) => (found instanceof Element ? found.getAttribute(asked) : null),
        name,
      ) ?? null
    )
  }

  async choose(input: string, file: string): Promise<void> {
    const element = await this.#page.waitForSelector(`xpath/${input}`, { timeout: PATIENCE_MS })
    // XPath gives an element of any kind; only an input takes files.
    const found = await element?.toElement('input')
    await found?.uploadFile(file)
  }

  run(script: string): Promise<unknown> {
    return this.#page.evaluate(script)
  }

  async close(): Promise<void> {
    await this.#browser.close()
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }

  #found(what: string) {
    return this.#page.locator(`xpath/${what}`).setTimeout(PATIENCE_MS)
  }
}
