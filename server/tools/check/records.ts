import type { Kysely } from 'kysely'
import { putInForce } from '../../database/constraints.ts'
import { belongings } from '../../database/belongings.ts'
import type { Database } from '../../database/schema.ts'
import { transaction } from '../../database/transaction.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { setAuditContext } from '../../access/audit-context.ts'
import { operator } from '../../access/author.ts'
import { kindRules } from './kind-rules.ts'
import { placeRules } from './place-rules.ts'
import { roundRules } from './round-rules.ts'
import type { Rule } from './rule.ts'
import { teamRules } from './team-rules.ts'

/** In the order of repair: a game's place comes before what follows from it. */
const rules: readonly Rule[] = [...kindRules, ...placeRules, ...roundRules, ...teamRules]

/** A record that breaks a rule, described in a sentence. */
export interface Finding {
  readonly text: string
  /** Whether it can be repaired without a decision. */
  readonly isMendable: boolean
}

/** Lists the records that break a rule: those older than the rule. */
export async function findBroken(db: Kysely<Database>): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { broken, mend } of rules) {
    const { rows } = await broken.execute(db)
    findings.push(...rows.map(({ text }) => ({ text, isMendable: mend !== null })))
  }
  return findings
}

/**
 * Repairs all records that need no decision, in one transaction, while nobody else writes. After that the
 * database itself enforces the rules that nothing breaks any more.
 * @returns what was repaired
 */
export async function mendBroken(db: Kysely<Database>): Promise<Finding[]> {
  const mended = await transaction(db, async tx => {
    await lockScopes(
      tx,
      (await tx.selectFrom('scopes').select('scope').execute()).map(({ scope }) => scope),
    )
    await setAuditContext(tx, { ...operator, name: 'check', client: { kind: 'operator', name: 'check' } })
    const done: Finding[] = []
    for (const { broken, mend } of rules) {
      if (!mend) continue
      const { rows } = await broken.execute(tx)
      if (rows.length > 0) await mend(tx, rows)
      done.push(...rows.map(({ text }) => ({ text, isMendable: true })))
    }
    return done
  })
  await putInForce(db, belongings)
  return mended
}
