import { forfeitReasons } from './forfeit-reasons.ts'
import {
  choice,
  described,
  fixed,
  link,
  links,
  localTime,
  nullable,
  objects,
  readonly,
  request,
  required,
  text,
  truth,
  within,
} from './field.ts'
import { eitherTeam, gameFilters } from './game-filters.ts'
import { recordedAt, repeated } from './link.ts'
import { resource } from './resource.ts'

const score = within(0, 9999)
const shootoutScore = () => nullable(within(0, 999))

export const gameScores = resource({
  family: 'game_scores',
  noun: 'game score',
  description: 'The score of a game at a moment. Made and deleted, never changed; the latest counts.',
  updates: false,
  filters: {
    ...gameFilters,
    ...eitherTeam,
  },
  fields: {
    game_id: fixed(required(link('games', recordedAt, 'game'))),
    team_1_id: readonly(nullable(link('teams', repeated, 'team_1'))),
    team_2_id: readonly(nullable(link('teams', repeated, 'team_2'))),
    team_1_score: described('Needed, except with `forfeit_team_ids`.', score),
    team_2_score: score,
    team_1_shootout_score: described(
      'The goals of a shoot-out, if there was one: it decides a game that is level.',
      shootoutScore(),
    ),
    team_2_shootout_score: shootoutScore(),
    is_final: truth(false),
    game_sets: described('The score of each set, in sports played in sets.', objects()),
    forfeit_team_ids: described(
      'The teams that did not play the game out, one or both. The score is then that of the rules, unless one is given, and final.',
      links('teams', { owner: 'no', deleted: 'repeats', attach: 'at the game', shows: 'none' }),
    ),
    forfeit_reason: choice(forfeitReasons, ''),
    seen_version: described(
      'The `result_version` of the game as you read it: the score is refused (412) if the result has changed since.',
      request(nullable(text(40))),
    ),
    time: nullable(localTime()),
    what_happened: text(2000),
  },
})
