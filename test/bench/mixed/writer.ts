import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { Client, type Body, type Reply } from '../../rest/client.ts'
import { Device } from '../../support/replication.ts'
import { randomNumbers } from '../rules/random.ts'
import type { Tournament, World } from './world.ts'

/** One request and what became of it. */
export interface Answer {
  /** The kind of write, in a few words. */
  readonly kind: string
  readonly status: number
  readonly ms: number
  /** The server's message if it refused. */
  readonly text: string
}

/** Somebody of the office with a tablet, who writes one thing after another and notes each answer. */
export class Writer {
  readonly answers: Answer[] = []
  /** The current kind of write. */
  kind = ''
  readonly #client: Client
  readonly #devices: ReadonlyMap<number, Device>
  readonly #random: () => number

  /** @param number its own, by which what looks random is the same in each run */
  constructor(
    url: string,
    token: string,
    readonly world: World,
    readonly number: number,
  ) {
    this.#client = new Client(url, token)
    this.#devices = new Map(
      world.tournaments.map(({ id }) => [id, new Device(url, tournamentScope(id), token)]),
    )
    this.#random = randomNumbers(number * 7919 + 1)
  }

  any<T>(list: readonly T[]): T {
    const one = list[Math.floor(this.#random() * list.length)]
    if (one === undefined) throw new Error('There is nothing to choose from')
    return one
  }

  below = (limit: number): number => Math.floor(this.#random() * limit)
  tournament = (): Tournament => this.any(this.world.tournaments)

  device(tournament: Tournament): Device {
    const device = this.#devices.get(tournament.id)
    if (!device) throw new Error(`There is no tablet in tournament ${tournament.id}`)
    return device
  }

  async send(
    method: string,
    path: string,
    values?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    return this.#noted(
      () => this.#client.send(method, path, values, headers),
      async ({ status, body }) => ({ status, text: JSON.stringify(body) }),
    )
  }

  put = (path: string, values: object): Promise<Reply> => this.send('PUT', path, values)
  delete = (path: string): Promise<Reply> => this.send('DELETE', path)

  /**
   * Makes a record and returns it; a refused one has no id, so writes that depend on it are refused too.
   */
  async post(path: string, values: object): Promise<Body> {
    return (await this.send('POST', path, values)).body
  }

  async push(tournament: Tournament, entries: readonly object[]): Promise<void> {
    await this.#noted(
      () => this.device(tournament).push(entries),
      async response => ({ status: response.status, text: await response.text() }),
    )
  }

  async #noted<T>(
    work: () => Promise<T>,
    told: (reply: T) => Promise<{ status: number; text: string }>,
  ): Promise<T> {
    const { kind } = this
    const start = performance.now()
    const reply = await work()
    const { status, text } = await told(reply)
    this.answers.push({ kind, status, ms: performance.now() - start, text: status < 400 ? '' : text })
    return reply
  }
}
