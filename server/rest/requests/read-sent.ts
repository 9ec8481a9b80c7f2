import type { Request } from 'express'
import { parse } from '../../problems/parse.ts'
import { queryOf, type ObjectShape } from './caller.ts'
import { requireKnownFields, requireKnownParameters } from './strict.ts'

/**
 * Parses the parameters of a request. A read ignores empty parameters. A write refuses them, unless their
 * shape gives them a meaning: it must not do more than was meant.
 * @param others further parameters that the route reads by itself
 * @throws Problem 400 naming every one that is invalid, or for `strict=true` unknown
 */
export function readQuery<T>(request: Request, shape: ObjectShape<T>, others?: ObjectShape<unknown>): T {
  requireKnownParameters(request, Object.keys({ ...shape.shape, ...others?.shape }))
  const given = [...queryOf(request)].map(([name, text]) => [name, text.trim()] as const)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return parse(shape, Object.fromEntries(isRead ? given.filter(([, text]) => text !== '') : given))
}

/** Parses the body of a request. @throws Problem as `readQuery` does, for its fields */
export function readSent<T>(request: Request, shape: ObjectShape<T>): T {
  requireKnownFields(request, Object.keys(shape.shape))
  return parse(shape, request.body)
}
