import { Router } from 'express'
import { z } from 'zod'
import { placeKinds, roles } from '../../shared-schema/api/accounts.ts'
import { sqlState } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'
import { inSession, type AccountParts } from './caller.ts'
import { invite, joinUrl, mayInvite } from './invitations.ts'
import { parse } from '../problems/parse.ts'
import { checkPlace } from './places.ts'
import { wrong } from '../../shared-schema/resources/wrong.ts'

const invitation = z.object({
  organization_id: z.int32({ error: wrong('idOrNull') }).nullable(),
  role: z.enum(roles, { error: wrong('oneOf', { choices: roles.join(', ') }) }),
  /** Where the role holds; everywhere in the organization without it. */
  place: z
    .object(
      {
        kind: z.enum(placeKinds, { error: wrong('oneOf', { choices: placeKinds.join(', ') }) }),
        id: z.int32({ error: wrong('id') }),
      },
      { error: wrong('kindAndId') },
    )
    .nullable()
    .default(null),
})

/** Inviting people to roles. */
export function invitationRoutes(parts: AccountParts): Router {
  const {
    database: { db },
    baseOf,
  } = parts
  const router = Router()

  router.post('/invitations', async (request, response) => {
    const author = await inSession(parts, request)
    const grant = parse(invitation, request.body)
    if (!mayInvite(author, grant)) throw new Problem('not_allowed', t => t('accounts.roleNotYoursToGive'))
    await checkPlace(db, grant)
    const code = await invite(db, grant, author.person_id).catch((error: unknown) => {
      throw sqlState(error) === '23503'
        ? Problem.field('organization_id', t =>
            t('accounts.noSuchOrganization', { id: String(grant.organization_id) }),
          )
        : error
    })
    response.status(201).json({ url: joinUrl(baseOf(request), code) })
  })

  return router
}
