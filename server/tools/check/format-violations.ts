import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../database/schema.ts'
import { findBroken } from './records.ts'

/** As many as a person would read. */
const MAX_VIOLATIONS = 20

/** Logs the records that break a rule: the server works despite them, and somebody should repair them. */
export async function logFormatViolations(db: Kysely<Database>, logger: Logger): Promise<void> {
  const findings = await findBroken(db)
  if (findings.length === 0) return
  for (const { text } of findings.slice(0, MAX_VIOLATIONS)) logger.warn(text)
  logger.warn(
    `${findings.length} records break a rule. All of them: npm run check; to mend them: npm run check -- --mend`,
  )
}
