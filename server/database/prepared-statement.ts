import { createHash } from 'node:crypto'
import { sql } from 'kysely'

const MARK = '/* prepared */'

/**
 * Marks a statement whose plan PostgreSQL keeps for each connection: one that comes with every request or
 * entry, and takes longer to plan than to run. Its text must not depend on its values, so a list is one
 * parameter. It must find its rows by key, so that one plan suits all values. And it must name its columns:
 * while servers are updated one by one, the old ones keep their plans for a table that got a column, which
 * works as long as the result has no more columns.
 */
export const prepared = sql.raw(MARK)

const names = new Map<string, string>()

/** The name under which a connection keeps a statement; undefined for an unmarked one. */
export function statementName(text: string): string | undefined {
  if (!text.includes(MARK)) return undefined
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 40)
  names.set(text, name)
  return name
}
