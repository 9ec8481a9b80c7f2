import { hashPassword } from 'better-auth/crypto'
import { Router } from 'express'
import { z } from 'zod'
import { newPasswordBody } from '../../../shared-schema/api/accounts/own-account.ts'
import type { NewLink } from '../../../shared-schema/api/accounts/people.ts'
import type { OwnAddress } from '../../../shared-schema/api/accounts/sign-in.ts'
import { resetBody } from '../../../shared-schema/api/accounts/sign-in-body.ts'
import { transaction } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { makeLink, resetUrl, withdrawLinksFor } from '../links/account-links.ts'
import { inSession, type AccountParts } from '../sessions/caller.ts'
import { currentSession } from '../sessions/current-session.ts'
import { revokeAccess } from '../sessions/revoke-access.ts'
import { lockPerson, mayReset } from '../links/account-authority.ts'
import { keepDeviceKnown } from '../sessions/known-device.ts'
import { confirmAddress } from '../links/mailed-links.ts'
import { parse } from '../../problems/parse.ts'
import { passwordLink } from './password-link.ts'
import { expectPassword, newPassword, setPassword } from './password.ts'
import { lookAtLink, redeemLink } from '../links/redeem-link.ts'
import { turnOff } from './second-factor.ts'

const change = newPasswordBody.extend({ new_password: newPassword })
const reset = resetBody.extend({ password: newPassword })
const item = z.object({ id: z.string() })

/** Changing a password: by showing the present one, or by a link if it is lost. Both end all other access. */
export function passwordRoutes(parts: AccountParts): Router {
  const {
    database: { db },
    auth,
    baseOf,
  } = parts
  const router = Router()

  router.post('/password', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const { current_password, new_password } = parse(change, request.body)
    await expectPassword(db, person_id, current_password, 'current_password')
    const [present, hash] = [await currentSession(auth, request), await hashPassword(new_password)]
    await transaction(db, async tx => {
      await lockPerson(tx, person_id)
      await setPassword(tx, person_id, hash)
      await revokeAccess(tx, person_id, present)
    })
    response.status(204).end()
  })

  router.post('/people/:id/reset-link', async (request, response) => {
    const author = await inSession(parts, request)
    const { id } = parse(item, request.params)
    const code = await transaction(db, async tx => {
      const person = await lockPerson(tx, id)
      if (!mayReset(author, person)) throw new Problem('not_allowed', t => t('accounts.resetNotAllowed'))
      if (person.is_pass_holder) throw new Problem('account_needed', t => t('passes.noPassword'))
      await withdrawLinksFor(tx, id, 'new password')
      return makeLink(tx, { purpose: 'new password', person_id: id, email: null, made_by: author.person_id })
    })
    response.status(201).json({ url: resetUrl(baseOf(request), code) } satisfies NewLink)
  })

  /** A link from the office is for a person who lost everything: it also removes the second factor. */
  router.post('/password/reset', async (request, response) => {
    const { code, password } = parse(reset, request.body)
    // Hashing passwords is slow by design: done before the transaction, and only with a valid link.
    await lookAtLink(db, passwordLink, code)
    const hash = await hashPassword(password)
    const email = await transaction(db, async tx => {
      const link = await redeemLink(tx, passwordLink, code)
      const person = await lockPerson(tx, link.person_id)
      if (link.email !== null) await confirmAddress(tx, person.id, link.email)
      await withdrawLinksFor(tx, person.id, 'new password')
      await setPassword(tx, person.id, hash)
      // Before the sessions end: a concurrent sign-in by passkey either finds the passkey gone, or its
      // session ends below.
      await tx.deleteFrom('passkeys').where('user_id', '=', person.id).execute()
      await revokeAccess(tx, person.id)
      if (link.email === null) await turnOff(tx, person.id)
      return person.email
    })
    // They sign in next, although wrong passwords of others may have locked the account.
    await keepDeviceKnown(parts, request, response, email)
    response.json({ email } satisfies OwnAddress)
  })

  return router
}
