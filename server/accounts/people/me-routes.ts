import { Router } from 'express'
import type { Account } from '../../../shared-schema/api/accounts/account.ts'
import { emailBody, nameBody, passwordBody } from '../../../shared-schema/api/accounts/own-account.ts'
import { sqlState, transaction } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { inSession, signedIn, type AccountParts } from '../sessions/caller.ts'
import { deleteAccount } from './close-account.ts'
import { lockPerson } from '../links/account-authority.ts'
import { keepHolderHere } from '../sessions/holder-cookies.ts'
import { keepDeviceKnown } from '../sessions/known-device.ts'
import { mailVerification } from '../links/mailed-links.ts'
import { ownEmail } from '../sessions/pass-holder.ts'
import { parse } from '../../problems/parse.ts'
import { expectPassword } from '../sign-in/password.ts'
import { textsFor } from '../../texts/say.ts'

/** Routes of one's own account. */
export function meRoutes(parts: AccountParts): Router {
  const {
    database: { db },
    mail,
  } = parts
  const router = Router()

  router.get('/me', async (request, response) => {
    const author = await signedIn(parts, request)
    const { email_verified, is_pass_holder, ...person } = await db
      .selectFrom('people')
      .select(['id', 'name', 'email', 'email_verified', 'is_pass_holder'])
      .where('id', '=', author.person_id)
      .executeTakeFirstOrThrow()
    keepHolderHere(parts, request, response)
    if (author.client.kind === 'app' && !is_pass_holder)
      await keepDeviceKnown(parts, request, response, person.email)
    response.json({
      person: { ...person, email: ownEmail(person.email) },
      roles: author.grants.map(({ organization_id, role, place }) => ({ organization_id, role, place })),
      asks_to_verify_email: mail !== undefined && !email_verified && !is_pass_holder,
      is_pass_holder,
    } satisfies Account)
  })

  router.put('/me', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const { name } = parse(nameBody, request.body)
    await db.updateTable('people').set({ name }).where('id', '=', person_id).execute()
    response.status(204).end()
  })

  router.put('/me/email', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const { email, password } = parse(emailBody, request.body)
    await expectPassword(db, person_id, password, 'password')
    await db
      .updateTable('people')
      .set({ email, email_verified: false })
      .where('id', '=', person_id)
      .execute()
      .catch((error: unknown) => {
        throw sqlState(error) === '23505' ? Problem.field('email', t => t('accounts.addressOfOther')) : error
      })
    mail?.mailer.later(() => mailVerification({ db, ...mail, texts: textsFor(request) }, person_id))
    response.status(204).end()
  })

  router.delete('/me', async (request, response) => {
    const author = await inSession(parts, request)
    const { password } = parse(passwordBody, request.body)
    await expectPassword(db, author.person_id, password, 'password')
    await transaction(db, async tx => deleteAccount(tx, author, await lockPerson(tx, author.person_id)))
    response.status(204).end()
  })

  return router
}
