import type { Request } from 'express'
import type { OpenDatabase } from '../database/connection.ts'
import { requirePerson, type Author, type Person } from '../access/author.ts'
import { Problem } from '../problems/problem.ts'
import type { Auth } from './auth.ts'
import type { Mailer } from './mailer.ts'
import { isPassHolder } from './pass-holder.ts'

/** What the routes need of the server around them. */
export interface AccountParts {
  readonly database: OpenDatabase
  readonly auth: Auth
  readonly authorOf: (request: Request) => Promise<Author>
  /** The address, without a slash at the end, by which a caller reached the server. */
  readonly baseOf: (request: Request) => string
  /** Whether programs may get a token without a code. */
  readonly implicitGrant: boolean
  /** Whether programs may have addresses for answers that begin with `http://`. */
  readonly httpRedirects: boolean
  /**
   * What sends e-mails, and the address that stands in them: never one that a request names. Undefined if
   * none are sent.
   */
  readonly mail: { readonly mailer: Mailer; readonly base: string } | undefined
}

/** Who asks, by session or token. @throws Problem 401 for somebody who is not signed in */
export async function signedIn({ authorOf }: AccountParts, request: Request): Promise<Person> {
  return requirePerson(await authorOf(request), t => t('accounts.signInFirst'))
}

/**
 * Who asks, in person and by an account of their own: whoever has got hold of a token must not be able to
 * make more of them, and a pass gives nothing that would outlast it.
 * @throws Problem 401 for somebody who is not signed in, 403 for a token and for a pass holder
 */
export async function inSession(parts: AccountParts, request: Request): Promise<Person> {
  const person = await signedIn(parts, request)
  if (person.client.kind !== 'app') throw new Problem('session_needed', t => t('accounts.notByToken'))
  if (await isPassHolder(parts.database.db, person.person_id))
    throw new Problem('account_needed', t => t('passes.accountNeeded'))
  return person
}
