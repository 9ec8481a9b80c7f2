import { keyOfRequest } from './idempotency-key.ts'

/** The parts of a request that distinguish it from others. */
interface RequestParts {
  readonly path: string
  readonly body?: unknown
}

/**
 * The requests of one form while it is open. A failed request is sent again with the same key: the server
 * performs it once even if the first one had arrived.
 */
export class Sending {
  #attempt = crypto.randomUUID()

  /** @param send receives the key of the request */
  async send<Answer>({ path, body }: RequestParts, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const answer = await send(await keyOfRequest(this.#attempt, path, body ?? null))
    // The next request is a new one, even with the same content.
    this.#attempt = crypto.randomUUID()
    return answer
  }
}
