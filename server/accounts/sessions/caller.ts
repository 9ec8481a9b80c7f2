import type { Request } from 'express'
import type { OpenDatabase } from '../../database/connection.ts'
import { requirePerson, type Author, type Person } from '../../access/author.ts'
import { Problem } from '../../problems/problem.ts'
import type { Auth } from './auth.ts'
import type { OutgoingMail } from '../../mail/mailer.ts'
import { isPassHolder } from './pass-holder.ts'

/** The parts of the server that the routes need. */
export interface AccountParts {
  readonly database: OpenDatabase
  readonly auth: Auth
  readonly authorOf: (request: Request) => Promise<Author>
  /** The address by which a caller reached the server, without a trailing slash. */
  readonly baseOf: (request: Request) => string
  /** Whether programs may get a token without a code. */
  readonly implicitGrant: boolean
  /** Whether programs may register answer addresses with `http://`. */
  readonly httpRedirects: boolean
  /** Undefined if mail is off. */
  readonly mail: OutgoingMail | undefined
}

/**
 * The author of a request, by session or token.
 * @throws Problem 401 if not signed in
 */
export async function signedIn({ authorOf }: AccountParts, request: Request): Promise<Person> {
  return requirePerson(await authorOf(request), t => t('accounts.signInFirst'))
}

/**
 * The author of a request, in a session of an account of their own: somebody who stole a token must not be
 * able to make more of them, and a pass must give nothing that outlasts it.
 * @throws Problem 401 if not signed in, 403 for a token and for a pass holder
 */
export async function inSession(parts: AccountParts, request: Request): Promise<Person> {
  const person = await signedIn(parts, request)
  if (person.client.kind !== 'app') throw new Problem('session_needed', t => t('accounts.notByToken'))
  if (await isPassHolder(parts.database.db, person.person_id))
    throw new Problem('account_needed', t => t('passes.accountNeeded'))
  return person
}

/** The parts by which mails are sent. @throws Problem 404 if mail is off */
export function expectMail({ mail }: AccountParts): OutgoingMail {
  if (!mail) throw new Problem('no_mail_server', t => t('mails.notHere'))
  return mail
}
