/** Without letters and digits that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 10

/** A code that nobody guesses, easy to read out. */
export const newCode = (): string =>
  [...crypto.getRandomValues(new Uint32Array(LENGTH))].map(value => SIGNS[value % SIGNS.length]).join('')
