import { localeOf } from './languages.ts'

// A format takes milliseconds to make, and a box score says hundreds of numbers.
const formats = new Map<string, Intl.NumberFormat>()

/**
 * A number as a language says it: `12.5` in English, `12,5` in German.
 * @param options how many digits, for instance
 */
export function numberText(value: number, options: Intl.NumberFormatOptions, language: string): string {
  const key = `${language} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.NumberFormat(localeOf(language), options)
  formats.set(key, format)
  return format.format(value)
}
