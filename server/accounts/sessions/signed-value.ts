import { createHmac, timingSafeEqual } from 'node:crypto'

/** `VALUE.SIGNATURE`, signed like the account library does; the value has no dot. */
export const signed = (secret: string, value: string): string => `${value}.${signatureOf(secret, value)}`

const signatureOf = (secret: string, value: string): string =>
  createHmac('sha256', secret).update(value).digest('base64')

/** The value in `VALUE.SIGNATURE`, if this server signed it. */
export function signedValue(secret: string, shown = ''): string | undefined {
  const [value = '', signature = '', ...more] = shown.split('.')
  const expected = Buffer.from(signatureOf(secret, value))
  const given = Buffer.from(signature)
  return more.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
    ? value
    : undefined
}
