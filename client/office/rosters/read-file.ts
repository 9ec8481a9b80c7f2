import { cellsOfText } from './cells.ts'
import { columnOf, type ReadHeading } from './columns.ts'
import { decodeText, encodings, tellingWords, type Encoding } from './encodings.ts'
import { kindOf, type UnreadKind } from './file-kind.ts'

/** One sheet of a workbook, or the only one of a text file. */
export interface FileSheet {
  readonly name: string
  readonly cells: readonly (readonly string[])[]
}

/** A file that cannot be read. */
export class UnreadFile extends Error {
  readonly kind: UnreadKind

  constructor(kind: UnreadKind) {
    super(kind)
    this.name = 'UnreadFile'
    this.kind = kind
  }
}

/** The contents of a file. */
export interface ReadFile {
  readonly sheets: readonly FileSheet[]
  /** The guessed encoding; null if there is no doubt. */
  readonly encoding: Encoding | null
  /** Some names in each possible encoding, if there is doubt. */
  readonly samples: readonly { readonly encoding: Encoding; readonly words: readonly string[] }[]
}

/**
 * Reads a list from a text file or a workbook. The bytes decide which it is.
 * @param meant recognizes the headings of the list
 * @param chosen the encoding that somebody chose for a text file
 * @throws UnreadFile for anything else
 */
export async function readFile(
  file: Blob,
  chosen?: Encoding,
  meant: ReadHeading = columnOf,
): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = kindOf(bytes)
  if (kind === 'workbook') return { sheets: await sheetsOf(file), encoding: null, samples: [] }
  if (kind !== 'text') throw new UnreadFile(kind)
  const decoded = decodeText(bytes, chosen)
  if (!decoded) throw new UnreadFile('unknown')
  const { text, guessed } = decoded
  return {
    sheets: [{ name: '', cells: cellsOfText(text, true, meant) }],
    encoding: guessed,
    samples: guessed === null ? [] : samplesOf(bytes),
  }
}

const samplesOf = (bytes: Uint8Array) =>
  encodings.flatMap(encoding => {
    const text = decodeText(bytes, encoding)?.text
    return text === undefined ? [] : [{ encoding, words: tellingWords(text) }]
  })

/** The workbook reader is loaded when a workbook is chosen. */
async function sheetsOf(file: Blob): Promise<FileSheet[]> {
  const { default: readWorkbook } = await import('read-excel-file/universal')
  try {
    const sheets = await readWorkbook(file)
    return sheets.map(({ sheet, data }) => ({ name: sheet, cells: data.map(row => row.map(textOf)) }))
  } catch {
    throw new UnreadFile('unknown')
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  if (cell instanceof Date) return timeOf(cell)
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''
}

/** `2026-06-12`, `2026-06-12 14:05`. A workbook's times have no time zone: they are read as if in UTC. */
const timeOf = (time: Date): string => time.toISOString().slice(0, 16).replace('T', ' ').replace(' 00:00', '')
