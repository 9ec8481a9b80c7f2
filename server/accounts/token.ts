import { createHash, randomBytes } from 'node:crypto'

/** A token that nobody guesses: 64 hexadecimal digits. It is shown once, and only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('hex')

/** The name of a program, or a code that is good for two minutes: 30 hexadecimal digits. */
export const newShortToken = (): string => randomBytes(15).toString('hex')

/** The SHA-256 by which a token, a code or a program's secret is stored and found. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
