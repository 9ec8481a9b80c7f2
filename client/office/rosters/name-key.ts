/** Names that people take for the same have the same key: however they are spaced, and in capitals or not. */
export const nameKey = (name: string): string =>
  name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
