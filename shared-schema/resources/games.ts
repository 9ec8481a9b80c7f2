import { z } from 'zod'
import { choice, integer, link, localTime, nullable, readonly, required, result, text, type Field } from './field.ts'
import { eitherTeam } from './game-filters.ts'
import { resource } from './resource.ts'

/** A slot of the next game: its first or its second team. Sent as a number or as text. */
const slot = (): Field<number> => ({
  ...integer(1), shape: z.union([z.literal(1), z.literal(2)]),
  input: z.preprocess(value => Number(value), z.union([z.literal(1), z.literal(2)], { error: 'must be 1 or 2' })),
})

/** Two teams meet. In a tournament it is a pool, bracket or swiss game and nothing else. */
export const games = resource({
  family: 'games',
  noun: 'game',
  short: ['id', 'leaguevine_url', 'resource_uri'],
  page: record => `games/${record.id}/`,
  filters: {
    team_id: eitherTeam,
    team_ids: eitherTeam,
    starts_after: { kind: 'after', column: 'start_time' },
    starts_before: { kind: 'before', column: 'start_time' },
  },
  fields: {
    season_id: required(link('seasons', 'season', 'full')),
    tournament_id: nullable(link('tournaments', 'tournament', 'full')),
    start_time: required(localTime()),
    timezone: readonly({ ...text(60), fallback: 'UTC' }),
    team_1_id: nullable(link('teams', 'team_1')),
    team_2_id: nullable(link('teams', 'team_2')),
    team_1_score: result(integer(0)),
    team_2_score: result(integer(0)),
    winner_id: result(nullable(link('teams', 'winner'))),
    /** How far the game is: the wire shows a final score by `winner_id` alone, which a tie leaves empty. */
    status: result(choice(['scheduled', 'live', 'final'], 'scheduled')),
    number_of_sets: nullable(integer()),
    pool_id: readonly(nullable(link('pools', 'pool'))),
    pool_round_id: nullable(link('pool_rounds', 'pool_round')),
    bracket_id: readonly(nullable(link('brackets', 'bracket'))),
    swiss_round_id: readonly(nullable(link('swiss_rounds', 'swiss_round'))),
    game_site_id: nullable(link('game_sites', 'game_site', 'full')),
    next_game_for_winner_id: nullable(link('games', 'next_game_for_winner')),
    next_game_for_loser_id: nullable(link('games', 'next_game_for_loser')),
    next_team_for_winner: slot(),
    next_team_for_loser: slot(),
  },
})
