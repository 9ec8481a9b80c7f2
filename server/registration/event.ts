import type { Kysely } from 'kysely'
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
}

/** A tournament by its id; undefined if there is none. */
export const eventOf = (db: Kysely<Database>, id: number): Promise<EventOfForm | undefined> =>
  db
    .selectFrom('tournaments')
    .select(['id', 'name', 'start_date', 'end_date', 'timezone', 'season_id', 'owner_id', 'is_closed'])
    .where('id', '=', id)
    .executeTakeFirst()

/** The part of a tournament that strangers see, if its form is offered. */
export const shownEvent = ({ id, name, start_date, end_date, timezone }: EventOfForm) => ({
  id,
  name,
  start_date,
  end_date,
  timezone,
})
