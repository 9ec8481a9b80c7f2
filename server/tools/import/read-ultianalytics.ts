import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { parseTime } from '../../../shared-schema/resources/time.ts'
import { ImportError } from './import-error.ts'

const name = z
  .string()
  .trim()
  .transform(text => (text === '' || text === 'Anonymous' ? null : text))

/** The app writes `2019-04-01 00:09`; files saved by a spreadsheet have `4/1/2019 0:09`, month first. */
function readStart(text: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d \d\d?:\d\d$/.test(text)) return parseTime(text)
  const [, month, day, year = '', time] = /^(\d\d?)\/(\d\d?)\/(\d{4}|\d\d) (\d\d?:\d\d)$/.exec(text) ?? []
  return month === undefined
    ? undefined
    : parseTime(`${year.length === 2 ? '20' : ''}${year}-${month}-${day} ${time}`)
}

/** The score at the end of a point; missing in other kinds of exports. */
const points = z
  .string()
  .optional()
  .transform(text => (text !== undefined && /^\d{1,4}$/.test(text.trim()) ? Number(text) : null))

const row = z.object({
  'Date/Time': z
    .string()
    .transform(readStart)
    .pipe(
      z.string({
        error: 'must be a date and time such as 2019-04-01 00:09, or 4/1/2019 0:09 with the month first',
      }),
    ),
  Opponent: z.string().min(1, { error: 'must name the opponent' }),
  'Event Type': z.string().trim().min(1, { error: 'must be Offense, Defense or Cessation' }),
  Action: z.string(),
  Passer: name,
  Receiver: name,
  Defender: name,
  'Our Score - End of Point': points,
  'Their Score - End of Point': points,
  'Elapsed Time (secs)': z.coerce.number({ error: 'must be a number of seconds' }),
})

/** One play of an UltiAnalytics export, as in the file. */
export interface ExportedPlay {
  readonly line: number
  /**
   * Who had the disc: we (Offense) or they (Defense); or a stoppage (Cessation). No other values are known.
   */
  readonly event: string
  readonly action: string
  readonly passer: string | null
  readonly receiver: string | null
  readonly defender: string | null
  readonly elapsedSeconds: number
  /** The team's players on the field. */
  readonly onField: readonly string[]
}

export interface ExportedGame {
  /** Local time without a zone, `2019-04-01T00:09:00`: the export has none. */
  readonly start: string
  readonly tournament: string
  readonly opponent: string
  readonly plays: readonly ExportedPlay[]
  /** Our score and theirs after the last point, according to the export; null if missing. */
  readonly score: readonly [number, number] | null
}

const parsedFile = z.array(
  z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.int() }) }),
)

/**
 * Reads an UltiAnalytics CSV export into its games, in the order of the file.
 * @throws ImportError naming file and line of a row that does not fit
 */
export async function readUltianalytics(path: string): Promise<ExportedGame[]> {
  const file = basename(path)
  const games = new Map<
    string,
    {
      start: string
      tournament: string
      opponent: string
      plays: ExportedPlay[]
      score: ExportedGame['score']
    }
  >()
  for (const { record, info } of parseFile(file, await readFile(path))) {
    const parsed = row.safeParse(record)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw new ImportError(
        file,
        info.lines,
        `${issue?.path.join('.') ?? 'the row'} ${issue?.message ?? 'does not fit'}`,
      )
    }
    const play = parsed.data
    // The export's own header has the spelling mistake.
    const tournament = (record.Tournament ?? record.Tournamemnt ?? '').trim()
    const key = [play['Date/Time'], tournament, play.Opponent].join('\n')
    const game = games.get(key) ?? {
      start: play['Date/Time'],
      tournament,
      opponent: play.Opponent,
      plays: [],
      score: null,
    }
    games.set(key, game)
    const [ours, theirs] = [play['Our Score - End of Point'], play['Their Score - End of Point']]
    if (ours !== null && theirs !== null) game.score = [ours, theirs]
    game.plays.push({
      line: info.lines,
      event: play['Event Type'],
      action: play.Action,
      passer: play.Passer,
      receiver: play.Receiver,
      defender: play.Defender,
      elapsedSeconds: play['Elapsed Time (secs)'],
      onField: Object.entries(record)
        .filter(([column, value]) => /^Player \d+$/.test(column) && value.trim() !== '')
        .map(([, value]) => value.trim()),
    })
  }
  if (games.size === 0) throw new ImportError(file, 1, 'holds no plays')
  return [...games.values()]
}

function parseFile(file: string, content: Buffer): z.infer<typeof parsedFile> {
  try {
    return parsedFile.parse(
      parse(content, {
        columns: true,
        info: true,
        bom: true,
        relax_column_count_less: true,
        skip_empty_lines: true,
      }),
    )
  } catch (error) {
    if (error instanceof CsvError)
      throw new ImportError(file, typeof error.lines === 'number' ? error.lines : null, error.message)
    throw error
  }
}
