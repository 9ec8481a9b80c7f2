import { createHash, randomBytes } from 'node:crypto'

/** An unguessable token: 64 hexadecimal digits. Shown once; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('hex')

/** A program's client id, or a code valid for two minutes: 30 hexadecimal digits. */
export const newShortToken = (): string => randomBytes(15).toString('hex')

/** The SHA-256 under which a token, a code or a program's secret is stored and looked up. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
