import { hashPassword } from 'better-auth/crypto'
import { fromNodeHeaders } from 'better-auth/node'
import { Router } from 'express'
import { z } from 'zod'
import type { NewLink } from '../../../shared-schema/api/accounts/people.ts'
import type { OwnAddress } from '../../../shared-schema/api/accounts/sign-in.ts'
import { takeUpBody } from '../../../shared-schema/api/accounts/sign-in-body.ts'
import { transaction } from '../../database/transaction.ts'
import { parse } from '../../problems/parse.ts'
import { Problem } from '../../problems/problem.ts'
import { textsFor } from '../../texts/say.ts'
import { makeLink, ownAccountUrl, withdrawLinksFor } from '../links/account-links.ts'
import { inSession, type AccountParts } from '../sessions/caller.ts'
import { lockPerson } from '../links/account-authority.ts'
import { mailVerification } from '../links/mailed-links.ts'
import { mayOfferAccount, ownAccountLink, takeUpAccount } from './own-account.ts'
import { newPassword } from '../sign-in/password.ts'
import { lookAtLink } from '../links/redeem-link.ts'

const item = z.object({ id: z.string() })
const takenUp = takeUpBody.extend({ password: newPassword })

/** Routes that turn a pass holder into an account: offered by the office, accepted by the holder. */
export function ownAccountRoutes(parts: AccountParts): Router {
  const {
    database: { db },
    auth,
    baseOf,
    mail,
  } = parts
  const router = Router()

  router.post('/people/:id/account-link', async (request, response) => {
    const author = await inSession(parts, request)
    const { id } = parse(item, request.params)
    const code = await transaction(db, async tx => {
      const person = await lockPerson(tx, id)
      if (!person.is_pass_holder) throw new Problem('overtaken', t => t('passes.hasAccount'))
      if (!(await mayOfferAccount(tx, author, person)))
        throw new Problem('not_allowed', t => t('passes.accountNotYoursToOffer'))
      await withdrawLinksFor(tx, id, 'own account')
      return makeLink(tx, { purpose: 'own account', person_id: id, email: null, made_by: author.person_id })
    })
    response.status(201).json({ url: ownAccountUrl(baseOf(request), code) } satisfies NewLink)
  })

  router.post('/own-account', async (request, response) => {
    const { code, email, password } = parse(takenUp, request.body)
    // Hashing passwords is slow by design: done before the transaction, and only with a valid link.
    await lookAtLink(db, ownAccountLink, code)
    const hash = await hashPassword(password)
    const id = await transaction(db, tx => takeUpAccount(tx, code, email, hash))
    mail?.mailer.later(() => mailVerification({ db, ...mail, texts: textsFor(request) }, id))
    const { headers } = await auth.api.signInEmail({
      body: { email, password },
      headers: fromNodeHeaders(request.headers),
      returnHeaders: true,
    })
    response
      .status(201)
      .append('Set-Cookie', headers.getSetCookie())
      .set('set-auth-token', headers.get('set-auth-token') ?? '')
      .json({ email } satisfies OwnAddress)
  })

  return router
}
