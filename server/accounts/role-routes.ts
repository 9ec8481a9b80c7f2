import { Router } from 'express'
import { z } from 'zod'
import { transaction, type Tx } from '../database/transaction.ts'
import { grantOf, type Grant } from '../league/author.ts'
import { mayManage } from '../league/permissions.ts'
import { Problem } from '../league/problem.ts'
import { signedIn, type AccountParts } from './caller.ts'
import { mayInvite } from './invitations.ts'
import { idInAddress, parse } from './parse.ts'

const listQuery = z.object({ organization_id: idInAddress.optional() })
const item = z.object({ id: idInAddress })

/** Who has which role in an organization, or in all of them; and taking a role away. */
export function roleRoutes(parts: AccountParts): Router {
  const { db } = parts.database
  const router = Router()

  router.get('/roles', async (request, response) => {
    const author = await signedIn(parts, request)
    const organizationId = parse(listQuery, request.query).organization_id ?? null
    if (!mayManage(author, organizationId)) throw new Problem(403, 'Only owners and admins may see who has a role.')
    const rows = await db.selectFrom('roles').innerJoin('people', 'people.id', 'roles.person_id')
      .select(['roles.id', 'organization_id', 'role', 'place_kind', 'place_id', 'roles.time_created', 'people.id as person_id', 'name', 'email'])
      .where('organization_id', 'is not distinct from', organizationId).orderBy('name').orderBy('roles.id').execute()
    response.json({
      roles: rows.map(row => ({
        id: row.id, role: row.role, place: grantOf(row).place,
        person: { id: row.person_id, name: row.name, email: row.email }, time_created: row.time_created,
      })),
    })
  })

  router.delete('/roles/:id', async (request, response) => {
    const author = await signedIn(parts, request)
    const { id } = parse(item, request.params)
    await transaction(db, async tx => {
      const row = await tx.selectFrom('roles').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) throw new Problem(404, `There is no role ${id}.`)
      const grant = grantOf(row)
      if (!mayInvite(author, grant)) throw new Problem(403, 'You may only take away roles that you have yourself, or lesser ones.')
      if (isInstallationOwner(grant)) await keepOneOwner(tx)
      await tx.deleteFrom('roles').where('id', '=', id).execute()
    })
    response.status(204).end()
  })

  return router
}

const isInstallationOwner = ({ organization_id, role }: Grant): boolean => organization_id === null && role === 'owner'

/** Locks all owners, so that of two who remove each other one stays. */
async function keepOneOwner(tx: Tx): Promise<void> {
  const owners = await tx.selectFrom('roles').select('id').where('organization_id', 'is', null).where('role', '=', 'owner').forUpdate().execute()
  if (owners.length === 1) throw new Problem(409, 'This is the last owner of the installation. Invite another one first.')
}
