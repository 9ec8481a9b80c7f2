import { Problem } from '../../problems/problem.ts'

/**
 * The number of a round among the others of its pool or tournament: the next one if none is asked for.
 * @throws Problem for a number that another round has, or that leaves one out
 */
export function roundNumber(asked: unknown, others: readonly (number | null)[]): number {
  const taken = others.filter(number => number !== null)
  const next = Math.max(0, ...taken) + 1
  if (typeof asked !== 'number') return next
  if (asked < 1 || asked > next) throw Problem.field('round_number', t => t('rounds.numberOutside', { next }))
  if (taken.includes(asked))
    throw Problem.field('round_number', t => t('rounds.numberTaken', { number: asked, next }))
  return asked
}
