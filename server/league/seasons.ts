import type { FamilyRules } from './family-rules.ts'
import { Problem } from './problem.ts'

export const seasonRules: Partial<FamilyRules> = {
  async prepare(_tx, record) {
    checkPeriod(record.start_date, record.end_date)
    return record
  },
}

/** @throws Problem when a period ends before it starts */
export function checkPeriod(start: unknown, end: unknown): void {
  if (typeof start === 'string' && typeof end === 'string' && end < start) {
    throw Problem.field('end_date', `must not be before the start date ${start}`)
  }
}
