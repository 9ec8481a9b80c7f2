import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { PlaceKind } from '../../../shared-schema/api/accounts.ts'
import type { Offer } from '../../../shared-schema/api/accounts/offer.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { Grant, Place } from '../../access/author.ts'
import { gamesAt, tournamentsAt } from '../../access/place-games.ts'
import type { Database } from '../../database/schema.ts'
import { placeFamilies } from './places.ts'

/** Describes a role: its organization, its place, and the events it leads to. */
export async function linkPreview(
  db: Kysely<Database>,
  { organization_id, role, place }: Grant,
  madeBy: string | null,
): Promise<Offer> {
  const organization =
    organization_id === null
      ? undefined
      : await db
          .selectFrom('organizations')
          .select(['id', 'name'])
          .where('id', '=', organization_id)
          .executeTakeFirst()
  const person =
    madeBy === null
      ? undefined
      : await db.selectFrom('people').select('name').where('id', '=', madeBy).executeTakeFirst()
  const events = place ? await eventsAt(db, organization_id, place) : []
  return {
    role,
    organization: organization ?? null,
    place: place && { ...place, name: await nameOfPlace(db, place.kind, place.id) },
    event: events[0] ?? null,
    events,
    made_by: person?.name ?? null,
  }
}

/** Empty for a deleted place. */
async function nameOfPlace(db: Kysely<Database>, kind: PlaceKind, id: number): Promise<string> {
  if (kind === 'game') return nameOfGame(db, id)
  const { rows } = await sql<{
    name: string
  }>`select name from ${sql.table(placeFamilies[kind])} where id = ${id}`.execute(db)
  return rows[0]?.name ?? ''
}

async function nameOfGame(db: Kysely<Database>, id: number): Promise<string> {
  const { rows } = await sql<{ names: (string | null)[] }>`
    select array[one.name, other.name] as names from games left join teams as one on one.id = team_1_id left join teams as other on other.id = team_2_id
    where games.id = ${id}`.execute(db)
  return (rows[0]?.names ?? []).filter(name => name !== null).join(' – ')
}

/** A field may serve an event each week: a tablet keeps the next ones. */
const MAX_EVENTS = 20

/**
 * The events at a place of the organization, on its day if it has one, that are not over: the one of its next game
 * first. Once all are over, the latest of them. Among several there is no hidden one: everybody who has the link can
 * read them.
 */
async function eventsAt(
  db: Kysely<Database>,
  organizationId: number | null,
  { kind, id, day }: Place,
): Promise<Offer['events']> {
  const place = sql<number>`${id}::integer`
  const isOne = kind === 'tournament' || kind === 'game'
  const onDay = (first: RawBuilder<unknown>, last: RawBuilder<unknown>) =>
    day === undefined || isOne
      ? sql`true`
      : sql`${day}::date between coalesce(${first}, ${day}::date) and coalesce(${last}, ${day}::date)`
  const { rows } = await sql<{ scope: Scope; name: string; is_over: boolean }>`
    with found as (
      select tournament_id, season_id, start_time > now() - interval '12 hours' as is_next, abs(extract(epoch from start_time - now())) as away
        from games where owner_id = ${organizationId} and ${gamesAt[kind](place)}
          and ${onDay(sql`(start_time at time zone timezone)::date`, sql`(start_time at time zone timezone)::date`)}
      union all select tournaments.id, null, coalesce(tournaments.end_date, tournaments.start_date) >= current_date - 1, null
        from (${tournamentsAt[kind](place)}) as at_place
        join tournaments on tournaments.id = tournament_id and tournaments.owner_id = ${organizationId}
          and ${onDay(sql`start_date`, sql`end_date`)}),
    events as (
      select tournament_id, case when tournament_id is null then season_id end as season_id,
        coalesce(bool_or(is_next), true) as is_next, min(away) filter (where is_next) as next, min(away) as away
      from found group by 1, 2)
    select case when tournament_id is null then 'season:' || events.season_id else 'tournament:' || tournament_id end as scope,
      coalesce(tournaments.name, leagues.name || ' ' || seasons.name) as name, not events.is_next as is_over
    from events left join tournaments on tournaments.id = tournament_id
      left join seasons on seasons.id = events.season_id left join leagues on leagues.id = seasons.league_id
    where ${isOne} or tournaments.visibility is distinct from 'hidden'
    order by events.is_next desc, events.next nulls last, events.away nulls last, tournament_id, events.season_id`.execute(
    db,
  )
  const [first, ...others] = rows
  return (first ? [first, ...others.filter(({ is_over }) => !is_over)] : [])
    .slice(0, MAX_EVENTS)
    .map(({ scope, name }) => ({ scope, name }))
}
