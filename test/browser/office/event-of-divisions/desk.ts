// The organizer at a browser, and the server that it reaches.
import type { Locator, Page } from 'playwright-core'
import { Client, type Body } from '../../../rest/client.ts'
import { launchBrowser, type TestBrowser } from '../../../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../../../support/cuttable-proxy.ts'
import { Hand } from '../../../support/hand.ts'
import { MailServer } from '../../../support/mail-server.ts'
import { officeSizes } from '../../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../../support/server.ts'
import { pageOf } from '../../../support/tablet.ts'
import type { Division } from './divisions.ts'

/** Everything is done on the page; REST is asked only for what came of it. */
export class Desk {
  readonly hand = new Hand()
  readonly server: TestServer
  readonly mails: MailServer
  /** The network of the tablet at the entrance. */
  readonly proxy: CuttableProxy
  readonly page: Page
  readonly #office: Client
  readonly #browser: TestBrowser

  private constructor(parts: {
    readonly server: TestServer
    readonly mails: MailServer
    readonly proxy: CuttableProxy
    readonly office: Client
    readonly browser: TestBrowser
  }) {
    this.server = parts.server
    this.mails = parts.mails
    this.proxy = parts.proxy
    this.page = pageOf(parts.browser)
    this.#office = parts.office
    this.#browser = parts.browser
  }

  /** An empty server that sends mails, and a browser. */
  static async atEmptyServer(databaseUrl: string): Promise<Desk> {
    const mails = await MailServer.start()
    const env = {
      ...{ SMTP_URL: mails.url, MAIL_FROM: 'scores@example.org' },
      PUBLIC_URL: 'http://scores.example.org',
    }
    const server = await startTestServer({ databaseUrl, env })
    const proxy = await cuttableProxy(Number(new URL(server.url).port))
    const office = new Client(server.url, await server.signIn('owner'))
    const browser = await launchBrowser({ online: true })
    const desk = new Desk({ server, mails, proxy, office, browser })
    await desk.page.setViewportSize(officeSizes[0])
    return desk
  }

  async close(): Promise<void> {
    await this.#browser.close()
    await this.proxy.close()
    await this.server.stop()
    await this.mails.stop()
  }

  button = (name: string | RegExp, within: Page | Locator = this.page): Locator =>
    within.getByRole('button', { name })
  link = (name: string | RegExp): Locator => this.page.getByRole('link', { name }).first()
  field = (name: string, within: Page | Locator = this.page): Locator =>
    within.getByLabel(name, { exact: true })
  dialog = (name?: string | RegExp): Locator =>
    this.page.getByRole('dialog', name === undefined ? {} : { name })

  tap = (target: Locator): Promise<void> => this.hand.tap(target)
  type = (field: Locator, text: string): Promise<void> => this.hand.type(field, text)
  /** Opens a list of the office and chooses in it. */
  async choose(name: string, option: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    await this.tap(within.getByRole('combobox', { name }))
    await this.tap(this.page.getByRole('option', { name: option, exact: true }))
  }

  /** Opens a division from the start page of the office. */
  async open(division: Division): Promise<void> {
    await this.tap(this.link('Office'))
    const event = this.page.getByRole('group', { name: 'Windmill' })
    await this.tap(event.getByRole('link', { name: division, exact: true }))
    await this.page.getByRole('heading', { level: 1, name: division }).waitFor()
  }

  read = async (path: string): Promise<Body> => (await this.#office.get(path)).body
  listOf = async (query: string): Promise<Body[]> => (await this.#office.list(query)).objects
  column = (path: string, name: string): Promise<unknown[]> => this.#office.column(path, name)
  tournamentOf = async (division: Division): Promise<number> =>
    Number((await this.listOf(`/tournaments/?name=${division}`))[0]?.id)
  gamesOf = async (division: Division): Promise<Body[]> =>
    this.listOf(`/games/?tournament_id=${await this.tournamentOf(division)}&order_by=[id]&limit=200`)
}
