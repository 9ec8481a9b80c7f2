import { amountText, decimalsOf } from '../../../shared-schema/texts/amount-text.ts'

type Mark = ',' | '.'

/** An amount with what is before and after its digits. `Fr.` is no digit. */
const parts = /^((?:\p{L}\.|[^\d.,])*)(\d[\d.,]*|[.,]\d+)([^\d.,]*\.?)$/u

/** The parts of a cell such as `CHF 1’250.00` or `50,00 S`, without the blanks and apostrophes in its digits. */
const partsOf = (cell: string): RegExpExecArray | null =>
  parts.exec(cell.trim().replaceAll(/(?<=[\d.,])[\s'’]+(?=[\d.,])/g, ''))

/** True for a sign in words that says that money goes out. */
export const isOut = (word: string): boolean => /^(s|soll|d|dr|dbit|debit|débit|debe|cargo|af|-)$/i.test(word)

const isIn = (word: string): boolean => /^(h|haben|c|cr|crdt|credit|crédit|haber|abono|bij)$/i.test(word)

/** Other words that banks write for some currencies. */
const words: Readonly<Record<string, readonly string[]>> = {
  ...{ EUR: ['EURO', 'EUROS'], CHF: ['FR', 'SFR'], SEK: ['KR'], NOK: ['KR'], DKK: ['KR'] },
  ...{ PLN: ['ZŁ'], CZK: ['KČ'], HUF: ['FT'] },
}

/** True for a word that means the currency: its code, its sign, or both, as in `US$`. */
export function isCurrency(word: string, currency: string): boolean {
  const sign = amountText(0, currency, 'en').replaceAll(/[\d.,\s]/g, '')
  const bare = sign.replaceAll(/\p{L}/gu, '')
  const signs = [sign, bare, `${currency.slice(0, 2)}${bare}`]
  const known = [currency, ...signs, ...(words[currency] ?? [])].map(one => one.toUpperCase())
  return known.includes(word.toUpperCase().replace(/\.$/, ''))
}

/** 1 or -1 by the signs around the digits; undefined if there is anything else, as another currency. */
function signOf(before: string, after: string, currency: string): 1 | -1 | undefined {
  const found: string[] = `${before} ${after}`.match(/[+\-−()]|[^\s+\-−()]+/g) ?? []
  const isBracketed = found.includes('(')
  if (isBracketed !== found.includes(')') || isBracketed !== (before.includes('(') && after.includes(')')))
    return undefined
  const signs = found.filter(one => /^[+\-−(]$/.test(one))
  const others = found.filter(one => !/^[+\-−()]$/.test(one) && !isCurrency(one, currency))
  if (signs.length > 1 || others.length > 1 || others.some(one => !isOut(one) && !isIn(one))) return undefined
  return signs.some(one => one !== '+') || others.some(isOut) ? -1 : 1
}

/** The decimal mark of a column, from the cells that show it; null if none does. */
export function decimalMark(cells: readonly string[]): Mark | null {
  for (const cell of cells) {
    const digits = partsOf(cell)?.[2] ?? ''
    const marks: readonly string[] = digits.match(/[.,]/g) ?? []
    const last = marks.at(-1)
    if (last === undefined) continue
    const other: Mark = last === ',' ? '.' : ','
    if (marks.includes(other)) return last === ',' ? ',' : '.'
    if (marks.length > 1) return other
    // No thousands begin with 0.
    if (digits.startsWith('0') || digits.length - digits.indexOf(last) !== 4) return last === ',' ? ',' : '.'
  }
  return null
}

/** As many decimals are a number that a spreadsheet has calculated: `100.10000000000001`. */
const FLOAT = 10

/**
 * Reads an amount as people and banks write it: `12.50`, `1.234,50 €`, `1’234.50-`, `50,00 S`.
 * @param mark the decimal mark of its column; without one `1.234` is a thousand, unless the currency has three decimals
 * @returns in the smallest unit of the currency; undefined for anything else
 */
export function amountIn(cell: string, currency: string, mark = decimalMark([cell])): number | undefined {
  const [, before = '', digits, after = ''] = partsOf(cell) ?? []
  const sign = digits === undefined ? undefined : signOf(before, after, currency)
  if (digits === undefined || sign === undefined) return undefined
  const decimals = decimalsOf(currency)
  const decimal = mark ?? (decimals === 3 && digits.includes('.') ? '.' : decimals === 3 ? ',' : undefined)
  const [whole = '', fraction = '', more] = decimal === undefined ? [digits] : digits.split(decimal)
  if (more !== undefined || !/^\d*$/.test(fraction)) return undefined
  if (/[1-9]/.test(fraction.slice(decimals)) && fraction.length < FLOAT) return undefined
  if (/^0[.,]/.test(whole)) return undefined
  if (!/^\d*$|^\d{1,3}(?:([.,])\d{2,3})(?:\1\d{2,3})*$/.test(whole) || !/^\d*$|[.,]\d{3}$/.test(whole))
    return undefined
  const minor = Math.round(Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction}`) * 10 ** decimals)
  return minor === 0 ? 0 : sign * minor
}
