import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, By, Capabilities, until, type WebDriver, type WebElement } from 'selenium-webdriver'
import { DRAWN, PATIENCE_MS, SEEN_MS, type Tablet } from './tablet.ts'

/**
 * WebKit, Safari's engine, as Debian packs it: a browser in a window on a screen that nobody sees, and its
 * driver.
 */
export class WebKitTablet implements Tablet {
  readonly downloads: string
  readonly #driver: WebDriver
  readonly #home: string
  readonly #programs: readonly ChildProcess[]

  private constructor(driver: WebDriver, home: string, programs: readonly ChildProcess[]) {
    this.#driver = driver
    this.#home = home
    this.#programs = programs
    this.downloads = join(home, 'downloads')
  }

  static async start(): Promise<WebKitTablet> {
    const home = mkdtempSync(join(tmpdir(), 'sideline-webkit-'))
    mkdirSync(join(home, 'downloads'))
    mkdirSync(join(home, '.config'))
    writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n')
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const display = `:${(await firstOutput(screen)).trim()}`
    const port = await freePort()
    const env = { ...process.env, HOME: home, DISPLAY: display }
    const driving = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' })
    const address = `http://127.0.0.1:${port}`
    await untilItAnswers(`${address}/status`)
    const wanted = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    })
    const driver = await new Builder().usingServer(address).withCapabilities(wanted).build()
    return new WebKitTablet(driver, home, [driving, screen])
  }

  open(address: string): Promise<void> {
    return this.#driver.get(address)
  }

  reload(): Promise<void> {
    return this.#driver.navigate().refresh()
  }

  async tap(what: string): Promise<void> {
    const element = await this.#found(what)
    await this.#driver.wait(until.elementIsVisible(element), PATIENCE_MS)
    await this.#driver.wait(until.elementIsEnabled(element), PATIENCE_MS)
    await this.#driver.executeScript('arguments[0].scrollIntoView({ block: "nearest" })', element)
    await this.run(DRAWN)
    await sleep(SEEN_MS)
    await element.click()
  }

  async type(where: string, text: string): Promise<void> {
    await (await this.#found(where)).sendKeys(text)
  }

  async textOf(what: string): Promise<string> {
    return ((await (await this.#found(what)).getAttribute('textContent')) ?? '').trim()
  }

  async attributeOf(what: string, name: string): Promise<string | null> {
    return (await this.#found(what)).getAttribute(name)
  }

  async choose(input: string, file: string): Promise<void> {
    await (await this.#found(input)).sendKeys(file)
  }

  run(script: string): Promise<unknown> {
    return this.#driver.executeScript(`return (${script})`)
  }

  async close(): Promise<void> {
    await this.#driver.quit()
    for (const program of this.#programs) program.kill()
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 })
  }

  #found(what: string): Promise<WebElement> {
    return this.#driver.wait(until.elementLocated(By.xpath(what)), PATIENCE_MS)
  }
}

async function firstOutput({ stdio: [, , , output] }: ChildProcess): Promise<string> {
  if (!output) throw new Error('The screen has no channel to say its number')
  const [text] = (await once(output, 'data')) as [Buffer]
  return text.toString()
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was free')
  return address.port
}

async function untilItAnswers(address: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('WebKitWebDriver did not start')
}

/** Debian installs it next to the library, in a folder for the kind of machine. */
function miniBrowser(): string {
  const [folder] = readdirSync('/usr/lib').filter(name => name.endsWith('-linux-gnu'))
  return join('/usr/lib', folder ?? '', 'webkit2gtk-4.1/MiniBrowser')
}
