import type { Request } from 'express'
import type { OpenDatabase } from '../database/connection.ts'
import type { Author } from '../league/author.ts'
import { Problem } from '../league/problem.ts'
import type { Auth } from './auth.ts'

/** What the routes need of the server around them. */
export interface AccountParts {
  readonly database: OpenDatabase
  readonly auth: Auth
  readonly authorOf: (request: Request) => Promise<Author>
  /** The address, without a slash at the end, by which a caller reached the server. */
  readonly baseOf: (request: Request) => string
  /** Whether programs may get a token without a code. */
  readonly implicitGrant: boolean
}

/** Somebody with an account. */
export type Person = Author & { readonly person_id: string }

/** Who asks, by session or token. @throws Problem 401 for somebody who is not signed in */
export async function signedIn({ authorOf }: AccountParts, request: Request): Promise<Person> {
  const author = await authorOf(request)
  if (author.person_id === null) throw new Problem(401, 'Sign in first.')
  return { ...author, person_id: author.person_id }
}

/**
 * Who asks, in person: whoever has got hold of a token must not be able to make more of them.
 * @throws Problem 401 for somebody who is not signed in, 403 for a token
 */
export async function inSession(parts: AccountParts, request: Request): Promise<Person> {
  const person = await signedIn(parts, request)
  if (person.client.kind !== 'app') throw new Problem(403, 'A token cannot do this. Sign in with your password.')
  return person
}
