import type { RecordedFamily } from '../../shared-schema/replication/entry-kinds.ts'

const common = ['entry_id', 'game_id', 'owner_id', 'timezone', 'time'] as const

/** The columns, of the rows that follow from a game's entries, whose values the entries determine. */
export const rowColumns = {
  game_scores: [
    'team_1_id',
    'team_2_id',
    'team_1_score',
    'team_2_score',
    'team_1_shootout_score',
    'team_2_shootout_score',
    'is_final',
    'game_sets',
    'what_happened',
    'forfeit_team_ids',
    'forfeit_reason',
    ...common,
  ],
  events: [
    'type',
    'after_final',
    'player_1_id',
    'player_1_team_id',
    'player_2_id',
    'player_2_team_id',
    'player_3_id',
    'player_3_team_id',
    'int_1',
    'int_2',
    'int_3',
    'int_4',
    'bool_1',
    'decimal_1',
    'ordinal_number',
    'what_happened',
    ...common,
  ],
  game_sportsmanship_scores: [
    'team_1_id',
    'team_1_score',
    'team_1_comment',
    'team_2_id',
    'team_2_score',
    'team_2_comment',
    'person_id',
    ...common,
  ],
} as const satisfies Record<RecordedFamily, readonly string[]>

/** A row of a family with exactly these columns: others would not be stored. */
export type RowOf<F extends RecordedFamily> = Readonly<Record<(typeof rowColumns)[F][number], unknown>> & {
  readonly entry_id: string
}
