import { sql } from 'kysely'
import type { PlaceKind } from '../../../shared-schema/api/accounts.ts'
import type { Author } from '../../access/author.ts'
import { tournamentsAt } from '../../access/place-games.ts'
import type { Tx } from '../../database/transaction.ts'

/** The event whose passes are copied. */
interface Original {
  readonly owner_id: number | null
  readonly start_date: string | null
  readonly end_date: string | null
  readonly timezone: string
}

/** A place of the event, and the place of its copy. */
interface CopiedPlace {
  readonly kind: PlaceKind
  readonly from: number
  readonly to: number
}

/** A pass for a field that ends so many days after an event was made for that event. */
const DAYS_AFTER = 7

/** Fields and sites are the same in both events. */
const fieldKinds = ['event_site', 'game_site'] as const

const placeOf = sql.ref<number>('passes.place_id')

/**
 * Gives a copy of an event the passes of the other, with all days moved: those of its places, and those of its fields
 * and sites that are for its days or end with it, unless there is the same one. Those of fields without an end let
 * people in already. A copied pass has no code until somebody makes one. Passes that were ended are not copied. Who may
 * copy an event may make passes for it; a copy in a season of another organization gets none.
 * @param start the first day of the copy
 * @param places the places that were copied, such as its tournaments
 */
export async function copyPasses(
  tx: Tx,
  author: Author,
  { owner_id, start_date, end_date, timezone }: Original,
  start: string,
  places: readonly CopiedPlace[],
): Promise<void> {
  const tournaments = places.filter(({ kind }) => kind === 'tournament').map(({ from }) => from)
  const days = sql`coalesce(${start}::date - ${start_date}::date, 0)`
  const lastDay = sql`coalesce(place_day, (expires_at at time zone ${timezone})::date)`
  const isOnField = sql.join(
    fieldKinds.map(
      kind => sql`(place_kind = ${kind} and exists (select from (${tournamentsAt[kind](placeOf)}) as at_place
        where tournament_id = any(${tournaments}::integer[])))`,
    ),
    sql` or `,
  )
  const copied = sql`unnest(${places.map(({ kind }) => kind)}::text[], ${places.map(({ from }) => from)}::integer[],
    ${places.map(({ to }) => to)}::integer[]) as copied (kind, original, copy)`
  await sql`
    insert into passes (organization_id, role, place_kind, place_id, place_day, expires_at, made_by)
    select organization_id, role, place_kind, place, day, ends, ${author.person_id} from (
      select distinct on (place_kind, place, day, ends) * from (
        select passes.id, organization_id, role, place_kind, coalesce(copy, place_id) as place, place_day + ${days} as day,
          ((expires_at at time zone ${timezone}) + make_interval(days => ${days})) at time zone ${timezone} as ends
        from passes left join ${copied} on kind = place_kind and original = place_id
        where organization_id = ${owner_id} and revoked_at is null and (copy is not null
          or ((${isOnField}) and ${lastDay} between ${start_date}::date and coalesce(${end_date}::date, ${start_date}::date) + ${DAYS_AFTER}::integer))
      ) as moved order by place_kind, place, day, ends, id) as made
    where coalesce(ends > now(), true)
      and (place_kind <> 'tournament' or exists (select from tournaments where id = place and owner_id = organization_id))
      and not exists (select from passes as other
        where other.organization_id = made.organization_id and other.revoked_at is null and other.place_kind = made.place_kind
          and other.place_id = made.place and other.place_day is not distinct from made.day
          and other.expires_at is not distinct from made.ends)
    order by made.id`.execute(tx)
}
