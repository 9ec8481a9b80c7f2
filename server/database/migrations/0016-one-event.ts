import { sql, type Kysely } from 'kysely'
import { putInForce, type Constraint } from '../constraints.ts'

/**
 * Everything played in a tournament must belong to it: a rule is enforced unless existing records break it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await putInForce(db, belongings)
}

const statements = [
  'update pool_rounds set tournament_id = pools.tournament_id from pools where pools.id = pool_rounds.pool_id and pool_rounds.tournament_id is null',
  // The keys that the rules refer to: an id together with the columns that follow from it.
  'alter table tournaments add unique (id, season_id)',
  ...['pools', 'brackets', 'swiss_rounds'].map(
    table => `alter table ${table} add unique (id, tournament_id)`,
  ),
  'alter table pool_rounds add unique (id, pool_id, tournament_id)',
]

export const belongings: readonly Constraint[] = [
  // Checked at commit: a tournament that moves takes its games along.
  {
    table: 'games',
    name: 'games_in_season_of_tournament',
    rule: 'foreign key (tournament_id, season_id) references tournaments (id, season_id) deferrable initially deferred',
  },
  {
    table: 'games',
    name: 'games_in_pool_of_tournament',
    rule: 'foreign key (pool_round_id, pool_id, tournament_id) references pool_rounds (id, pool_id, tournament_id)',
  },
  {
    table: 'games',
    name: 'games_in_bracket_of_tournament',
    rule: 'foreign key (bracket_id, tournament_id) references brackets (id, tournament_id)',
  },
  {
    table: 'games',
    name: 'games_in_swiss_round_of_tournament',
    rule: 'foreign key (swiss_round_id, tournament_id) references swiss_rounds (id, tournament_id)',
  },
  {
    table: 'games',
    name: 'games_of_one_kind',
    rule: `check (num_nonnulls(pool_round_id, bracket_id, swiss_round_id) = num_nonnulls(tournament_id)
    and num_nonnulls(pool_id) = num_nonnulls(pool_round_id))`,
  },
  {
    table: 'pool_rounds',
    name: 'pool_rounds_in_tournament_of_pool',
    rule: 'foreign key (pool_id, tournament_id) references pools (id, tournament_id)',
  },
  { table: 'pool_rounds', name: 'pool_rounds_numbered_once', rule: 'unique (pool_id, round_number)' },
  { table: 'pool_rounds', name: 'pool_rounds_numbered_from_1', rule: 'check (round_number >= 1)' },
  { table: 'swiss_rounds', name: 'swiss_rounds_numbered_once', rule: 'unique (tournament_id, round_number)' },
  { table: 'swiss_rounds', name: 'swiss_rounds_numbered_from_1', rule: 'check (round_number >= 1)' },
]
