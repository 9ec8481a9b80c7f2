import type { z } from 'zod'
import {
  fieldsQuery,
  limits,
  offsets,
  pageQuery,
  rowsQuery,
  type Amount,
  type Format,
} from '../../../shared-schema/api/list-query.ts'
import { Problem } from '../../problems/problem.ts'
import { readParameters } from './caller.ts'
import { isStrict } from './strict.ts'

/** The requested part of a list. */
export type Page = Readonly<z.infer<typeof pageQuery>>

/** Reads `limit` and `offset`. @throws Problem as `requireAmounts` does */
export function readPage(query: URLSearchParams, format: Format = 'json'): Page {
  const [limit, shape] = format === 'json' ? [limits.json, pageQuery] : [limits.rows, rowsQuery]
  requireAmounts(query, { limit, offset: offsets })
  return readParameters(query, shape)
}

/** @throws Problem 400, for `strict=true`, if an amount is no number in its range */
export function requireAmounts(query: URLSearchParams, amounts: Readonly<Record<string, Amount>>): void {
  if (!isStrict(query)) return
  for (const [name, { least, most }] of Object.entries(amounts)) {
    const text = query.get(name)?.trim() ?? ''
    if (text !== '' && !(/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most))
      throw Problem.field(name, (_, shared) => shared('fields.between', { least, most }))
  }
}

/** The field names that a caller requests of each object. */
export type Names = ReadonlySet<string> | 'all'

/** The names in `fields`. */
export const fieldsIn = (query: URLSearchParams): string[] => readParameters(query, fieldsQuery).fields

/** Reads `fields=[a,b]`; an empty list means all. */
export function readFields(query: URLSearchParams): Names {
  const names = fieldsIn(query)
  return names.length === 0 ? 'all' : new Set(names)
}

/** Whether a field is requested; `team` includes `team_id`. */
export const shows = (names: Names, name: string): boolean =>
  names === 'all' || names.has(name) || (name.endsWith('_id') && names.has(name.slice(0, -3)))

/** The requested fields of an object. */
export function shownOf(names: Names, whole: Record<string, unknown>): Record<string, unknown> {
  if (names === 'all') return whole
  const shown: Record<string, unknown> = {}
  for (const name of Object.keys(whole)) if (shows(names, name)) shown[name] = whole[name]
  return shown
}

/** The envelope of a part of a list. `next` and `previous` keep all other parameters. */
export interface Envelope {
  readonly meta: {
    limit: number
    next: string | null
    offset: number
    previous: string | null
    total_count: number
  }
  readonly objects: readonly object[]
}

/**
 * Wraps one page of a list.
 * @param address the list's, without its query
 */
export function envelope(
  objects: readonly object[],
  total: number,
  page: Page,
  address: string,
  query: URLSearchParams,
): Envelope {
  const { limit, offset } = page
  const at = (start: number) => {
    const parameters = new URLSearchParams(query)
    parameters.set('limit', String(limit))
    parameters.set('offset', String(start))
    return `${address}?${parameters}`
  }
  return {
    meta: {
      limit,
      next: offset + limit < total ? at(offset + limit) : null,
      offset,
      previous: offset > 0 ? at(Math.max(0, Math.min(offset, total) - limit)) : null,
      total_count: total,
    },
    objects,
  }
}
