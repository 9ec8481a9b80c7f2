import { sql, type RawBuilder } from 'kysely'
import { families, resourceOf, type Family, type RecordIn } from '../../shared-schema/resources/index.ts'
import type { Database } from './schema.ts'

/** Each column of the schema that is no field: the compiler asks for it here too. */
const further: {
  readonly [F in Family]: { readonly [K in Exclude<keyof Database[F], keyof RecordIn<F>>]: true }
} = {
  organizations: { owner_id: true },
  leagues: { owner_id: true },
  seasons: { owner_id: true },
  players: { owner_id: true, person_id: true, entry_id: true },
  teams: { owner_id: true, carried_wins: true, carried_losses: true, carried_ties: true },
  team_players: { owner_id: true },
  meets: { owner_id: true },
  officials: { owner_id: true },
  tournaments: { owner_id: true },
  tournament_teams: { owner_id: true },
  event_sites: { owner_id: true },
  game_sites: { owner_id: true },
  pools: { owner_id: true, timezone: true },
  pool_rounds: { owner_id: true, timezone: true },
  brackets: { owner_id: true, timezone: true },
  swiss_rounds: { owner_id: true, timezone: true },
  tie_decisions: { owner_id: true },
  games: {
    owner_id: true,
    final_at: true,
    settled: true,
    bracket_round: true,
    bracket_slot: true,
    sent_team_1_id: true,
    sent_team_2_id: true,
    ruling_before: true,
    sent_nobody_1: true,
    sent_nobody_2: true,
  },
  game_officials: { owner_id: true },
  game_scores: { owner_id: true, entry_id: true, timezone: true },
  game_sportsmanship_scores: { owner_id: true, entry_id: true, timezone: true, person_id: true },
  events: { owner_id: true, entry_id: true, timezone: true },
  awards: { owner_id: true },
}

/** The columns of a family's table that are not fields. */
export const furtherColumns = (family: Family): string[] => Object.keys(further[family])

/** The names of all columns of a family's table. */
export const columnNames = (family: Family): string[] => [
  ...Object.entries(resourceOf(family).fields).flatMap(([name, { source }]) =>
    source === 'column' ? [name] : [],
  ),
  ...furtherColumns(family),
]

const listed = new Map(
  families.map(family => [
    family,
    columnNames(family)
      .map(name => `"${family}"."${name}"`)
      .join(', '),
  ]),
)

/** All columns of a family's table by name: prepared statements have to list them. */
export const columnsOf = (family: Family): RawBuilder<unknown> => sql.raw(listed.get(family) ?? '')
