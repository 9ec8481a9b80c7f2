import { Problem } from '../../problems/problem.ts'

interface Period {
  readonly start_date?: string | null
  readonly end_date?: string | null
}

/** @throws Problem for a season or a tournament that ends before it starts */
export function requirePeriod({ start_date, end_date }: Period): void {
  if (typeof start_date === 'string' && typeof end_date === 'string' && end_date < start_date) {
    throw Problem.field('end_date', t => t('families.periodEnd', { start: start_date }))
  }
}
