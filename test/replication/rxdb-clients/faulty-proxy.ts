import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Random } from '../../../server/rules/random.ts'
import type { Tally } from '../simulation/tally.ts'
import { answerFaultily } from './faulty-answer.ts'
import { streamFaultily } from './faulty-stream.ts'
import { drawRequestFault, drawStreamFault, type Drawn } from './faults.ts'

/** The number of last requests that are kept for finding a cause. */
const REMEMBERED = 60

/**
 * The network between one client and the server. Each address meets its own faults in an order that follows
 * from the seed, independent of the other addresses.
 */
export class FaultyProxy {
  readonly #target: string
  readonly #seed: number
  readonly #tally: Tally
  readonly #chances = new Map<string, Random>()
  readonly #server: Server
  readonly #start = performance.now()
  readonly #log: string[] = []
  #isAway = false
  #isOver = false

  private constructor(target: string, seed: number, tally: Tally) {
    this.#target = target
    this.#seed = seed
    this.#tally = tally
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch((error: unknown) => {
        this.#note(`${request.url ?? ''}: ${String(error)}`)
        response.destroy()
      })
    })
  }

  /** @param target the address of the server */
  static async open(target: string, seed: number, tally: Tally): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(target, seed, tally)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The last requests and what became of them. */
  get log(): readonly string[] {
    return this.#log
  }

  /** Breaks all connections and lets none through until it comes back. */
  leave(): void {
    this.#isAway = true
    this.#server.closeAllConnections()
    this.#note('away')
  }

  comeBack(): void {
    this.#isAway = false
    this.#note('back')
  }

  /** From now on nothing new goes wrong. A connection that is dead stays so until its client leaves it. */
  endFaults(): void {
    this.#isOver = true
    this.#note('the faults end')
  }

  async close(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
    await once(this.#server, 'close')
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#isAway) {
      this.#tally.fault('server away')
      request.socket.resetAndDestroy()
      return
    }
    const url = request.url ?? ''
    const [, address = '', query = ''] = /([^/]+\/\d+\/\w+)(\?.*)?$/.exec(url) ?? []
    this.#tally.requests += 1
    const passage = {
      request,
      response,
      target: this.#target + url,
      isOver: () => this.#isOver,
      note: (text: string) => this.#note(`${address}${query} ${text}`),
    }
    const chance = this.#chanceAt(address)
    if (address.endsWith('/pullStream'))
      await streamFaultily({ ...passage, ...this.#met(drawStreamFault(chance)) })
    else await answerFaultily({ ...passage, ...this.#met(drawRequestFault(chance)) })
  }

  #met<Fault>(drawn: Drawn<Fault | 'none'>): Drawn<Fault | 'none'> {
    if (this.#isOver) return { ...drawn, fault: 'none' }
    if (drawn.fault !== 'none') this.#tally.fault(String(drawn.fault))
    return drawn
  }

  #chanceAt(address: string): Random {
    const chance = this.#chances.get(address) ?? Random.forPart(this.#seed, address)
    this.#chances.set(address, chance)
    return chance
  }

  #note(text: string): void {
    this.#log.push(`${((performance.now() - this.#start) / 1000).toFixed(2)} s ${text}`)
    if (this.#log.length > REMEMBERED) this.#log.shift()
  }
}
