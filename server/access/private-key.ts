import { createHash, randomBytes } from 'node:crypto'

/** The hash under which the key of a private link is stored and looked up. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** The key of a new private link. It is stored nowhere. */
export const randomKey = (): string => randomBytes(24).toString('base64url')
