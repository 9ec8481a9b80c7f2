/** Something a caller asked for that cannot be done, in words for that caller. */
export class Problem extends Error {
  /** The HTTP status that says the same. */
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 412 | 422 | 503
  /** What is wrong, field by field. */
  readonly errors: Readonly<Record<string, readonly string[]>>

  constructor(status: Problem['status'], message: string, errors: Problem['errors'] = {}, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.errors = errors
  }

  /** One field of a write is wrong. */
  static field(name: string, message: string): Problem {
    return new Problem(400, `${name} ${message}`, { [name]: [message] })
  }
}
