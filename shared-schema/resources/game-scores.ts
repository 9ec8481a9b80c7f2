import { integer, fixed, link, localTime, nullable, objects, readonly, required, text, truth } from './field.ts'
import { eitherTeam, gameFilters } from './game-filters.ts'
import { resource } from './resource.ts'

/** The score of a game at a moment. Made and deleted, never changed; the latest counts. */
export const gameScores = resource({
  family: 'game_scores',
  noun: 'game score',
  updates: false,
  filters: {
    ...gameFilters,
    team_ids: eitherTeam,
  },
  fields: {
    game_id: fixed(required(link('games', 'game'))),
    team_1_id: readonly(nullable(link('teams', 'team_1'))),
    team_2_id: readonly(nullable(link('teams', 'team_2'))),
    team_1_score: required(score()),
    team_2_score: required(score()),
    is_final: truth(false),
    /** The score of each set, in sports played in sets. */
    game_sets: objects(),
    time: nullable(localTime()),
    what_happened: text(2000),
  },
})

function score() {
  const whole = integer()
  return { ...whole, input: whole.input.refine(value => value >= 0, { error: 'must not be negative' }) }
}
