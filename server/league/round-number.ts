import { Problem } from './problem.ts'

/**
 * The number of a round among the others of its pool or tournament: the next one where none is asked for.
 * @throws Problem for a number that another round has, or that leaves one out
 */
export function roundNumber(asked: unknown, others: readonly (number | null)[]): number {
  const taken = others.filter(number => number !== null)
  const next = Math.max(0, ...taken) + 1
  if (typeof asked !== 'number') return next
  if (asked < 1 || asked > next) throw Problem.field('round_number', `must be from 1 to ${next}, the next one`)
  if (taken.includes(asked)) throw Problem.field('round_number', `is taken: there is a round ${asked} already; the next one is ${next}`)
  return asked
}
