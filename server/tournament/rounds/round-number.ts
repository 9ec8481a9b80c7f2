import { Problem } from '../../problems/problem.ts'

/**
 * The number of a round in its pool or tournament: the next one if none is requested.
 * @throws Problem for a number that is taken, or that leaves a gap
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
