import { CsvError, parse as parseCsv } from 'csv-parse/sync'
import type { Request } from 'express'
import { z } from 'zod'
import { playAnswers, playColumns, playsBody } from '../../../shared-schema/api/plays.ts'
import { parse } from '../../problems/parse.ts'
import { Problem } from '../../problems/problem.ts'
import { requireKnownFields } from '../requests/strict.ts'

/** Maximum number of plays per request. */
const MAX_PLAYS = 2000

/** A play as sent, by the columns of a play-by-play. */
export interface SentRow {
  /** Its index in the list, from 0, or its row number in a table. */
  readonly place: number
  readonly row: Readonly<Record<string, unknown>>
}

/** The plays in a request. */
export interface SentRows {
  readonly rows: readonly SentRow[]
  /** Whether they came as a table, with rows numbered as in a spreadsheet. */
  readonly isTable: boolean
}

/** The plays of a body in JSON or CSV. @throws Problem for other formats, and for too many plays */
export function readRows(request: Request): SentRows {
  const body: unknown = request.body
  const sent: SentRows =
    typeof body === 'string'
      ? { rows: readTable(body), isTable: true }
      : { rows: readJson(request), isTable: false }
  if (sent.rows.length === 0 || sent.rows.length > MAX_PLAYS)
    throw Problem.field('plays', t => t('plays.oneOrMany', { most: MAX_PLAYS }))
  requireKnownFields(
    request,
    playColumns,
    sent.rows.map(({ row }) => row),
  )
  return sent
}

function readJson(request: Request): SentRow[] {
  requireKnownFields(request, Object.keys(playAnswers.GamePlays.shape))
  return parse(playsBody, request.body).plays.map((row, place) => ({ place, row }))
}

function readTable(text: string): SentRow[] {
  const [head = ''] = text.split('\n', 1)
  try {
    return table
      .parse(
        parseCsv(text, {
          bom: true,
          columns: names => names.map((name: string) => name.trim()),
          delimiter: [';', '\t'].find(mark => head.includes(mark)) ?? ',',
          info: true,
          skip_empty_lines: true,
          skip_records_with_empty_values: true,
        }),
      )
      .map(({ record, info }) => ({
        place: info.lines,
        row: Object.fromEntries(Object.entries(record).map(([name, cell]) => [name, asWritten(cell)])),
      }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const what = error.message
    throw Problem.field('body', t => t('plays.notCsv', { what }))
  }
}

const table = z.array(
  z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.int() }) }),
)

/** Removes the apostrophe that protects a cell from being read as a formula. */
const asWritten = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/, '')
