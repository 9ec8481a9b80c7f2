import { sql, type Kysely } from 'kysely'
import { overtaken } from '../texts/en/overtaken.ts'

/** A rule that the database itself keeps. */
export interface Constraint {
  readonly table: string
  readonly name: string
  /** As SQL has it after `add constraint NAME`. */
  readonly rule: string
}

/**
 * Puts rules in force that are not yet, each if no record breaks it: a server starts over broken records too,
 * and goes on keeping its rules for what is written from then on.
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

/** Those of the rules that are not in force. */
async function missing<T>(db: Kysely<T>, constraints: readonly Constraint[]): Promise<Constraint[]> {
  const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint
    where conname = any(${constraints.map(({ name }) => name)}::text[])`.execute(db)
  const inForce = new Set(rows.map(({ name }) => name))
  return constraints.filter(({ name }) => !inForce.has(name))
}

/** A rule for whose breach there are words. */
type Rule = keyof typeof overtaken

/**
 * The rule that an error of the database says was broken, if a write may meet it because another one got
 * ahead.
 */
export function brokenRule(error: unknown): Rule | undefined {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return undefined
  return isRule(error.constraint) ? error.constraint : undefined
}

const isRule = (name: unknown): name is Rule => typeof name === 'string' && Object.hasOwn(overtaken, name)
