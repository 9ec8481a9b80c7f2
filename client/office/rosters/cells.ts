import Papa from 'papaparse'
import { columnOf, type ReadHeading } from './columns.ts'

const delimiters = ['\t', ';', ',', '|'] as const

/**
 * The rows of a text with delimited cells. Lines may end in several ways: an editor adds its own to those of a
 * file.
 */
export const parse = (text: string, delimiter: string): string[][] =>
  Papa.parse(text.replaceAll(/\r\n?/g, '\n'), { delimiter, skipEmptyLines: false }).data

/** A text that `parse` reads with tabs: it keeps each cell in its place. */
export const tableOf = (cells: readonly (readonly string[])[]): string =>
  Papa.unparse(
    cells.map(row => row.map(cell => cell.replaceAll(/\r\n?/g, '\n'))),
    { delimiter: '\t', newline: '\n' },
  )

/**
 * The cells of pasted text or a text file: from a spreadsheet, as CSV, or a name in each line.
 * @param isFile whether it is a file: there a comma in each line separates cells, while pasted text may
 * contain `Lee, Ann`
 * @param meant recognizes the headings of the list
 */
export function cellsOfText(text: string, isFile = false, meant: ReadHeading = columnOf): string[][] {
  // DOS programs end a file with a special character.
  const [plain = ''] = text.replace(/^\ufeff/, '').split('\x1a')
  // Excel writes and reads this line, but never shows it.
  const stated = /^"?sep=(.)"?[ \t]*(?:\r\n|\n|\r)/i.exec(plain)
  if (stated?.[1] !== undefined) return parse(plain.slice(stated[0].length), stated[1])
  const delimiter = delimiterOf(plain, isFile, meant)
  return delimiter === null ? plain.split(/\r\n|\n|\r/).map(line => [line]) : parse(plain, delimiter)
}

/** The delimiter of the cells in most rows, judged over the whole text; null for a list of names. */
function delimiterOf(text: string, isFile: boolean, meant: ReadHeading): string | null {
  const judged = delimiters.map(delimiter => {
    const rows = parse(text, delimiter).filter(row => row.some(cell => cell.trim() !== ''))
    const width = usualWidth(rows)
    const headings = Math.max(0, ...rows.slice(0, 20).map(row => row.filter(meant).length))
    return {
      delimiter,
      width,
      headings,
      share: rows.filter(row => row.length === width).length / rows.length,
    }
  })
  const fit = judged
    .filter(({ width, share }) => width > 1 && share > 0.5)
    .filter(({ delimiter, headings, width }) => isFile || delimiter !== ',' || headings > 1 || width > 2)
  const [best] = fit.toSorted(
    (one, other) => other.headings - one.headings || other.share - one.share || other.width - one.width,
  )
  return best?.delimiter ?? judged.find(({ headings }) => headings > 1)?.delimiter ?? null
}

/** The number of cells in most rows. */
function usualWidth(rows: readonly (readonly string[])[]): number {
  const many = new Map<number, number>()
  for (const { length } of rows) many.set(length, (many.get(length) ?? 0) + 1)
  return [...many].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}
