import { sql, type Kysely } from 'kysely'
import type { PlaceKind } from '../../../shared-schema/api/accounts.ts'
import type { Offer } from '../../../shared-schema/api/accounts/offer.ts'
import { seasonScope, tournamentScope } from '../../../shared-schema/replication/scope.ts'
import type { Grant } from '../../access/author.ts'
import { gamesAt, tournamentsAt } from '../../access/place-games.ts'
import type { Database } from '../../database/schema.ts'
import { placeFamilies } from './places.ts'

/** Describes a role: its organization, its place, and the event it leads to. */
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
  return {
    role,
    organization: organization ?? null,
    place: place && { ...place, name: await nameOfPlace(db, place.kind, place.id) },
    event: place && (await eventOf(db, organization_id, place.kind, place.id)),
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

/** The event of the organization's next game at the place, or else of its last one. */
async function eventOf(
  db: Kysely<Database>,
  organizationId: number | null,
  kind: PlaceKind,
  id: number,
): Promise<Offer['event']> {
  const { rows } = await sql<{ tournament_id: number | null; season_id: number | null; name: string | null }>`
    with found as (
      (select tournament_id, season_id, start_time > now() - interval '12 hours' as is_next, abs(extract(epoch from start_time - now())) as away
        from games where owner_id = ${organizationId} and ${gamesAt[kind](sql`${id}::integer`)} order by 3 desc, 4 limit 1)
      union all select tournaments.id, null, false, null from (${tournamentsAt[kind](sql`${id}::integer`)}) as at_place
        join tournaments on tournaments.id = tournament_id and tournaments.owner_id = ${organizationId})
    select found.tournament_id, found.season_id, coalesce(tournaments.name, leagues.name || ' ' || seasons.name) as name
    from found left join tournaments on tournaments.id = found.tournament_id
      left join seasons on found.tournament_id is null and seasons.id = found.season_id left join leagues on leagues.id = seasons.league_id
    order by away nulls last, found.tournament_id limit 1`.execute(db)
  const [found] = rows
  if (found?.name == null) return null
  if (found.tournament_id !== null) return { scope: tournamentScope(found.tournament_id), name: found.name }
  return found.season_id === null ? null : { scope: seasonScope(found.season_id), name: found.name }
}
