import { Router } from 'express'
import type { SignInOffer } from '../../../shared-schema/api/accounts/own-account.ts'
import type { OwnAddress } from '../../../shared-schema/api/accounts/sign-in.ts'
import { forgottenBody, linkBody } from '../../../shared-schema/api/accounts/sign-in-body.ts'
import { transaction } from '../../database/transaction.ts'
import { expectMail, inSession, type AccountParts } from '../sessions/caller.ts'
import { addressLink, confirmAddress, mailReset, mailVerification } from '../links/mailed-links.ts'
import { parse } from '../../problems/parse.ts'
import { passkeyHost } from '../sessions/passkey-plugin.ts'
import { redeemLink } from '../links/redeem-link.ts'
import { textsFor } from '../../texts/say.ts'

/**
 * Account routes that send e-mail: lost passwords and confirming addresses. All off if no mail server is
 * configured.
 */
export function mailRoutes(parts: AccountParts): Router {
  const {
    database: { db },
    auth,
    mail,
  } = parts
  const router = Router()

  /** The sign-in options of this server. */
  router.get('/sign-in', (_request, response) => {
    response.json({
      resets_by_email: mail !== undefined,
      passkeys_for: passkeyHost(auth.options.baseURL),
    } satisfies SignInOffer)
  })

  router.post('/password/forgotten', async (request, response) => {
    const { mailer, base } = expectMail(parts)
    const { email } = parse(forgottenBody, request.body)
    await mailer.expectReady()
    // After the answer, so that neither its content nor its timing reveals whether the account exists.
    mailer.later(() => mailReset({ db, mailer, base, texts: textsFor(request) }, email))
    response.status(202).json({})
  })

  router.post('/me/email/verification', async (request, response) => {
    const { mailer, base } = expectMail(parts)
    const { person_id } = await inSession(parts, request)
    await mailVerification({ db, mailer, base, texts: textsFor(request) }, person_id)
    response.status(204).end()
  })

  router.post('/email/verify', async (request, response) => {
    const { code } = parse(linkBody, request.body)
    const email = await transaction(db, async tx => {
      const link = await redeemLink(tx, addressLink, code)
      return confirmAddress(tx, link.person_id, link.email)
    })
    response.json({ email } satisfies OwnAddress)
  })

  return router
}
