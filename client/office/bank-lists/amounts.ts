import { decimalsOf } from '../../../shared-schema/texts/amount-text.ts'

type Mark = ',' | '.'

/** The sign, the digits with their marks, and a sign that some banks put last. */
const parts = /^([+\-−(]?)(\d[\d.,]*|[.,]\d+)([-−)]?)$/

/** Without blanks, and without a currency at either end: `CHF 1’250.00`, `1 250,00 €`. */
const bare = (cell: string): string =>
  cell
    .replaceAll(/[\s'’]/g, '')
    .replace(/^([+\-−(]?)(?:\p{Sc}|\p{L}{1,4}\.?)([+\-−]?)(?=[\d.,])/u, '$1$2')
    .replace(/(?:\p{Sc}|\p{L}{1,4}\.?)$/u, '')

/** The decimal mark of a column, from the cells that show it; null if none does. */
export function decimalMark(cells: readonly string[]): Mark | null {
  for (const cell of cells) {
    const digits = parts.exec(bare(cell))?.[2] ?? ''
    const marks: readonly string[] = digits.match(/[.,]/g) ?? []
    const last = marks.at(-1)
    if (last === undefined) continue
    const other: Mark = last === ',' ? '.' : ','
    if (marks.includes(other)) return last === ',' ? ',' : '.'
    if (marks.length > 1) return other
    if (digits.length - digits.indexOf(last) !== 4) return last === ',' ? ',' : '.'
  }
  return null
}

/**
 * Reads an amount as people and banks write it: `12.50`, `1.234,50 €`, `1’234.50-`.
 * @param mark the decimal mark of its column; without one `1.234` is a thousand, unless the currency has three decimals
 * @returns in the smallest unit of the currency; undefined for anything else
 */
export function amountIn(cell: string, currency: string, mark = decimalMark([cell])): number | undefined {
  const [, sign = '', digits, last = ''] = parts.exec(bare(cell)) ?? []
  if (digits === undefined || (sign === '(') !== (last === ')')) return undefined
  const decimals = decimalsOf(currency)
  const decimal = mark ?? (decimals === 3 && digits.includes('.') ? '.' : decimals === 3 ? ',' : undefined)
  const [whole = '', fraction = '', more] = decimal === undefined ? [digits] : digits.split(decimal)
  if (more !== undefined || !/^\d*$/.test(fraction) || /[1-9]/.test(fraction.slice(decimals)))
    return undefined
  if (!/^\d*$|^\d{1,3}(?:([.,])\d{2,3})(?:\1\d{2,3})*$/.test(whole) || !/^\d*$|[.,]\d{3}$/.test(whole))
    return undefined
  const minor = Number(`${whole.replaceAll(/[.,]/g, '')}${fraction.slice(0, decimals).padEnd(decimals, '0')}`)
  const isNegative = /[-−(]/.test(sign) || /[-−]/.test(last)
  return isNegative && minor !== 0 ? -minor : minor
}
