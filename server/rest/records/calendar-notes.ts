import { sql, type Kysely } from 'kysely'
import type { Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { Database } from '../../database/schema.ts'

/** Calendar data of a record in addition to its fields. */
export interface CalendarNote {
  readonly id: number
  /** Increases with each change of the record, and of the teams, places and event that it names. */
  readonly sequence: number
  /** The time of the last such change, ISO 8601. */
  readonly changed: string
  /**
   * Rounds until the final, 0 for the final, in a bracket in which all games of a round lead to the same one.
   */
  readonly rounds_left: number | null
  /** The round of its bracket, from 1. */
  readonly bracket_round: number | null
}

const named = {
  games: sql`('games', games.id), ('teams', games.team_1_id), ('teams', games.team_2_id), ('brackets', games.bracket_id),
    ('tournaments', games.tournament_id), ('game_sites', games.game_site_id), ('event_sites', game_sites.event_site_id)`,
  events: sql`('events', events.id), ('game_sites', events.game_site_id), ('event_sites', events.event_site_id),
    ('event_sites', game_sites.event_site_id)`,
}

const rounds = {
  games: sql`case when brackets.main_bracket_id is null and brackets.kind in ('single elimination', 'consolation', 'full placement')
    then games.bracket_round end as rounds_left, brackets.number_of_rounds - games.bracket_round as bracket_round`,
  events: sql`null::integer as rounds_left, null::integer as bracket_round`,
}

/** Calendar notes by record id. The database numbers every change of a record, regardless of the author. */
export async function calendarNotes(
  db: Kysely<Database>,
  family: Family,
  records: readonly StoredRecord[],
): Promise<Map<number, CalendarNote>> {
  if (family !== 'games' && family !== 'events') return new Map()
  const ids = records.map(({ id }) => Number(id))
  const withBracket = family === 'games' ? sql`left join brackets on brackets.id = games.bracket_id` : sql``
  const { rows } = await sql<CalendarNote>`
    select shown.id, max(changes.noted) as sequence, max(changes.time) as changed, rounds_left, bracket_round
    from (select ${sql.ref(family)}.id, ${rounds[family]}, note.*
      from ${sql.table(family)} left join game_sites on game_sites.id = ${sql.ref(family)}.game_site_id ${withBracket}
      cross join lateral (values ${named[family]}) as note (family, key)
      where ${sql.ref(family)}.id = any(${ids}::integer[])) as shown
    join changes on changes.family = shown.family and changes.key_1 = shown.key and changes.key_2 = 0
    group by shown.id, rounds_left, bracket_round`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}
