import type { Request, RequestHandler } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import { ACTING_PERSON } from '../../shared-schema/api/accounts.ts'
import { anonymous, type Author } from '../access/author.ts'

/** Who makes each request, found out once, before anything else looks at the request. */
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

  /** Whoever made a request that goes on, with the roles they have by now. */
  now(request: Request): Promise<Author> {
    return this.#authorOf(request)
  }

  /** What names the caller's session or token: as long as it is the same, so is the caller. */
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
   * By whom a caller's requests and streams are counted: the person, or the address of whoever has not signed
   * in.
   */
  countedAs(request: Request): string {
    return this.of(request).person_id ?? ipKeyGenerator(request.ip ?? '')
  }
}
