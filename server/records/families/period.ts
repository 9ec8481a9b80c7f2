import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { Problem } from '../../problems/problem.ts'

/** @throws Problem for a season or a tournament that ends before it starts */
export function requirePeriod({ start_date, end_date }: StoredRecord): void {
  if (typeof start_date === 'string' && typeof end_date === 'string' && end_date < start_date) {
    throw Problem.field('end_date', t => t('families.periodEnd', { start: start_date }))
  }
}
