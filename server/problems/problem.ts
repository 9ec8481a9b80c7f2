import { errorCodes, type CodeOf, type ErrorCode } from '../../shared-schema/api/error-codes.ts'
import { inEnglish, type Say } from '../texts/say.ts'

type Wrongs = Readonly<Record<string, readonly Say[]>>

interface Options extends ErrorOptions {
  /** Further parts of the answer, for programs. */
  readonly details?: object
}

/** A request that cannot be fulfilled, explained in the caller's language. */
export class Problem extends Error {
  /** The error code, for programs. */
  readonly code: ErrorCode
  /** The message, for people. */
  readonly say: Say
  /** The problems of each field. */
  readonly wrongs: Readonly<Record<string, readonly Say[]>>
  /** Further parts of the answer. */
  readonly details: object

  constructor(code: Exclude<ErrorCode, CodeOf<400>>, say: Say, wrongs?: Wrongs, options?: Options)
  /** A code for wrong input requires the wrong fields. */
  constructor(code: ErrorCode, say: Say, wrongs: Wrongs, options?: Options)
  constructor(code: ErrorCode, say: Say, wrongs: Wrongs = {}, options: Options = {}) {
    super(inEnglish(say), options)
    this.code = code
    this.say = say
    this.wrongs = wrongs
    this.details = options.details ?? {}
  }

  /** The HTTP status of the code. */
  get status(): number {
    return errorCodes[this.code].status
  }

  /** A problem with one field of a write. */
  static field(name: string, wrong: Say): Problem {
    return new Problem(
      'wrong_fields',
      (t, shared) => shared('fields.ofField', { field: name, what: wrong(t, shared) }),
      { [name]: [wrong] },
    )
  }
}
