import type { Say } from '../texts/say.ts'
import { Problem } from './problem.ts'

/** Something was asked for too often. */
export class TooMany extends Problem {
  /** In how many seconds it may be asked for again. */
  readonly seconds: number

  constructor(say: Say, seconds: number) {
    super('too_many_requests', say)
    this.seconds = Math.max(1, Math.ceil(seconds))
  }
}
