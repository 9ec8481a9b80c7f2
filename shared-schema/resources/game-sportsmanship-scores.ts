import { z } from 'zod'
import {
  computed,
  described,
  encodedText,
  fixed,
  link,
  localTime,
  nullable,
  readonly,
  required,
  text,
} from './field.ts'
import { eitherTeam, gameFilters } from './game-filters.ts'
import { recordedAt, repeated } from './link.ts'
import { resource } from './resource.ts'

export const gameSportsmanshipScores = resource({
  family: 'game_sportsmanship_scores',
  noun: 'game sportsmanship score',
  description:
    "What each team thought of the other's spirit. The scores are text, so that a league may use its own format.",
  filters: {
    ...gameFilters,
    ...eitherTeam,
  },
  fields: {
    game_id: fixed(required(link('games', recordedAt, 'game'))),
    team_1_id: readonly(nullable(link('teams', repeated, 'team_1'))),
    team_2_id: readonly(nullable(link('teams', repeated, 'team_2'))),
    team_1_score: described('The score that the first team received.', encodedText()),
    team_2_score: encodedText(),
    team_1_comment: text(5000),
    team_2_comment: text(5000),
    time: nullable(localTime()),
    created_by: computed(z.object({ id: z.int(), first_name: z.string(), last_name: z.string() }).nullable()),
  },
})
