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
 * The format that a request asks for by `format=` or else by `Accept`; JSON without a wish.
 * @param list whether a calendar shows it, too
 * @throws Problem for a format that this list does not have
 */
export function formatOf(request: Request, list: keyof typeof inputs = 'table'): Format {
  const query = queryOf(request)
  const asked = query.get('format')
  if (asked !== null) {
    const { data: format } = inputs[list].safeParse(asked)
    if (format !== undefined) return format
    if (!isStrict(query) && !inputs.calendar.safeParse(asked).success) return 'json'
    throw Problem.field('format', t => t('requests.formatHere', { formats: [...formats[list]] }))
  }
  const accepted = request.accepts(formats[list].map(format => types[format]))
  return formats[list].find(format => types[format] === accepted) ?? 'json'
}

/**
 * Answers with a part of a list; as rows it names the next part in a `Link` header.
 * @param columns asked for rows alone
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

/**
 * Answers with a list that comes as a whole: as rows, or under the names that its address has, and beside
 * them in the envelope that every list has.
 */
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

/** Answers with rows. */
function sendCsv(response: Response, columns: readonly string[], objects: readonly object[]): void {
  response.type('text/csv; charset=utf-8').send(csvOf(columns, objects))
}
