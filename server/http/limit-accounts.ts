import type { Express, Request } from 'express'
import { z } from 'zod'
import type { AccountParts } from '../accounts/sessions/caller.ts'
import { knownDevice } from '../accounts/sessions/known-device.ts'
import { challengedPerson } from '../accounts/sign-in/sign-in-code-routes.ts'
import { guessLimit, guessLimitOfWrites, type Guess } from './guess-limit.ts'
import { jsonBody } from './json-body.ts'
import { challengeLimit, mailLimit } from './limits.ts'

/**
 * Installs what runs before all routes below `/accounts`: limits of mails, challenges and guesses, and body
 * parsing. Limits that do not need the body run before it is read.
 */
export async function limitAccounts(app: Express, parts: AccountParts): Promise<void> {
  const { secret } = await parts.auth.$context
  app.use('/accounts/password/forgotten', mailLimit())
  app.post('/accounts/sign-in/passkey/challenge', challengeLimit())
  app.use(
    '/accounts/sign-in/code',
    guessLimitOfWrites(async request => at(await challengedPerson(parts, request))),
  )
  const ownSecrets = guessLimitOfWrites(async request => at((await parts.authorOf(request)).person_id))
  app.use(['/accounts/me', '/accounts/second-factor', '/accounts/passkeys'], ownSecrets)
  // Only this path: the paths below it are for links, whose codes cannot be guessed.
  app.post('/accounts/password', ownSecrets)
  app.use('/accounts', jsonBody)
  app.use(
    ['/accounts/auth', '/accounts/join'],
    guessLimit(request => atAccount(request, secret)),
  )
  app.post('/accounts/sign-in/passkey', guessLimit(atPasskey))
}

const at = (account: string | null | undefined): Guess | undefined =>
  account === null || account === undefined ? undefined : { account }

/** The account named in a request to sign in or to join. */
function atAccount(request: Request, secret: string): Guess | undefined {
  const { data } = z.object({ email: z.string() }).safeParse(request.body)
  if (!data) return undefined
  const account = data.email.trim().toLowerCase()
  return {
    account,
    knownDevice: knownDevice(secret, request, account),
    whenLocked: t => t('signIn.accountLocked'),
  }
}

/** The passkey named in a sign-in request; its signature cannot be guessed. */
function atPasskey({ body }: Request): Guess | undefined {
  const { data } = z.object({ response: z.object({ id: z.string() }) }).safeParse(body)
  return data && { account: data.response.id, cannotBeGuessed: true }
}
