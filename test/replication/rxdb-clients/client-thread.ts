import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { storedSchema } from '../../../client/sync/storage/stored-schema.ts'
import { documentSchemas } from '../../../shared-schema/replication/schemas.ts'
import { EPOCH } from '../../../shared-schema/replication/scope.ts'
import { documentedClient, type RxdbVersion } from './documented-client.ts'
import { TURN_MS } from './turns.ts'

/** A client that is to be opened. */
export interface Wanted {
  readonly version: RxdbVersion
  /** Of the scope, where the client reaches it. */
  readonly address: string
  readonly token: string
}

const documents = z.array(z.looseObject({ id: z.string() }))

/** The documents of a client, and the last errors of its replications. */
const shown = z.object({
  documents: z.object({ catalog: documents, entries: documents, results: documents }),
  errors: z.array(z.string()),
})
export type Shown = z.infer<typeof shown>

/** The documents of the clients of a thread, and the number of its turns. */
const allShown = z.object({ turns: z.int(), clients: z.array(shown) })

const answered = z.object({ id: z.int(), answer: z.unknown() })

const { catalog, entries, results } = documentSchemas
const schemas = {
  catalog: storedSchema(catalog),
  entries: storedSchema(entries),
  results: storedSchema(results),
}

interface Waiting {
  done(answer: unknown): void
  failed(error: unknown): void
}

/** A thread with the clients of one event at a time. */
export class ClientThread {
  readonly #worker = new Worker(join(import.meta.dirname, 'clients.mjs'), {
    workerData: { schemas, turnMs: TURN_MS },
  })
  readonly #waiting = new Map<number, Waiting>()
  #asked = 0

  constructor() {
    this.#worker.on('message', message => {
      const { id, answer } = answered.parse(message)
      this.#waiting.get(id)?.done(answer)
      this.#waiting.delete(id)
    })
    this.#worker.on('error', error => {
      for (const waiting of this.#waiting.values()) waiting.failed(error)
    })
  }

  /** Opens clients. They are known by their place in the list. */
  async open(name: string, wanted: readonly Wanted[]): Promise<void> {
    await this.#ask('open', {
      name,
      wanted: wanted.map(({ version, ...client }) => ({
        ...client,
        module: documentedClient(version),
        epoch: EPOCH,
      })),
    })
  }

  async record(client: number, entry: object): Promise<void> {
    await this.#ask('record', { client, entry })
  }

  async show(): Promise<z.infer<typeof allShown>> {
    return allShown.parse(await this.#ask('show'))
  }

  async close(): Promise<void> {
    await this.#ask('close')
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }

  #ask(ask: 'open' | 'record' | 'show' | 'close', about?: object): Promise<unknown> {
    const id = ++this.#asked
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed })
      this.#worker.postMessage({ id, ask, about })
    })
  }
}
