import { sql, type Kysely } from 'kysely'
import type { PlaceKind } from '../../../shared-schema/api/accounts.ts'
import type { Pass } from '../../../shared-schema/api/accounts/passes.ts'
import { placeIn } from '../../access/author.ts'
import type { Database } from '../../database/schema.ts'
import { mayInvite } from '../links/invitations.ts'
import { lastSeenOf } from '../sessions/last-seen.ts'
import { makerNow, type Maker } from '../links/link-maker.ts'
import { letsIntoMeet, letsIntoTournament } from './passes-of-tournament.ts'

interface PassRow extends Omit<Pass, 'place' | 'needs_renewal'> {
  readonly organization_id: number
  readonly place_kind: PlaceKind
  readonly place_id: number
  readonly place_day: string | null
  readonly maker_id: string | null
}

/** The tournament, or the event with divisions, to which listed passes let somebody in; each may be left out. */
interface PassesWithin {
  readonly tournament_id?: number | undefined
  readonly meet_id?: number | undefined
}

/**
 * The passes of an organization, newest first, each with its arrivals and their last contact. A pass that
 * needs renewal lets nobody in, because its maker may no longer give it.
 */
export async function listPasses(
  db: Kysely<Database>,
  organizationId: number,
  within: PassesWithin,
): Promise<Pass[]> {
  const isMeant = sql`${within.tournament_id === undefined ? sql`true` : letsIntoTournament(within.tournament_id)}
    and ${within.meet_id === undefined ? sql`true` : letsIntoMeet(within.meet_id)}`
  const { rows } = await sql<PassRow>`
    select passes.id, organization_id, role, place_kind, place_id, place_day, makers.name as made_by, passes.made_by as maker_id,
      passes.expires_at, passes.revoked_at, passes.time_created, code_hash is not null as has_code, coalesce((
        select json_agg(json_build_object('person_id', person_id, 'name', people.name, 'has_account', not people.is_pass_holder,
          'device_id', device_id, 'arrived_at', arrived_at, 'revoked_at', arrivals.revoked_at, 'last_seen', greatest(arrived_at, ${lastSeenOf(sql.ref('arrivals.person_id'))})) order by arrived_at, person_id)
        from pass_arrivals as arrivals join people on people.id = person_id
        where pass_id = passes.id), '[]') as arrivals
    from passes left join people as makers on makers.id = passes.made_by
    where organization_id = ${organizationId} and ${isMeant} order by passes.id desc`.execute(db)
  const makers = new Map<string | null, Maker>()
  for (const { maker_id } of rows)
    if (!makers.has(maker_id)) makers.set(maker_id, await makerNow(db, maker_id))
  return rows.map(
    ({ id, role, made_by, maker_id, has_code, expires_at, revoked_at, time_created, arrivals, ...row }) => {
      const place = placeIn(row.place_kind, row.place_id, row.place_day)
      const grant = { organization_id: row.organization_id, role, place }
      const maker = makers.get(maker_id)
      return {
        id,
        role,
        place,
        made_by,
        has_code,
        needs_renewal: revoked_at === null && !(has_code && maker && mayInvite(maker, grant)),
        expires_at,
        revoked_at,
        time_created,
        arrivals,
      }
    },
  )
}
