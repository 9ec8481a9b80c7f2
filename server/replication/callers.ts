import type { Request, RequestHandler } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import { ACTING_PERSON } from '../../shared-schema/api/accounts.ts'
import { anonymous, type Author } from '../access/author.ts'

/** The caller of each request, found once, before anything else looks at the request. */
export class Callers {
  readonly #authorOf: (request: Request) => Promise<Author>
  readonly #found = new WeakMap<Request, Author>()

  constructor(authorOf: (request: Request) => Promise<Author>) {
    this.#authorOf = authorOf
  }

  readonly find: RequestHandler = async (request, _response, next) => {
    this.#found.set(request, await this.#authorOf(request))
    next()
  }

  of(request: Request): Author {
    return this.#found.get(request) ?? anonymous
  }

  /** The caller of a long-running request, with their current roles. */
  now(request: Request): Promise<Author> {
    return this.#authorOf(request)
  }

  /** Identifies the caller's session or token: the same value means the same caller. */
  credentialsOf({ headers, query }: Request): string {
    const { authorization, cookie } = headers
    return JSON.stringify([
      authorization,
      cookie,
      headers[ACTING_PERSON],
      query.access_token,
      query.bearer_token,
    ])
  }

  /**
   * The key for counting a caller's requests and streams: the person, or the address if they are not signed
   * in.
   */
  countedAs(request: Request): string {
    return this.of(request).person_id ?? ipKeyGenerator(request.ip ?? '')
  }
}
