import { sql, type Kysely } from 'kysely'
import { overtaken } from '../texts/en/server.json'

/** A rule that the database itself enforces. */
export interface Constraint {
  readonly table: string
  readonly name: string
  /** In SQL, as after `add constraint NAME`. */
  readonly rule: string
}

/**
 * Adds the missing rules, each unless existing records break it. So a server starts over broken records too,
 * and still enforces its other rules for later writes.
 */
export async function putInForce<T>(db: Kysely<T>, constraints: readonly Constraint[]): Promise<void> {
  for (const { table, name, rule } of await missing(db, constraints)) {
    await sql
      .raw(
        `do $$ begin
      alter table ${table} add constraint ${name} ${rule};
    exception when check_violation or foreign_key_violation or unique_violation then null;
    end $$`,
      )
      .execute(db)
  }
}

/** The rules that are not in force. */
async function missing<T>(db: Kysely<T>, constraints: readonly Constraint[]): Promise<Constraint[]> {
  const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint
    where conname = any(${constraints.map(({ name }) => name)}::text[])`.execute(db)
  const inForce = new Set(rows.map(({ name }) => name))
  return constraints.filter(({ name }) => !inForce.has(name))
}

/** A rule with a message for its violation. */
type Rule = keyof typeof overtaken

/**
 * The rule that a database error reports as broken, if that can happen to a correct write because another one
 * came first.
 */
export function brokenRule(error: unknown): Rule | undefined {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return undefined
  return isRule(error.constraint) ? error.constraint : undefined
}

const isRule = (name: unknown): name is Rule => typeof name === 'string' && Object.hasOwn(overtaken, name)
