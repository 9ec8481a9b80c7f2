import { keyOfRequest } from './idempotency-key.ts'

/** The parts of a request that distinguish it from others. */
interface Asked {
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

/**
 * The requests of one form while it is open. However often somebody taps, the same request is under way only
 * once. A failed request is sent again with the same key: the server performs it once even if the first one
 * had arrived.
 */
export class Sending<Answer> {
  #attempt = crypto.randomUUID()
  readonly #underWay = new Map<string, Promise<Answer>>()

  /** @param send receives the key of the request */
  once(asked: Asked, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const what = JSON.stringify([asked.method, asked.path, asked.body])
    const before = this.#underWay.get(what)
    if (before) return before
    const sent = this.#send(asked, send).finally(() => this.#underWay.delete(what))
    this.#underWay.set(what, sent)
    return sent
  }

  async #send({ path, body }: Asked, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const answer = await send(await keyOfRequest(this.#attempt, path, body ?? null))
    // The next request is a new one, even with the same content.
    this.#attempt = crypto.randomUUID()
    return answer
  }
}
