import { createHash, randomBytes } from 'node:crypto'

/** The hash under which the key of a private link is stored and looked up. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** The hash to look up for a key as it was sent; '', which no link has, if none was sent or if it is too long. */
export const hashOfSent = (key: string | undefined): string =>
  key === undefined || key.length > 200 ? '' : hashOfKey(key)

/** The key of a new private link. It is stored nowhere. */
export const randomKey = (): string => randomBytes(24).toString('base64url')
