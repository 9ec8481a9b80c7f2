/** What a write may meet that another one got ahead of, by the rule of the database that it breaks. */
export const overtaken = {
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
} as const
