import type { FamilyRules } from './family-rules.ts'
import { Problem } from './problem.ts'

/** A season or a tournament does not end before it starts. */
export const periodRules: Partial<FamilyRules> = {
  async prepare(_tx, record) {
    const { start_date, end_date } = record
    if (typeof start_date === 'string' && typeof end_date === 'string' && end_date < start_date) {
      throw Problem.field('end_date', `must not be before the start date ${start_date}`)
    }
    return record
  },
}
