import type { FamilyRules } from './family-rules.ts'
import { checkPeriod } from './seasons.ts'

export const tournamentRules: Partial<FamilyRules> = {
  async prepare(_tx, record) {
    checkPeriod(record.start_date, record.end_date)
    return record
  },
}
