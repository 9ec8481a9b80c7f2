import { Router } from 'express'
import { sql } from 'kysely'
import { z } from 'zod'
import type { HeldRoles } from '../../../shared-schema/api/accounts/people.ts'
import { transaction } from '../../database/transaction.ts'
import { grantOf, lockRoles } from '../../access/author.ts'
import { mayManage } from '../../access/permissions.ts'
import { Problem } from '../../problems/problem.ts'
import { inSession, signedIn, type AccountParts } from '../sessions/caller.ts'
import { revokeTokens } from '../sessions/revoke-access.ts'
import { isInstallationOwner, requireOwnerLeft } from '../links/account-authority.ts'
import { mayInvite } from '../links/invitations.ts'
import { lastSeenOf, sessionsOf } from '../sessions/last-seen.ts'
import { ownEmail } from '../sessions/pass-holder.ts'
import { idInAddress } from '../sessions/fields.ts'
import { parse } from '../../problems/parse.ts'
import { withdrawLinksBy } from './withdraw-links.ts'

const listQuery = z.object({ organization_id: idInAddress.optional() })
const item = z.object({ id: idInAddress })

/**
 * Lists the roles in an organization, or in all of them. Taking a role away also ends its holder's tokens and
 * the links that they may no longer make.
 */
export function roleRoutes(parts: AccountParts): Router {
  const { db } = parts.database
  const router = Router()

  router.get('/roles', async (request, response) => {
    const author = await signedIn(parts, request)
    const organizationId = parse(listQuery, request.query).organization_id ?? null
    if (!mayManage(author, organizationId)) throw new Problem('not_allowed', t => t('accounts.rolesNotShown'))
    const rows = await db
      .selectFrom('roles')
      .innerJoin('people', 'people.id', 'roles.person_id')
      .select([
        'roles.id',
        'organization_id',
        'role',
        'place_kind',
        'place_id',
        'place_day',
        'roles.time_created',
        'people.id as person_id',
        'name',
        'email',
        'disabled_at',
        lastSeenOf(sql.ref('people.id')).as('last_seen'),
        sessionsOf(sql.ref('people.id')).as('sessions'),
      ])
      .where('organization_id', 'is not distinct from', organizationId)
      .orderBy('name')
      .orderBy('roles.id')
      .execute()
    response.json({
      roles: rows.map(row => ({
        id: row.id,
        role: row.role,
        place: grantOf(row).place,
        person: { id: row.person_id, name: row.name, email: ownEmail(row.email) },
        is_disabled: row.disabled_at !== null,
        last_seen: row.last_seen,
        sessions: row.sessions,
        time_created: row.time_created,
      })),
    } satisfies HeldRoles)
  })

  router.delete('/roles/:id', async (request, response) => {
    const author = await inSession(parts, request)
    const { id } = parse(item, request.params)
    await transaction(db, async tx => {
      const row = await tx.selectFrom('roles').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) throw new Problem('not_found', t => t('accounts.noSuchRole', { id }))
      const grant = grantOf(row)
      if (!mayInvite(author, grant)) throw new Problem('not_allowed', t => t('accounts.roleNotYoursToTake'))
      await lockRoles(tx, row.person_id, 'to give')
      if (isInstallationOwner(grant)) await requireOwnerLeft(tx, row.person_id)
      await tx.deleteFrom('roles').where('id', '=', id).execute()
      // Sessions continue with the remaining roles: the tablet's unsent entries still have to reach the
      // office.
      await revokeTokens(tx, row.person_id)
      await withdrawLinksBy(tx, row.person_id)
    })
    response.status(204).end()
  })

  return router
}
