import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, json } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import type { Kysely } from 'kysely'
import { askControl } from '../../../server/programs/ask-control.ts'
import { openDatabase } from '../../../server/database/connection.ts'
import type { Database } from '../../../server/database/schema.ts'
import { cuttableProxy, type CuttableProxy } from '../../support/cuttable-proxy.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { copyAsSynced, forgetInPowerCuts } from './forgetful-disk.ts'
import type { Ground } from './ground.ts'
import type { ServerStep } from './steps.ts'

/**
 * One server for one history at a time, with an embedded database: for what changes all that a server has. It
 * runs in the thread of the history, through whose disk it writes.
 */
export class OwnGround implements Ground {
  readonly isShared = false
  readonly servers: readonly string[]
  readonly #root: string
  readonly #proxy: CuttableProxy
  #folder: string
  #server: TestServer
  #officeToken = ''
  #backup: Buffer | undefined

  private constructor(root: string, folder: string, server: TestServer, proxy: CuttableProxy) {
    this.#root = root
    this.#folder = folder
    this.#server = server
    this.#proxy = proxy
    this.servers = [proxy.url]
  }

  /** @param root where it keeps its folders, with an empty database in it: see `makeTemplate` */
  static async open(root: string): Promise<OwnGround> {
    forgetInPowerCuts()
    const folder = join(root, randomUUID())
    cpSync(template(root), folder, { recursive: true })
    const server = await start(folder)
    const ground = new OwnGround(root, folder, server, await cuttableProxy(portOf(server)))
    ground.#officeToken = await server.signIn('owner')
    return ground
  }

  get db(): Kysely<Database> {
    return this.#server.db
  }

  get officeToken(): string {
    return this.#officeToken
  }

  async strike(step: ServerStep): Promise<void> {
    switch (step.do) {
      case 'back up':
        this.#backup = await buffer(await askControl(this.#folder, 'backup'))
        return
      case 'restored backup':
        return this.#restore()
      case 'power cut':
        return this.#cutPower()
      default:
        throw new Error(`${step.do} is for several servers on PostgreSQL`)
    }
  }

  /** As `npm run restore` does it while the server runs. */
  async #restore(): Promise<void> {
    if (!this.#backup) throw new Error('There is no backup')
    await json(await askControl(this.#folder, 'restore', Readable.from([this.#backup])))
  }

  /**
   * All connections break at the same moment, and the disk keeps only flushed data. The rest of the old
   * server runs on without effect.
   */
  async #cutPower(): Promise<void> {
    const [before, folder] = [this.#folder, join(this.#root, randomUUID())]
    this.#proxy.cut()
    mkdirSync(folder, { mode: 0o700 })
    copyAsSynced(join(before, 'database'), join(folder, 'database'))
    await this.#server.stop()
    rmSync(before, { recursive: true })
    this.#server = await start(folder)
    this.#folder = folder
    this.#proxy.heal(portOf(this.#server))
  }
}

const template = (root: string): string => join(root, 'template')

/** Makes the empty database that own grounds below a folder begin with. */
export const makeTemplate = async (root: string): Promise<void> =>
  (await openDatabase(undefined, template(root))).close()

const start = (folder: string): Promise<TestServer> =>
  startTestServer({ databaseUrl: pathToFileURL(folder).href })

const portOf = ({ url }: TestServer): number => Number(new URL(url).port)
