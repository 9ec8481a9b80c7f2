import Papa from 'papaparse'
import { columnOf } from './columns.ts'

const parse = (text: string, delimiter: string): string[][] =>
  Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false }).data

/**
 * The cells of what was pasted: from a spreadsheet, as CSV with a row of headings, or a name in each line.
 */
export function cellsOfText(text: string): string[][] {
  if (text.includes('\t')) return parse(text, '\t')
  const guessed = parse(text, '')
  const isCsv = (guessed[0] ?? []).filter(cell => columnOf(cell) !== null).length > 1
  return isCsv ? guessed : text.split(/\r?\n/).map(line => [line])
}

/**
 * What a file holds, as text that `cellsOfText` reads: a table of Excel or CSV in UTF-8 or, as older programs
 * write it, in Windows-1252.
 * @throws Error if it is neither
 */
export async function textOfFile(file: Blob & { readonly name: string }): Promise<string> {
  const cells = /\.xlsx$/i.test(file.name) ? await cellsOfSpreadsheet(file) : cellsOfCsv(await decoded(file))
  return Papa.unparse(cells, { delimiter: '\t', newline: '\n' })
}

const cellsOfCsv = (text: string): string[][] =>
  text.includes('\t') ? parse(text, '\t') : parse(text.trimEnd(), isList(text) ? '\t' : '')

/** Without any delimiter a parser would see commas in names as such. */
const isList = (text: string): boolean => !/[,;|]/.test(text.split('\n')[0] ?? '')

async function decoded(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

async function cellsOfSpreadsheet(file: Blob): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/universal')
  const rows = await readSheet(file)
  return rows.map(row => row.map(cell => (cell === null ? '' : String(cell))))
}
