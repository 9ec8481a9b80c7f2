import { keyOfRequest } from './attempt.ts'

/** What is asked of the server, as far as it tells one request from another. */
interface Asked {
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

/**
 * What one form sends, from its opening on. The same request is under way once, however often somebody taps;
 * sent again after a failure, it has the same key, so that the server does it once even if it had been done.
 */
export class Sending<Answer> {
  #attempt = crypto.randomUUID()
  readonly #underWay = new Map<string, Promise<Answer>>()

  /** @param send is given the key of the request */
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
    // What is asked for after it was done is something else, even if it looks the same.
    this.#attempt = crypto.randomUUID()
    return answer
  }
}
