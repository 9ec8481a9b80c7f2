import { Problem } from '../../problems/problem.ts'

/**
 * The number of a round in its pool or tournament: the next one if none is requested.
 * @throws Problem for a number that is taken, or that leaves a gap
 */
export function roundNumber(requested: unknown, others: readonly (number | null)[]): number {
  const taken = others.filter(number => number !== null)
  const next = Math.max(0, ...taken) + 1
  if (typeof requested !== 'number') return next
  if (requested < 1 || requested > next)
    throw Problem.field('round_number', t => t('rounds.numberOutside', { next }))
  if (taken.includes(requested))
    throw Problem.field('round_number', t => t('rounds.numberTaken', { number: requested, next }))
  return requested
}
