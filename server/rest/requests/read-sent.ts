import type { Request } from 'express'
import { parse } from '../../problems/parse.ts'
import { queryOf, type ObjectShape } from './caller.ts'
import { requireKnownFields, requireKnownParameters } from './strict.ts'

/**
 * The parameters of a request, in their shape. A read ignores empty parameters. A write refuses them, unless
 * their shape gives them a meaning: it must not do more than was meant.
 * @param beside what else the address knows, and reads by itself
 * @throws Problem 400 naming every one that is wrong, or for `strict=true` not known
 */
export function readQuery<T>(request: Request, shape: ObjectShape<T>, beside?: ObjectShape<unknown>): T {
  requireKnownParameters(request, Object.keys({ ...shape.shape, ...beside?.shape }))
  const asked = [...queryOf(request)].map(([name, text]) => [name, text.trim()] as const)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return parse(shape, Object.fromEntries(isRead ? asked.filter(([, text]) => text !== '') : asked))
}

/** The body of a request, in its shape. @throws Problem as `readQuery` does, of its fields */
export function readSent<T>(request: Request, shape: ObjectShape<T>): T {
  requireKnownFields(request, Object.keys(shape.shape))
  return parse(shape, request.body)
}
