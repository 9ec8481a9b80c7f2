import { localeOf } from './languages.ts'

// A format takes milliseconds to make, and several screens tell the time with every goal.
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (parts: Intl.DateTimeFormatOptions, language: string): Intl.DateTimeFormat => {
  const key = `${language} ${JSON.stringify(parts)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), parts)
  formats.set(key, format)
  return format
}

/**
 * A day, or a time of day, in the format of a language.
 * @param parts which parts of it, and the time zone, which is this device's by default
 */
export const timeText = (time: number, parts: Intl.DateTimeFormatOptions, language: string): string =>
  formatOf(parts, language).format(time)

/** A range from one time to another, in the format of a language: `12–14 June 2026`. */
export const rangeText = (
  from: number,
  to: number,
  parts: Intl.DateTimeFormatOptions,
  language: string,
): string => formatOf(parts, language).formatRange(from, to)
