/** A day, or a day with a time, on the clocks of its place: `2026-06-12`, `2026-06-12T14:05`. */
interface LocalTime {
  readonly local: string
}

/** The contents of a cell; null if it is empty. */
export type SheetCell = string | number | null | LocalTime

/** A table as a spreadsheet holds it. */
export interface SheetTable {
  readonly columns: readonly string[]
  /** Each row has a cell for every column. */
  readonly rows: readonly (readonly SheetCell[])[]
}

/** The time of a record at its place. @param time with the offset of its zone: `2026-06-12T14:05:00+02:00` */
export const localTime = (time: string | null): SheetCell =>
  time === null || Number.isNaN(Date.parse(time)) ? null : { local: time.slice(0, 16) }

/** A moment by the clock of this device. @param time ISO 8601, of any zone */
export function momentCell(time: string): SheetCell {
  const at = new Date(time)
  return localTime(new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString())
}

/** @param day as `2026-06-12` */
export const localDay = (day: string | null): SheetCell => (day === null ? null : { local: day })

/** A text that may be a day. */
export const dayOrText = (text: string): SheetCell =>
  /^\d{4}-\d\d-\d\d$/.test(text) ? { local: text } : text

/** A figure as a screen shows it, `+3` or `−3`: as a number if it is one. The jersey number 07 is none. */
export function figureCell(text: string): SheetCell {
  const plain = text.replace('−', '-')
  return /^[+-]?(0|[1-9]\d*)(\.\d+)?$/.test(plain) ? Number(plain) : text
}

/** A text without the characters that isolate names in sentences: a cell needs none. */
export const plainCell = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')
