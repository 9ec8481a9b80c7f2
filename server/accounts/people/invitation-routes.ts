import { Router } from 'express'
import { z } from 'zod'
import { invitationBody, type PendingInvitations } from '../../../shared-schema/api/accounts/invitations.ts'
import type { Offer } from '../../../shared-schema/api/accounts/offer.ts'
import type { NewLink } from '../../../shared-schema/api/accounts/people.ts'
import { linkBody } from '../../../shared-schema/api/accounts/sign-in-body.ts'
import { sqlState } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { grantOf } from '../../access/author.ts'
import { mayManage } from '../../access/permissions.ts'
import { expectMail, inSession, signedIn, type AccountParts } from '../sessions/caller.ts'
import { idInAddress } from '../sessions/fields.ts'
import { invitationLink, invite, joinUrl, mayInvite, withdraw } from '../links/invitations.ts'
import { parse } from '../../problems/parse.ts'
import { pendingInvitations } from '../links/pending-invitations.ts'
import { mailInvitation } from '../links/mailed-links.ts'
import { checkPlace } from '../links/places.ts'
import { lookAtLink } from '../links/redeem-link.ts'
import { textsFor } from '../../texts/say.ts'
import { linkPreview } from '../links/link-preview.ts'

const listQuery = z.object({ organization_id: idInAddress.optional() })
const item = z.object({ id: idInAddress })

/** Routes of invitations to roles. */
export function invitationRoutes(parts: AccountParts): Router {
  const {
    database: { db },
    baseOf,
  } = parts
  const router = Router()

  router.post('/invitations', async (request, response) => {
    const author = await inSession(parts, request)
    const { email, ...grant } = parse(invitationBody, request.body)
    if (!mayInvite(author, grant)) throw new Problem('not_allowed', t => t('accounts.roleNotYoursToGive'))
    await checkPlace(db, grant)
    const { mailer, base } = email === undefined ? { base: baseOf(request) } : expectMail(parts)
    await mailer?.expectReady()
    const code = await invite(db, grant, author.person_id).catch((error: unknown) => {
      throw sqlState(error) === '23503'
        ? Problem.field('organization_id', t =>
            t('accounts.noSuchOrganization', { id: String(grant.organization_id) }),
          )
        : error
    })
    const url = joinUrl(base, code)
    if (mailer && email !== undefined) {
      const mail = { to: email, url, grant, by: author.person_id, texts: textsFor(request) }
      await mailInvitation(db, mailer, mail).catch(async (error: unknown) => {
        await withdraw(db, code)
        throw error
      })
    }
    response.status(201).json({ url } satisfies NewLink)
  })

  /** Shows the holder of a code who invites them, and to which role. */
  router.post('/invitations/look', async (request, response) => {
    const invited = await lookAtLink(db, invitationLink, parse(linkBody, request.body).code)
    response.json((await linkPreview(db, grantOf(invited), invited.made_by)) satisfies Offer)
  })

  router.get('/invitations', async (request, response) => {
    const author = await signedIn(parts, request)
    const organizationId = parse(listQuery, request.query).organization_id ?? null
    if (!mayManage(author, organizationId)) throw new Problem('not_allowed', t => t('accounts.rolesNotShown'))
    response.json({ invitations: await pendingInvitations(db, organizationId) } satisfies PendingInvitations)
  })

  router.delete('/invitations/:id', async (request, response) => {
    const author = await inSession(parts, request)
    const { id } = parse(item, request.params)
    const invitation = await db
      .selectFrom('invitations')
      .selectAll()
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (!invitation) throw new Problem('not_found', t => t('passes.noSuchInvitation'))
    if (!mayInvite(author, grantOf(invitation)))
      throw new Problem('not_allowed', t => t('accounts.roleNotYoursToTake'))
    await db.deleteFrom('invitations').where('id', '=', id).where('used_at', 'is', null).execute()
    response.status(204).end()
  })

  return router
}
