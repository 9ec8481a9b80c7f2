import type { Request } from 'express'
import type { z } from 'zod'
import type { OpenDatabase } from '../../database/connection.ts'
import { requirePerson, type Author, type Person } from '../../access/author.ts'

/** What the routes need of the server around them. */
export interface RestParts {
  readonly database: OpenDatabase
  readonly authorOf: (request: Request) => Promise<Author>
  /** The address, without a slash at the end, by which a caller reached the server. */
  readonly baseOf: (request: Request) => string
}

/** Who reads. */
export const reader = (parts: RestParts, request: Request): Promise<Author> => parts.authorOf(request)

/** Who writes. @throws Problem 401 for somebody who is not signed in */
export async function writer(parts: RestParts, request: Request): Promise<Person> {
  return requirePerson(await parts.authorOf(request), t => t('access.signInToWrite'))
}

/** The query as it was sent, every parameter and its exact text. */
export function queryOf(request: Request): URLSearchParams {
  const [, ...query] = request.originalUrl.split('?')
  return new URLSearchParams(query.join('?'))
}

/** A shape of an object, whose names are known. */
export type ObjectShape<T> = z.ZodType<T> & { readonly shape: object }

/** Parameters through a shape that takes any text: of several with one name the first. */
export const readParameters = <T>(query: URLSearchParams, shape: ObjectShape<T>): T =>
  shape.parse(Object.fromEntries(Object.keys(shape.shape).map(name => [name, query.get(name) ?? undefined])))
