import { sql, type Kysely } from 'kysely'
import { putInForce, type Constraint } from '../constraints.ts'

/** A game is of one pool, bracket or swiss round of its tournament, or of none. */
export const gamesOfOneKind: Constraint = {
  table: 'games',
  name: 'games_of_one_kind',
  rule: `check (num_nonnulls(pool_round_id, bracket_id, swiss_round_id) <= num_nonnulls(tournament_id)
    and num_nonnulls(pool_id) = num_nonnulls(pool_round_id))`,
}

/** Games of a tournament that are in none of its pools, brackets and swiss rounds, with names and lengths. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table games add column name text not null default '', add column game_minutes integer`.execute(
    db,
  )
  await sql`alter table games drop constraint if exists games_of_one_kind`.execute(db)
  await putInForce(db, [gamesOfOneKind])
}
