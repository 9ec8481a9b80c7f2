import { createHash } from 'node:crypto'
import { sql } from 'kysely'

const MARK = '/* prepared */'

/**
 * Marks a statement whose plan PostgreSQL keeps for each connection: one that comes with every request or
 * entry, and takes longer to plan than to run. It has the same text whatever it is given, so a list is one
 * parameter. It finds what it reads by key, so one plan suits all. And it names its columns: while servers
 * are updated one after the other, the old ones go on with their plans over a table that got a column, as
 * long as the answer has none more.
 */
export const prepared = sql.raw(MARK)

const names = new Map<string, string>()

/** The name under which a connection keeps a statement; undefined for one that is not marked. */
export function statementName(text: string): string | undefined {
  if (!text.includes(MARK)) return undefined
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 40)
  names.set(text, name)
  return name
}
