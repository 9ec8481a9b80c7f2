import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { readAll } from '../../base/requests/read-all.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import type { Family } from '../../../shared-schema/resources/families.ts'
import { familiesOf } from './families-read.ts'
import { readsOnly } from './reads.ts'
import { shapeKey } from './shape-key.ts'

/**
 * All records of a family that a query finds.
 * @param query filters, fields and order, as the REST interface names them
 */
export const listOf = <T>(
  family: Family,
  query: Readonly<Record<string, string>>,
  shape: z.ZodObject & z.ZodType<T>,
) =>
  queryOptions({
    queryKey: [readsOnly(...familiesOf(family, shape, query)), `/v1/${family}/`, query, shapeKey(shape)],
    queryFn: ({ signal }) => readAll<T>(family, query, shape, signal),
  })

/** One record. */
export const recordOf = <T>(family: Family, id: number | string, shape: z.ZodObject & z.ZodType<T>) =>
  answerOf<T>(`/v1/${family}/${id}/`, shape, familiesOf(family, shape))

/**
 * The answer of an address of the REST interface.
 * @param path from `/v1/` on
 * @param reads the families that the answer depends on, if nothing else can change it
 */
export const answerOf = <T>(path: string, shape: z.ZodType<T>, reads?: readonly Family[]) =>
  queryOptions({
    queryKey: [...(reads ? [readsOnly(...reads)] : []), path, shapeKey(shape)],
    queryFn: ({ signal }) => sendRequest(path, shape, { signal }),
  })
