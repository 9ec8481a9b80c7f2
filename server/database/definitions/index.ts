import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { access } from './access.ts'
import { audit } from './audit.ts'
import { catalogMembers } from './catalog-members.ts'
import { changes } from './changes.ts'
import { feedGeneration } from './feed-generation.ts'
import { jerseyNumbers } from './jersey-numbers.ts'
import { pictures } from './pictures.ts'
import { recordCounts } from './record-counts.ts'
import { statLines } from './stat-lines.ts'
import { views } from './views.ts'

/**
 * Replaces the views, functions and triggers in the database with those of this version, if they differ.
 * Migrations make tables; everything defined on top of them is in this folder, in its current form. Servers
 * that start simultaneously wait for each other. A server that already runs continues with the newer
 * definitions: a view may get more columns at its end.
 */
export async function keepDefinitions<T>(tx: Transaction<T>): Promise<void> {
  const statements = [
    ...views,
    ...catalogMembers(),
    ...feedGeneration,
    ...audit,
    ...changes,
    ...statLines,
    ...access,
    ...recordCounts,
    ...pictures,
    ...jerseyNumbers,
  ]
  const version = createHash('sha256').update(statements.join(';')).digest('hex')
  await sql`select pg_advisory_xact_lock(hashtext('definitions'))`.execute(tx)
  const {
    rows: [view],
  } = await sql<{
    version: string | null
  }>`select obj_description(to_regclass('catalog_members')) as version`.execute(tx)
  if (view?.version === version) return
  for (const statement of statements) await sql.raw(statement).execute(tx)
  await sql.raw(`comment on view catalog_members is '${version}'`).execute(tx)
}
