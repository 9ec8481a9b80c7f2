import { z } from 'zod'
import { sendRequest } from './send-request.ts'

const PAGE = 200

/**
 * Reads all records of a REST list, page after page.
 * @param query filters, fields and order, in the REST interface's terms
 * @throws RequestError
 */
export async function readAll<T>(
  family: string,
  query: Readonly<Record<string, string>>,
  shape: z.ZodType<T>,
  signal: AbortSignal,
): Promise<T[]> {
  const page = z.object({ meta: z.object({ total_count: z.int() }), objects: z.array(shape) })
  const found: T[] = []
  for (;;) {
    const parameters = new URLSearchParams({ ...query, limit: String(PAGE), offset: String(found.length) })
    const { meta, objects } = await sendRequest(`/v1/${family}/?${parameters}`, page, { signal })
    found.push(...objects)
    if (objects.length === 0 || found.length >= meta.total_count) return found
  }
}
