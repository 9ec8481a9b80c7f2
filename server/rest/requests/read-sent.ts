import type { Request } from 'express'
import type { z } from 'zod'
import { parse } from '../../problems/parse.ts'
import { queryOf } from './caller.ts'
import { requireKnownFields, requireKnownParameters } from './strict.ts'

/** A shape of an object, whose names are known. */
type ObjectShape<T> = z.ZodType<T> & { readonly shape: object }

/**
 * The parameters of a request, in their shape.
 * @param further names that the address knows beside them
 * @throws Problem 400 naming every one that is wrong, or for `strict=true` not known
 */
export function readQuery<T>(request: Request, shape: ObjectShape<T>, ...further: string[]): T {
  requireKnownParameters(request, [...Object.keys(shape.shape), ...further])
  return parse(shape, Object.fromEntries(queryOf(request)))
}

/** The body of a request, in its shape. @throws Problem as `readQuery` does, of its fields */
export function readSent<T>(request: Request, shape: ObjectShape<T>): T {
  requireKnownFields(request, Object.keys(shape.shape))
  return parse(shape, request.body)
}
