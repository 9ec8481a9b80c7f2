import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnServer, type SpawnedServer } from '../../support/server.ts'

/**
 * The server processes of a place. Whichever of them ends is started again at its port, as a service manager
 * does.
 */
export class Servers {
  readonly urls: readonly string[]
  readonly #start: (port: number) => Promise<SpawnedServer>
  /** Null while one is being replaced. */
  readonly #running: (SpawnedServer | null)[]
  readonly #replacing: Promise<void>[]
  #rolled = Promise.resolve()
  #next = 0

  private constructor(start: (port: number) => Promise<SpawnedServer>, running: SpawnedServer[]) {
    this.#start = start
    this.#running = running
    this.#replacing = running.map(() => Promise.resolve())
    this.urls = running.map(({ url }) => url)
  }

  static async start(program: string, databaseUrl: string, many: number): Promise<Servers> {
    const env = { SECRET: 'a secret for tests alone, never for use', LOG_LEVEL: 'fatal' }
    const start = (port: number): Promise<SpawnedServer> =>
      spawnServer({ program, databaseUrl, port, env, dataFolder: tmpdir() })
    return new Servers(start, await Promise.all(Array.from({ length: many }, () => start(0))))
  }

  /**
   * Kills a server in the middle of its work, or the next one if it is down already.
   * @returns false if all are down
   */
  kill(first: number): boolean {
    return this.urls.some((_, step) => this.#replace((first + step) % this.urls.length, 'SIGKILL'))
  }

  /** Replaces the next server as an update does, which goes from one to the next and waits for each. */
  roll(): void {
    this.#rolled = this.#rolled.then(async () => {
      const index = this.#next++ % this.#running.length
      while (!this.#replace(index, 'SIGTERM')) await this.#replacing[index]
      await this.#replacing[index]
    })
  }

  async stop(): Promise<void> {
    await this.#rolled
    await Promise.all(this.#replacing)
    for (const server of this.#running) await server?.stop()
  }

  /** @returns false if it is being replaced already */
  #replace(index: number, signal: NodeJS.Signals): boolean {
    const server = this.#running[index]
    if (!server) return false
    this.#running[index] = null
    this.#replacing[index] = this.#successor(server, signal).then(successor => {
      this.#running[index] = successor
    })
    return true
  }

  async #successor(server: SpawnedServer, signal: NodeJS.Signals): Promise<SpawnedServer> {
    await server.kill(signal)
    const port = Number(new URL(server.url).port)
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#start(port)
      } catch (error) {
        // The database may be away as well.
        if (attempt === 50) throw error
        await sleep(100)
      }
    }
  }
}
