import { sql, type Kysely } from 'kysely'
import type { PlaceKind } from '../../../shared-schema/api/accounts.ts'
import type { PendingInvitation } from '../../../shared-schema/api/accounts/invitations.ts'
import { grantOf } from '../../access/author.ts'
import type { Database } from '../../database/schema.ts'

interface InvitationRow extends Omit<PendingInvitation, 'place'> {
  readonly organization_id: number | null
  readonly place_kind: PlaceKind | null
  readonly place_id: number | null
  readonly place_day: string | null
}

/** The unused, still valid invitations to roles of an organization, or of all of them (null). */
export async function pendingInvitations(
  db: Kysely<Database>,
  organizationId: number | null,
): Promise<PendingInvitation[]> {
  const { rows } = await sql<InvitationRow>`
    select invitations.id, organization_id, role, place_kind, place_id, place_day, people.name as made_by, expires_at, time_created
    from invitations left join people on people.id = invited_by
    where organization_id is not distinct from ${organizationId} and used_at is null and expires_at > now()
    order by invitations.id desc`.execute(db)
  return rows.map(row => ({
    id: row.id,
    role: row.role,
    place: grantOf(row).place,
    made_by: row.made_by,
    expires_at: row.expires_at,
    time_created: row.time_created,
  }))
}
