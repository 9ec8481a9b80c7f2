/** A cell as it is kept: composed, without what nobody sees, and without blanks around it. */
export const cleaned = (cell: string): string =>
  cell
    .normalize('NFC')
    .replaceAll(/[\u200b\u2060\ufeff]/g, '')
    .trim()

/** Names that people take for the same have the same key: however they are spaced, and in capitals or not. */
export const nameKey = (name: string): string => cleaned(name).replaceAll(/\s+/g, ' ').toLowerCase()
