import type { Request } from 'express'
import type { z } from 'zod'
import type { OpenDatabase } from '../../database/connection.ts'
import type { OutgoingMail } from '../../mail/mailer.ts'
import { requirePerson, type Author, type Person } from '../../access/author.ts'

/** The parts of the server that routes need. */
export interface RestParts {
  readonly database: OpenDatabase
  readonly authorOf: (request: Request) => Promise<Author>
  /** The address by which the caller reached the server, without a trailing slash. */
  readonly baseOf: (request: Request) => string
  /** Undefined if mail is off. */
  readonly mail: OutgoingMail | undefined
}

/** The author of a read. */
export const reader = (parts: RestParts, request: Request): Promise<Author> => parts.authorOf(request)

/** The author of a write. @throws Problem 401 if nobody is signed in */
export async function writer(parts: RestParts, request: Request): Promise<Person> {
  return requirePerson(await parts.authorOf(request), t => t('access.signInToWrite'))
}

/** The query as sent: every parameter with its exact text. */
export function queryOf(request: Request): URLSearchParams {
  const [, ...query] = request.originalUrl.split('?')
  return new URLSearchParams(query.join('?'))
}

/** An object's shape with known names. */
export type ObjectShape<T> = z.ZodType<T> & { readonly shape: object }

/** Parses parameters with a shape that accepts any text; of several with one name, the first. */
export const readParameters = <T>(query: URLSearchParams, shape: ObjectShape<T>): T =>
  shape.parse(Object.fromEntries(Object.keys(shape.shape).map(name => [name, query.get(name) ?? undefined])))
