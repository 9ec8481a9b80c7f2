import { sql, type Kysely } from 'kysely'

/** A rule that the database itself keeps. */
export interface Constraint {
  readonly table: string
  readonly name: string
  /** As SQL has it after `add constraint NAME`. */
  readonly rule: string
}

/**
 * Puts rules in force that are not yet, each where no record breaks it: a server starts over broken records too, and
 * goes on keeping its rules for what is written from then on.
 */
export async function putInForce<T>(db: Kysely<T>, constraints: readonly Constraint[]): Promise<void> {
  for (const { table, name, rule } of await missing(db, constraints)) {
    await sql.raw(`do $$ begin
      alter table ${table} add constraint ${name} ${rule};
    exception when check_violation or foreign_key_violation or unique_violation then null;
    end $$`).execute(db)
  }
}

/** Those of the rules that are not in force. */
async function missing<T>(db: Kysely<T>, constraints: readonly Constraint[]): Promise<Constraint[]> {
  const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint
    where conname = any(${constraints.map(({ name }) => name)}::text[])`.execute(db)
  const inForce = new Set(rows.map(({ name }) => name))
  return constraints.filter(({ name }) => !inForce.has(name))
}

/** What a write may meet that another one got ahead of, in words. */
const words: Readonly<Record<string, string>> = {
  games_in_season_of_tournament: 'The tournament has moved to another season meanwhile. Try again.',
  games_in_pool_of_tournament: 'The pool round is not one of the tournament of the game.',
  games_in_bracket_of_tournament: 'The bracket is not one of the tournament of the game.',
  games_in_swiss_round_of_tournament: 'The swiss round is not one of the tournament of the game.',
  games_of_one_kind: 'A game in a tournament is a pool, a bracket or a swiss game, and nothing else.',
  pool_rounds_in_tournament_of_pool: 'A pool round is in the tournament of its pool.',
  pool_rounds_numbered_once: 'The pool has a round of this number already. Try again.',
  pool_rounds_numbered_from_1: 'The rounds of a pool are numbered from 1.',
  swiss_rounds_numbered_once: 'The tournament has a swiss round of this number already. Try again.',
  swiss_rounds_numbered_from_1: 'The swiss rounds of a tournament are numbered from 1.',
}

/** The rule that an error of the database says was broken, in words; undefined for any other error. */
export function brokenRule(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'constraint' in error && typeof error.constraint === 'string' ? words[error.constraint] : undefined
}
