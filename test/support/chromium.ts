// Chromium for tests. Every browser has a profile folder, so that a test can kill it and start it again with
// its data.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { findChromium, findTestBrowser } from './find-chromium.mjs'
import { watchOfficeAddresses } from './office-addresses.ts'
import { listenToPages } from './open-pages.ts'
import { slowness } from './slowness.ts'

export interface TestBrowser {
  context: BrowserContext
  userDataDir: string
  /** Ends the browser in good order. A profile folder that the test did not give is removed. */
  close(): Promise<void>
}

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A screen that is touched. */
export interface Glass {
  readonly width: number
  readonly height: number
}

/**
 * @param glass the screen, if it is touched
 * @param camera the file of a video (Y4M), which is what the browser's camera sees, over and over
 * @param online whether it always has a network: then it installs no service worker, which takes longer than
 *   many tests
 * @param withScreen whether it can keep a screen on, which Chromium without windows cannot
 * @param locale the language of the device, if it is not English
 */
export async function launchBrowser({
  userDataDir,
  glass,
  camera,
  online = false,
  withScreen = false,
  locale,
}: {
  userDataDir?: string
  glass?: Glass
  camera?: string
  online?: boolean
  withScreen?: boolean
  locale?: string
} = {}): Promise<TestBrowser> {
  const executablePath = withScreen ? findChromium() : findTestBrowser()
  if (executablePath === undefined)
    throw new Error('There is no Chromium on this machine; `npm test` says how to get it.')
  const profile = userDataDir ?? mkdtempSync(join(tmpdir(), 'sideline-chromium-'))
  // Playwright's default, said aloud: Chromium's own sandbox does not run as root.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...flags, ...(camera === undefined ? [] : seeing(camera))],
    chromiumSandbox: false,
    ...(glass === undefined ? {} : { viewport: glass, hasTouch: true }),
    serviceWorkers: online ? 'block' : 'allow',
    ...(locale === undefined ? {} : { locale }),
  })
  // Long enough for a machine that does other work too: slow is not wrong.
  context.setDefaultTimeout(slowness() * 60_000)
  watchOfficeAddresses(context)
  await listenToPages(context)
  return {
    context,
    userDataDir: profile,
    async close() {
      await context.close()
      if (userDataDir === undefined) rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const seeing = (video: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${video}`,
]

/** Empties the browser's own cache of answers, as a browser does sooner or later. */
export async function clearHttpCache(page: Page): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
}

/**
 * Kills the browser with all its processes at once, as a tablet whose battery is pulled out. Its profile
 * folder stays.
 */
export async function killBrowser(browser: TestBrowser): Promise<void> {
  const closed = new Promise<void>(done => {
    browser.context.once('close', () => {
      done()
    })
  })
  process.kill(-groupOf(browser.userDataDir), 'SIGKILL')
  await closed
}

/** The process group of the browser that was started with a profile folder: Playwright gives each its own. */
function groupOf(profile: string): number {
  for (const pid of readdirSync('/proc'))
    if (readProcess(pid, 'cmdline').includes(`--user-data-dir=${profile}\0`))
      return Number(/\) \S \d+ (\d+)/.exec(readProcess(pid, 'stat'))?.[1])
  throw new Error(`No browser uses ${profile}`)
}

function readProcess(pid: string, file: 'cmdline' | 'stat'): string {
  try {
    return readFileSync(join('/proc', pid, file), 'utf8')
  } catch {
    return '' // no process, or one that has just ended
  }
}
