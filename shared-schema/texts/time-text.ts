import { localeOf } from './languages.ts'

// A format takes milliseconds to make, and several screens tell the time with every goal.
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A day, or a time of day, as a language says it.
 * @param parts what of it, and in which zone: without one in that of this device
 */
export function timeText(time: number, parts: Intl.DateTimeFormatOptions, language: string): string {
  const key = `${language} ${JSON.stringify(parts)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), parts)
  formats.set(key, format)
  return format.format(time)
}
