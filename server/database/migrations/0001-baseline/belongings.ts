import type { Constraint } from '../../constraints.ts'

/**
 * Everything played in a tournament must belong to it. A database with records that break a rule is without
 * that rule until they are mended (`npm run check`).
 */
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
