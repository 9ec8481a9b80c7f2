import type { Say } from '../texts/say.ts'
import { Problem } from './problem.ts'

/** A request that came too often. */
export class TooMany extends Problem {
  /** The number of seconds until the next try. */
  readonly seconds: number

  constructor(say: Say, seconds: number) {
    super('too_many_requests', say)
    this.seconds = Math.max(1, Math.ceil(seconds))
  }
}
