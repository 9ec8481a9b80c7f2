import { Agent, request as open, type IncomingMessage } from 'node:http'
import { collections, type CollectionName, type Scope } from '../../../shared-schema/replication/scope.ts'
import { PULL_BATCH } from '../../../client/sync/replication/pull.ts'
import type { Target } from './target.ts'

/** Where each collection of a scope ends in its feed. */
export type Ends = Readonly<Record<CollectionName, number>>

/** A tablet without a screen and without storage: plain requests over connections of its own. */
export class PlainTablet {
  readonly #target: Target
  readonly #scope: Scope
  readonly #agent = new Agent({ keepAlive: true })

  constructor(target: Target, scope: Scope) {
    this.#target = target
    this.#scope = scope
  }

  /** Fetches all that the scope holds: three collections side by side, in pages of the app's size. */
  async pullAll(ends: Ends): Promise<void> {
    await Promise.all(
      collections.map(async collection => {
        for (let after = 0; after < ends[collection];) {
          const text = await this.#ask('GET', this.#target.pull(this.#scope, collection, after, PULL_BATCH))
          // Read from the end alone: what the tablet does with an answer is not measured here.
          after = Number(/"lwt":(\d+)/.exec(text.slice(-200))?.[1])
        }
      }),
    )
  }

  /** Sends entries in one request. */
  async push(entries: readonly object[]): Promise<void> {
    await this.#ask(
      'POST',
      this.#target.push(this.#scope),
      JSON.stringify(entries.map(newDocumentState => ({ newDocumentState }))),
    )
  }

  /**
   * Opens a stream. @returns once it follows the scope
   * @param changed is called with each change that arrives
   */
  async follow(changed: (text: string) => void): Promise<void> {
    const incoming = await this.#send('GET', this.#target.stream(this.#scope))
    await new Promise<void>(opened => {
      incoming.on('data', (part: Buffer) => {
        const text = part.toString()
        if (text.includes('event: open')) opened()
        if (text.includes('event: changes')) changed(text)
      })
    })
  }

  /** Closes its connections, and with them its stream. */
  switchOff(): void {
    this.#agent.destroy()
  }

  async #ask(method: string, path: string, body?: string): Promise<string> {
    const incoming = await this.#send(method, path, body)
    const parts: Buffer[] = []
    for await (const part of incoming) if (part instanceof Buffer) parts.push(part)
    const text = Buffer.concat(parts).toString()
    if (incoming.statusCode !== 200) throw new Error(`${method} ${path}: ${incoming.statusCode} ${text}`)
    return text
  }

  #send(method: string, path: string, body?: string): Promise<IncomingMessage> {
    return new Promise((done, failed) => {
      const headers = { ...this.#target.headers, 'Content-Type': 'application/json' }
      const outgoing = open(
        `${this.#target.url}${path}`,
        { method, headers, agent: this.#agent },
        incoming => {
          incoming.on('error', () => undefined) // a stream that the tablet itself cuts
          done(incoming)
        },
      )
      outgoing.on('error', failed)
      outgoing.end(body)
    })
  }
}
