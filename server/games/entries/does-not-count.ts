import type { Refusal } from '../../../shared-schema/replication/result.ts'
import { verdictText } from '../../../shared-schema/replication/verdict-text.ts'
import { Problem } from '../../problems/problem.ts'

/** The error for an entry of the office that cannot count, with the words that a tablet gets as a verdict. */
export const doesNotCount = (reason: Refusal): Problem =>
  new Problem('does_not_count', (_, shared) => verdictText({ reason, game: null }, shared))
