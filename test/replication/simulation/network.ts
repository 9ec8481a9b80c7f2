import { setTimeout as sleep } from 'node:timers/promises'
import { EPOCH } from '../../../shared-schema/replication/scope.ts'
import type { Random } from '../../../server/rules/random.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import type { RequestFault } from './steps.ts'
import type { Tally } from './tally.ts'

const LONG_MS = 120

/**
 * The network between one tablet and the servers: it applies the ordered faults to requests, and passes the
 * others on as a load balancer does: to the next server if one refuses the connection.
 */
export class Network {
  readonly #servers: readonly string[]
  readonly #token: () => string
  readonly #chance: Random
  readonly #tally: Tally
  readonly #ahead: RequestFault[] = []
  /** Whether the requests are those of last week's app. */
  isOutdated = false
  #reached: number
  #isCut = false
  #line = new AbortController()
  #passing = 0

  /** @param first which of the servers the tablet's requests get to at first */
  constructor(servers: readonly string[], first: number, token: () => string, chance: Random, tally: Tally) {
    this.#servers = servers
    this.#reached = first
    this.#token = token
    this.#chance = chance
    this.#tally = tally
  }

  /** The next requests meet a fault each, in this order. */
  expect(faults: readonly RequestFault[]): void {
    this.#ahead.push(...faults)
  }

  /** Ends what is under way, streams as well; the next requests get through, if it was a break only. */
  breakOff(): void {
    this.#line.abort(new TypeError('Failed to fetch'))
    this.#line = new AbortController()
  }

  /** From now on the requests get to another server. */
  changeServer(): void {
    this.#reached += 1
    this.breakOff()
  }

  cut(): void {
    this.#isCut = true
    this.breakOff()
  }

  /** Lets everything pass again, except what the next requests are to meet. */
  heal(): void {
    this.#isCut = false
  }

  /** Nothing goes wrong any more. */
  endFaults(): void {
    this.heal()
    this.#ahead.length = 0
  }

  /** Whether the server that the tablet reaches is there. */
  async isServed(): Promise<boolean> {
    const answer = await this.#send('/readyz').catch(() => undefined)
    await answer?.arrayBuffer()
    return answer?.ok === true
  }

  async fetch(path: string, init: RequestInit): Promise<Response> {
    if (this.#isCut) throw new TypeError('Failed to fetch')
    const fault = this.#ahead.shift()
    if (fault === undefined) return this.#pass(path, init)
    this.#tally.fault(fault)
    switch (fault) {
      case 'drop request':
        throw new TypeError('Failed to fetch')
      case 'portal':
        return new Response('<html>Welcome to our free network</html>', {
          headers: { 'content-type': 'text/html' },
        })
      case 'status 500':
        return Response.json({ error_message: 'Something went wrong.' }, { status: 500 })
      case 'status 503':
        return new Response('<html>Busy</html>', { status: 503, headers: { 'content-type': 'text/html' } })
      case 'delay': {
        await sleep(this.#chance.between(1, LONG_MS))
        return this.#pass(path, init)
      }
      case 'overtaken': {
        await this.#untilOvertaken()
        return this.#pass(path, init)
      }
      case 'drop response': {
        await this.#deliver(path, init)
        throw new TypeError('Failed to fetch')
      }
      case 'duplicate': {
        const [answer] = await Promise.all([this.#pass(path, init), this.#deliver(path, init)])
        return answer
      }
      case 'late duplicate': {
        void sleep(this.#chance.between(1, LONG_MS)).then(() => this.#deliver(path, init))
        return this.#pass(path, init)
      }
    }
  }

  async #pass(path: string, init: RequestInit): Promise<Response> {
    this.#passing += 1
    this.#tally.requests += 1
    const headers = new Headers(init.headers)
    headers.set('Authorization', `Bearer ${this.#token()}`)
    const signal = AbortSignal.any([this.#line.signal, ...(init.signal ? [init.signal] : [])])
    return this.#send(this.isOutdated ? lastWeeks(path) : path, { ...init, headers, signal })
  }

  async #send(path: string, init: RequestInit = {}): Promise<Response> {
    const reached = this.#reached
    try {
      return await fetch(at(this.#servers, reached % this.#servers.length) + path, init)
    } catch (error) {
      if (isRefused(error) && this.#reached === reached) this.#reached += 1
      throw error
    }
  }

  /** The server gets the request and does what it asks; nobody hears the answer. */
  async #deliver(path: string, init: RequestInit): Promise<void> {
    if (path.includes('/stream')) return
    const answer = await this.#pass(path, { ...init, signal: null }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
  }

  /** Waits until another request has passed, if one comes soon. */
  async #untilOvertaken(): Promise<void> {
    const before = this.#passing
    for (const end = Date.now() + LONG_MS; Date.now() < end && this.#passing === before;) await sleep(5)
  }
}

const isRefused = (error: unknown): boolean =>
  error instanceof TypeError &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED'

/** The same address with the epoch before the present one. */
const lastWeeks = (path: string): string =>
  path.replace(new RegExp(`/${EPOCH}/(pull|push|stream)`), `/${EPOCH - 1}/$1`)
