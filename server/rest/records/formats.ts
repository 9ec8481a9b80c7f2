import type { Request, Response } from 'express'
import { calendarQuery, formatQuery, formats, type Format } from '../../../shared-schema/api/list-query.ts'
import { Problem } from '../../problems/problem.ts'
import { queryOf } from '../requests/caller.ts'
import { csvOf } from './csv.ts'
import type { Envelope } from '../requests/page.ts'
import { isStrict } from '../requests/strict.ts'

const types: Readonly<Record<Format, string>> = {
  json: 'application/json',
  csv: 'text/csv',
  ics: 'text/calendar',
}

const inputs = { table: formatQuery.shape.format, calendar: calendarQuery.shape.format }

/**
 * The requested format, by `format=` or else by `Accept`; JSON by default.
 * @param list the kind of list: a table, or one that is also a calendar
 * @throws Problem for a format that this list does not have
 */
export function formatOf(request: Request, list: keyof typeof inputs = 'table'): Format {
  const query = queryOf(request)
  const requested = query.get('format')
  if (requested !== null) {
    const { data: format } = inputs[list].safeParse(requested)
    if (format !== undefined) return format
    if (!isStrict(query) && !inputs.calendar.safeParse(requested).success) return 'json'
    throw Problem.field('format', t => t('requests.formatHere', { formats: [...formats[list]] }))
  }
  const accepted = request.accepts(formats[list].map(format => types[format]))
  return formats[list].find(format => types[format] === accepted) ?? 'json'
}

/**
 * Sends a part of a list; CSV gets the address of the next part in a `Link` header.
 * @param columns called for CSV only
 */
export function answerList(
  response: Response,
  format: Format,
  columns: () => readonly string[],
  list: Envelope,
): void {
  if (format === 'json') return void response.json(list)
  const { next } = list.meta
  if (next !== null) response.set('Link', `<${next}>; rel="next"`)
  sendCsv(response, columns(), list.objects)
}

/** Sends a complete list: as CSV, or as JSON under the names of its route and also in the usual envelope. */
export function answerWhole(
  response: Response,
  format: Format,
  columns: readonly string[],
  objects: readonly object[],
  body: object,
): void {
  if (format === 'csv') return sendCsv(response, columns, objects)
  const { length } = objects
  const meta = { limit: length, next: null, offset: 0, previous: null, total_count: length }
  response.json({ ...body, meta, objects })
}

function sendCsv(response: Response, columns: readonly string[], objects: readonly object[]): void {
  response.type('text/csv; charset=utf-8').send(csvOf(columns, objects))
}
