import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { readAll } from '../../base/requests/read-all.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import type { Family } from '../../../shared-schema/resources/families.ts'
import { readsOnly } from './reads.ts'
import { shapeKey } from './shape-key.ts'

/**
 * All records of a family that a query finds.
 * @param query filters, fields and order, as the REST interface names them
 * @param reads the families that the records come from, if nothing else can change the list
 */
export const listOf = <T>(
  family: Family,
  query: Readonly<Record<string, string>>,
  shape: z.ZodType<T>,
  reads?: readonly Family[],
) =>
  queryOptions({
    queryKey: [...(reads ? [readsOnly(...reads)] : []), `/v1/${family}/`, query, shapeKey(shape)],
    queryFn: ({ signal }) => readAll(family, query, shape, signal),
  })

/**
 * What an address of the REST interface answers: a record, or what is worked out.
 * @param path from `/v1/` on
 */
export const answerOf = <T>(path: string, shape: z.ZodType<T>) =>
  queryOptions({
    queryKey: [path, shapeKey(shape)],
    queryFn: ({ signal }) => sendRequest(path, shape, { signal }),
  })
