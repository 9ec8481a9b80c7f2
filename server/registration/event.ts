import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

/** A tournament for which teams register. */
export interface EventOfForm {
  readonly id: number
  readonly name: string
  readonly start_date: string | null
  readonly end_date: string | null
  readonly timezone: string
  readonly season_id: number
  readonly owner_id: number | null
  readonly is_closed: boolean
  readonly licence_required: boolean
}

/** A tournament by its id; undefined if there is none. */
export const eventOf = (db: Kysely<Database>, id: number): Promise<EventOfForm | undefined> =>
  db
    .selectFrom('tournaments')
    .innerJoin('seasons', 'seasons.id', 'season_id')
    .select([
      ...(['tournaments.id', 'tournaments.name', 'tournaments.start_date', 'tournaments.end_date'] as const),
      ...(['timezone', 'season_id', 'tournaments.owner_id', 'tournaments.is_closed'] as const),
    ])
    .select(sql<boolean>`(tournaments.licence_required or seasons.licence_required)`.as('licence_required'))
    .where('tournaments.id', '=', id)
    .executeTakeFirst()

/** The part of a tournament that strangers see, if its form is offered. */
export const shownEvent = ({ id, name, start_date, end_date, timezone, licence_required }: EventOfForm) => ({
  id,
  name,
  start_date,
  end_date,
  timezone,
  licence_required,
})
