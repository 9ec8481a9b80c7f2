import { createHmac } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * The code that an app on a phone shows for a key: six digits for each half minute (RFC 6238).
 * @param key as in a QR code, in base 32
 * @param now in milliseconds
 */
export function codeOf(key: string, now = Date.now()): string {
  const secret = secretOf(key)
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** The bytes of a key. */
export function secretOf(key: string): Buffer {
  const bits = Array.from(key, letter => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => parseInt(byte, 2)))
}
