import type { Stored } from '../../shared-schema/resources/wire.ts'
import { Problem } from './problem.ts'

/** @throws Problem for a season or a tournament that ends before it starts */
export function demandPeriod({ start_date, end_date }: Stored): void {
  if (typeof start_date === 'string' && typeof end_date === 'string' && end_date < start_date) {
    throw Problem.field('end_date', `must not be before the start date ${start_date}`)
  }
}
