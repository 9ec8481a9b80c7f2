import { numberText } from './number-text.ts'

const withoutMinor: readonly string[] = [
  ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG'],
  ...['RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
]
const inThousands: readonly string[] = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']

/**
 * The number of decimals of an amount, by ISO 4217. Browsers do not agree about some currencies, and an amount would
 * be another one on another device.
 */
export const decimalsOf = (currency: string): number =>
  withoutMinor.includes(currency) ? 0 : inThousands.includes(currency) ? 3 : 2

/** An amount in its whole units: 12.5 for 1250 cents. @param minor in the smallest unit of the currency */
export const wholeUnits = (minor: number, currency: string): number => minor / 10 ** decimalsOf(currency)

/** An amount in the format of a language: `€12.50`. @param minor in the smallest unit of the currency */
export function amountText(minor: number, currency: string, language: string): string {
  const digits = decimalsOf(currency)
  return numberText(
    wholeUnits(minor, currency),
    { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits },
    language,
  )
}
