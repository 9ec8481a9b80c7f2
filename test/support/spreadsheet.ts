// A file of a spreadsheet, as small as Excel reads one: a zip of four parts that are not compressed.
import { crc32 } from 'node:zlib'

type Rows = readonly (readonly (string | number)[])[]

/** @param rows the cells of its one sheet, at most ten in a row */
export const spreadsheet = (rows: Rows): Buffer => workbook({ Teams: rows })

/** @param sheets the cells of each, by its name */
export function workbook(sheets: Readonly<Record<string, Rows>>): Buffer {
  const all = Object.entries(sheets).map(([name, rows], at) => ({ name, rows, number: at + 1 }))
  return zip({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEETS}.sheet.main+xml"/>${all.map(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${SHEETS}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': related('officeDocument', ['xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${all.map(({ name, number }) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="r${number}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': related(
      'worksheet',
      all.map(({ number }) => `worksheets/sheet${number}.xml`),
    ),
    ...Object.fromEntries(all.map(({ rows, number }) => [`xl/worksheets/sheet${number}.xml`, sheetOf(rows)])),
  })
}

function sheetOf(rows: Rows): string {
  const lines = rows.map((row, line) => {
    const cells = row.map((value, column) => cell(`${'ABCDEFGHIJ'.charAt(column)}${line + 1}`, value))
    return `<row r="${line + 1}">${cells.join('')}</row>`
  })
  return `<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`
}

const cell = (at: string, value: string | number): string =>
  typeof value === 'number'
    ? `<c r="${at}"><v>${value}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const related = (type: string, targets: readonly string[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets.map((target, at) => `<Relationship Id="r${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Files as a zip holds them: each with a head of its own, and all of them listed at the end. */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = []
  const listed: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)]
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(content.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(name.length, 22)
    const part = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, name, content])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    listed.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, place, name]))
    parts.push(part)
    offset += part.length
  }
  const list = Buffer.concat(listed)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, list, Buffer.from('PK\u0005\u0006'), end])
}
