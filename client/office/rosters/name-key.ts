/**
 * A cell in normal form: composed, without invisible characters and surrounding blanks, and without the
 * apostrophe by which tables keep text from being a formula.
 */
export const cleaned = (cell: string): string =>
  cell
    .normalize('NFC')
    .replaceAll(/[\u200b\u2060\ufeff]/g, '')
    .replace(/^'(?=\s*[=+\-@])/, '')
    .trim()

/** The same key for names that people consider equal: spacing and capitals do not count. */
export const nameKey = (name: string): string => cleaned(name).replaceAll(/\s+/g, ' ').toLowerCase()
