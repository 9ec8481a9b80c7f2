import { errorCodes, type CodeOf, type ErrorCode } from '../../shared-schema/api/error-codes.ts'
import { inEnglish, type Say } from '../texts/say.ts'

type Wrongs = Readonly<Record<string, readonly Say[]>>

/** Something a caller asked for that cannot be done, in words for that caller. */
export class Problem extends Error {
  /** What it is, for programs. */
  readonly code: ErrorCode
  /** The same in words. */
  readonly say: Say
  /** What is wrong, field by field. */
  readonly wrongs: Readonly<Record<string, readonly Say[]>>

  constructor(code: Exclude<ErrorCode, CodeOf<400>>, say: Say, wrongs?: Wrongs, options?: ErrorOptions)
  /** Whoever sent something wrong is told what of it. */
  constructor(code: ErrorCode, say: Say, wrongs: Wrongs, options?: ErrorOptions)
  constructor(code: ErrorCode, say: Say, wrongs: Wrongs = {}, options?: ErrorOptions) {
    super(inEnglish(say), options)
    this.code = code
    this.say = say
    this.wrongs = wrongs
  }

  /** The HTTP status that says the same. */
  get status(): number {
    return errorCodes[this.code].status
  }

  /** One field of a write is wrong. */
  static field(name: string, wrong: Say): Problem {
    return new Problem(
      'wrong_fields',
      (t, shared) => shared('fields.ofField', { field: name, what: wrong(t, shared) }),
      { [name]: [wrong] },
    )
  }
}
