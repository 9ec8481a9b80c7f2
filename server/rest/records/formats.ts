import type { Request, Response } from 'express'
import { Problem } from '../../problems/problem.ts'
import { queryOf } from '../requests/caller.ts'
import { csvOf } from './csv.ts'
import type { Envelope } from '../requests/page.ts'
import { isStrict } from '../requests/strict.ts'

/** How a list is given: as JSON, as rows for spreadsheets, or as the events of a calendar. */
export type Format = 'json' | 'csv' | 'ics'

const types: Readonly<Record<Format, string>> = {
  json: 'application/json',
  csv: 'text/csv',
  ics: 'text/calendar',
}

/**
 * The format that a request asks for by `format=` or else by `Accept`; JSON without a wish.
 * @param possible what the list can be given as
 * @throws Problem for a format that this list does not have
 */
export function formatOf(request: Request, possible: readonly Format[]): Format {
  const asked = queryOf(request).get('format')?.trim().toLowerCase()
  const isKnown = asked === 'json' || asked === 'csv' || asked === 'ics'
  if (asked !== undefined && (isKnown || isStrict(queryOf(request)))) {
    if (isKnown && possible.includes(asked)) return asked
    throw Problem.field('format', t => t('requests.formatHere', { formats: [...possible] }))
  }
  if (asked !== undefined) return 'json'
  const accepted = request.accepts(possible.map(format => types[format]))
  return possible.find(format => types[format] === accepted) ?? 'json'
}

/** Answers with a part of a list; as rows it names the next part in a `Link` header. */
export function answerList(
  response: Response,
  format: Format,
  columns: readonly string[],
  list: Envelope,
): void {
  response.vary('Accept')
  if (format === 'json') return void response.json(list)
  const { next } = list.meta
  if (next !== null) response.set('Link', `<${next}>; rel="next"`)
  sendCsv(response, columns, list.objects)
}

/** Answers with rows. */
export function sendCsv(response: Response, columns: readonly string[], objects: readonly object[]): void {
  response.type('text/csv; charset=utf-8').send(csvOf(columns, objects))
}
